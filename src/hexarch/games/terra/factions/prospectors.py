"""Prospectors (plains): golden spades for coins; the stronghold makes them cheaper and taxes trading houses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Start, printed
from hexarch.games.terra.names import DIGGING, FROM_FACTION, PLAINS, TRADING_HOUSE
from hexarch.games.terra.resources import COINS, NOTHING, res
from hexarch.games.terra.traits.spades import Spades
from hexarch.games.terra.traits.specials import Special
from hexarch.games.terra.traits.stronghold import Stronghold
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class GoldenSpades(Spades):
    """Each golden spade used brings 1 power and 1 VP, and scores on no round tile; other spades are priests."""

    def gained(self, s: Terra, seat: int, n: int, bought: bool) -> None:
        """The power and the points of those bought; there are no others."""
        effects.gain_power(s, seat, n)
        effects.score(s, seat, n, FROM_FACTION)


class CheaperSpades(Stronghold):
    """A golden spade costs 3 coins instead of 4."""

    def built(self, s: Terra, seat: int) -> None:
        """The better of the two prices."""
        s.set(seat, at.DIG, 1)
        s.log(codes.TRACK, seat, DIGGING, 1)


def houses(s: Terra, seat: int) -> int:
    """Trading houses of the others on the map."""
    return sum([s.built(other, TRADING_HOUSE) for other in s.from_left_of(seat)])


class Tax(Special):
    """Once a round, a coin for each trading house of the others."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be one."""
        return None if houses(s, seat) else no("no_houses_to_tax", "special")

    def take(self, s: Terra, seat: int) -> None:
        """The coins."""
        if houses(s, seat):
            effects.gain_one(s, seat, COINS, houses(s, seat))


FACTION = Faction(
    "prospectors",
    PLAINS,
    Figures(
        Start(w=2, power=(8, 4), cults=(0, 0, 3, 0), gained=1),
        printed(
            stronghold=res(w=4, c=11),
            sanctuary=res(w=4, c=8),
            dwelling_income=(res(w=1), res(w=1), res(w=1), NOTHING, res(w=1), NOTHING, res(w=1), NOTHING),
            house_income=(res(c=4, power=1), res(c=3, power=1), res(c=2, power=2), res(c=1, power=2)),
            temple_income=(res(c=3), res(p=1), res(c=4)),
            stronghold_income=res(power=3),
        ),
        Dig((res(c=4), res(c=3)), None),
    ),
    spades=GoldenSpades(becomes=res(p=1), scores_bought=False),
    stronghold=CheaperSpades(),
    specials=(Tax("ACTPR", given_up=True),),
    needs=fan.NEEDS,
)
