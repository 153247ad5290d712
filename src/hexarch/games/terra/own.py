"""What a faction has that others have not: primitive effects on lamps, steps on a track, a treasury."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes
from hexarch.games.terra import layout as at

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


def held(s: Terra, seat: int, which: int = 0) -> int:
    """How many there are of a thing, by its place in the faction's trait."""
    return s.cells[s.base[seat] + at.OWN + which]


def gain(s: Terra, seat: int, n: int, which: int = 0) -> None:
    """So many more or, below zero, fewer."""
    s.add(s.base[seat] + at.OWN + which, n)
    s.log(codes.OWN, seat, which, n)
