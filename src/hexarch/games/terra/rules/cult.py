"""Cult steps of the player's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import cults, effects, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CULTS, TOP
from hexarch.games.terra.rule import TerraRule, Warned, Words
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Said


def _due(s: Terra, seat: int, steps: int) -> kinds.CultSteps | None:
    """The open steps that a choice of this size can answer."""
    for d in queue.open_for(s, seat):
        if isinstance(d, kinds.CultSteps) and (steps == d.steps if d.one_track else steps <= d.steps):
            return d
    return None


def can_move(s: Terra, seat: int, cult: int) -> bool:
    """Can the marker on a cult track advance at all?"""
    position = s.cult(seat, cult)
    if position < TOP - 1:
        return True
    return position < TOP and s.get(seat, at.KEYS) > 0 and not s.cells[at.CULT_TOP + cult]


def _use_key(s: Terra, d: kinds.Key, cult: int) -> None:
    """This cult gets a key; the others follow once nothing is left to choose."""
    effects.step_cult(s, d.seat, cult, d.steps)
    rest = d.cults & ~(1 << cult)
    if 0 < s.get(d.seat, at.KEYS) < rest.bit_count():
        s.swap(d, kinds.Key(d.seat, d.steps, rest))
        return
    s.drop(d)
    for other in range(len(CULTS)):
        if rest >> other & 1:
            effects.step_cult(s, d.seat, other, d.steps)


class Cult(TerraRule):
    """Advance on a cult track of the player's choice."""

    name = "cult"
    group = "tiles"
    text = "+{steps:few}{cult}"
    with_factions = True
    literal = False
    begins_turn = False

    def read(self, s: Terra, seat: int, command: str, words: Words) -> list[TerraChoice]:
        """Equal steps that are due one by one may be written as one: `+2WATER`."""
        found = super().read(s, seat, command, words)
        steps = found[0].steps
        if steps < 2 or _due(s, seat, steps) is not None:
            return found
        single = sum(d.steps for d in queue.open_for(s, seat) if isinstance(d, kinds.CultSteps) and not d.one_track)
        return [s.catalog.choice(self, (1, found[0].cult))] * steps if steps <= single else found

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """Steps must be due; those of one action go to one track, where (printed rules) the marker can move."""
        key = queue.find(s, seat, kinds.Key)
        if key is not None:
            if c.steps != key.steps:
                return no("steps_on_one_track", "cults", steps=key.steps)
            return None if key.cults >> c.cult & 1 else no("no_key_wanted", "cults", cult=c.cult)
        if c.steps < 1 or _due(s, seat, c.steps) is None:
            found = queue.find(s, seat, kinds.CultSteps)
            if found is None:
                return no("no_step_due", "cults")
            return no("steps_on_one_track", "cults", steps=found.steps)
        stuck = not can_move(s, seat, c.cult) and not s.rules.empty_actions
        if stuck and any(can_move(s, seat, cult) for cult in range(len(CULTS))):
            return no("empty_action", "turn")
        return cults.top_claimed(s, seat, c.cult, c.steps)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Each cult."""
        assert isinstance(d, (kinds.CultSteps, kinds.Key))
        steps = d.steps if isinstance(d, kinds.Key) or d.one_track else 1
        table = s.catalog.tables[self.number]
        for cult in range(len(CULTS)):
            choice = table[steps * len(CULTS) + cult]
            if choice not in out and self.refuse(s, seat, choice) is None:
                out.append(choice)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Advance; steps that cannot be taken are lost."""
        key = queue.find(s, seat, kinds.Key)
        if key is not None:
            _use_key(s, key, c.cult)
            return
        d = _due(s, seat, c.steps)
        assert d is not None
        if d.steps > c.steps:
            s.swap(d, kinds.CultSteps(seat, d.steps - c.steps, d.one_track, d.from_offers))
        else:
            s.drop(d)
        effects.take_owed(s, seat, c.steps)
        effects.step_cult(s, seat, c.cult, c.steps)

    def said(self, words: Words, kind: str, who: str) -> Said | None:
        """Which cult gets a key has words of its own."""
        found = super().said(words, kind, who)
        return found if found is None or kind != kinds.KEY else ("choice-key", found[1])

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """Steps may be lost."""
        return cults.steps_lost(s, seat, c.cult, c.steps)


CULT: Final = Cult()
