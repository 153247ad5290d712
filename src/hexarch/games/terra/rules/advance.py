"""Advance on the shipping track or the track for the exchange of workers into spades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import SHIPPING
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import turn
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.kinds import Asked
    from hexarch.games.terra.state import Terra


class Advance(TerraRule):
    """An action: pay for a level of shipping or digging, and score it."""

    name = "advance"
    group = "tracks"
    text = "advance {track}"
    is_action = True
    clicked: tuple[str, ...] = ("track",)

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The faction must have the track, a level left, and the price in hand."""
        refusal = turn.refuse_action(s, seat)
        if refusal is not None:
            return refusal
        faction = s.faction(seat)
        shipping = c.track == SHIPPING
        track = faction.shipping if shipping else faction.dig.track
        if track is None:
            return no("no_such_track", "advance", track=c.track)
        if s.get(seat, at.SHIP if shipping else at.DIG) >= track.most:
            return no("track_at_end", "advance", track=c.track)
        return turn.cannot_pay(s, seat, track.cost)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Pay, advance, score."""
        turn.begin_action(s, seat)
        faction = s.faction(seat)
        track = faction.shipping if c.track == SHIPPING else faction.dig.track
        assert track is not None
        effects.pay(s, seat, track.cost)
        if c.track == SHIPPING:
            effects.advance_shipping(s, seat)
        else:
            effects.advance_digging(s, seat)

    def options(self, s: Terra, seat: int, d: Asked, out: list[TerraChoice]) -> None:
        """The tracks on which a step can be paid."""
        if not turn.may_act(d):
            return
        for choice in s.catalog.tables[self.number]:
            if self.refuse(s, seat, choice) is None:
                out.append(choice)


ADVANCE: Final = Advance()
