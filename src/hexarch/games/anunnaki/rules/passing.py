"""Pass: leave the rest of what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki.closing import close
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table


class Pass(Verb):
    """What may be done need not be: unused steps, mana and additional actions, rewards with a choice (A86, A189)."""

    name = "pass"
    group = "pass"
    text = "pass"

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return None if d.optional else no("must_be_done", "A189")

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        close(s, d)
