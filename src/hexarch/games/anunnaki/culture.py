"""Culture tokens (section 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import codes, effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.kinds import Rewards
from hexarch.games.anunnaki.masks import bits

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def surrounded(s: Table) -> tuple[int, ...]:
    """Tokens whose three territories all hold a unit (A128)."""
    lying, there = s.cells[at.LYING], s.anybody()
    if s.lay_then == lying and s.stood_then == there:
        return s.closed_then
    around, empty, near = s.world.grounds.around, ~there, lying
    if not s.closed_then and not lying & ~s.lay_then:  # then only where somebody has come since
        near = 0
        for place in bits(there & ~s.stood_then):
            near |= s.world.grounds.spots_at.get(place, 0)
        near &= lying
    found = []
    for spot in bits(near):
        if not around[spot] & empty:
            found.append(spot)
    s.lay_then, s.stood_then, s.closed_then = lying, there, tuple(found)
    return s.closed_then


def takers(s: Table, spot: int) -> list[int]:
    """Who is paid, in turn order from the active player; Zeus asks only for a unit on the planet (A129, A141)."""
    found = []
    near_it = s.world.grounds.around[spot]
    planet = s.world.grounds.on_planet[s.planet(s.world.spots[spot][0])]
    for seat in s.clockwise(s.active()):
        if s.get(seat, at.PEOPLE) & (planet if s.house(seat) == names.ELLENYS else near_it):
            found.append(seat)
    return found


def resolve(s: Table, spot: int) -> None:
    """The token is removed and pays everybody around it; Zeus unlocked multiplies (A129, A142, A216)."""
    token = s.cells[s.spot_cell(spot)] - 1
    effects.reveal(s, s.active())
    s.log(codes.CULTURED, s.active(), spot, token)
    s.lay_token(spot, 0)
    for seat in reversed(takers(s, spot)):
        times = s.amounts.zeus_times if s.house(seat) == names.ELLENYS and s.get(seat, at.MAJOR_OUT) else 1
        items = tuple([(kind, n * times) for kind, n in s.edition.tokens[token]])
        s.push(Rewards(seat, items, names.FROM_REWARDS))
