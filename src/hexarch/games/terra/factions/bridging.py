"""Bridges as an action of a faction's own (Engineers, Atlanteans)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra.rules import bridge
from hexarch.games.terra.traits.specials import Special

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class BuildBridge(Special):
    """A bridge at a price, as often as they like, besides the power action."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be a site and a bridge left."""
        return bridge.none_possible(s, seat)

    def take(self, s: Terra, seat: int) -> None:
        """Choose the site."""
        s.push(kinds.Bridge(seat))
