"""Dynion Geifr (mountains): structures of equal power, priests worth more; the stronghold makes small towns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, printed
from hexarch.games.terra.names import MOUNTAINS, STRONGHOLD
from hexarch.games.terra.resources import PRIESTS, res
from hexarch.games.terra.traits.exchanges import Exchange
from hexarch.games.terra.traits.payment import Payment
from hexarch.games.terra.traits.stronghold import Stronghold
from hexarch.games.terra.traits.towns import Towns

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

SMALLER_TOWNS = 5  # the favor tile Fire-2


class Goats(Exchange):
    """1 priest for 2 workers and 2 coins; the usual conversions of priests stay."""

    def most(self, s: Terra, seat: int) -> int:
        """As many as there are priests."""
        return s.get(seat, at.PRIESTS)

    def make(self, s: Terra, seat: int, n: int) -> None:
        """Change so many priests."""
        effects.pay_one(s, seat, PRIESTS, n)
        effects.gain(s, seat, res(w=2 * n, c=2 * n))


class TwoPriests(Stronghold):
    """2 priests at once, as far as the supply has them."""

    def built(self, s: Terra, seat: int) -> None:
        """The priests."""
        effects.gain_priests(s, seat, 2)


FACTION = Faction(
    "dynion_geifr",
    MOUNTAINS,
    Figures(
        Start(w=2, cults=(0, 0, 1, 1), tiles=(SMALLER_TOWNS,)),
        printed(
            dwelling=res(w=2, c=2),
            base=res(w=2),
            temple_income=(res(p=1), res(power=5), res(p=1)),
            stronghold_income=res(power=4),
            value=(0, 2, 2, 2, 2, 2),
        ),
    ),
    towns=Towns(doubles=(STRONGHOLD,)),
    stronghold=TwoPriests(),
    payment=Payment(coins_per_priest=4),  # by way of 2 workers and 2 coins
    exchanges=(Goats("PRIESTS", "P", "W+C"),),
    needs=fan.NEEDS,
)
