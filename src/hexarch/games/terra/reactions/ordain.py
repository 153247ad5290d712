"""Ordaining: workers become priests, once, when the stronghold is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import D_ORDAIN, PRIESTS, WORKERS
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.decision import Decision


def is_ordaining(choice: Choice) -> bool:
    """`convert nW to nP`."""
    return choice.a == WORKERS * 8 + PRIESTS


def refuse(s: Terra, seat: int, n: int, m: int) -> Refusal | None:
    """Up to the number named, one priest for one worker, as far as the supply has priests."""
    d = queue.find(s, seat, D_ORDAIN)
    if d is None:
        return no("no_such_conversion", "conversions")
    if n != m or n < 1:
        return no("wrong_rate", "conversions", needed=m)
    if n > d.n:
        return no("ordain_at_most", "factions", most=d.n)
    if n > s.get(seat, at.WORKERS):
        return no("cannot_pay", "conversions", resource="W", have=s.get(seat, at.WORKERS), needed=n)
    if n > s.get(seat, at.PRIEST_CAP) - s.get(seat, at.PRIESTS):
        return no("no_priests_left", "conversions")
    return None


def apply(s: Terra, seat: int, n: int) -> None:
    """Workers out, priests in; the right is used up."""
    d = queue.find(s, seat, D_ORDAIN)
    assert d is not None
    effects.pay_one(s, seat, at.WORKERS, n)
    effects.gain_priests(s, seat, n)
    s.drop(d)


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """One, two or three workers."""
    for n in range(1, d.n + 1):
        if refuse(s, seat, n, n) is None:
            out.append(s.catalog.convert(WORKERS, PRIESTS, n, n))
