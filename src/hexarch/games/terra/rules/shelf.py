"""A ninth dwelling (Changelings): which dwelling comes next, and where one that is upgraded returns to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds, pieces, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.fields import NINTH
from hexarch.games.terra.names import DWELLING
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import turn
from hexarch.kernel.errors import Refusal, no
from hexarch.kernel.game import PREPARES

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


class NextDwelling(TerraRule):
    """Choose between the left-most dwelling of the row and the ninth one; it decides the terrain."""

    name = "next-dwelling"
    group = "other"
    text = "next from {shelf}"
    role = PREPARES

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """Before the action of a turn, while there is a choice."""
        refusal = turn.refuse_action(s, seat)
        if refusal is not None:
            return refusal
        if pieces.ninth(s, seat) < 0 or not pieces.row(s, seat, DWELLING):
            return no("no_other_dwelling", "factions")
        return no("next_already", "factions") if s.get(seat, at.FROM_NINTH) == c.shelf else None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The terrain of that dwelling is the one to build on."""
        s.set(seat, at.FROM_NINTH, c.shelf)
        pieces.aim(s, seat)

    def free(self, s: Terra, seat: int, out: list[TerraChoice]) -> None:
        """The other one."""
        if s.get(seat, at.NINTH):
            for choice in s.catalog.tables[self.number]:
                if self.refuse(s, seat, choice) is None:
                    out.append(choice)


class PutBack(TerraRule):
    """Put back a dwelling that was upgraded."""

    name = "put-back"
    group = "tiles"
    text = "return to {shelf}"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """One must be due."""
        return None if queue.find(s, seat, kinds.PutBack) is not None else no("nothing_to_put_back", "factions")

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """It keeps its colour, whatever the place."""
        d = queue.find(s, seat, kinds.PutBack)
        assert d is not None
        s.drop(d)
        if c.shelf == NINTH:
            pieces.to_ninth(s, seat, d.piece)
        else:
            pieces.put_back(s, seat, DWELLING, d.piece)
        pieces.aim(s, seat)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Both places."""
        out.extend(s.catalog.tables[self.number])


NEXT_DWELLING: Final = NextDwelling()
PUT_BACK: Final = PutBack()
