"""Income besides that of structures, card and tiles (Chash Dallah's track)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra.resources import NOTHING, Amount

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Income:
    """None."""

    def more(self, s: Terra, seat: int) -> Amount:
        """What a round brings besides."""
        return NOTHING
