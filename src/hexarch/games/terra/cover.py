"""Terrains of the cycle covered with X tokens (Geologists): what may be built on follows from them.

The covered terrains always form one arc of the cycle. A dwelling stands on a terrain beside the arc, or on the terrain
begun on while nothing is covered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CYCLE

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

KEPT: Final = 1 << CYCLE  # says that there are tokens at all
ALL: Final = KEPT - 1


def covered(s: Terra, seat: int) -> int:
    """Mask of the covered terrains."""
    return s.get(seat, at.COVERED) & ALL


def has(s: Terra, seat: int, terrain: int) -> bool:
    """Is this terrain covered?"""
    return bool(covered(s, seat) >> terrain % CYCLE & 1)


def beside(s: Terra, seat: int) -> int:
    """Mask of the terrains where a token may be added: beside the arc, or where one began."""
    found = 0
    for terrain in range(CYCLE):
        if not has(s, seat, terrain) and (has(s, seat, terrain - 1) or has(s, seat, terrain + 1)):
            found |= 1 << terrain
    return found or 1 << s.home(seat)


def ends(s: Terra, seat: int) -> int:
    """Mask of the tokens that do not lie between two others."""
    found = 0
    for terrain in range(CYCLE):
        if has(s, seat, terrain) and not (has(s, seat, terrain - 1) and has(s, seat, terrain + 1)):
            found |= 1 << terrain
    return found


def put(s: Terra, seat: int, terrain: int) -> None:
    """Cover a terrain; when all are covered, all tokens are removed."""
    _write(s, seat, covered(s, seat) | 1 << terrain)
    s.log(codes.COVER, seat, terrain, 1)
    if covered(s, seat) == ALL:
        _write(s, seat, 0)
        s.log(codes.COVER, seat, -1, -1)


def take(s: Terra, seat: int, terrain: int) -> None:
    """Remove a token."""
    _write(s, seat, covered(s, seat) & ~(1 << terrain))
    s.log(codes.COVER, seat, terrain, -1)


def _write(s: Terra, seat: int, mask: int) -> None:
    s.set(seat, at.COVERED, mask | KEPT)
    s.set(seat, at.UNLOCKED, beside(s, seat))
