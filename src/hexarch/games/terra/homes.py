"""Where a faction is at home: the terrain it begins on, a new home, terrains unlocked. Primitive effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, effects
from hexarch.games.terra import layout as at

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


def begin_on(s: Terra, seat: int, terrain: int) -> None:
    """The terrain a faction begins on: its home, or only where its first dwellings stand."""
    s.set(seat, at.CENTRE, terrain)
    faction = s.faction(seat)
    if faction.home < 0:
        s.set(seat, at.HOME, terrain)
    else:
        s.set(seat, at.SECOND, terrain + 1)
    s.log(codes.HOME, seat, terrain)


def change_home(s: Terra, seat: int, terrain: int) -> None:
    """A new home terrain: the faction's structures stand on it now; empty hexes keep theirs."""
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        effects.transform(s, seat, h, terrain)
    s.set(seat, at.HOME, terrain)
    s.set(seat, at.CENTRE, terrain)
    s.log(codes.HOME, seat, terrain)


def unlock(s: Terra, seat: int, terrain: int) -> None:
    """One may build on this terrain from now on."""
    s.set(seat, at.UNLOCKED, s.get(seat, at.UNLOCKED) | s.board.bits[terrain])
    s.log(codes.UNLOCK, seat, terrain)
