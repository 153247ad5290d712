"""Town tiles: points, keys to the last space of the cult tracks, and a gift."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.piece import Piece
from hexarch.games.terra.resources import NOTHING, Amount

STRUCTURES_NEEDED: Final = 4  # the sanctuary counts as two
POWER_NEEDED: Final = 7


class TownTile(Piece):
    """One kind of tile: `count` of them in the game."""

    __slots__ = ("count", "gain", "keys", "shipping", "ships", "steps", "vp")

    def __init__(
        self,
        number: int,
        vp: int,
        gain: Amount = NOTHING,
        *,
        steps: int = 0,
        keys: int = 1,
        count: int = 2,
        shipping: int = 0,
        ships: int = 0,
    ) -> None:
        super().__init__(number, f"TW{number}")
        self.vp: Final = vp
        self.gain: Final = gain
        self.steps: Final = steps  # on every cult track
        self.keys: Final = keys
        self.count: Final = count
        self.shipping: Final = shipping
        self.ships: Final = ships  # that may be built at once
