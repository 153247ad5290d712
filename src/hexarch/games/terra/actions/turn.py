"""A turn: one action, conversions before and after it, then `done`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import D_TURN
from hexarch.games.terra.reactions import leech
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.resources import Amount
    from hexarch.games.terra.state import Terra


ACTED = tuple([Decision(D_TURN, seat, a=1) for seat in range(at.MOST_SEATS)])  # the turn after its only action


def refuse_action(s: Terra, seat: int, spends_power: bool = False) -> Refusal | None:
    """May the seat take an action now?"""
    d = queue.find(s, seat, D_TURN)
    if d is None:
        return no_turn(s, seat)
    if not d.n:
        return no("action_taken", "turn")
    if d.b and not spends_power:
        return no("burnt_power_waits", "burn")
    return None


def no_turn(s: Terra, seat: int) -> Refusal:
    """Something else is to be decided first, or it is another player's turn."""
    at_head = queue.head(s)
    asked = bool(at_head) and at_head[0].seat == seat
    return no("decide_first" if asked else "not_your_turn", "turn")


def begin_action(s: Terra, seat: int) -> None:
    """Use up an action; offers of power not yet answered are declined by it."""
    leech.decline_all(s, seat)
    d = s.turn()
    assert d is not None
    # What a former action of this turn left open is over.
    for old in s.decisions:
        if old.seat == seat and queue.is_optional(old):
            s.drop(old)
    s.swap(d, ACTED[seat] if d.n == 1 and not d.b else Decision(D_TURN, seat, n=d.n - 1, a=1, b=d.b))


def power_spent(s: Terra, seat: int, n: int) -> None:
    """So much power was put to use of that for which tokens were burnt."""
    d = s.turn()
    if d is not None and d.seat == seat and d.b:
        s.swap(d, Decision(D_TURN, seat, n=d.n, a=d.a, b=max(0, d.b - n)))


def cannot_pay(s: Terra, seat: int, price: Amount) -> Refusal | None:
    """The first part of a price that is not in hand."""
    if effects.can_pay(s, seat, price):
        return None
    for cell, (letter, n) in enumerate((("C", price.c), ("W", price.w), ("P", price.p))):
        if s.get(seat, cell) < n:
            return no("cannot_pay", "turn", resource=letter, needed=n, have=s.get(seat, cell))
    return no("cannot_pay", "turn", resource="PW", needed=price.power, have=s.get(seat, at.BOWL3))


def refuse_done(s: Terra, seat: int) -> Refusal | None:
    """A turn ends when its action is taken and nothing is left to decide."""
    d = queue.find(s, seat, D_TURN)
    if d is None:
        return no_turn(s, seat)
    if d.b:
        return no("burnt_power_waits", "burn")
    if d.n and not (s.rules.loose_done and d.a):
        return no("must_act", "turn")
    return None


def end(s: Terra, seat: int) -> None:
    """Clear the turn and what was optional in it."""
    s.queue(tuple([d for d in s.decisions if not (d.seat == seat and (d.kind == D_TURN or queue.is_optional(d)))]))
