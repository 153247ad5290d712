"""Fire & Ice: six factions of ice, volcano or no fixed terrain, and the final scoring tiles.

Its factions stand among those of the base game and name the options that let them play. A game may name a final tile
without more; the option of the final scoring draws one.
"""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.final import Distance, Outposts, Settlements, StrongholdToSanctuary
from hexarch.games.terra.box.part import Expansion, Part
from hexarch.games.terra.ruleset import Option

FINAL_SCORING: Final = "fire-and-ice-final-scoring"

EXPANSION: Final = Expansion(
    "fire_ice",
    order=20,
    options=(
        Option(FINAL_SCORING, ledger=True),
        Option("fire-and-ice-factions", ledger=True),
        Option("fire-and-ice-factions/ice", ledger=True),
        Option("fire-and-ice-factions/volcano", ledger=True),
        Option("faction-variant/playtest_v1_ice"),
        Option("faction-variant/playtest_v1_volcano"),
        Option("faction-variant/playtest_v2_volcano"),
        Option("faction-variant/playtest_v3_volcano"),
        Option("fire-and-ice-factions/variable", ledger=True),
        Option("fire-and-ice-factions/variable_v2", ledger=True),
        Option("fire-and-ice-factions/variable_v3", ledger=True),
        Option("fire-and-ice-factions/variable_v4", ledger=True),
        Option("fire-and-ice-factions/variable_v5", ledger=True),
    ),
    parts=(
        Part(
            final_tiles=(
                Distance(1, "connected-distance", "distance"),
                StrongholdToSanctuary(2, "connected-sa-sh-distance", "sa-sh-distance"),
                Outposts(3, "building-on-edge", "edge"),
                Settlements(4, "connected-clusters", "clusters"),
            ),
        ),
    ),
)
