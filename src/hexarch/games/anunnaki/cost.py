"""Prices: resources of each type, and some of any (A4, A5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.kinds_battle import Pay
from hexarch.games.anunnaki.prices import Price, cheaper

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def held(s: Table, seat: int) -> list[int]:
    """Resources of each type."""
    first = s.base[seat] + at.RESOURCES
    return s.cells[first : first + 4]


def can_pay(s: Table, seat: int, price: Price) -> bool:
    """Is the price in hand?"""
    first = s.base[seat] + at.RESOURCES
    cells = s.cells
    food, wood, metal, gold, free = price
    if cells[first] < food or cells[first + 1] < wood or cells[first + 2] < metal or cells[first + 3] < gold:
        return False
    return not free or sum(cells[first : first + 4]) >= food + wood + metal + gold + free


def payable_weapons(s: Table, seat: int) -> int:
    """All weapons whose cost is in hand, whosever they are, as a mask."""
    cells, first = s.cells, s.base[seat]
    prices = s.edition.weapon_prices[cells[first + at.SUMMONED] >> names.SEKHMET & 1]
    first += at.RESOURCES
    return prices.payable((cells[first], cells[first + 1], cells[first + 2], cells[first + 3]))


def pay(s: Table, seat: int, price: Price) -> None:
    """Pay what is of a type; what is of any type is asked for."""
    for kind in range(4):
        if price[kind]:
            effects.pay(s, seat, kind, price[kind])
    if price[4]:
        s.push(Pay(seat, price[4]))


def of_weapon(s: Table, seat: int, weapon: int) -> Price:
    """The cost of a weapon; Sekhmet makes each cheaper, not below 0 (A148, A205)."""
    price = s.edition.weapons[weapon].cost
    return cheaper(price, s.amounts.sekhmet_discount) if s.has_god(seat, names.SEKHMET) else price
