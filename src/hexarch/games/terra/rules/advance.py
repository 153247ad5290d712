"""Advance on the shipping track or the track for the exchange of workers into spades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, queue, tracks
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import FROM_BONUS, SHIPPING
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import turn
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.factions.figures import Track
    from hexarch.games.terra.state import Terra


def left(s: Terra, seat: int, track: int) -> bool:
    """Does the faction have this track, and a level left on it?"""
    found = _track(s, seat, track)
    return found is not None and s.get(seat, at.SHIP if track == SHIPPING else at.DIG) < found.most


def _track(s: Terra, seat: int, track: int) -> Track | None:
    """The track as it is printed on the faction board."""
    faction = s.faction(seat)
    return faction.shipping if track == SHIPPING else faction.dig.track


def _refuse_step(s: Terra, seat: int, track: int, free: bool) -> Refusal | None:
    """Why no step can be taken on a track, at a time for it."""
    found = _track(s, seat, track)
    if found is None:
        return no("no_such_track", "advance", track=track)
    if s.get(seat, at.SHIP if track == SHIPPING else at.DIG) >= found.most:
        return no("track_at_end", "advance", track=track)
    if free:
        return None
    return turn.cannot_pay(s, seat, found.cost) if found.paid else no("no_paid_steps", "advance")


class Advance(TerraRule):
    """An action: pay for a level of shipping or digging, and score it. A step for passing costs and scores nothing."""

    name = "advance"
    group = "tracks"
    text = "advance {track}"
    is_action = True
    clicked: tuple[str, ...] = ("track",)

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The faction must have the track, a level left, and the price in hand."""
        free = queue.find(s, seat, kinds.FreeStep) is not None
        refusal = None if free else turn.refuse_action(s, seat)
        return refusal if refusal is not None else _refuse_step(s, seat, c.track, free)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Pay, advance, score."""
        free = queue.find(s, seat, kinds.FreeStep)
        if free is not None:
            s.drop(free)
            if c.track == SHIPPING:
                tracks.advance_shipping(s, seat, scores=False)
                effects.score(s, seat, free.ship_vp, FROM_BONUS)
            else:
                tracks.advance_digging(s, seat, scores=False)
            return
        turn.begin_action(s, seat)
        track = _track(s, seat, c.track)
        assert track is not None
        effects.pay(s, seat, track.cost)
        if c.track == SHIPPING:
            tracks.advance_shipping(s, seat)
        else:
            tracks.advance_digging(s, seat)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """The tracks on which a step can be paid."""
        free = isinstance(d, kinds.FreeStep)
        if not free and not turn.may_act(d):
            return
        for choice in s.catalog.tables[self.number]:
            if _refuse_step(s, seat, choice.track, free) is None:
                out.append(choice)


ADVANCE: Final = Advance()
