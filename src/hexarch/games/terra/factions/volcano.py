"""What volcano factions share: they never dig, spades become something else; they choose a terrain to begin on last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.traits.spades import Spades
from hexarch.games.terra.traits.terrain import LAST, Terrain

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

SIDE: Final[str] = "volcano"
NEEDS: Final[tuple[str, ...]] = ("fire-and-ice-factions/volcano",)
DWELLINGS: Final = (*[res(w=1)] * 3, NOTHING, *[res(w=1)] * 3, NOTHING)  # their incomes on newer boards
BEGUN_ON: Final[Terrain] = Terrain(LAST, has_home=False)


class VolcanoSpades(Spades):
    """The round tile scores spades, but they are used for something else."""

    def become(self, s: Terra, seat: int, n: int) -> bool:
        """Score them and take what they stand for."""
        effects.score_spades(s, seat, n)
        self.turn_into(s, seat, n)
        return True

    def turn_into(self, s: Terra, seat: int, n: int) -> None:
        """What the faction takes for n spades."""
        raise NotImplementedError
