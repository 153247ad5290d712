"""A turn: one action, conversions before and after it, then `done`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import DWELLING
from hexarch.games.terra.rule import TerraRule, Warned
from hexarch.games.terra.rules import leech
from hexarch.kernel.errors import Refusal, no
from hexarch.kernel.game import CLOSES

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.resources import Amount
    from hexarch.games.terra.state import Terra


ACTED: Final = [kinds.Turn(seat, acted=True) for seat in range(at.MOST_SEATS)]  # the turn after its only action


def may_act(d: kinds.Asked) -> bool:
    """Does this decision ask for an action, with no burnt power that must be used first?"""
    return isinstance(d, kinds.Turn) and d.actions_left > 0 and not d.burnt_power


def refuse_action(s: Terra, seat: int, spends_power: bool = False) -> Refusal | None:
    """May the seat take an action now?"""
    d = queue.turn(s, seat)
    if d is None:
        return no_turn(s, seat)
    if not d.actions_left:
        return no("action_taken", "turn")
    if d.burnt_power and not spends_power:
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
        if old is not d and old.seat == seat and old.is_optional():
            s.drop(old)
    last = d.actions_left == 1 and not d.burnt_power
    s.swap(d, ACTED[seat] if last else kinds.Turn(seat, d.actions_left - 1, True, d.burnt_power))


def power_spent(s: Terra, seat: int, n: int) -> None:
    """So much power was put to use of that for which tokens were burnt."""
    d = s.turn()
    if d is not None and d.seat == seat and d.burnt_power:
        s.swap(d, kinds.Turn(seat, d.actions_left, d.acted, max(0, d.burnt_power - n)))


def cannot_pay(s: Terra, seat: int, price: Amount) -> Refusal | None:
    """The first part of a price that is not in hand."""
    if effects.can_pay(s, seat, price):
        return None
    resource, needed, have = "C", price.c, s.get(seat, at.COINS)
    if have >= needed:
        resource, needed, have = "W", price.w, s.get(seat, at.WORKERS)
    if have >= needed:
        resource, needed, have = "P", price.p, s.get(seat, at.PRIESTS)
    if have >= needed:
        resource, needed, have = "PW", price.power, s.get(seat, at.BOWL3)
    return no("cannot_pay", "turn", resource=resource, needed=needed, have=have)


def refuse_done(s: Terra, seat: int) -> Refusal | None:
    """A turn ends when its action is taken and nothing is left to decide."""
    d = queue.turn(s, seat)
    if d is None:
        return no_turn(s, seat)
    if d.burnt_power:
        return no("burnt_power_waits", "burn")
    if d.actions_left and not (s.rules.loose_done and d.acted):
        return no("must_act", "turn")
    if s.rules.steps_before_done:
        for owed in s.waiting:  # as `queue.turn` has just found them
            if isinstance(owed, kinds.CultSteps) and owed.seat == seat and owed.holds_turn(s):
                return no("steps_first", "cults")
    return None


def end(s: Terra, seat: int) -> None:
    """Clear the turn and what was optional in it."""
    s.queue(tuple([d for d in s.decisions if not (d.seat == seat and (isinstance(d, kinds.Turn) or d.is_optional()))]))


class Done(TerraRule):
    """The end of a turn."""

    name = "done"
    group = "end"
    text = "done"
    role = CLOSES

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """When its action is taken and nothing is left to decide."""
        return refuse_done(s, seat)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Clear the turn and what was optional in it."""
        end(s, seat)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """When it is possible."""
        if refuse_done(s, seat) is None:
            out.append(s.catalog.tables[self.number][0])

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """Something may still be done."""
        left = [d for d in s.decisions if d.seat == seat and d.is_optional() and not isinstance(d, kinds.Bank)]
        found: Warned = []
        if s.left(seat, DWELLING) and any(isinstance(d, kinds.Dwelling) for d in left):
            found.append(("dwelling_not_built", {}))
        if not all(isinstance(d, kinds.Dwelling) for d in left):
            found.append(("part_left", {}))
        return found


DONE: Final = Done()
