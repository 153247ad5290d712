"""Effects on the tracks of a faction board: shipping, and the exchange of workers into spades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, effects, extent
from hexarch.games.terra import layout as at
from hexarch.games.terra.box import round_
from hexarch.games.terra.names import ACTION_PHASE, DIGGING, FROM_DIGGING, FROM_SHIPPING, SHIPPING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


def advance_shipping(s: Terra, seat: int, scores: bool = True) -> None:
    """One level of shipping and its points."""
    faction = s.faction(seat)
    track = faction.shipping
    assert track is not None
    level = s.get(seat, at.SHIP) + 1
    s.set(seat, at.SHIP, level)
    s.log(codes.TRACK, seat, SHIPPING, level)
    extent.renew(s, seat)
    if scores:
        effects.score(s, seat, track.vp[level - faction.start.shipping - 1], FROM_SHIPPING)
    score_step(s, seat)


def free_shipping(s: Terra, seat: int) -> None:
    """A level of shipping without paying, if there is one left."""
    track = s.faction(seat).shipping
    if track is not None and s.get(seat, at.SHIP) < track.most:
        advance_shipping(s, seat)


def advance_digging(s: Terra, seat: int, scores: bool = True) -> None:
    """One level of digging and its points."""
    track = s.faction(seat).dig.track
    assert track is not None
    level = s.get(seat, at.DIG) + 1
    s.set(seat, at.DIG, level)
    s.log(codes.TRACK, seat, DIGGING, level)
    if scores:
        effects.score(s, seat, track.vp[level - 1], FROM_DIGGING)
    score_step(s, seat)


def score_step(s: Terra, seat: int) -> None:
    """A round tile may score steps on tracks, in the action phase only."""
    if s.cells[at.PHASE] == ACTION_PHASE:
        effects.score_event(s, seat, round_.TRACK_STEP)
