"""Kingdom of Ember (volcano): piles up lava with priests, and its structures flow away on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import lava, own
from hexarch.games.terra.factions import fan, volcano
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import NO_DIG, Figures, Start, printed
from hexarch.games.terra.names import VOLCANO
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.traits.own import Own, Thing
from hexarch.games.terra.traits.spades import ReplacedSpades
from hexarch.games.terra.traits.stronghold import Stronghold

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class PriestsForSpades(ReplacedSpades):
    """Each spade returns a removed priest; without one it is lost."""

    def turn_into(self, s: Terra, seat: int, n: int) -> None:
        """Into the supply."""
        lava.return_priests(s, seat, n)


class AllPriestsReturn(Stronghold):
    """All removed priests return."""

    def built(self, s: Terra, seat: int) -> None:
        """Into the supply."""
        lava.return_priests(s, seat, own.held(s, seat, lava.PRIESTS))


# No shipping at all, and lava is the only way to transform.
FACTION = Faction(
    "kingdom_of_ember",
    VOLCANO,
    Figures(
        Start(cults=(1, 0, 1, 0)),
        printed(
            stronghold=res(w=4, c=8),
            sanctuary=res(w=4, c=8),
            base=NOTHING,
            dwelling_income=volcano.DWELLINGS,
            temple_income=(res(p=1), res(power=5), res(p=1)),
            stronghold_income=res(power=5),
        ),
        NO_DIG,
        shipping=None,
        lava=True,
    ),
    spades=PriestsForSpades(),
    terrain=volcano.BEGUN_ON,
    stronghold=AllPriestsReturn(),
    own=Own(Thing("removed-priest"), Thing("lava")),
    side=volcano.SIDE,
    needs=fan.NEEDS,
)
