"""The weights of steward and elder: those that come with the program, and how any are read.

Both play by the same evaluation and differ in how far they think.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from hexarch.bots.net import Net
from hexarch.games.anunnaki.bots import inputs

WEIGHTS: Final = resources.files("hexarch.games.anunnaki.bots") / "weights"
FILES: Final = {"steward": "learnt", "elder": "learnt"}


def load(source: Any) -> Net:
    """Weights from a path or open file, whichever version wrote them; raises WeightsError."""
    return Net.load(source).reading(inputs.names())


@cache
def shipped(name: str) -> Net:
    """The weights of a bot that come with the package."""
    with (WEIGHTS / f"{FILES[name]}.npz").open("rb") as file:
        return load(file)


@cache
def origin(name: str) -> dict[str, Any]:
    """Where the weights of a bot come from: command, seed, engine and result."""
    found: dict[str, Any] = json.loads((WEIGHTS / f"{FILES[name]}.json").read_text("utf-8"))
    return found
