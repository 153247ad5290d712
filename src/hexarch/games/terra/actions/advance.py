"""Advance on the shipping track or the track for the exchange of workers into spades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.actions import turn
from hexarch.games.terra.names import SHIPPING
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """The faction must have the track, a level left, and the price in hand."""
    refusal = turn.refuse_action(s, seat)
    if refusal is not None:
        return refusal
    faction = s.faction(seat)
    shipping = choice.a == SHIPPING
    track = faction.shipping if shipping else faction.dig.track
    if track is None:
        return no("no_such_track", "advance", track=choice.a)
    if s.get(seat, at.SHIP if shipping else at.DIG) >= track.most:
        return no("track_at_end", "advance", track=choice.a)
    return turn.cannot_pay(s, seat, track.cost)


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """Pay, advance, score."""
    turn.begin_action(s, seat)
    faction = s.faction(seat)
    track = faction.shipping if choice.a == SHIPPING else faction.dig.track
    assert track is not None
    effects.pay(s, seat, track.cost)
    if choice.a == SHIPPING:
        effects.advance_shipping(s, seat)
    else:
        effects.advance_digging(s, seat)


def options(s: Terra, seat: int, out: list[Choice]) -> None:
    """The tracks on which a step can be paid."""
    for choice in s.catalog.advance:
        if refuse(s, seat, choice) is None:
            out.append(choice)
