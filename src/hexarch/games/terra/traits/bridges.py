"""Bridges that do more than join two hexes: they save spades and have power (Architects)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Bridges:
    """They join two hexes, and that is all."""

    def __init__(self, movable: bool = False) -> None:
        self.movable: Final = movable  # then it matters which structure carries a town tile

    def saved(self, s: Terra, seat: int, h: int) -> int:
        """Spades saved by an action that makes a hex home terrain and builds on it."""
        return 0

    def ends(self, s: Terra, seat: int) -> int:
        """Mask of the hexes where bridges save spades."""
        return 0

    def power(self, s: Terra, seat: int, mask: int) -> int:
        """What bridges between these structures add to the power of a town."""
        return 0
