"""Payment: conversions of a faction besides those of everybody, and what a point costs in the end."""

from __future__ import annotations

from typing import Final


class Payment:
    """Three coins make a point in the end. Alchemists have better rates, at any time of their turn.

    In the end everything is converted into coins, a priest into one by way of a worker; Dynion Geifr do better.
    """

    def __init__(
        self, rates: tuple[tuple[int, int, int], ...] = (), coins_per_vp: int = 3, coins_per_priest: int = 1
    ) -> None:
        self.rates: Final = rates  # (what, into what, how many for one)
        self.coins_per_vp: Final = coins_per_vp
        self.coins_per_priest: Final = coins_per_priest  # in the end
