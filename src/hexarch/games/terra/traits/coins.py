"""Power actions paid with coins (Chash Dallah)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Coins:
    """Power actions take power."""

    instead_of_power: bool = False  # may there be a time when coins pay for them?

    def for_power(self, s: Terra, seat: int) -> bool:
        """May coins pay for a power action, one for each power?"""
        return False
