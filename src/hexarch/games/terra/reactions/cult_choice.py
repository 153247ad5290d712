"""Cult steps of one's own choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CULTS, D_CULT, TOP
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice


def top_claimed(s: Terra, seat: int, cult: int, steps: int, more_keys: int = 0) -> Refusal | None:
    """May another faction still claim the tenth space that these steps would enter?"""
    if s.cult(seat, cult) + steps < TOP or s.cells[at.CULT_TOP + cult]:
        return None
    if not s.get(seat, at.KEYS) + more_keys:
        return None
    for other in range(s.seats):
        if other != seat and s.has_faction(other) and s.faction(other).claims.top(s, other, cult):
            return no("must_wait", "cults", cult=cult, faction=s.faction(other).id)
    return None


def _due(s: Terra, seat: int, steps: int) -> Decision | None:
    """The open steps that a choice of this size can answer."""
    for d in queue.open_for(s, seat):
        if d.kind == D_CULT and (steps == d.n if d.a else steps <= d.n):
            return d
    return None


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """Steps must be due; those of one action go to one track."""
    if choice.b < 1 or _due(s, seat, choice.b) is None:
        found = queue.find(s, seat, D_CULT)
        if found is None:
            return no("no_step_due", "cults")
        return no("steps_on_one_track", "cults", steps=found.n)
    return top_claimed(s, seat, choice.a, choice.b)


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Each cult."""
    steps = d.n if d.a else 1
    for cult in range(len(CULTS)):
        choice = s.catalog.cult[cult][steps]
        if choice not in out and refuse(s, seat, choice) is None:
            out.append(choice)


def take(s: Terra, seat: int, choice: Choice) -> None:
    """Advance; steps that cannot be taken are lost."""
    d = _due(s, seat, choice.b)
    assert d is not None
    if d.n > choice.b:
        s.swap(d, Decision(D_CULT, seat, n=d.n - choice.b, a=d.a, b=d.b))
    else:
        s.drop(d)
    s.add(s.base[seat] + at.OWED, -choice.b)
    s.log(effects.OWE, seat, -choice.b)
    effects.step_cult(s, seat, choice.a, choice.b)
