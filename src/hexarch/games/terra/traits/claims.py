"""Claims: the tenth space of a cult is kept free for steps that are still to come (Cultists)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Claims:
    """First come, first served."""

    def top(self, s: Terra, seat: int, cult: int) -> bool:
        """Might this faction still reach the tenth space of a cult before others may?"""
        return False
