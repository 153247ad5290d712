"""Reach: beside the faction's structures and by ship; or by tunnel or carpet; or over the river only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, fleet, tracks
from hexarch.games.terra import layout as at

if TYPE_CHECKING:
    from hexarch.games.terra.factions.figures import Jump
    from hexarch.games.terra.state import Terra

FARTHEST: Final = 4  # hexes a carpet flight can skip


class Reach:
    """Hexes beside its structures and those its ships reach; Riverwalkers never build beside their structures."""

    def __init__(self, by_river_only: bool = False, jump: Jump | None = None) -> None:
        self.by_river_only: Final = by_river_only
        self.jump: Final = jump

    def farther(self, s: Terra, seat: int) -> None:
        """A free step of shipping, from a town tile."""
        tracks.free_shipping(s, seat)

    def stronghold(self, s: Terra, seat: int) -> None:
        """The stronghold was just built."""


class JumpingReach(Reach):
    """Tunnels (Dwarves) or carpet flights (Fakirs) instead of ships."""

    def __init__(self, jump: Jump) -> None:
        super().__init__(jump=jump)
        self.figures: Final = jump

    def farther(self, s: Terra, seat: int) -> None:
        """There is no shipping; flights grow longer where the board says so, or a range tile does."""
        if s.sea is not None:
            fleet.range_step(s, seat)
            return
        more = self.figures.per_town_tile
        if more:
            effects.set_range(s, seat, min(s.get(seat, at.RANGE) + more, FARTHEST))

    def stronghold(self, s: Terra, seat: int) -> None:
        """Longer flights."""
        gained = self.figures.skip_with_stronghold - self.figures.skip
        if s.sea is not None:
            if gained:
                fleet.range_step(s, seat)
            return
        effects.set_range(s, seat, s.get(seat, at.RANGE) + gained)
