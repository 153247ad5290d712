"""Conversions and sacrificing power: free, before and after the action of the own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, queue, sacrifice
from hexarch.games.terra import layout as at
from hexarch.games.terra.actions import turn
from hexarch.games.terra.names import (
    COINS,
    D_ORDAIN,
    D_TURN,
    FROM_CONVERSION,
    POWER,
    PRIESTS,
    RESOURCES,
    VP,
    WORKERS,
)
from hexarch.games.terra.reactions import leech, ordain
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice

RATES: Final = (
    (POWER, COINS, 1),
    (POWER, WORKERS, 3),
    (POWER, PRIESTS, 5),
    (PRIESTS, WORKERS, 1),
    (WORKERS, COINS, 1),
)
CELLS: Final = {COINS: at.COINS, WORKERS: at.WORKERS, PRIESTS: at.PRIESTS, POWER: at.BOWL3, VP: at.VP}


def rates(s: Terra, seat: int) -> list[tuple[int, int, int]]:
    """What this seat may turn into what: (what, into what, how many for one)."""
    own = s.faction(seat).payment.rates
    found = list(RATES)
    if s.rules.priest_to_coin:
        found.append((PRIESTS, COINS, 1))
    if s.rules.coins_to_vp and not any(rate[0] == COINS for rate in own):
        found.append((COINS, VP, s.faction(seat).payment.coins_per_vp))
    return found + list(own)


def _refuse_time(s: Terra, seat: int) -> Refusal | None:
    """In the own turn; inside an action only where the rules of the game allow it."""
    if queue.own_turn(s, seat) is None:
        return turn.no_turn(s, seat)
    if not s.rules.convert_inside and queue.find(s, seat, D_TURN) is None:
        return no("decide_first", "conversions")
    return None


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """A rate of the game, the right numbers, in hand, and room for the result."""
    if ordain.is_ordaining(choice) and queue.find(s, seat, D_ORDAIN) is not None:
        return ordain.refuse(s, seat, choice.b, choice.c)
    refusal = _refuse_time(s, seat)
    if refusal is not None:
        return refusal
    what, into, n, m = choice.a // 8, choice.a % 8, choice.b, choice.c
    price = 0
    for one in rates(s, seat):
        if one[0] == what and one[1] == into:
            price = one[2]
    if not price:
        return no("no_such_conversion", "conversions", what=RESOURCES[what], into=RESOURCES[into])
    if m < 1 or n != m * price:
        return no("wrong_rate", "conversions", needed=m * price)
    d = s.turn()
    if d is not None and d.b and what != POWER:
        return no("burnt_power_waits", "burn")
    have = s.get(seat, CELLS[what])
    if have < n:
        return no("cannot_pay", "conversions", resource=RESOURCES[what], needed=n, have=have)
    if into == PRIESTS and m > _room_for_priests(s, seat):
        return no("no_priests_left", "conversions")
    return None


def _room_for_priests(s: Terra, seat: int) -> int:
    """Priests in the supply, and those a faction puts to another use."""
    in_supply = s.get(seat, at.PRIEST_CAP) - s.get(seat, at.PRIESTS)
    return max(0, in_supply) + s.faction(seat).priests.besides(s, seat)


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """Change one into the other; offers of power that wait are forfeited."""
    if ordain.is_ordaining(choice):
        ordain.apply(s, seat, choice.b)
        return
    leech.taint(s, seat)
    what, into, n, m = choice.a // 8, choice.a % 8, choice.b, choice.c
    if what == POWER:
        effects.spend_power(s, seat, n)
        turn.power_spent(s, seat, n)
    elif what == VP:
        effects.score(s, seat, -n, FROM_CONVERSION)
    else:
        effects.pay_one(s, seat, what, n)
    if into == VP:
        effects.score(s, seat, m, FROM_CONVERSION)
    elif into == PRIESTS:
        effects.gain_priests(s, seat, m)
    else:
        effects.gain_one(s, seat, into, m)


def refuse_burn(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """Two tokens in bowl II for each; by the printed rules only to use the power at once."""
    if queue.own_turn(s, seat) is None:
        return turn.no_turn(s, seat)
    if not s.rules.convert_inside and queue.find(s, seat, D_TURN) is None:
        return no("decide_first", "burn")
    n = choice.a
    have = s.get(seat, at.BOWL2)
    if n < 1:
        return no("burn_nothing", "burn")
    if have < 2 * n:
        return no("bowl_two_short", "burn", needed=2 * n, have=have)
    return None


def apply_burn(s: Terra, seat: int, choice: Choice) -> None:
    """Sacrifice power; by the printed rules only what bowl III lacks, so all that lies there then has a use."""
    sacrifice.burn(s, seat, choice.a)
    d = s.turn()
    if not s.rules.burn_any_time and d is not None and d.kind == D_TURN:
        s.swap(d, Decision(D_TURN, seat, n=d.n, a=d.a, b=s.get(seat, at.BOWL3)))


def power_options(s: Terra, seat: int, out: list[Choice]) -> None:
    """Conversions of power: what is left to do with burnt power besides power actions."""
    _list(s, seat, [rate for rate in rates(s, seat) if rate[0] == POWER], out)


def _list(s: Terra, seat: int, known: list[tuple[int, int, int]], out: list[Choice]) -> None:
    for what, into, price in known:
        for m in range(1, s.get(seat, CELLS[what]) // price + 1):
            choice = s.catalog.convert(what, into, m * price, m)
            if refuse(s, seat, choice) is None:
                out.append(choice)


def options(s: Terra, seat: int, out: list[Choice]) -> None:
    """Every conversion and sacrifice, in every amount."""
    if _refuse_time(s, seat) is not None:
        return
    _list(s, seat, rates(s, seat), out)
    for n in range(1, s.get(seat, at.BOWL2) // 2 + 1):
        choice = s.catalog.burn(n)
        if refuse_burn(s, seat, choice) is None:
            out.append(choice)
