"""The answers to a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.rules import extras, mana, movement
from hexarch.games.anunnaki.rules.table import ANSWERS

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.rule import Pick, Verb
    from hexarch.games.anunnaki.state import Table

# Questions whose verbs look at the same things: these are looked at once for all of them.
TOGETHER: Final[dict[str, Callable[[Table, int, Asked, list[Verb]], list[Pick]]]] = {
    "move": movement.of_question,
    "portal": movement.of_question,
    "mana_action": mana.of_question,
    "extra": extras.of_question,
}


def answers(s: Table, d: Asked) -> list[Pick]:
    """Everything but passing; looked for once in each position. Nobody may change this list."""
    if s.found_for is not d:
        s.found = _looked_for(s, d)
        s.found_for = d
    return s.found


def _looked_for(s: Table, d: Asked) -> list[Pick]:
    seat, verbs = d.seat, ANSWERS[d.kind]
    if len(verbs) == 1:
        return verbs[0].options_of(s, seat, d)
    together = TOGETHER.get(d.kind)
    if together is not None:
        return together(s, seat, d, verbs)
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


def without_mana(s: Table, seat: int) -> bool:
    """Is there no mana action because there is neither mana nor a Mirror that would make one free (A71, A123)?"""
    first = s.base[seat]
    return s.cells[first + at.MANA] < s.edition.least_mana and not s.cells[first + at.ARTEFACTS]
