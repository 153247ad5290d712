"""The answers to a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.rules import mana
from hexarch.games.anunnaki.rules.table import ANSWERS

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.state import Table


def answers(s: Table, d: Asked) -> list[Pick]:
    """Everything but passing; looked for once in each position. Nobody may change this list."""
    found = s.kept(d)
    if found is None:
        found = _looked_for(s, d)
        s.keep(d, found)
    return found


def _looked_for(s: Table, d: Asked) -> list[Pick]:
    seat, verbs = d.seat, ANSWERS[d.kind]
    if len(verbs) == 1:
        return verbs[0].options_of(s, seat, d)
    if d.kind == "mana_action":
        return mana.of_question(s, seat, d, verbs)
    found: list[Pick] = []
    bare = not s.cells[s.base[seat] + at.ARTEFACTS]
    for verb in verbs:
        if not (bare and verb.of_artefact):
            found += verb.options_of(s, seat, d)
    return found


def offer(s: Table, d: Asked) -> bool:
    """Ask what may be passed, unless there is nothing but passing; is it asked?"""
    found = _looked_for(s, d)
    if not found:
        return False
    s.push(d)
    s.keep(d, found)
    return True


def without_mana(s: Table, seat: int) -> bool:
    """Is there no mana action because there is neither mana nor a Mirror that would make one free (A71, A123)?"""
    first = s.base[seat]
    return s.cells[first + at.MANA] < s.edition.least_mana and not s.cells[first + at.ARTEFACTS]


def without_extras(s: Table, seat: int) -> bool:
    """Is there no additional action because there are no tokens, no pacts and no artefacts (A81)?"""
    cells, first = s.cells, s.base[seat]
    if cells[first + at.TOKENS] or cells[first + at.MAJOR_TOKEN] or cells[first + at.ARTEFACTS]:
        return False
    return cells[first + at.PACTS] == cells[first + at.COMPLETED]
