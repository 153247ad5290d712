"""The power actions of the board: each once per round, for whoever comes first."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.piece import Piece
from hexarch.games.terra.resources import NOTHING, Amount


class PowerAction(Piece):
    """Costs power and gives an amount, a bridge or spades for up to `hexes` hexes."""

    __slots__ = ("bridge", "cost", "gain", "hexes")

    def __init__(self, number: int, cost: int, gain: Amount = NOTHING, *, bridge: int = 0, hexes: int = 0) -> None:
        super().__init__(number, f"ACT{number}")
        self.cost: Final = cost
        self.gain: Final = gain
        self.bridge: Final = bridge
        self.hexes: Final = hexes
