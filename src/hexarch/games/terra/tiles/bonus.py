"""Bonus cards: income, a special action or shipping while held, points on passing."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.names import DWELLING, SANCTUARY, STRONGHOLD, TRADING_HOUSE
from hexarch.games.terra.resources import Amount, res

SPADE_CARD: Final = 1  # its action gives one spade
CULT_CARD: Final = 2  # its action gives one cult step
SHIPPING_CARD: Final = 4  # one level of shipping more while held, in the action phase


class BonusCard:
    """One card; `pass_vp` names points for each structure of a kind, `ship_vp` for each shipping level."""

    __slots__ = ("income", "number", "option", "pass_vp", "ship_vp")

    def __init__(
        self,
        number: int,
        income: Amount,
        pass_vp: tuple[tuple[int, int], ...] = (),
        ship_vp: int = 0,
        option: str = "",
    ) -> None:
        self.number: Final = number
        self.income: Final = income
        self.pass_vp: Final = pass_vp
        self.ship_vp: Final = ship_vp
        self.option: Final = option

    @property
    def id(self) -> str:
        """The name in the ledgers."""
        return f"BON{self.number}"


CARDS: Final = (
    BonusCard(1, res(c=2)),
    BonusCard(2, res(c=4)),
    BonusCard(3, res(c=6)),
    BonusCard(4, res(power=3)),
    BonusCard(5, res(w=1, power=3)),
    BonusCard(6, res(w=2), pass_vp=((STRONGHOLD, 4), (SANCTUARY, 4))),
    BonusCard(7, res(w=1), pass_vp=((TRADING_HOUSE, 2),)),
    BonusCard(8, res(p=1)),
    BonusCard(9, res(c=2), pass_vp=((DWELLING, 1),)),
    BonusCard(10, res(power=3), ship_vp=3, option="shipping-bonus"),
)
