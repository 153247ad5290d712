"""What ice factions share: hexes become ice and stay so; they begin on a terrain of their choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.board.hexes import ring_distance
from hexarch.games.terra.names import ICE
from hexarch.games.terra.traits.spades import RING, Spades
from hexarch.games.terra.traits.terrain import AT_ONCE, Terrain

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

SIDE: Final[str] = "ice"
NEEDS: Final[tuple[str, ...]] = ("fire-and-ice-factions/ice",)
BEGUN_ON: Final[Terrain] = Terrain(AT_ONCE, has_home=False)


class IceSpades(Spades):
    """The terrain begun on takes one spade to become ice, others their distance to it."""

    def __init__(self) -> None:
        super().__init__((*RING, ICE))

    def needed(self, s: Terra, seat: int, terrain: int, target: int, spades: int) -> int:
        """To ice the short way round; one may stop at a terrain on the way."""
        if target == ICE:
            return max(1, ring_distance(terrain, s.second(seat)))
        return super().needed(s, seat, terrain, target, spades)
