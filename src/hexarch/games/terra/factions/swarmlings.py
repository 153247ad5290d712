"""Swarmlings (lakes): dear structures, rich beginnings; towns bring workers, the stronghold free trading houses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, by_map, printed
from hexarch.games.terra.names import DWELLING, LAKES, TRADING_HOUSE
from hexarch.games.terra.resources import res
from hexarch.games.terra.traits.seafaring import Seafaring
from hexarch.games.terra.traits.specials import Special
from hexarch.games.terra.traits.towns import Towns
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class FreeTradingHouse(Special):
    """Upgrade a dwelling to a trading house at no cost."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be a dwelling to upgrade and a trading house left."""
        if not s.built(seat, DWELLING):
            return no("no_structure", "factions", structure=DWELLING)
        if not s.left(seat, TRADING_HOUSE):
            return no("none_left", "upgrade", structure=TRADING_HOUSE)
        return None

    def take(self, s: Terra, seat: int) -> None:
        """Choose the dwelling."""
        s.push(kinds.FreeTradingHouse(seat))


FACTION = Faction(
    "swarmlings",
    LAKES,
    Figures(
        Start(c=20, w=8, power=(3, 9), cults=(1, 1, 1, 1)),
        printed(
            dwelling=res(w=2, c=3),
            trading_house=res(w=3, c=4),
            temple=res(w=3, c=6),
            stronghold=res(w=5, c=8),
            sanctuary=res(w=5, c=8),
            base=res(w=2),
            house_income=(res(c=2, power=2), res(c=2, power=2), res(c=2, power=2), res(c=3, power=2)),
            stronghold_income=res(power=4),
            sanctuary_income=res(p=2),
        ),
        start_vp=by_map(base=20, revised_base=20, fire_ice=25, lakes=25, fjords=20, of_2017=22),
    ),
    towns=Towns(gain=res(w=3)),
    specials=(FreeTradingHouse("ACTS", given_up=True),),
    seafaring=Seafaring(second_bowl=True),
)
