"""Choosing a terrain: the one a faction begins on, or a new home; and unlocking terrains with priests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, homes, queue, sacrifice
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CYCLE, D_TERRAIN, D_TOKEN, D_UNLOCK, FROM_CONVERSION
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice


def taken(s: Terra, terrain: int, starting: bool) -> int:
    """The seat that has this terrain as its home (or, at the start, began on it), or -1."""
    for other in range(s.seats):
        if not s.has_faction(other):
            continue
        if s.home(other) == terrain or (starting and s.second(other) == terrain):
            return other
    return -1


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """A terrain must be due, and free."""
    d = queue.find(s, seat, D_TERRAIN)
    if d is None:
        return no("no_terrain_due", "factions")
    other = taken(s, choice.a, starting=not d.a)
    if other >= 0:
        return no("terrain_taken", "factions", terrain=choice.a, faction=s.faction(other).id)
    return None


def take(s: Terra, seat: int, choice: Choice) -> None:
    """Begin on it, or move there."""
    d = queue.find(s, seat, D_TERRAIN)
    assert d is not None
    s.drop(d)
    if d.a:
        homes.change_home(s, seat, choice.a)
        return
    homes.begin_on(s, seat, choice.a)
    s.faction(seat).beginning.chosen(s, seat)


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Every free terrain."""
    for choice in s.catalog.terrain:
        if refuse(s, seat, choice) is None:
            out.append(choice)


# -- unlocking ------------------------------------------------------------------------


def refuse_unlock(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """A priest must be there to lay down, the terrain still locked, its price in hand."""
    if queue.find(s, seat, D_UNLOCK) is None:
        return no("no_priest_to_lay", "factions")
    if choice.a == CYCLE:
        return None
    if s.get(seat, at.UNLOCKED) & s.board.bits[choice.a]:
        return no("already_unlocked", "factions", terrain=choice.a)
    price = s.faction(seat).priests.unlock_price(s, seat, s.is_home(choice.a))
    have = s.get(seat, at.COINS)
    if have < price:
        return no("cannot_pay", "factions", resource="C", needed=price, have=have)
    return None


def unlock(s: Terra, seat: int, choice: Choice) -> None:
    """Lay the priest on a terrain (the supply grows by one), or keep him."""
    d = queue.find(s, seat, D_UNLOCK)
    assert d is not None
    if d.n > 1:
        s.swap(d, Decision(D_UNLOCK, seat, n=d.n - 1))
    else:
        s.drop(d)
    if choice.a == CYCLE:
        effects.take_priests(s, seat, 1)
        return
    effects.pay_one(s, seat, at.COINS, s.faction(seat).priests.unlock_price(s, seat, s.is_home(choice.a)))
    homes.unlock(s, seat, choice.a)
    s.add(s.base[seat] + at.PRIEST_CAP, 1)


def unlock_options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Each locked terrain that can be paid, and keeping the priest."""
    for choice in s.catalog.unlock:
        if choice not in out and refuse_unlock(s, seat, choice) is None:
            out.append(choice)


# -- a token for a point ----------------------------------------------------------------


def refuse_token(s: Terra, seat: int) -> Refusal | None:
    """The right must be there, and a point to pay with."""
    if queue.find(s, seat, D_TOKEN) is None:
        return no("no_token_due", "factions")
    return None if s.get(seat, at.VP) else no("cannot_pay", "factions", resource="VP", needed=1, have=0)


def token(s: Terra, seat: int) -> None:
    """One point for a new power token in bowl III."""
    d = queue.find(s, seat, D_TOKEN)
    assert d is not None
    s.drop(d)
    effects.score(s, seat, -1, FROM_CONVERSION)
    sacrifice.gain_tokens(s, seat, 1, 3)
