"""What ice factions share: hexes become ice and stay so; they begin on a terrain of their choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.board.hexes import ring_distance
from hexarch.games.terra.factions.base import RING, Faction
from hexarch.games.terra.names import ICE

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

ICE_TARGETS: Final = (*RING, ICE)


class IceFaction(Faction):
    """The terrain begun on takes one spade to become ice, others their distance to it."""

    def spades_needed(self, s: Terra, seat: int, terrain: int, target: int, spades: int) -> int:
        """To ice the short way round; one may stop at a terrain on the way."""
        if target == ICE:
            return max(1, ring_distance(terrain, s.second(seat)))
        return super().spades_needed(s, seat, terrain, target, spades)
