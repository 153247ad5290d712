"""How far a seat reaches: masks of hexes for shipping and jumps, kept in its cells by the effects that change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import layout as at

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


def waters(s: Terra, rivers: int, level: int) -> int:
    """Mask of river hexes not farther than so many steps from some."""
    for _ in range(level):
        for r in s.board.members(rivers):
            rivers |= s.board.next_river[r]
    return rivers


def shores(s: Terra, rivers: int) -> int:
    """Mask of the land around river hexes."""
    found = 0
    for r in s.board.members(rivers):
        found |= s.board.around_river[r]
    return found


def from_icebergs(s: Terra, seat: int, level: int) -> int:
    """Land that ships reach from dwellings on the river, over so many more river hexes."""
    return shores(s, waters(s, s.get(seat, at.ICEBERGS), level))


def sailing(s: Terra, seat: int, level: int) -> int:
    """Land that ships of some level reach."""
    found = from_icebergs(s, seat, level)
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        found |= s.board.ship_reach[level][h]
    return found


def extend(s: Terra, seat: int, h: int) -> None:
    """What shipping and jumps reach from a new structure."""
    base = s.base[seat]
    faction = s.faction(seat)
    if faction.shipping is not None:
        level = s.cells[base + at.SHIP]
        ship = s.board.ship_reach
        if level:
            s.put(base + at.SHIP_REACH, s.cells[base + at.SHIP_REACH] | ship[level][h])
        s.put(base + at.SHIP_REACH_MORE, s.cells[base + at.SHIP_REACH_MORE] | ship[level + 1][h])
    if faction.reach.jump is not None:
        skip = s.cells[base + at.RANGE]
        s.put(base + at.JUMP_REACH, s.cells[base + at.JUMP_REACH] | s.board.jump_reach[skip][h])


def renew(s: Terra, seat: int) -> None:
    """Shipping or range changed, or a ship moved: what is in reach from every structure and from every ship."""
    base = s.base[seat]
    ship = s.board.ship_reach
    level = s.cells[base + at.SHIP]
    skip = s.cells[base + at.RANGE]
    near = more = far = 0
    sails = s.faction(seat).shipping is not None
    for h in s.board.members(s.cells[base + at.BUILDINGS]):
        if sails:
            near |= ship[level][h]
            more |= ship[level + 1][h]
        if skip:
            far |= s.board.jump_reach[skip][h]
    if s.cells[base + at.ICEBERGS]:
        near |= from_icebergs(s, seat, level)
        more |= from_icebergs(s, seat, level + 1)
    if s.sea is not None:
        around = beside_ships(s, seat)
        near |= around
        more |= around
    s.put(base + at.SHIP_REACH, near)
    s.put(base + at.SHIP_REACH_MORE, more)
    s.put(base + at.JUMP_REACH, far)


def beside_ships(s: Terra, seat: int) -> int:
    """Mask of land next to river hexes with a ship of the seat, or under its traders; not while they trade."""
    mask = 0
    base = s.base[seat]
    for i in range(at.MOST_SHIPS):
        space = s.cells[base + at.FLEET + i] - 1
        if space >= 0 and not s.cells[base + at.TRADING + i]:
            mask |= beside(s, space)
    return mask


def beside(s: Terra, space: int) -> int:
    """Mask of land that a ship on a river hex, or a trader on a land hex, lets its owner build on."""
    rivers = s.board.rivers
    return s.board.around_river[space] if space < rivers else s.board.bits[space - rivers]


def jump_reach(s: Terra, seat: int, skip: int) -> int:
    """Mask of hexes in range of a jump that skips so many."""
    mask = 0
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        mask |= s.board.jump_reach[skip][h]
    return mask
