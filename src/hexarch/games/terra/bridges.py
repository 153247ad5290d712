"""Bridges that save spades or move, and the town tiles that must stay good when one does: primitive effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, towns
from hexarch.games.terra import layout as at

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


def saved(s: Terra, seat: int, h: int) -> int:
    """Spades that bridges ending at a hex save an action that makes it home terrain and builds on it (Architects)."""
    bridges = s.faction(seat).figures.bridges
    if bridges is None:
        return 0
    return bridges.saves * sum([s.bridges_on(site, seat) for site in s.board.sites_at_hex[h]])


def ends(s: Terra, seat: int) -> int:
    """Mask of the hexes where bridges save spades: both ends of each."""
    bridges = s.faction(seat).figures.bridges
    if bridges is None or not bridges.saves:
        return 0
    mask = 0
    for site, (a, b) in enumerate(s.board.sites):
        if s.bridges_on(site, seat):
            mask |= s.board.bits[a] | s.board.bits[b]
    return mask & ~s.cells[at.FIXED]


def carry_tile(s: Terra, seat: int, h: int) -> None:
    """A town tile lies on this structure."""
    s.set(seat, at.TILE_HEXES, s.get(seat, at.TILE_HEXES) | s.board.bits[h])
    s.log(codes.TILE_ON, seat, h)


def move(s: Terra, seat: int, site: int, goal: int) -> None:
    """A bridge leaves its place and is laid at another: the ends of the one part, those of the other are adjacent."""
    _lift(s, seat, site)
    _lay(s, seat, goal)
    for other in range(s.seats):
        if s.has_faction(other) and not s.faction(other).reach.by_river_only:
            s.set(other, at.REACH, towns.beside(s, other))
    s.log(codes.MOVED, seat, site, goal)


def _lift(s: Terra, seat: int, site: int) -> None:
    """One bridge of a seat less on a site; the ends stay adjacent while another stands there."""
    builders, rest, place, lifted = s.cells[s.layout.bridge + site], 0, 1, False
    while builders:
        if builders % 8 == seat + 1 and not lifted:
            lifted = True
        else:
            rest += place * (builders % 8)
            place *= 8
        builders //= 8
    s.put(s.layout.bridge + site, rest)
    if not rest:
        a, b = s.board.sites[site]
        for one, two in ((a, b), (b, a)):
            cell = s.layout.adjacent + one
            s.put(cell, s.cells[cell] & ~s.board.bits[two] | s.board.adjacent[one])


def _lay(s: Terra, seat: int, site: int) -> None:
    a, b = s.board.sites[site]
    s.put(s.layout.bridge + site, s.cells[s.layout.bridge + site] * 8 + seat + 1)
    for one, two in ((a, b), (b, a)):
        cell = s.layout.adjacent + one
        s.put(cell, s.cells[cell] | s.board.bits[two])


def breaks_town(s: Terra, seat: int, site: int, goal: int) -> bool:
    """Would a structure with a town tile then belong to a group that is no town? It is tried and taken back."""
    tiles = s.board.members(s.get(seat, at.TILE_HEXES))
    if not tiles:
        return False
    ends = 0
    for h in s.board.sites[site]:
        ends |= s.board.bits[h]
    concerned = [h for h in tiles if towns.group(s, seat, s.board.bits[h]) & ends == ends]
    mark = s.mark()
    move(s, seat, site, goal)
    suffices = s.faction(seat).towns.suffices
    broken = any(not suffices(s, seat, towns.group(s, seat, s.board.bits[h])) for h in concerned)
    s.rollback(mark)
    return broken


def towns_after_moving(s: Terra, seat: int) -> None:
    """What hangs together with a town tile is a town; a group without one may found another."""
    kept = 0
    for h in s.board.members(s.get(seat, at.TILE_HEXES)):
        kept |= towns.group(s, seat, s.board.bits[h])
    s.set(seat, at.TOWN_HEXES, kept)
    towns.check_all(s, seat)
