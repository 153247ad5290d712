"""Yetis (ice): masters of power; their great structures weigh more, the stronghold repeats power actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra.factions import ice
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Start, Track, by_map, printed, workers
from hexarch.games.terra.names import ICE, STRONGHOLD
from hexarch.games.terra.resources import res
from hexarch.games.terra.traits.power import PowerActions

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class MastersOfPower(PowerActions):
    """Power actions cost 1 power less."""

    def price(self, s: Terra, seat: int, price: int) -> int:
        """One less."""
        return price - 1

    def may_repeat(self, s: Terra, seat: int) -> bool:
        """With the stronghold power actions that were taken in this round are open to them."""
        return s.built(seat, STRONGHOLD) > 0


FACTION = Faction(
    "yetis",
    ICE,
    Figures(
        Start(power=(0, 12), cults=(0, 0, 1, 1)),
        printed(
            dwelling_income=(res(w=1),) * 8,
            house_income=(res(c=2, power=2),) * 4,
            stronghold_income=res(power=4),
            value=(0, 1, 2, 2, 4, 4, 4),
        ),
        Dig(workers(3, 2, 1), Track(2, res(p=1, w=1, c=5), (6, 6))),
        start_vp=by_map(base=20, revised_base=25, fire_ice=25, lakes=25, fjords=20, of_2017=22),
    ),
    spades=ice.IceSpades(),
    terrain=ice.BEGUN_ON,
    power=MastersOfPower(),
    side=ice.SIDE,
    needs=ice.NEEDS,
)
