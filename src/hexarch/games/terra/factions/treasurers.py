"""Treasurers (wasteland): put income aside and get it doubled a round later; the stronghold banks at any moment."""

from __future__ import annotations

from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, printed
from hexarch.games.terra.names import WASTELAND
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.traits.own import Own, Thing

FACTION = Faction(
    "treasurers",
    WASTELAND,
    Figures(
        Start(w=4, power=(4, 8), cults=(2, 0, 0, 0)),
        printed(
            base=NOTHING,
            dwelling_income=(res(w=1), res(w=1), NOTHING, res(w=1), NOTHING, res(w=1), res(w=1), NOTHING),
            house_income=(res(c=2, power=1), NOTHING, res(c=2, power=2), res(c=2, power=2)),
            temple_income=(res(p=1), res(power=4), res(p=1)),
            stronghold_income=res(power=4),
        ),
        treasury=True,
    ),
    own=Own(Thing("treasury-C"), Thing("treasury-W"), Thing("treasury-P")),
    needs=fan.NEEDS,
)
