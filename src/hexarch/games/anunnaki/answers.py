"""The answers to a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki.rules.table import ANSWERS

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.state import Table


def answers(s: Table, d: Asked) -> list[Pick]:
    """Everything but passing; looked for once in each position."""
    found = s.kept(d)
    if found is None:
        found = []
        for verb in ANSWERS[d.kind]:
            found += verb.options_of(s, d.seat, d)
        s.keep(d, found)
    return found


def offer(s: Table, d: Asked) -> None:
    """Ask what may be passed, unless there is nothing but passing."""
    found = answers(s, d)
    if found:
        s.push(d)
        s.keep(d, found)
