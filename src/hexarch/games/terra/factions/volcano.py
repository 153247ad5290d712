"""What volcano factions share: they choose a terrain to begin on last."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.traits.terrain import LAST, Terrain

SIDE: Final[str] = "volcano"
NEEDS: Final[tuple[str, ...]] = ("fire-and-ice-factions/volcano",)
DWELLINGS: Final = (*[res(w=1)] * 3, NOTHING, *[res(w=1)] * 3, NOTHING)  # their incomes on newer boards
BEGUN_ON: Final[Terrain] = Terrain(LAST, has_home=False)
