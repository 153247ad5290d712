"""Power actions: what they cost, and whether they can be taken again (Yetis)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class PowerActions:
    """At the printed price, each once in a round."""

    def price(self, s: Terra, seat: int, price: int) -> int:
        """What a power action costs this faction."""
        return price

    def may_repeat(self, s: Terra, seat: int) -> bool:
        """May it take power actions that were taken in this round?"""
        return False
