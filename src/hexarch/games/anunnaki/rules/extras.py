"""Additional actions (A81): summoning, a pact, artefacts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki.layout import ARTEFACTS, EXTRAS, MAJOR_TOKEN, TOKENS
from hexarch.games.anunnaki.rules import pacts
from hexarch.games.anunnaki.rules.gods import SUMMON_BIT
from hexarch.games.anunnaki.rules.listing import Listing
from hexarch.games.anunnaki.rules.pacts import Complete

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.rule import Pick, Verb
    from hexarch.games.anunnaki.state import Table


def possible(s: Table, seat: int) -> bool:
    """Are there tokens to summon with, pacts that can be paid, or artefacts (A81)?"""
    cells, first = s.cells, s.base[seat]
    if cells[first + ARTEFACTS]:
        return True
    if (cells[first + TOKENS] or cells[first + MAJOR_TOKEN]) and not cells[EXTRAS] & SUMMON_BIT:
        return True
    return pacts.ready(s, seat) > 0


class Extras(Listing):
    """All additional actions; which pacts can be completed, and whether there are artefacts, is looked at once."""

    def __init__(self, verbs: list[Verb]) -> None:
        super().__init__(verbs)
        self.without_artefacts: Final = [verb for verb in verbs if not verb.of_artefact]

    def options(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        found: list[Pick] = []
        ready = pacts.ready(s, seat)
        full = pacts.full(s, seat) if ready else 0
        for verb in self.verbs if s.cells[s.base[seat] + ARTEFACTS] else self.without_artefacts:
            if not isinstance(verb, Complete):
                found += verb.options_of(s, seat, d)
            elif ready:
                found += verb.among(s, ready, full)
        return found
