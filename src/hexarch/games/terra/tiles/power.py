"""The six power actions of the board: each once per round, for whoever comes first."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.resources import NOTHING, Amount, res


class PowerAction:
    """Costs power and gives an amount, a bridge or spades for up to `hexes` hexes."""

    __slots__ = ("bridge", "cost", "gain", "hexes", "number")

    def __init__(self, number: int, cost: int, gain: Amount = NOTHING, bridge: int = 0, hexes: int = 0) -> None:
        self.number: Final = number
        self.cost: Final = cost
        self.gain: Final = gain
        self.bridge: Final = bridge
        self.hexes: Final = hexes


ACTIONS: Final = (
    PowerAction(1, 3, bridge=1),
    PowerAction(2, 3, res(p=1)),
    PowerAction(3, 4, res(w=2)),
    PowerAction(4, 4, res(c=7)),
    PowerAction(5, 4, res(spades=1), hexes=1),
    PowerAction(6, 6, res(spades=2), hexes=2),
)
