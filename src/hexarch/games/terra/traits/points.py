"""Points: how far they may fall (Firewalkers)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Points:
    """Down to nothing."""

    def floor(self, s: Terra, seat: int) -> int:
        """Points below which the faction never falls."""
        return 0

    def fuel(self, s: Terra, seat: int) -> int:
        """Points up to which the floor may be raised at any time of its turn, for one power each."""
        return 0

    def raise_floor(self, s: Terra, seat: int, n: int) -> None:
        """Raise the floor."""
        raise NotImplementedError
