"""Fakirs (desert): fly on carpets instead of sailing; the stronghold lets them fly farther."""

from __future__ import annotations

from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Jump, Start, Track, by_map, printed, workers
from hexarch.games.terra.names import DESERT
from hexarch.games.terra.resources import res
from hexarch.games.terra.traits.reach import JumpingReach
from hexarch.games.terra.traits.seafaring import Seafaring

# A carpet flight: 1 priest to reach over one hex, 4 VP. No shipping.
FACTION = Faction(
    "fakirs",
    DESERT,
    Figures(
        Start(power=(7, 5), cults=(1, 0, 0, 1)),
        printed(stronghold=res(w=4, c=10), stronghold_income=res(p=1)),
        Dig(workers(3, 2), Track(1, res(p=1, w=2, c=5), (6,))),
        shipping=None,
        start_vp=by_map(base=30, revised_base=25, fire_ice=25, lakes=25, fjords=25, of_2017=33),
    ),
    reach=JumpingReach(Jump(res(p=1), res(p=1), skip=1, skip_with_stronghold=2, per_town_tile=1)),
    seafaring=Seafaring(traders=True),
)
