"""Favor tiles: steps on a cult track and a lasting advantage; at most one of each kind for a player.

With six and seven players the tiles of 3 steps are taken from one another: `count` then says how often.
"""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.piece import Piece
from hexarch.games.terra.names import NONE
from hexarch.games.terra.resources import NOTHING, Amount


class FavorTile(Piece):
    """One kind of tile: `count` of them, `steps` on `cult`, then income, points or something of its own."""

    __slots__ = (
        "build_vp",
        "builds",
        "count",
        "cult",
        "cult_steps",
        "gift",
        "income",
        "pass_vp",
        "seal_vp",
        "ships",
        "smaller_towns",
        "steps",
        "takings",
        "trade_vp",
    )

    def __init__(
        self,
        number: int,
        cult: int,
        steps: int,
        *,
        count: int = 3,
        income: Amount = NOTHING,
        builds: int = NONE,
        build_vp: int = 0,
        pass_vp: tuple[int, ...] = (),
        smaller_towns: int = 0,
        cult_steps: int = 0,
        takings: tuple[int, ...] = (),
        gift: bool = False,
        ships: int = 0,
        trade_vp: tuple[int, int] | None = None,
        seal_vp: tuple[int, ...] = (),
    ) -> None:
        super().__init__(number, f"FAV{number}")
        self.count: Final = count
        self.cult: Final = cult
        self.steps: Final = steps
        self.income: Final = income
        self.builds: Final = builds  # the structure that brings points when it is built
        self.build_vp: Final = build_vp
        self.pass_vp: Final = pass_vp  # by trading houses on the map
        self.smaller_towns: Final = smaller_towns  # how much less power a town needs
        self.cult_steps: Final = cult_steps  # that its action gives
        self.takings: Final = takings  # power for whoever takes it first, second ...: one tile, from player to player
        self.gift: Final = gift  # once: a priest sent from the supply and coins, or a step of shipping and a worker
        self.ships: Final = ships  # that may be built as income
        self.trade_vp: Final = trade_vp  # points for a trade: with small structures, with great ones
        self.seal_vp: Final = seal_vp  # on passing, by seals on the map

    @property
    def has_action(self) -> bool:
        """Is there an action space on it?"""
        return self.cult_steps > 0

    @property
    def gives(self) -> str | None:
        """What it gives besides steps, income and points."""
        if self.smaller_towns:
            return "small-towns"
        if self.gift:
            return "gift"
        if self.ships:
            return "ship"
        if self.trade_vp is not None:
            return "trade"
        if self.seal_vp:
            return "seals"
        return "cult" if self.cult_steps else None
