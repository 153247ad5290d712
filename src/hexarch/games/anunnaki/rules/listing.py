"""Verbs that answer the same question look for their choices together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.rule import Pick, Verb
    from hexarch.games.anunnaki.state import Table


class Listing:
    """All verbs of a question, one after the other; where they look at the same things, these are looked at once."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: Final = verbs
        self.first: Final = verbs[0]
        self.alone: Final = len(verbs) == 1  # then its own list is all there is

    def options(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        """Every legal choice, in the order of the verbs."""
        found: list[Pick] = []
        for verb in self.verbs:
            found += verb.options_of(s, seat, d)
        return found
