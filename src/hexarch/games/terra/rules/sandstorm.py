"""A sandstorm: turn a free hex beside one of the faction's structures into home terrain, without spades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


def reach(s: Terra, seat: int) -> int:
    """Free hexes of other terrain that share a side with a structure of the seat; bridges do not count."""
    mask = 0
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        mask |= s.board.adjacent[h]
    return mask & ~s.cells[at.OCCUPIED] & ~s.locked() & ~s.cells[at.TERRAIN_MASK + s.home(seat)]


def by_ship(s: Terra, seat: int, beside: int) -> int:
    """Those of the hexes beside a ship that a sandstorm can change, if a dwelling is built there for the ship."""
    return beside & ~s.cells[at.OCCUPIED] & ~s.locked() & ~s.cells[at.TERRAIN_MASK + s.home(seat)]


def refuse(s: Terra, seat: int, h: int, target: int, ships: int = 0) -> Refusal | None:
    """The hex must be in reach, or beside a ship given for the dwelling; and the result is home terrain."""
    if target != s.home(seat):
        return no("home_terrain_only", "factions")
    if not (reach(s, seat) | by_ship(s, seat, ships)) & s.board.bits[h]:
        return no("out_of_reach", "factions", hex=s.board.hex_names[h])
    return None


def apply(s: Terra, seat: int, h: int) -> None:
    """The sand comes; a dwelling may follow."""
    d = queue.find(s, seat, kinds.Sandstorm)
    assert d is not None
    effects.transform(s, seat, h, s.home(seat))
    s.swap(d, kinds.Dwelling(seat, s.board.bits[h]))
