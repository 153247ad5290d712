"""The answers to a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.rules import extras, mana, movement
from hexarch.games.anunnaki.rules.table import ANSWERS

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.state import Table


def answers(s: Table, d: Asked) -> list[Pick]:
    """Everything but passing; looked for once in each position. Nobody may change this list."""
    return s.found if s.found_for is d else look(s, d)


def look(s: Table, d: Asked) -> list[Pick]:
    """The same where it is known that nobody has looked."""
    found = _looked_for(s, d)
    s.found = found
    s.found_for = d
    return found


def _looked_for(s: Table, d: Asked) -> list[Pick]:
    seat, kind = d.seat, d.kind
    verbs = ANSWERS[kind]
    if len(verbs) == 1:
        return verbs[0].options_of(s, seat, d)
    # Questions whose verbs look at the same things: these are looked at once for all of them.
    if kind == "move" or kind == "portal":
        return movement.of_question(s, seat, d, verbs)
    if kind == "mana_action":
        return mana.of_question(s, seat, d, verbs)
    if kind == "extra":
        return extras.of_question(s, seat, d, verbs)
    found: list[Pick] = []
    for verb in verbs:
        found += verb.options_of(s, seat, d)
    return found


def offer(s: Table, d: Asked) -> bool:
    """Ask what may be passed, unless there is nothing but passing; is it asked?"""
    found = _looked_for(s, d)
    if not found:
        return False
    s.push(d)
    s.found = found
    s.found_for = d
    return True


def may_use_mana(s: Table, seat: int) -> bool:
    """Is there mana for a mana action, or perhaps a Mirror that would make one free (A71, A123)?"""
    first = s.base[seat]
    return s.cells[first + at.MANA] >= s.edition.least_mana or s.cells[first + at.ARTEFACTS] > 0
