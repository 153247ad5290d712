"""Favor tiles: steps on a cult track and a lasting advantage; at most one of each kind for a player."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.names import AIR, DWELLING, EARTH, FIRE, NONE, TRADING_HOUSE, WATER
from hexarch.games.terra.resources import NOTHING, Amount, res

SMALL_TOWNS: Final = 5  # towns need one power less
CULT_ACTION: Final = 6  # special action: one cult step


class FavorTile:
    """One kind of tile: `count` of them, `steps` on `cult`, then income or points."""

    __slots__ = ("build_vp", "builds", "count", "cult", "income", "number", "pass_vp", "steps")

    def __init__(
        self,
        number: int,
        cult: int,
        steps: int,
        income: Amount = NOTHING,
        builds: int = NONE,
        build_vp: int = 0,
        pass_vp: tuple[int, ...] = (),
    ) -> None:
        self.number: Final = number
        self.count: Final = 1 if steps == 3 else 3
        self.cult: Final = cult
        self.steps: Final = steps
        self.income: Final = income
        self.builds: Final = builds
        self.build_vp: Final = build_vp
        self.pass_vp: Final = pass_vp  # by trading houses on the map

    @property
    def id(self) -> str:
        """The name in the ledgers."""
        return f"FAV{self.number}"


TILES: Final = (
    FavorTile(1, FIRE, 3),
    FavorTile(2, WATER, 3),
    FavorTile(3, EARTH, 3),
    FavorTile(4, AIR, 3),
    FavorTile(5, FIRE, 2),
    FavorTile(6, WATER, 2),
    FavorTile(7, EARTH, 2, income=res(w=1, power=1)),
    FavorTile(8, AIR, 2, income=res(power=4)),
    FavorTile(9, FIRE, 1, income=res(c=3)),
    FavorTile(10, WATER, 1, builds=TRADING_HOUSE, build_vp=3),
    FavorTile(11, EARTH, 1, builds=DWELLING, build_vp=2),
    FavorTile(12, AIR, 1, pass_vp=(0, 2, 3, 3, 4)),
)
FOR_BUILDING: Final = tuple([tile for tile in TILES if tile.build_vp])
FOR_PASSING: Final = tuple([tile for tile in TILES if tile.pass_vp])
WITH_INCOME: Final = tuple([tile for tile in TILES if tile.income.items()])
