"""How a terminal sets off what matters; colours of one game's own stand with that game."""

from __future__ import annotations

from typing import Final

STRONG: Final = "bold"
FAINT: Final = "dim"
GOOD: Final = "green"
BAD: Final = "red"
WARN: Final = "yellow"
