"""Where each number of a position lives in the cells of the state.

Global cells come first, then one block for each seat, then the hexes and bridge sites of the board. Each cell begins
where the one before it ends. What a cell holds is a number; names of resources are in `resources`.
"""

from __future__ import annotations

from typing import Final

# -- sizes --------------------------------------------------------------------
MOST_SEATS: Final = 7
MOST_BONUS: Final = 16  # bonus cards, counted from 1
MOST_FAVORS: Final = 20
MOST_TOWNS: Final = 12
MOST_TERRAINS: Final = 10
MOST_STRUCTURES: Final = 7
MOST_SOURCES: Final = 16
MOST_OWN: Final = 4  # things that only one faction has
MOST_SHIPS: Final = 3
CULT_TRACKS: Final = 4
SPACES_OF_ORDER: Final = 4  # for the priests of a cult

# -- global -------------------------------------------------------------------
ROUND: Final = 0  # 0 set-up, 1-6; it stays at 6 when the game is over
TURN: Final = ROUND + 1  # turn within the round, counted from 1
PHASE: Final = TURN + 1
ACTIVE: Final = PHASE + 1  # seat whose turn it is, -1 between turns
FIRST: Final = ACTIVE + 1  # first seat to pass in this round, or the seat that starts the round
EVENTS: Final = FIRST + 1  # power offers counted so far
POWER_USED: Final = EVENTS + 1  # mask of power actions taken in this round
OCCUPIED: Final = POWER_USED + 1  # mask of hexes with a structure
PASSES: Final = OCCUPIED + 1  # how many have passed in this round
ORDER: Final = PASSES + 1  # seats in turn order
BONUS_POOL: Final = ORDER + MOST_SEATS  # mask of bonus cards that can be taken
BONUS_COINS: Final = BONUS_POOL + 1  # coins on each card
FAVOR_POOL: Final = BONUS_COINS + MOST_BONUS  # tiles left of each kind
TOWN_POOL: Final = FAVOR_POOL + MOST_FAVORS  # tiles left of each kind
CULT_TOP: Final = TOWN_POOL + MOST_TOWNS  # seat on the tenth space of each cult plus one, 0 when free
ORDER_SPACES: Final = CULT_TOP + CULT_TRACKS  # seat plus one whose priest lies there; the first of a cult gives 3
TERRAIN_MASK: Final = ORDER_SPACES + CULT_TRACKS * SPACES_OF_ORDER  # mask of hexes of each terrain
RECKONED: Final = TERRAIN_MASK + MOST_TERRAINS  # turn order of this round
FIXED: Final = RECKONED + MOST_SEATS  # mask of hexes that cannot be transformed: with a structure, ice or volcano
FINAL_TILE: Final = FIXED + 1  # number of the extra final scoring tile, 0 without
LOT_FACTION: Final = FINAL_TILE + 1  # faction of each lot of an auction plus one
LOT_PRICE: Final = LOT_FACTION + MOST_SEATS  # points it begins with
LOT_BIDDER: Final = LOT_PRICE + MOST_SEATS  # seat that holds it plus one
SEALED_BIDS: Final = LOT_BIDDER + MOST_SEATS  # points each seat would give up for each lot
AUCTION_END: Final = SEALED_BIDS + MOST_SEATS * MOST_SEATS  # behind everything that only an auction needs
EXTRA_CARD: Final = AUCTION_END  # bonus card that comes with a faction not yet chosen, 0 without
SEATS_AT: Final = EXTRA_CARD + 1  # first seat block

