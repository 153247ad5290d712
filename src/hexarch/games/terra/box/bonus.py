"""Bonus cards: income, a special action or shipping while held, points on passing."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.piece import Piece
from hexarch.games.terra.resources import Amount


class BonusCard(Piece):
    """One card."""

    __slots__ = (
        "builds_ships",
        "cult_steps",
        "fleet_vp",
        "income",
        "moves",
        "pass_vp",
        "seal_vp",
        "ship_vp",
        "shipping",
        "ships",
        "spades",
    )

    def __init__(
        self,
        number: int,
        income: Amount,
        *,
        pass_vp: tuple[tuple[int, int], ...] = (),
        ship_vp: int = 0,
        spades: int = 0,
        cult_steps: int = 0,
        shipping: int = 0,
        ships: int = 0,
        fleet_vp: int = 0,
        seal_vp: int = 0,
        builds_ships: int = 0,
        moves: bool = False,
    ) -> None:
        super().__init__(number, f"BON{number}")
        self.income: Final = income
        self.pass_vp: Final = pass_vp  # points for each structure of a kind
        self.ship_vp: Final = ship_vp  # points for each level of shipping
        self.spades: Final = spades  # that its action gives
        self.cult_steps: Final = cult_steps  # that its action gives
        self.shipping: Final = shipping  # levels more while held, in the action phase
        self.ships: Final = ships  # that may be built as income
        self.fleet_vp: Final = fleet_vp  # points for each ship on the map, on passing
        self.seal_vp: Final = seal_vp  # points for each seal placed while held
        self.builds_ships: Final = builds_ships  # by its action
        self.moves: Final = moves  # does its action move the ships?

    @property
    def has_action(self) -> bool:
        """Is there an action space on it?"""
        return self.spades > 0 or self.cult_steps > 0 or self.builds_ships > 0 or self.moves

    @property
    def gives(self) -> str | None:
        """What it gives besides income and points."""
        if self.spades:
            return "spade"
        if self.cult_steps:
            return "cult"
        if self.builds_ships:
            return "ship"
        if self.moves:
            return "sail"
        return "shipping" if self.shipping else None
