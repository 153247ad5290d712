"""The power actions of the board: each once per round, for whoever comes first."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.piece import Piece
from hexarch.games.terra.resources import NOTHING, Amount


class PowerAction(Piece):
    """Costs power and gives an amount, a bridge, spades for up to `hexes` hexes, a ship, a movement or a favor tile."""

    __slots__ = ("bridge", "cost", "favors", "gain", "hexes", "moves", "priests", "ships")

    def __init__(
        self,
        number: int,
        cost: int,
        gain: Amount = NOTHING,
        *,
        bridge: int = 0,
        hexes: int = 0,
        priests: int = 0,
        moves: bool = False,
        ships: int = 0,
        favors: int = 0,
    ) -> None:
        super().__init__(number, f"ACT{number}")
        self.cost: Final = cost
        self.gain: Final = gain
        self.bridge: Final = bridge
        self.hexes: Final = hexes
        self.priests: Final = priests  # to pay besides the power
        self.moves: Final = moves  # does it move the ships?
        self.ships: Final = ships  # that may be built
        self.favors: Final = favors  # favor tiles to take

    @property
    def overseas(self) -> bool:
        """Is it one of those on the board of Merchants of the Seas?"""
        return self.moves or self.ships > 0 or self.favors > 0
