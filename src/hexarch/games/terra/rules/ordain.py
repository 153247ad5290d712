"""Ordaining: workers become priests, once, when the stronghold is built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.resources import PRIESTS, WORKERS
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra

MOST: Final = 3  # workers that become priests


def is_ordaining(c: TerraChoice) -> bool:
    """`convert nW to nP`."""
    return c.what == WORKERS and c.into == PRIESTS


def one_by_one(s: Terra) -> bool:
    """Is the right used up by any conversion, and given up priest by priest? By an option."""
    return s.rules.on("ordaining-first")


def use_up(s: Terra, seat: int) -> None:
    """Another conversion comes first: by an option the right is gone."""
    d = queue.find(s, seat, kinds.Ordain)
    if d is not None and one_by_one(s):
        s.drop(d)


def refuse(s: Terra, seat: int, n: int, m: int) -> Refusal | None:
    """Up to the number named, one priest for one worker, as far as the supply has priests."""
    d = queue.find(s, seat, kinds.Ordain)
    if d is None:
        return no("no_such_conversion", "conversions")
    if n != m or n < 1:
        return no("wrong_rate", "conversions", needed=m)
    if n > d.most:
        return no("ordain_at_most", "factions", most=d.most)
    if n > s.get(seat, at.WORKERS):
        return no("cannot_pay", "conversions", resource="W", have=s.get(seat, at.WORKERS), needed=n)
    if n > s.get(seat, at.PRIEST_CAP) - s.get(seat, at.PRIESTS):
        return no("no_priests_left", "conversions")
    return None


def apply(s: Terra, seat: int, n: int) -> None:
    """Workers out, priests in; the right is used up."""
    d = queue.find(s, seat, kinds.Ordain)
    assert d is not None
    effects.pay_one(s, seat, WORKERS, n)
    effects.gain_priests(s, seat, n)
    s.drop(d)
