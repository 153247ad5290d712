"""The weights of steward and elder: those that come with the program, and how any are read.

Games with ships, with the tiles that came with them or with fan factions are other games: weights of their own, `wide`,
were learnt in a mix of all of them. What is played in any other game is what the bot's own weights say.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from hexarch.bots.net import Net
from hexarch.games.terra.bots import inputs
from hexarch.games.terra.expansions.merchants import MERCHANTS, WITHOUT_SHIPS
from hexarch.games.terra.factions.fan import FAN_FACTIONS, REBALANCED

if TYPE_CHECKING:
    from hexarch.games.terra.ruleset import Ruleset

WIDE: Final = "wide"
WIDE_OPTIONS: Final = (MERCHANTS, WITHOUT_SHIPS, FAN_FACTIONS, REBALANCED)
WEIGHTS: Final = resources.files("hexarch.games.terra.bots") / "weights"


def load(source: Any) -> Net:
    """Weights from a path or open file, whichever version wrote them; raises WeightsError."""
    found = Net.load(source, inputs.nameless())
    rare = set(inputs.names()[len(inputs.brief()) :])
    return found.reading(inputs.names() if rare & set(found.names) else inputs.brief())


@cache
def shipped(name: str) -> Net:
    """The weights of a bot that come with the package."""
    with (WEIGHTS / f"{name}.npz").open("rb") as file:
        return load(file)


@cache
def origin(name: str) -> dict[str, Any]:
    """Where the weights of a bot come from: command, seed, engine and result."""
    found: dict[str, Any] = json.loads((WEIGHTS / f"{name}.json").read_text("utf-8"))
    return found


def suited(bot: str, rules: Ruleset) -> str:
    """The name of the weights with which a bot plays a game with these options."""
    return WIDE if any(rules.on(option) for option in WIDE_OPTIONS) else bot
