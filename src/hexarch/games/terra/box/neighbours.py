"""Neighbours: what the structures directly connected to a new one mean for it, where a variant gives them a say."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class Neighbours:
    """Nobody is paid, nothing is forbidden, no town is worth more."""

    def toll(self, s: Terra, seat: int, h: int, structure: int) -> list[tuple[int, int]]:
        """Coins that building a structure on a hex costs besides its price: seats that receive them, and how many."""
        return []

    def refuse(self, s: Terra, seat: int, h: int, structure: int) -> Refusal | None:
        """Why this structure may not stand there."""
        return None

    def town_vp(self, s: Terra, town: int) -> int:
        """Points for founding a town with these structures, a mask of hexes."""
        return 0
