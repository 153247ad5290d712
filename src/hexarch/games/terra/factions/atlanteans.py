"""Atlanteans (lakes): begin with their stronghold, a town from the start, and are rewarded as it grows."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.factions import bridging, fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Reward, Start, Track, printed, workers
from hexarch.games.terra.names import LAKES, STRONGHOLD
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.traits.own import Own, Thing

# Rewards when the settlement with the stronghold reaches a power, each once and in this order.
REWARDS: Final = (Reward(7, shipping=1), Reward(10, steps=2), Reward(16, vp=20))

FACTION = Faction(
    "atlanteans",
    LAKES,
    Figures(
        Start(power=(11, 1), cults=(1, 1, 0, 0), dwellings=1, last=True, structure=STRONGHOLD, town=True),
        printed(stronghold=NOTHING, sanctuary=res(w=4, c=8), stronghold_income=res(power=6)),
        Dig(workers(3, 2, 1), Track(2, res(p=1, w=1, c=4), (4, 4))),
        growth=REWARDS,
    ),
    own=Own(Thing("threshold", most=len(REWARDS))),
    specials=(bridging.BuildBridge("ACTAT", res(w=2), needs_stronghold=False, once=False, given_up=True),),
    needs=fan.NEEDS,
)
