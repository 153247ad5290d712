"""Lava (Kingdom of Ember): volcano tiles under a structure, and structures that flow away with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import codes, effects, fleet, icebergs, own, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import NONE, VOLCANO
from hexarch.games.terra.profiles import FOURTH_EDITION

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

BITS: Final = 4  # for the tiles of a hex
MOST: Final = 15
PRIESTS: Final = 0  # place of the removed priests among what only this faction has
TILES: Final = 1  # and of the volcano tiles


def under(s: Terra, seat: int, h: int) -> int:
    """Volcano tiles under a structure beyond the first."""
    return s.get(seat, at.LAVA) >> BITS * h & MOST


def lay(s: Terra, seat: int, h: int, n: int) -> None:
    """So many tiles more under a structure or, below zero, fewer."""
    if n:
        s.set(seat, at.LAVA, s.get(seat, at.LAVA) + (n << BITS * h))
        own.gain(s, seat, n, TILES)
        s.log(codes.LAVA, seat, h, n)


def remove_priest(s: Terra, seat: int) -> None:
    """A priest of the supply leaves the game."""
    s.add(s.base[seat] + at.PRIEST_CAP, -1)
    own.gain(s, seat, 1, PRIESTS)


def return_priests(s: Terra, seat: int, n: int) -> None:
    """Removed priests come back into the supply, as many as there are."""
    back = min(n, own.held(s, seat, PRIESTS))
    if back:
        s.add(s.base[seat] + at.PRIEST_CAP, back)
        own.gain(s, seat, -back, PRIESTS)


def _beside(s: Terra, h: int) -> int:
    """Mask of the hexes directly adjacent for lava, over bridges too."""
    return s.adjacent(h) if s.rules.edition > FOURTH_EDITION else s.board.adjacent[h]


def ways(s: Terra, seat: int, h: int) -> dict[int, int]:
    """Hexes that a structure can flow to in one step, with the tiles that are returned on the way.

    One tile stays behind, one is returned for each river hex and one for the home terrain of another faction; one must
    be left. Structures, ice and volcanoes are in the way. A bridge joins two hexes directly, for lava too.
    """
    spare = under(s, seat, h) - 1  # that may be returned
    found: dict[int, int] = {}
    if spare < 0 or s.get(seat, at.TILE_HEXES) & s.board.bits[h]:
        return found
    closed = s.cells[at.OCCUPIED] | s.locked()
    blocked = icebergs.anybody(s)
    water = seen = s.board.touches_river[h] & ~blocked
    land = _beside(s, h)
    for returned in range(spare + 1):
        for target in s.board.members(land & ~closed):
            price = returned + (1 if s.is_home(s.terrain(target)) else 0)
            if price <= spare and price < found.get(target, MOST):
                found[target] = price
        land, wider = 0, 0
        for r in s.board.members(water):
            land |= s.board.around_river[r]
            wider |= s.board.next_river[r]
        land &= ~s.board.bits[h]
        water = wider & ~seen & ~blocked
        seen |= water
    return found


def flow(s: Terra, seat: int, h: int, target: int) -> None:
    """A structure moves with all its tiles but one; the hex it leaves stays a volcano."""
    returned = ways(s, seat, h)[target]
    tiles = under(s, seat, h)
    lay(s, seat, h, -tiles)
    effects.transform(s, seat, target, VOLCANO)
    base = s.base[seat]
    one, two = s.board.bits[h], s.board.bits[target]
    s.put(s.layout.building + target, s.cells[s.layout.building + h])
    s.put(s.layout.building + h, NONE)
    s.put(s.layout.owner + target, seat + 1)
    s.put(s.layout.owner + h, 0)
    s.put(at.OCCUPIED, s.cells[at.OCCUPIED] & ~one | two)
    s.put(base + at.BUILDINGS, s.cells[base + at.BUILDINGS] & ~one | two)
    s.put(base + at.TOWN_HEXES, s.cells[base + at.TOWN_HEXES] & ~one)
    s.put(base + at.REACH, towns.beside(s, seat))
    s.log(codes.MOVE, seat, h, target)
    if s.sea is not None:
        fleet.follow(s, seat, h, target)
    lay(s, seat, target, tiles - 1 - returned)


def crossed(s: Terra, h: int, target: int) -> bool:
    """Does the way between two hexes lead over the river, and not over a bridge?"""
    return not _beside(s, h) & s.board.bits[target]
