"""Dwellings: what follows from a new one (Geologists, Changelings)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Dwellings:
    """Nothing."""

    def built(self, s: Terra, seat: int, h: int, first: bool) -> None:
        """A dwelling was just placed on a hex; the first ones are placed before the game."""
