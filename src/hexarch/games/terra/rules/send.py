"""Send a priest to the order of a cult: for good onto a space worth 3 or 2 steps, or back to the supply for 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import cults, effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.profiles import THIRD_EDITION
from hexarch.games.terra.rule import Place, TerraRule, Warned
from hexarch.games.terra.rules import turn
from hexarch.games.terra.rules.cult import can_move
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.kinds import Asked
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Value

SPACES: Final = (3, 2, 2, 2)  # steps for a priest laid there
WORTHS: Final = 4  # of a priest in the table of choices: 0 to 3 steps


def free_space(s: Terra, cult: int, steps: int) -> int:
    """The first free space worth so many steps, or -1."""
    for i in range(len(SPACES)):
        if SPACES[i] == steps and not s.cells[at.ORDER_SPACES + at.SPACES_OF_ORDER * cult + i]:
            return i
    return -1


def best(s: Terra, cult: int) -> int:
    """Steps of the best free space of an order."""
    return 3 if free_space(s, cult, 3) >= 0 else 2 if free_space(s, cult, 2) >= 0 else 1


def _refuse_space(s: Terra, seat: int, cult: int, steps: int, more: int) -> Refusal | None:
    """Why a priest in hand cannot go to a space of this worth, where it brings so many steps more."""
    if not 1 <= steps <= 3 or (steps > 1 and free_space(s, cult, steps) < 0):
        return no("no_free_space", "send", cult=cult, steps=steps)
    if steps == 1 and s.rules.edition > THIRD_EDITION and not s.rules.empty_actions and not can_move(s, seat, cult):
        return no("empty_action", "turn")
    return cults.top_claimed(s, seat, cult, steps + more)


class Send(TerraRule):
    """An action: a priest goes to a cult, and the marker advances."""

    name = "send"
    group = "priests"
    text = "send p to {cult} for {steps}"
    forms: tuple[str, ...] = ("send priest to {cult} for {steps}", "send p to {cult}", "send priest to {cult}")
    is_action = True

    def complete(self, s: Terra, seat: int, command: str, name: str, values: list[int]) -> int:
        """The best space that is free."""
        return best(s, values[0])

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A priest in hand and a free space of that worth; none returns to the supply for a step nobody can take."""
        refusal = turn.refuse_action(s, seat)
        if refusal is not None:
            return refusal
        if not s.get(seat, at.PRIESTS):
            return no("cannot_pay", "send", resource="P", needed=1, have=0)
        return _refuse_space(s, seat, c.cult, c.steps, cults.more_steps(s, seat))

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The priest leaves, the marker advances."""
        turn.begin_action(s, seat)
        space = free_space(s, c.cult, c.steps) if c.steps > 1 else -1
        effects.send_priest(s, seat, c.cult, space)
        effects.step_cult(s, seat, c.cult, c.steps + cults.more_steps(s, seat))

    def options(self, s: Terra, seat: int, d: Asked, out: list[TerraChoice]) -> None:
        """Each cult with each worth that has a space."""
        if not turn.may_act(d) or not s.get(seat, at.PRIESTS):
            return
        table = s.catalog.tables[self.number]
        more = cults.more_steps(s, seat)
        for cult in range(len(CULTS)):
            for steps in (3, 2, 1):
                if _refuse_space(s, seat, cult, steps, more) is None:
                    out.append(table[cult * WORTHS + steps])

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """Steps may be lost."""
        return cults.steps_lost(s, seat, c.cult, c.steps)

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """A space of the order."""
        return {"cult": CULTS[c.cult], "space": c.steps}

    def conceivable(self, s: Terra, seat: int, place: Place) -> list[str]:
        """A click on the cult means its best space."""
        if set(place) == {"cult"}:
            text = f"send p to {place['cult']}"
        elif set(place) == {"cult", "space"}:
            text = f"send p to {place['cult']} for {place['space']}"
        else:
            return []
        return [text] if self.match(text.lower()) is not None else []


SEND: Final = Send()
