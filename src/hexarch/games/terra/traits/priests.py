"""Priests gained: they come to the hand, or are put to another use first (Riverwalkers)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Priests:
    """Priests come from the supply to the hand."""

    def gained(self, s: Terra, seat: int, n: int) -> int:
        """Priests would be gained: how many go to the hand at once."""
        return n

    def besides(self, s: Terra, seat: int) -> int:
        """Priests that could be gained besides those the supply holds."""
        return 0

    def unlock_price(self, s: Terra, seat: int, near_home: bool) -> int:
        """Coins for laying a priest on a terrain to unlock it; the home terrain of another faction may be dearer."""
        return 0
