"""Conversions of power: how many coins, workers or priests come of one (the Enlightened)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Yields:
    """One."""

    def of_power(self, s: Terra, seat: int) -> int:
        """What power pays for once."""
        return 1
