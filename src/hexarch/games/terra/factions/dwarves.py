"""Dwarves (mountains): tunnel instead of sailing; the stronghold makes tunnels cheaper."""

from __future__ import annotations

from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Jump, Start, by_map, printed
from hexarch.games.terra.names import MOUNTAINS
from hexarch.games.terra.resources import res
from hexarch.games.terra.traits.reach import JumpingReach
from hexarch.games.terra.traits.seafaring import Seafaring

# A tunnel: 2 workers (1 with the stronghold) to reach over one hex, 4 VP. No shipping.
FACTION = Faction(
    "dwarves",
    MOUNTAINS,
    Figures(
        Start(cults=(0, 0, 2, 0)),
        printed(house_income=(res(c=3, power=1), res(c=2, power=1), res(c=2, power=2), res(c=3, power=2))),
        shipping=None,
        start_vp=by_map(base=20, revised_base=20, fire_ice=30, lakes=30, fjords=20, of_2017=20),
    ),
    reach=JumpingReach(Jump(res(w=2), res(w=1))),
    seafaring=Seafaring(traders=True),
)
