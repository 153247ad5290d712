"""Icebergs: dwellings on river hexes, directly connected to everything on the hexes around them (Selkies)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, extent, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import DWELLING, ICE

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


def anybody(s: Terra) -> int:
    """Mask of all river hexes with a dwelling."""
    cells = s.cells
    found = 0
    for base in s.base:
        found |= cells[base + at.ICEBERGS]
    return found


def of_others(s: Terra, seat: int, h: int) -> int:
    """Mask of others' icebergs beside a land hex, or on or beside a chain of the seat's own that touches it."""
    afloat = anybody(s)
    if not afloat:
        return 0
    water = s.board.touches_river[h]
    if s.get(seat, at.RIVERS) & water and s.faction(seat).figures.chains:
        for r in s.board.members(towns.chain(s, seat, s.get(seat, at.RIVERS) & water)):
            water |= s.board.next_river[r] | s.board.bits[r]
    return afloat & water & ~s.get(seat, at.ICEBERGS)


def supported(s: Terra, seat: int, r: int) -> bool:
    """Stand two of the seat's structures on ice beside it that are not adjacent? A bridge does not matter here."""
    near = s.board.around_river[r] & s.get(seat, at.BUILDINGS) & s.cells[at.TERRAIN_MASK + ICE]
    return any(near & ~s.board.adjacent[h] & ~s.board.bits[h] for h in s.board.members(near))


def place(s: Terra, seat: int, r: int) -> None:
    """A dwelling on a river hex: it joins what is around it, and is a starting point for ships."""
    base = s.base[seat]
    s.put(base + at.ICEBERGS, s.cells[base + at.ICEBERGS] | s.board.bits[r])
    s.put(base + at.RIVERS, s.cells[base + at.RIVERS] | s.board.bits[r])
    s.add(base + at.BUILT + DWELLING, 1)
    s.put(base + at.REACH, s.cells[base + at.REACH] | s.board.around_river[r])
    extent.renew(s, seat)
    s.log(codes.ICEBERG, seat, r)
