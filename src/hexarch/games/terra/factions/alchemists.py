"""Alchemists (swamp): turn points into coins and back; the stronghold feeds on spades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Intro, Start, by_map, printed
from hexarch.games.terra.names import STRONGHOLD, SWAMP
from hexarch.games.terra.profiles import LEAGUE
from hexarch.games.terra.resources import COINS, VP, res
from hexarch.games.terra.ruleset import Option
from hexarch.games.terra.traits.payment import Payment
from hexarch.games.terra.traits.spades import Spades
from hexarch.games.terra.traits.stronghold import Stronghold

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class PowerForSpades(Spades):
    """With the stronghold 2 power for every spade, from any source."""

    def gained(self, s: Terra, seat: int, n: int, bought: bool) -> None:
        """The power, once it stands."""
        if s.built(seat, STRONGHOLD):
            effects.gain_power(s, seat, 2 * n)


class TwelvePower(Stronghold):
    """12 power at once."""

    def built(self, s: Terra, seat: int) -> None:
        """The power."""
        effects.gain_power(s, seat, 12)


# The philosopher's stone: 1 VP for 1 coin, 2 coins for 1 VP, at any moment (league: in their own turn).
FACTION = Faction(
    "alchemists",
    SWAMP,
    Figures(
        Start(cults=(1, 1, 0, 0)),
        printed(
            house_income=(res(c=2, power=1), res(c=2, power=1), res(c=3, power=1), res(c=4, power=1)),
            stronghold_income=res(c=6),
        ),
        start_vp=by_map(base=25, revised_base=30, fire_ice=25, lakes=20, fjords=25, of_2017=27),
        intro=Intro(2, ((3, ("E5", "G5")),)),
    ),
    spades=PowerForSpades(),
    stronghold=TwelvePower(),
    payment=Payment(rates=((VP, COINS, 1), (COINS, VP, 2)), coins_per_vp=2),
    options=(Option("exchange-at-any-moment", default=True, practice=LEAGUE),),
)
