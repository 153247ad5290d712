"""Where each number of a position lives in the cells of the state.

Global cells come first, then one block for each seat, then the hexes and bridge sites of the board.
"""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 7

# -- global -----------------------------------------------------------------
ROUND: Final = 0  # 0 set-up, 1-6; it stays at 6 when the game is over
TURN: Final = 1  # turn within the round, counted from 1
PHASE: Final = 2
ACTIVE: Final = 3  # seat whose turn it is, -1 between turns
FIRST: Final = 4  # first seat to pass in this round, or who starts the round
EVENTS: Final = 5  # power offers counted so far
POWER_USED: Final = 6  # mask of power actions taken in this round
OCCUPIED: Final = 7  # mask of hexes with a structure
PASSES: Final = 8  # how many have passed in this round
ORDER: Final = 9  # MOST_SEATS cells: seats in turn order
BONUS_POOL: Final = 16  # mask of bonus cards that can be taken
BONUS_COINS: Final = 17  # MOST_BONUS cells
MOST_BONUS: Final = 16
FAVOR_POOL: Final = 33  # 12 cells: tiles left
TOWN_POOL: Final = 45  # 8 cells: tiles left
CULT_TOP: Final = 53  # 4 cells: seat on the tenth space plus one, 0 when free
ORDER_SPACES: Final = 57  # 16 cells: seat plus one whose priest lies there; 4 for each cult, the first gives 3
TERRAIN_MASK: Final = 73  # 10 cells: hexes of each terrain
RECKONED: Final = 83  # MOST_SEATS cells: turn order of this round
FIXED: Final = 90  # mask of hexes that cannot be transformed: a structure stands there, or they are ice or volcano
FINAL_TILE: Final = 91  # what the extra final scoring measures, 0 without
LOT_FACTION: Final = 92  # MOST_SEATS cells: faction of each lot of an auction plus one
LOT_PRICE: Final = 99  # MOST_SEATS cells: points it begins with
LOT_BIDDER: Final = 106  # MOST_SEATS cells: seat that holds it plus one
SEALED_BIDS: Final = 113  # MOST_SEATS times MOST_SEATS cells: points a seat would give up for a lot
SEATS_AT: Final = 162  # first seat block

# -- a seat -----------------------------------------------------------------
COINS: Final = 0
WORKERS: Final = 1
PRIESTS: Final = 2
BOWL1: Final = 3
BOWL2: Final = 4
BOWL3: Final = 5
VP: Final = 6
KEYS: Final = 7
CULT: Final = 8  # 4 cells
OWED: Final = 12  # cult steps gained and not yet taken
PRIEST_CAP: Final = 13  # priests one may hold: 7 less those on the cult board
ON_CULTS: Final = 14  # priests lying on the cult board
SHIP: Final = 15
DIG: Final = 16
RANGE: Final = 17  # hexes a tunnel or carpet skips, 0 without
BUILT: Final = 18  # 6 cells: structures on the map by kind
BRIDGES: Final = 24  # bridges built
FAVORS: Final = 25  # mask of favor tiles
TOWNS: Final = 26  # town tiles taken
TOWN_SIZE: Final = 27  # power a town needs
BONUS: Final = 28  # bonus card held, 0 none
PASSED: Final = 29
DROPPED: Final = 30
USED: Final = 31  # mask of special actions taken in this round
BLOCKED: Final = 32  # mask of cults where a step to the tenth space waits for a key in this turn
HOME: Final = 33  # home terrain
BUILDINGS: Final = 34  # mask of hexes with an own structure
TOWN_HEXES: Final = 35  # mask of own structures that belong to a town
REACH: Final = 36  # mask of hexes directly adjacent to own structures, where that helps the faction to build
SHIP_REACH: Final = 37  # mask of hexes in reach of shipping
SHIP_REACH_MORE: Final = 38  # the same with one level more
JUMP_REACH: Final = 39  # mask of hexes in range of a tunnel or carpet
RIVERS: Final = 40  # mask of river hexes (by river number) skipped for towns
JUMPED: Final = 41  # hex reached by tunnel or carpet in this turn plus one
FACTION: Final = 42  # index in the registry plus one
SOURCE: Final = 43  # 16 cells: VP by source
CENTRE: Final = 62  # terrain of the cycle that counts as home when spades are counted
SECOND: Final = 59  # terrain the faction began on plus one, where that is not its home
UNLOCKED: Final = 60  # mask of terrains one may build on, 0 for the home terrain only
SHIFTS: Final = 61  # changes of home terrain
SEAT: Final = 64  # size of a block

HEXES_AT: Final = SEATS_AT + MOST_SEATS * SEAT


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
