"""Where the numbers of a position lie: each row of cells begins where the one before it ends."""

from __future__ import annotations

from typing import Final

# -- the table
PHASE: Final = 0
FIRST: Final = PHASE + 1
ACTIVE: Final = FIRST + 1
END: Final = ACTIVE + 1  # has the end been triggered?
EXTRAS: Final = END + 1  # types of additional actions used this turn, mask
MANA_LINES: Final = EXTRAS + 1  # mana actions done this turn, mask; bit 6: the mirror is used
DRAWN_PACTS: Final = MANA_LINES + 1
TAKEN_ARTEFACTS: Final = DRAWN_PACTS + 1  # places of the pile, mask
CONQUESTS: Final = TAKEN_ARTEFACTS + 1  # of Atlantis
ENTERED: Final = CONQUESTS + 1  # territories that gods entered this turn; those where Anubis has helped; masks
VP_TOKENS: Final = ENTERED + 2  # on the dominion track, mask
GOALS: Final = VP_TOKENS + 1
STAR: Final = GOALS + 4  # tile of each node
DISPLAY: Final = STAR + 10  # pact + 1
CIVILIZATIONS: Final = DISPLAY + 36  # territories with a tile, mask
LYING: Final = CIVILIZATIONS + 1  # intersections with a culture token, mask
UNSEEN: Final = LYING + 1  # those face down
NOTED: Final = UNSEEN + 1  # how much of Table.notes is valid
# The battle that is being fought; rows of two have a cell for the attacker and one for the defender.
PLACE: Final = NOTED + 1  # territory + 1
STAGE: Final = PLACE + 1
ENEMY: Final = STAGE + 1  # seat + 1, 0 for a civilization
DOWN: Final = ENEMY + 1  # cards put down, mask
USED: Final = DOWN + 2  # weapon + 1
ADDED: Final = USED + 2  # weapon + 1
CART: Final = ADDED + 2  # metal paid
CANCELLED: Final = CART + 2
ADVANCED: Final = CANCELLED + 2  # has this side played an advanced weapon?
DISCARDED: Final = ADVANCED + 2  # weapon + 1
YIELDED: Final = DISCARDED + 2
TABLE_SIZE: Final = YIELDED + 2

# -- a seat
HOUSE: Final = 0
RESOURCES: Final = HOUSE + 1
MANA: Final = RESOURCES + 4
VP: Final = MANA + 1
SOURCES: Final = VP + 1
STEPS: Final = SOURCES + 13  # on the three development tracks
DOMINION: Final = STEPS + 3
CUBES: Final = DOMINION + 1  # edges with a cube, mask
PLACED: Final = CUBES + 1  # how many of them
FREED: Final = PLACED + 1  # regions of the star whose token was taken, mask
TOKENS: Final = FREED + 1  # minor summon tokens to use
MAJOR_TOKEN: Final = TOKENS + 1
PAWN: Final = MAJOR_TOKEN + 1  # node + 1
UPGRADED: Final = PAWN + 1  # tiles, mask
DRAWN: Final = UPGRADED + 1  # minor gods at set-up, mask of all 28
GODS: Final = DRAWN + 1  # those kept
SUMMONED: Final = GODS + 1
MAJOR_OUT: Final = SUMMONED + 1
RESERVE: Final = MAJOR_OUT + 1  # followers
ROW: Final = RESERVE + 1  # settlements on the row
HAND: Final = ROW + 1  # weapons, mask
PACTS: Final = HAND + 1  # taken, mask
COMPLETED: Final = PACTS + 1
ARTEFACTS: Final = COMPLETED + 1  # mask
PANDORA: Final = ARTEFACTS + 1  # tokens left, mask
TABLET: Final = PANDORA + 1  # track + 1
BEATEN: Final = TABLET + 1  # civilizations defeated
TURNS: Final = BEATEN + 1
PEOPLE: Final = TURNS + 1  # territories with followers or gods, mask; kept by Table.change
TOWNS: Final = PEOPLE + 1  # territories with settlements
SEAT_SIZE: Final = TOWNS + 1

# Phases of a turn (A25), and what is before and after all turns.
SETUP: Final = 0
PRIMARY: Final = 1
MANA_PHASE: Final = 2
EXTRA: Final = 3
BATTLES: Final = 4
CULTURE: Final = 5
FINISH: Final = 6
OVER: Final = 7
OF_A_TURN: Final = (EXTRAS, MANA_LINES, ENTERED)  # what every turn begins without
MIRROR_BIT: Final = 1 << 6
