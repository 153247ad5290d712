"""Archivists (desert): power for the coins on bonus cards, no cult bonuses; the stronghold takes two cards."""

from __future__ import annotations

from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Cards, Faith, Figures, Start, printed
from hexarch.games.terra.names import DESERT
from hexarch.games.terra.resources import NOTHING, res

# A bonus card more is drawn, which comes into the game with them.
FACTION = Faction(
    "archivists",
    DESERT,
    Figures(
        Start(card=True),
        printed(
            base=res(w=2),
            dwelling_income=(res(w=1), res(w=1), res(w=1), NOTHING, res(w=1), res(w=1), res(w=1), NOTHING),
        ),
        faith=Faith(rewarded=False),
        cards=Cards(number=2, power=2),
    ),
    needs=fan.NEEDS,
)
