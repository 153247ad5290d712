"""How people score, to be put beside the bots."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any


@cache
def people() -> dict[str, Any]:
    """Mean points of people by source (`vp`), their `total`, that of the `winner`, and how many `players`."""
    file = resources.files("hexarch") / "arena" / "people.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