# -- a seat -------------------------------------------------------------------
COINS: Final = 0
WORKERS: Final = COINS + 1
PRIESTS: Final = WORKERS + 1
BOWL1: Final = PRIESTS + 1
BOWL2: Final = BOWL1 + 1
BOWL3: Final = BOWL2 + 1
VP: Final = BOWL3 + 1
KEYS: Final = VP + 1
CULT: Final = KEYS + 1  # position on each cult track
OWED: Final = CULT + CULT_TRACKS  # cult steps gained and not yet taken
PRIEST_CAP: Final = OWED + 1  # priests one may hold: 7 less those on the cult board
ON_CULTS: Final = PRIEST_CAP + 1  # priests lying on the cult board
SHIP: Final = ON_CULTS + 1
DIG: Final = SHIP + 1
RANGE: Final = DIG + 1  # hexes a tunnel or carpet skips, 0 without
BUILT: Final = RANGE + 1  # structures on the map by kind
BRIDGES: Final = BUILT + MOST_STRUCTURES  # bridges built
FAVORS: Final = BRIDGES + 1  # mask of favor tiles
TOWNS: Final = FAVORS + 1  # town tiles taken
TOWN_SIZE: Final = TOWNS + 1  # power a town needs
BONUS: Final = TOWN_SIZE + 1  # bonus card held, 0 none
PASSED: Final = BONUS + 1
DROPPED: Final = PASSED + 1
USED: Final = DROPPED + 1  # mask of special actions taken in this round
BLOCKED: Final = USED + 1  # mask of cults where a step to the tenth space waits for a key in this turn
HOME: Final = BLOCKED + 1  # home terrain
BUILDINGS: Final = HOME + 1  # mask of hexes with a structure of this seat
TOWN_HEXES: Final = BUILDINGS + 1  # mask of its structures that belong to a town
REACH: Final = TOWN_HEXES + 1  # mask of hexes directly adjacent to its structures, where that helps it to build
SHIP_REACH: Final = REACH + 1  # mask of hexes in reach of shipping
SHIP_REACH_MORE: Final = SHIP_REACH + 1  # the same with one level more
JUMP_REACH: Final = SHIP_REACH_MORE + 1  # mask of hexes in range of a tunnel or carpet
RIVERS: Final = JUMP_REACH + 1  # mask of river hexes (by river number) skipped for towns
JUMPED: Final = RIVERS + 1  # hex reached by tunnel or carpet in this turn plus one
FACTION: Final = JUMPED + 1  # index in the registry plus one
SOURCE: Final = FACTION + 1  # VP by source
SECOND: Final = SOURCE + MOST_SOURCES  # terrain the faction began on plus one, where that is not its home
UNLOCKED: Final = SECOND + 1  # mask of terrains one may build on, 0 for the home terrain only
SHIFTS: Final = UNLOCKED + 1  # changes of home terrain
CENTRE: Final = SHIFTS + 1  # terrain of the cycle that counts as home when spades are counted
OWN: Final = CENTRE + 1  # what only some factions have, each in its order: lamps, steps on a track, a treasury
SECOND_CARD: Final = OWN + MOST_OWN  # second bonus card held, 0 none
COVERED: Final = SECOND_CARD + 1  # mask of terrains of the cycle that are covered, and the bit behind them; 0 without
HUES: Final = COVERED + 1  # terrains of structures of several colours plus one, three bits each; 0 for one colour
ROWS: Final = HUES + 1  # colours of the pieces left in the rows of dwellings, trading houses, temples; see `pieces`
NINTH: Final = ROWS + 3  # a place for one dwelling more: the piece that lies there, or that it is empty
FROM_NINTH: Final = NINTH + 1  # is the next dwelling the one of that place?
LAVA: Final = FROM_NINTH + 1  # volcano tiles under each structure beyond the first, four bits for a hex
TILE_HEXES: Final = LAVA + 1  # mask of structures that carry a town tile, where it matters which
ICEBERGS: Final = TILE_HEXES + 1  # mask of river hexes with a dwelling of this seat
SAIL_MORE: Final = ICEBERGS + 1  # levels of shipping more in the present action
PORT: Final = SAIL_MORE + 1  # hex with the port plus one
FLEET: Final = PORT + 1  # space of each ship plus one, 0 in the supply; see `sea`
TRADING: Final = FLEET + MOST_SHIPS  # hex whose structure each ship trades with plus one
SEALS: Final = TRADING + MOST_SHIPS  # mask of hexes with a seal of this seat
SEAT: Final = SEALS + 1  # size of a block

HEXES_AT: Final = SEATS_AT + MOST_SEATS * SEAT

# Where a seat holds each resource, in the order of `resources.RESOURCES`; of power what can be spent.
HELD: Final = [COINS, WORKERS, PRIESTS, BOWL3, VP, KEYS]


class Layout:
    """Offsets that depend on the size of the board."""

    __slots__ = ("adjacent", "bridge", "building", "owner", "size", "terrain")

    def __init__(self, hexes: int, sites: int) -> None:
        self.terrain = HEXES_AT
        self.owner = self.terrain + hexes  # seat plus one, 0 when free
        self.building = self.owner + hexes
        self.adjacent = self.building + hexes  # mask of adjacent land hexes, bridges included
        self.bridge = self.adjacent + hexes  # seats plus one who built there as octal digits, 0 when free
        self.size = self.bridge + sites
