"""Replace a priest: at large tables a priest sent to an order may take the place of another player's, for coins.

The owner receives as many coins as the space is worth steps; the priest that is replaced goes back into the box. The
order may still have free spaces; nobody replaces a priest of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import cults, effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.resources import COINS, res
from hexarch.games.terra.rule import Place, TerraRule, Warned
from hexarch.games.terra.rules import turn
from hexarch.games.terra.rules.send import SPACES
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.kinds import Asked
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Value


def space_of(s: Terra, owner: int, cult: int, steps: int) -> int:
    """The first space worth so many steps where a priest of this seat lies, or -1."""
    for i in range(len(SPACES)):
        if SPACES[i] == steps and s.cells[at.ORDER_SPACES + at.SPACES_OF_ORDER * cult + i] == owner + 1:
            return i
    return -1


class Replace(TerraRule):
    """An action: a priest goes to a cult in the place of another player's, who is paid for it."""

    name = "replace"
    group = "priests"
    text = "send p to {cult} for {steps} replacing {faction}"
    forms: tuple[str, ...] = ("send priest to {cult} for {steps} replacing {faction}",)
    is_action = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A priest and the coins in hand, and a priest of that player on a space of that worth."""
        refusal = turn.refuse_action(s, seat)
        if refusal is not None:
            return refusal
        if not s.box.replaced_priests:
            return no("no_replacing", "send")
        owner = s.seat_of(c.faction)
        if owner == seat:
            return no("own_priest", "send")
        if owner < 0 or space_of(s, owner, c.cult, c.steps) < 0:
            return no("no_priest_there", "send", cult=c.cult, steps=c.steps, faction=s.registry[c.faction].id)
        refusal = turn.cannot_pay(s, seat, res(c=c.steps, p=1))
        if refusal is not None:
            return refusal
        return cults.top_claimed(s, seat, c.cult, c.steps + cults.more_steps(s, seat))

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Pay the owner, change the priests, advance."""
        owner = s.seat_of(c.faction)
        turn.begin_action(s, seat)
        effects.pay_one(s, seat, COINS, c.steps)
        effects.gain_one(s, owner, COINS, c.steps)
        effects.replace_priest(s, seat, c.cult, space_of(s, owner, c.cult, c.steps))
        effects.step_cult(s, seat, c.cult, c.steps + cults.more_steps(s, seat))

    def occurs(self, s: Terra, factions: Sequence[Faction]) -> bool:
        """At tables where priests are replaced."""
        return s.box.replaced_priests

    def options(self, s: Terra, seat: int, d: Asked, out: list[TerraChoice]) -> None:
        """Each cult and worth with each player whose priest lies there."""
        if not s.box.replaced_priests or not turn.may_act(d) or not s.get(seat, at.PRIESTS):
            return
        for cult in range(len(CULTS)):
            for i, steps in enumerate(SPACES):
                owner = s.cells[at.ORDER_SPACES + at.SPACES_OF_ORDER * cult + i] - 1
                if owner >= 0 and space_of(s, owner, cult, steps) == i:
                    choice = s.catalog.choice(self, (cult, steps, s.faction(owner).index))
                    if self.refuse(s, seat, choice) is None:
                        out.append(choice)

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """Who is paid; and steps may be lost."""
        found: Warned = [("paid_to_neighbour", {"coins": c.steps, "faction": s.registry[c.faction].id})]
        return found + cults.steps_lost(s, seat, c.cult, c.steps)

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """The order, whose priest lies there, and on what space."""
        return {"cult": CULTS[c.cult], "seat": s.seat_of(c.faction), "n": c.steps}

    def conceivable(self, s: Terra, seat: int, place: Place) -> list[str]:
        """A click on a priest of another player."""
        if set(place) != {"cult", "seat", "n"} or not str(place["seat"]).isdecimal():
            return []
        owner = int(place["seat"])
        if owner >= s.seats or not s.has_faction(owner):
            return []
        text = f"send p to {place['cult']} for {place['n']} replacing {s.faction(owner).id}"
        return [text] if self.match(text.lower()) is not None else []


REPLACE: Final = Replace()
