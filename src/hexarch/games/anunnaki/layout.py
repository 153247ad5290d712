"""Where the numbers of a position lie: rows of cells by name, laid out one behind the other."""

from __future__ import annotations

from typing import Final

# Cells of each seat, as (name, how many).
_SEAT: Final = (
    ("HOUSE", 1), ("RESOURCES", 4), ("MANA", 1), ("VP", 1), ("SOURCES", 13), ("STEPS", 3), ("DOMINION", 1),
    ("CUBES", 1), ("PLACED", 1), ("FREED", 1), ("TOKENS", 1), ("MAJOR_TOKEN", 1), ("PAWN", 1), ("UPGRADED", 1),
    ("DRAWN", 1), ("GODS", 1), ("SUMMONED", 1), ("MAJOR_OUT", 1), ("RESERVE", 1), ("ROW", 1), ("HAND", 1),
    ("PACTS", 1), ("COMPLETED", 1), ("ARTEFACTS", 1), ("PANDORA", 1), ("TABLET", 1), ("BEATEN", 1), ("TURNS", 1),
    ("PEOPLE", 1), ("TOWNS", 1),
)  # fmt: skip


def _chain(rows: tuple[tuple[str, int], ...]) -> tuple[dict[str, int], int]:
    found: dict[str, int] = {}
    size = 0
    for name, count in rows:
        found[name] = size
        size += count
    return found, size


_AT, SEAT_SIZE = _chain(_SEAT)
HOUSE: Final = _AT["HOUSE"]
RESOURCES: Final = _AT["RESOURCES"]
MANA: Final = _AT["MANA"]
VP: Final = _AT["VP"]
SOURCES: Final = _AT["SOURCES"]
STEPS: Final = _AT["STEPS"]  # on the three development tracks
DOMINION: Final = _AT["DOMINION"]
CUBES: Final = _AT["CUBES"]  # edges with a cube, mask
PLACED: Final = _AT["PLACED"]  # how many of them
FREED: Final = _AT["FREED"]  # regions of the star whose token was taken, mask
TOKENS: Final = _AT["TOKENS"]  # minor summon tokens to use
MAJOR_TOKEN: Final = _AT["MAJOR_TOKEN"]
PAWN: Final = _AT["PAWN"]  # node + 1
UPGRADED: Final = _AT["UPGRADED"]  # tiles, mask
DRAWN: Final = _AT["DRAWN"]  # minor gods at set-up, mask of all 28
GODS: Final = _AT["GODS"]  # those kept
SUMMONED: Final = _AT["SUMMONED"]
MAJOR_OUT: Final = _AT["MAJOR_OUT"]
RESERVE: Final = _AT["RESERVE"]  # followers
ROW: Final = _AT["ROW"]  # settlements on the row
HAND: Final = _AT["HAND"]  # weapons, mask
PACTS: Final = _AT["PACTS"]  # taken, mask
COMPLETED: Final = _AT["COMPLETED"]
ARTEFACTS: Final = _AT["ARTEFACTS"]  # mask
PANDORA: Final = _AT["PANDORA"]  # tokens left, mask
TABLET: Final = _AT["TABLET"]  # track + 1
BEATEN: Final = _AT["BEATEN"]  # civilizations defeated
TURNS: Final = _AT["TURNS"]
PEOPLE: Final = _AT["PEOPLE"]  # territories with followers or gods, mask; kept by Table.change
TOWNS: Final = _AT["TOWNS"]  # territories with settlements

# Cells of the battle that is being fought; SIDE rows have one cell for the attacker and one for the defender.
_BATTLE: Final = (
    ("PLACE", 1), ("STAGE", 1), ("ENEMY", 1), ("DOWN", 2), ("USED", 2), ("ADDED", 2), ("CART", 2), ("CANCELLED", 2),
    ("ADVANCED", 2), ("DISCARDED", 2), ("YIELDED", 2),
)  # fmt: skip
_TABLE: Final = (
    ("PHASE", 1), ("FIRST", 1), ("ACTIVE", 1), ("END", 1), ("EXTRAS", 1), ("MANA_LINES", 1), ("DRAWN_PACTS", 1),
    ("TAKEN_ARTEFACTS", 1), ("CONQUESTS", 1), ("ENTERED", 2), ("VP_TOKENS", 1), ("GOALS", 4), ("STAR", 10),
    ("DISPLAY", 36), ("CIVILIZATIONS", 1), ("LYING", 1), ("UNSEEN", 1), ("NOTED", 1),
    *_BATTLE,
)  # fmt: skip
_ON, TABLE_SIZE = _chain(_TABLE)
PHASE: Final = _ON["PHASE"]
FIRST: Final = _ON["FIRST"]
ACTIVE: Final = _ON["ACTIVE"]
END: Final = _ON["END"]  # has the end been triggered?
EXTRAS: Final = _ON["EXTRAS"]  # types of additional actions used this turn, mask
MANA_LINES: Final = _ON["MANA_LINES"]  # mana actions done this turn, mask; bit 6: the mirror is used
DRAWN_PACTS: Final = _ON["DRAWN_PACTS"]
TAKEN_ARTEFACTS: Final = _ON["TAKEN_ARTEFACTS"]  # places of the pile, mask
CONQUESTS: Final = _ON["CONQUESTS"]  # of Atlantis
ENTERED: Final = _ON["ENTERED"]  # territories that gods entered this turn; those where Anubis has helped; masks
VP_TOKENS: Final = _ON["VP_TOKENS"]  # on the dominion track, mask
GOALS: Final = _ON["GOALS"]
STAR: Final = _ON["STAR"]  # tile of each node
DISPLAY: Final = _ON["DISPLAY"]  # pact + 1
CIVILIZATIONS: Final = _ON["CIVILIZATIONS"]  # territories with a tile, mask
LYING: Final = _ON["LYING"]  # intersections with a culture token, mask
UNSEEN: Final = _ON["UNSEEN"]  # those face down
NOTED: Final = _ON["NOTED"]  # how much of Table.notes is valid
PLACE: Final = _ON["PLACE"]  # territory + 1
STAGE: Final = _ON["STAGE"]
ENEMY: Final = _ON["ENEMY"]  # seat + 1, 0 for a civilization
DOWN: Final = _ON["DOWN"]  # cards put down, mask
USED: Final = _ON["USED"]  # weapon + 1
ADDED: Final = _ON["ADDED"]  # weapon + 1
CART: Final = _ON["CART"]  # metal paid
CANCELLED: Final = _ON["CANCELLED"]
ADVANCED: Final = _ON["ADVANCED"]  # has this side played an advanced weapon?
DISCARDED: Final = _ON["DISCARDED"]  # weapon + 1
YIELDED: Final = _ON["YIELDED"]
BATTLE_CELLS: Final = tuple(range(PLACE, TABLE_SIZE))

# Phases of a turn (A25), and what is before and after all turns.
SETUP, PRIMARY, MANA_PHASE, EXTRA, BATTLES, CULTURE, FINISH, OVER = range(8)
MIRROR_BIT: Final = 1 << 6
