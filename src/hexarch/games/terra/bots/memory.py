"""What a seat has reckoned while it tries its turns.

Most turns change nothing on the map, or nothing on the cults; many end in a position that was seen before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

# Groups of cells, of which a block of numbers depends on one alone. A cell may belong to several.
MAP: Final = 1  # all but the cells below: where what is built
LAND: Final = 2  # the same without the kinds of structures
CULTS: Final = 4
BOARD: Final = 8  # what lies on faction boards and beside them: structures, tiles, tracks; not what is in hand
ROUND: Final = 16  # what a round still offers: bonus cards, spaces of actions, points for passing
FOLLOWS: Final = -1  # masks of hexes that follow from what lies on each hex, from tracks and ships

_NOT_ON_MAP: Final = (
    *range(at.COINS, at.KEYS + 1),
    at.OWED,
    at.PRIEST_CAP,
    at.DIG,
    at.FAVORS,
    at.TOWNS,
    at.BONUS,
    at.PASSED,
    at.USED,
    at.BLOCKED,
    *range(at.SOURCE, at.SOURCE + at.MOST_SOURCES),
    at.SECOND_CARD,
)
_ON_BOARDS: Final = (
    at.KEYS,
    at.SHIP,
    at.DIG,
    at.RANGE,
    *range(at.BUILT, at.BUILT + at.MOST_STRUCTURES),
    at.BRIDGES,
    at.FAVORS,
    at.TOWNS,
    at.FACTION,
    at.UNLOCKED,
    at.SHIFTS,
    *range(at.OWN, at.OWN + at.MOST_OWN),
    at.NINTH,
)
_IN_ROUND: Final = (
    at.SHIP,
    *range(at.BUILT, at.BUILT + at.MOST_STRUCTURES),
    at.FAVORS,
    at.BONUS,
    at.PASSED,
    at.DROPPED,
    at.USED,
    at.FACTION,
    at.SECOND_CARD,
    at.NINTH,
)
_MASKS: Final = (at.BUILDINGS, at.REACH, at.SHIP_REACH, at.SHIP_REACH_MORE, at.JUMP_REACH)
_tables: Final[dict[tuple[int, int], list[int]]] = {}


def _groups(s: Terra) -> list[int]:
    """To which groups each cell belongs."""
    key = s.layout.size, s.seats
    found = _tables.get(key)
    if found is None:
        found = [MAP | LAND] * s.layout.size
        for cell in range(at.TURN, at.TERRAIN_MASK):
            if cell != at.OCCUPIED:
                found[cell] = 0
        for cell in range(at.CULT_TOP, at.TERRAIN_MASK):
            found[cell] = CULTS
        for cell in range(s.layout.building, s.layout.adjacent):
            found[cell] = MAP
        found[at.ROUND] |= BOARD | ROUND
        for cell in (at.POWER_USED, at.PASSES, *range(at.ORDER, at.ORDER + at.MOST_SEATS)):
            found[cell] |= ROUND
        for cell in (at.OCCUPIED, at.FIXED, *range(at.TERRAIN_MASK, at.TERRAIN_MASK + at.MOST_TERRAINS)):
            found[cell] = FOLLOWS
        for base in s.base:
            for kind in range(at.MOST_STRUCTURES):
                found[base + at.BUILT + kind] = MAP
            for cell in _NOT_ON_MAP:
                found[base + cell] = 0
            for cult in range(at.CULT_TRACKS):
                found[base + at.CULT + cult] = CULTS
            found[base + at.ON_CULTS] = CULTS
            for cell in _ON_BOARDS:
                found[base + cell] |= BOARD
            for cell in _IN_ROUND:
                found[base + cell] |= ROUND
            for cell in _MASKS:
                found[base + cell] = FOLLOWS
        _tables[key] = found
    return found


class Memory:
    """Numbers of positions that one seat looked at, from a position on; by what differs from that one.

    What differs is told by the traces of a group of cells, together with the round that is looked at.
    """

    __slots__ = ("boards", "coming", "cults", "groups", "heads", "lands", "origin", "rounds", "towns")

    def __init__(self, s: Terra) -> None:
        self.origin: Final = s.mark()
        self.groups: Final = _groups(s)
        self.lands: Final[dict[tuple[int, int], tuple[bytes, bytes]]] = {}
        self.towns: Final[dict[tuple[int, int], bytes]] = {}
        self.cults: Final[dict[tuple[int, int], bytes]] = {}
        self.boards: Final[dict[tuple[int, int], tuple[bytes, bytes]]] = {}
        self.rounds: Final[dict[tuple[int, int], tuple[bytes, bytes, bytes]]] = {}
        # By the faction, which is sometimes what is chosen, and the round: who plays, and what events score.
        self.heads: Final[dict[tuple[int, int, bool], bytes]] = {}
        self.coming: Final[dict[tuple[int, int], list[int]]] = {}
