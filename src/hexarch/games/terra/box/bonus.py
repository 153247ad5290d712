"""Bonus cards: income, a special action or shipping while held, points on passing."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.piece import Piece
from hexarch.games.terra.resources import Amount


class BonusCard(Piece):
    """One card."""

    __slots__ = ("cult_steps", "income", "pass_vp", "ship_vp", "shipping", "spades")

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
    ) -> None:
        super().__init__(number, f"BON{number}")
        self.income: Final = income
        self.pass_vp: Final = pass_vp  # points for each structure of a kind
        self.ship_vp: Final = ship_vp  # points for each level of shipping
        self.spades: Final = spades  # that its action gives
        self.cult_steps: Final = cult_steps  # that its action gives
        self.shipping: Final = shipping  # levels more while held, in the action phase

    @property
    def has_action(self) -> bool:
        """Is there an action space on it?"""
        return self.spades > 0 or self.cult_steps > 0

    @property
    def gives(self) -> str | None:
        """What it gives besides income and points."""
        if self.spades:
            return "spade"
        if self.cult_steps:
            return "cult"
        return "shipping" if self.shipping else None
