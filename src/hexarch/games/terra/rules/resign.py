"""Leave the game: the bonus card goes back, offers lapse, structures and scoring stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import course, fleet, kinds, tiles
from hexarch.games.terra.profiles import FIRST_EDITION
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import leech
from hexarch.kernel.errors import Refusal

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


class Resign(TerraRule):
    """A player leaves; possible at any time once factions are chosen, and never offered."""

    name = "resign"
    group = "end"
    text = "resign"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """Whoever still plays may leave."""
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The bonus card goes back, offers lapse, structures and scoring stay."""
        leech.withdraw(s, seat)
        # The offers it made stay open, and with them what their answers mean to the faction.
        watched = s.rules.edition > FIRST_EDITION
        s.queue(tuple([d for d in s.decisions if d.seat != seat or (watched and isinstance(d, kinds.Event))]))
        if s.sea is not None:
            fleet.abandon(s, seat)
        course.drop_out(s, seat)
        for held in s.cards(seat):
            tiles.return_bonus(s, seat, held)


RESIGN: Final = Resign()
