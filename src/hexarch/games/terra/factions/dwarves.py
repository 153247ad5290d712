"""Dwarves (mountains): tunnel instead of sailing; the stronghold makes tunnels cheaper."""

from __future__ import annotations

from hexarch.games.terra.factions.base import Faction, Jump, Start, printed
from hexarch.games.terra.names import MOUNTAINS
from hexarch.games.terra.resources import res

# A tunnel: 2 workers to reach over one hex, 4 VP. No shipping.
FACTION = Faction(
    id="dwarves",
    home=MOUNTAINS,
    start=Start(cults=(0, 0, 2, 0)),
    board=printed(
        house_income=(res(c=3, power=1), res(c=2, power=1), res(c=2, power=2), res(c=3, power=2)),
    ),
    shipping=None,
    jump=Jump(res(w=2), res(w=1)),
    start_vp=(("base", 20), ("revised_base", 20), ("fire_ice", 30), ("lakes", 30), ("fjords", 20), ("2017", 20)),
)
