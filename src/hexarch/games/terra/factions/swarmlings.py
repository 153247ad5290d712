"""Swarmlings (lakes): dear structures, rich beginnings; towns bring workers, the stronghold free trading houses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, kinds
from hexarch.games.terra.factions.base import Faction, Special, Start, printed
from hexarch.games.terra.names import DWELLING, LAKES, TRADING_HOUSE
from hexarch.games.terra.resources import res
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class Swarmlings(Faction):
    """3 workers for every town."""

    def on_town(self, s: Terra, seat: int) -> None:
        """3 workers."""
        effects.gain(s, seat, res(w=3))

    def special_refusal(self, s: Terra, seat: int, which: int) -> Refusal | None:
        """There must be a dwelling to upgrade and a trading house left."""
        if not s.built(seat, DWELLING):
            return no("no_structure", "factions", structure=DWELLING)
        if not s.left(seat, TRADING_HOUSE):
            return no("none_left", "upgrade", structure=TRADING_HOUSE)
        return None

    def take_special(self, s: Terra, seat: int, which: int) -> None:
        """Upgrade a dwelling to a trading house at no cost."""
        s.push(kinds.FreeTradingHouse(seat))


FACTION = Swarmlings(
    id="swarmlings",
    home=LAKES,
    start=Start(c=20, w=8, power=(3, 9), cults=(1, 1, 1, 1)),
    board=printed(
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
    specials=(Special("ACTS"),),
    start_vp=(("base", 20), ("revised_base", 20), ("fire_ice", 25), ("lakes", 25), ("fjords", 20), ("2017", 22)),
)
