"""A settlement that brings rewards as it grows (Atlanteans)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import cults, effects, own, towns, tracks
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import FROM_FACTION, STRONGHOLD

if TYPE_CHECKING:
    from hexarch.games.terra.factions.figures import Reward
    from hexarch.games.terra.state import Terra


def grown(s: Terra, seat: int) -> None:
    """Something joined the structures of a faction with rewards: take those that are due; it counts them itself.

    Power alone counts, not the number of structures, nor a favor tile for smaller towns. Towns that are joined to the
    settlement count with it.
    """
    faction = s.faction(seat)
    rewards, value = faction.figures.growth, faction.board.value
    if own.held(s, seat) == len(rewards):
        return
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        if s.building(h) == STRONGHOLD:
            members = s.board.members(towns.group(s, seat, s.board.bits[h]))
            power = sum([value[s.building(one)] for one in members])
            while own.held(s, seat) < len(rewards) and power >= rewards[own.held(s, seat)].power:
                due = rewards[own.held(s, seat)]
                own.gain(s, seat, 1)
                _take(s, seat, due)


def _take(s: Terra, seat: int, due: Reward) -> None:
    """Shipping, steps in every cult, points."""
    for _ in range(due.shipping):
        tracks.free_shipping(s, seat)
    if due.steps:
        cults.step_all(s, seat, due.steps, cults.contested(s, seat, due.steps, s.get(seat, at.KEYS)))
    effects.score(s, seat, due.vp, FROM_FACTION)
