"""The gift of a favor tile, once: a priest of the supply sent and 4 coins, or a step of shipping and a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import cults, effects, kinds, queue, treasury
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.resources import COINS, PRIESTS, WORKERS
from hexarch.games.terra.rule import TerraRule, Warned
from hexarch.games.terra.rules.send import WORTHS, free_space
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Value

GIFT_COINS: Final = 4
GIFT_WORKERS: Final = 1


def _due(s: Terra, seat: int) -> kinds.Gift | None:
    return queue.find(s, seat, kinds.Gift)


def _gain(s: Terra, seat: int, what: int, n: int) -> None:
    """Coins or workers, which a treasury may take at once."""
    before = treasury.watched(s, seat)
    effects.gain_one(s, seat, what, n)
    treasury.received(s, seat, before, at_leisure=True)


class SendNew(TerraRule):
    """A priest of the supply goes to a cult, and coins are gained."""

    name = "send-new"
    group = "priests"
    text = "send new p to {cult} for {steps}"
    with_factions = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The gift must be due, a priest in the supply (none of those in hand), and a free space of that worth."""
        if _due(s, seat) is None:
            return no("no_gift_due", "favor")
        if s.get(seat, at.PRIEST_CAP) <= s.get(seat, at.PRIESTS):
            return no("no_priests_left", "favor")
        if not 1 <= c.steps <= 3 or (c.steps > 1 and free_space(s, c.cult, c.steps) < 0):
            return no("no_free_space", "send", cult=c.cult, steps=c.steps)
        return cults.top_claimed(s, seat, c.cult, c.steps + cults.more_steps(s, seat))

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The priest comes from the supply, the marker advances."""
        d = _due(s, seat)
        assert d is not None
        s.drop(d)
        effects.gain_one(s, seat, PRIESTS, 1)
        space = free_space(s, c.cult, c.steps) if c.steps > 1 else -1
        effects.send_priest(s, seat, c.cult, space)
        effects.step_cult(s, seat, c.cult, c.steps + cults.more_steps(s, seat))
        _gain(s, seat, COINS, GIFT_COINS)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Each cult with each worth that has a space."""
        table = s.catalog.tables[self.number]
        for cult in range(len(CULTS)):
            for steps in (3, 2, 1):
                choice = table[cult * WORTHS + steps]
                if choice not in out and self.refuse(s, seat, choice) is None:
                    out.append(choice)

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """Steps may be lost."""
        return cults.steps_lost(s, seat, c.cult, c.steps)

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """A space of the order."""
        return {"cult": CULTS[c.cult], "space": c.steps}


class GiftStep(TerraRule):
    """A step of shipping (or range) and a worker."""

    name = "gift-step"
    group = "tracks"
    text = "+SHIPPING"
    with_factions = True
    begins_turn = False

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The gift must be due."""
        return no("no_gift_due", "favor") if _due(s, seat) is None else None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The step, if there is one left, and the worker."""
        d = _due(s, seat)
        assert d is not None
        s.drop(d)
        s.faction(seat).reach.farther(s, seat)
        _gain(s, seat, WORKERS, GIFT_WORKERS)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Listed once."""
        choice = s.catalog.tables[self.number][0]
        if choice not in out:
            out.append(choice)


SEND_NEW: Final = SendNew()
GIFT_STEP: Final = GiftStep()
