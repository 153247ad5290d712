"""Prices: resources of each type, and some of any (A4, A5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.kinds_battle import Pay
from hexarch.games.anunnaki.masks import MOST

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table

Price = tuple[int, int, int, int, int]


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


def payable_pacts(s: Table, seat: int) -> int:
    """All pacts whose cost is in hand, whosever they are, as a mask; looked for once for each holding."""
    first, payable = s.base[seat] + at.RESOURCES, s.edition.payable
    held = tuple(s.cells[first : first + 4])
    found = payable.get(held)
    if found is None:
        found = s.edition.payable_with(held)
        if len(payable) >= MOST:
            payable.clear()
        payable[held] = found
    return found


def pay(s: Table, seat: int, price: Price) -> None:
    """Pay what is of a type; what is of any type is asked for."""
    for kind in range(4):
        if price[kind]:
            effects.pay(s, seat, kind, price[kind])
    if price[4]:
        s.push(Pay(seat, price[4]))


def together(a: Price, b: Price) -> Price:
    """Two prices at once."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def of_weapon(s: Table, seat: int, weapon: int) -> Price:
    """The cost of a weapon; Sekhmet makes each cheaper by one, not below 0 (A148, A205).

    What is saved is first of any type, then of the type there is most of.
    """
    price = s.edition.weapons[weapon].cost
    if not s.has_god(seat, names.SEKHMET) or not sum(price):
        return price
    less = list(price)
    less[4 if less[4] else less.index(max(less))] -= 1
    return (less[0], less[1], less[2], less[3], less[4])
