"""Fan factions: twenty factions of players' making, among those of the other boxes and in the same colours.

Their files stand among those of the base game; each names these options. The figures are those of the rulebook of 2023;
an option of its own plays those that were rebalanced in 2024.
"""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.part import Expansion
from hexarch.games.terra.factions.fan import FAN_FACTIONS, REBALANCED
from hexarch.games.terra.ruleset import Option

EXPANSION: Final = Expansion(
    "fan_factions",
    order=50,
    options=(Option(FAN_FACTIONS), Option(REBALANCED)),
)
