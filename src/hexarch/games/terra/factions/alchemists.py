"""Alchemists (swamp): turn points into coins and back; the stronghold feeds on spades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra.factions.base import Faction, Start, printed
from hexarch.games.terra.names import STRONGHOLD, SWAMP
from hexarch.games.terra.resources import COINS, VP, res

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Alchemists(Faction):
    """The philosopher's stone: 1 VP for 1 coin, 2 coins for 1 VP, at any time of the own turn."""

    def rates(self) -> tuple[tuple[int, int, int], ...]:
        """1 VP gives 1 coin, 2 coins give 1 VP."""
        return ((VP, COINS, 1), (COINS, VP, 2))

    def on_stronghold(self, s: Terra, seat: int) -> None:
        """12 power at once."""
        effects.gain_power(s, seat, 12)

    def on_spades(self, s: Terra, seat: int, n: int) -> None:
        """With the stronghold 2 power for every spade, from any source."""
        if s.built(seat, STRONGHOLD):
            effects.gain_power(s, seat, 2 * n)


FACTION = Alchemists(
    id="alchemists",
    home=SWAMP,
    start=Start(cults=(1, 1, 0, 0)),
    board=printed(
        house_income=(res(c=2, power=1), res(c=2, power=1), res(c=3, power=1), res(c=4, power=1)),
        stronghold_income=res(c=6),
    ),
    coins_per_vp=2,
    intro_seat=2,
    intro=((3, ("E5", "G5")),),
    start_vp=(("base", 25), ("revised_base", 30), ("fire_ice", 25), ("lakes", 20), ("fjords", 25), ("2017", 27)),
)
