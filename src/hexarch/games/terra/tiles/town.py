"""Town tiles: points, keys to the last space of the cult tracks, and a gift."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.resources import NOTHING, Amount, res

STRUCTURES_NEEDED: Final = 4  # the sanctuary counts as two
POWER_NEEDED: Final = 7


class TownTile:
    """One kind of tile: `count` of them in the game."""

    __slots__ = ("count", "gain", "keys", "number", "option", "shipping", "steps", "vp")

    def __init__(
        self,
        number: int,
        vp: int,
        gain: Amount = NOTHING,
        steps: int = 0,
        keys: int = 1,
        count: int = 2,
        shipping: int = 0,
        option: str = "",
    ) -> None:
        self.number: Final = number
        self.vp: Final = vp
        self.gain: Final = gain
        self.steps: Final = steps  # on every cult track
        self.keys: Final = keys
        self.count: Final = count
        self.shipping: Final = shipping
        self.option: Final = option

    @property
    def id(self) -> str:
        """The name in the ledgers."""
        return f"TW{self.number}"


TILES: Final = (
    TownTile(1, 5, res(c=6)),
    TownTile(2, 7, res(w=2)),
    TownTile(3, 9, res(p=1)),
    TownTile(4, 6, res(power=8)),
    TownTile(5, 8, steps=1),
    TownTile(6, 2, steps=2, keys=2, count=1, option="mini-expansion-1"),
    TownTile(7, 4, shipping=1, option="mini-expansion-1"),
    TownTile(8, 11, count=1, option="mini-expansion-1"),
)
