"""Culture tokens (section 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.kinds import Rewards

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def surrounded(s: Table) -> list[int]:
    """Tokens whose three territories all hold a unit (A128)."""
    return [
        spot
        for spot, places in enumerate(s.world.spots)
        if s.cells[s.spot_cell(spot)] and all(any_unit(s, place) for place in places)
    ]


def any_unit(s: Table, place: int) -> bool:
    """Is there a unit of anybody?"""
    return any(s.people(place, seat) for seat in range(s.seats))


def takers(s: Table, spot: int) -> list[int]:
    """Who is paid, in turn order from the active player; Zeus asks only for a unit on the planet (A129, A141)."""
    found = []
    planet = s.planet(s.world.spots[spot][0])
    for seat in s.clockwise(s.active()):
        near = any(s.people(place, seat) for place in s.world.spots[spot])
        if not near and s.house(seat) == names.ELLENYS:
            near = any(s.people(place, seat) for place in s.places() if s.planet(place) == planet)
        if near:
            found.append(seat)
    return found


def resolve(s: Table, spot: int) -> None:
    """The token is removed and pays everybody around it; Zeus unlocked doubles (A129, A142, A216)."""
    cell = s.spot_cell(spot)
    token = s.cells[cell] - 1
    effects.reveal(s, s.active())
    effects.tell(s, "cultured", s.active(), spot, token)
    s.put(cell, 0)
    s.put(cell + 1, 0)
    for seat in reversed(takers(s, spot)):
        times = 2 if s.house(seat) == names.ELLENYS and s.get(seat, at.MAJOR_OUT) else 1
        items = tuple([(kind, n * times) for kind, n in s.edition.tokens[token]])
        s.push(Rewards(seat, items, names.FROM_REWARDS))
