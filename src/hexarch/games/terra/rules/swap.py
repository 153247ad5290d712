"""Exchange the levels of two cult markers (Djinni): no power is gained or lost by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.fields import CULT_PAIRS
from hexarch.games.terra.names import TOP
from hexarch.games.terra.rule import TerraRule
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


def refuse_pair(s: Terra, seat: int, pair: int) -> Refusal | None:
    """Nobody comes to a tenth space that is occupied, and two markers on tenth spaces stay where they are."""
    for cult, other in (CULT_PAIRS[pair], CULT_PAIRS[pair][::-1]):
        if s.cult(seat, cult) == TOP and s.cells[at.CULT_TOP + other]:
            return no("tenth_space_taken", "cults", cult=other)
    return None


def none_possible(s: Terra, seat: int) -> Refusal | None:
    """Why no two markers can be exchanged, or None."""
    found: Refusal | None = None
    for pair in range(len(CULT_PAIRS)):
        found = refuse_pair(s, seat, pair)
        if found is None:
            return None
    return found


class Swap(TerraRule):
    """Exchange the levels of two cult markers."""

    name = "swap"
    group = "tiles"
    text = "swap {pair}"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """An exchange must be due, and both markers must find their spaces free."""
        if queue.find(s, seat, kinds.SwapCults) is None:
            return no("no_swap_due", "cults")
        return refuse_pair(s, seat, c.pair)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Exchange them."""
        d = queue.find(s, seat, kinds.SwapCults)
        assert d is not None
        s.drop(d)
        effects.swap_cults(s, seat, *CULT_PAIRS[c.pair])

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Each pair of cults."""
        for choice in s.catalog.tables[self.number]:
            if self.refuse(s, seat, choice) is None:
                out.append(choice)


SWAP: Final = Swap()
