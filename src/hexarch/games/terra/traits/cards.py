"""Bonus cards: how many are taken when passing, and what the coins on them bring besides (Archivists)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Cards:
    """One card; its coins are coins."""

    def number(self, s: Terra, seat: int) -> int:
        """How many cards are taken when passing: one or two."""
        return 1

    def taken(self, s: Terra, seat: int, coins: int) -> None:
        """Cards with so many coins on them were just taken when passing."""
