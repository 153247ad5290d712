"""Yetis (ice): masters of power; their great structures weigh more, the stronghold repeats power actions."""

from __future__ import annotations

from hexarch.games.terra.factions import ice
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Power, Start, Track, by_map, printed, workers
from hexarch.games.terra.names import ICE
from hexarch.games.terra.resources import res

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
        power=Power(less=1, repeats=True),
        start_vp=by_map(base=20, revised_base=25, fire_ice=25, lakes=25, fjords=20, of_2017=22),
    ),
    spades=ice.IceSpades(),
    terrain=ice.BEGUN_ON,
    side=ice.SIDE,
    needs=ice.NEEDS,
)
