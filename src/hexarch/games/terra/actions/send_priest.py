"""Send a priest to the order of a cult: for good onto a space worth 3 or 2 steps, or back to the supply for 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.actions import turn
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.reactions import cult_choice
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice

SPACES: Final = (3, 2, 2, 2)  # steps for a priest laid there


def free_space(s: Terra, cult: int, steps: int) -> int:
    """The first free space worth so many steps, or -1."""
    for i in range(len(SPACES)):
        if SPACES[i] == steps and not s.cells[at.ORDER_SPACES + 4 * cult + i]:
            return i
    return -1


def best(s: Terra, cult: int) -> int:
    """Steps of the best free space of an order."""
    return 3 if free_space(s, cult, 3) >= 0 else 2 if free_space(s, cult, 2) >= 0 else 1


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """A priest in hand and a free space of that worth."""
    refusal = turn.refuse_action(s, seat)
    if refusal is not None:
        return refusal
    if not s.get(seat, at.PRIESTS):
        return no("cannot_pay", "send", resource="P", needed=1, have=0)
    if not 1 <= choice.b <= 3 or (choice.b > 1 and free_space(s, choice.a, choice.b) < 0):
        return no("no_free_space", "send", cult=choice.a, steps=choice.b)
    return cult_choice.top_claimed(s, seat, choice.a, choice.b + s.faction(seat).orders.more_steps(s, seat))


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """The priest leaves, the marker advances."""
    turn.begin_action(s, seat)
    space = free_space(s, choice.a, choice.b) if choice.b > 1 else -1
    effects.send_priest(s, seat, choice.a, space)
    effects.step_cult(s, seat, choice.a, choice.b + s.faction(seat).orders.more_steps(s, seat))


def options(s: Terra, seat: int, out: list[Choice]) -> None:
    """Each cult with each worth that has a space."""
    if not s.get(seat, at.PRIESTS):
        return
    for cult in range(len(CULTS)):
        for steps in (3, 2, 1):
            choice = s.catalog.send[cult][steps]
            if refuse(s, seat, choice) is None:
                out.append(choice)
