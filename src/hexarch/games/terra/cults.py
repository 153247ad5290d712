"""The cult tracks: who comes to the tenth space first, what a priest sent brings, steps in every cult."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CULTS, STRONGHOLD, TOP
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.rule import Warned
    from hexarch.games.terra.state import Terra


def top_claimed(s: Terra, seat: int, cult: int, steps: int, more_keys: int = 0) -> Refusal | None:
    """May another faction still claim the tenth space that these steps would enter?"""
    if s.cult(seat, cult) + steps < TOP or s.cells[at.CULT_TOP + cult]:
        return None
    if not s.get(seat, at.KEYS) + more_keys:
        return None
    for other in range(s.seats):
        if other != seat and s.has_faction(other) and s.faction(other).offers.rises and _claims(s, other, cult):
            return no("must_wait", "cults", cult=cult, faction=s.faction(other).id)
    return None


def _claims(s: Terra, seat: int, cult: int) -> bool:
    """With a key, do the steps to choose for accepted offers, and those for offers yet to be answered, lead there?"""
    if s.rules.on(s.faction(seat).offers.waived) or not s.get(seat, at.KEYS):
        return False
    coming = 0
    for d in s.decisions:
        steps = isinstance(d, kinds.CultSteps) and d.from_offers
        answers = isinstance(d, kinds.Event) and not d.rewarded
        if d.seat == seat and (steps or answers):
            coming += 1
    return s.cult(seat, cult) + coming >= TOP


def more_steps(s: Terra, seat: int) -> int:
    """Cult steps that a priest sent brings besides those of the space."""
    more = s.faction(seat).figures.faith.priest_steps
    return more if more and s.built(seat, STRONGHOLD) else 0


def contested(s: Terra, seat: int, steps: int, keys: int) -> list[int]:
    """Cults whose tenth space so many steps in each would open, if there are more of them than keys."""
    found = []
    for cult in range(len(CULTS)):
        position = s.cult(seat, cult)
        if position < TOP <= position + steps and not s.cells[at.CULT_TOP + cult]:
            found.append(cult)
    return found if 0 < keys < len(found) else []


def step_all(s: Terra, seat: int, steps: int, wanted: list[int]) -> None:
    """Steps in every cult; the player chooses which of those that want a key gets it."""
    for cult in range(len(CULTS)):
        if cult not in wanted:
            effects.step_cult(s, seat, cult, steps)
    if wanted:
        s.push(kinds.Key(seat, steps, sum(1 << cult for cult in wanted)))


def steps_lost(s: Terra, seat: int, cult: int, steps: int) -> Warned:
    """Steps behind the last space that may be entered are lost."""
    position = s.cult(seat, cult)
    limit = TOP if s.get(seat, at.KEYS) and not s.cells[at.CULT_TOP + cult] else TOP - 1
    lost = position + steps - max(limit, position)
    return [("steps_lost", {"n": lost, "cult": cult})] if lost > 0 else []
