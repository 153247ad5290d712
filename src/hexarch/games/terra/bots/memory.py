"""What a seat has reckoned while it tries its turns.

Most turns change nothing on the map, or nothing on the cults; many end in a position that was seen before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

MAP: Final = 1  # group of the cells of which numbers of the map may depend: all but those below
CULTS: Final = 2
_NEITHER: Final = (
    *range(at.COINS, at.KEYS + 1),
    at.OWED,
    at.PRIEST_CAP,
    at.FAVORS,
    at.TOWNS,
    at.BONUS,
    at.PASSED,
    at.USED,
    at.BLOCKED,
    *range(at.SOURCE, at.SOURCE + at.MOST_SOURCES),
    at.SECOND_CARD,
)
_tables: Final[dict[tuple[int, int], list[int]]] = {}


def _groups(s: Terra) -> list[int]:
    """To which group each cell belongs."""
    key = s.layout.size, s.seats
    found = _tables.get(key)
    if found is None:
        found = [MAP] * s.layout.size
        for cell in range(at.TURN, at.TERRAIN_MASK):
            if cell != at.OCCUPIED:
                found[cell] = 0
        for cell in range(at.CULT_TOP, at.TERRAIN_MASK):
            found[cell] = CULTS
        for base in s.base:
            for cell in _NEITHER:
                found[base + cell] = 0
            for cult in range(at.CULT_TRACKS):
                found[base + at.CULT + cult] = CULTS
            found[base + at.ON_CULTS] = CULTS
        _tables[key] = found
    return found


class Memory:
    """Numbers of positions that one seat looked at, from a position on; by what differs from that one."""

    __slots__ = ("cults", "groups", "heads", "maps", "origin", "scored")

    def __init__(self, s: Terra) -> None:
        self.origin: Final = s.mark()
        self.groups: Final = _groups(s)
        self.maps: Final[dict[tuple[int, int], list[float]]] = {}
        self.cults: Final[dict[tuple[int, int], list[float]]] = {}
        # By the faction, which is sometimes what is chosen, and the round: who plays, and what events score.
        self.heads: Final[dict[tuple[int, int, bool], list[float]]] = {}
        self.scored: Final[dict[tuple[int, int], list[int]]] = {}
