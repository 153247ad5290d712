"""Voyages: where a ship or trader can go from a space, and in how many steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import fleet
from hexarch.games.terra import layout as at

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

FARTHEST: Final = 200  # more steps than any map has


class Reached:
    """A space at the end of a voyage."""

    __slots__ = ("aim", "before", "steps")

    def __init__(self, aim: int, steps: int, before: int) -> None:
        self.aim: Final = aim
        self.steps: Final = steps
        self.before: Final = before  # the space before it on the way


def unsealed(s: Terra, seat: int) -> int:
    """Mask of opponents' structures that the seat has not traded with."""
    return s.cells[at.OCCUPIED] & ~s.get(seat, at.BUILDINGS) & ~s.get(seat, at.SEALS)


def aimed_at(s: Terra, seat: int) -> int:
    """Mask of structures that a ship of the seat has already reached in this movement."""
    mask = 0
    for ship in range(at.MOST_SHIPS):
        h = fleet.trading(s, seat, ship)
        if h >= 0:
            mask |= s.board.bits[h]
    return mask


def markets(s: Terra, seat: int) -> int:
    """Mask of structures a ship may still enter: one ship each, and no more than there are seals."""
    aimed = aimed_at(s, seat)
    if fleet.seals_left(s, seat) <= aimed.bit_count():
        return 0
    return unsealed(s, seat) & ~aimed


def of(s: Terra, seat: int, start: int, most: int) -> dict[int, Reached]:
    """Every space where a ship or trader may stop within so many steps, in a stable order."""
    return _walks(s, seat, start, most) if fleet.walks(s, seat) else _sails(s, seat, start, most)


def _sails(s: Terra, seat: int, start: int, most: int) -> dict[int, Reached]:
    """A ship goes from river hex to river hex, through canals too, or onto a structure, which ends its voyage."""
    assert s.sea is not None
    rivers = s.sea.rivers
    goals = markets(s, seat)
    found = {start: Reached(start, 0, start)}
    edge = [start]
    steps = 0
    while edge and steps < most:
        steps += 1
        farther: list[int] = []
        for here in edge:
            for there in s.sea.joined[here]:
                if there not in found:
                    found[there] = Reached(there, steps, here)
                    farther.append(there)
            for h in s.board.members(s.board.around_river[here] & goals):
                if rivers + h not in found:
                    found[rivers + h] = Reached(rivers + h, steps, here)
        edge = farther
    del found[start]
    return found


def _walks(s: Terra, seat: int, start: int, most: int) -> dict[int, Reached]:
    """A trader goes over any hexes and bridges; it stops on land, and on a structure not traded with to trade."""
    assert s.sea is not None
    rivers = s.sea.rivers
    closed = unsealed(s, seat) & ~markets(s, seat)
    found = {start: Reached(start, 0, start)}
    edge = [start]
    steps = 0
    while edge and steps < most:
        steps += 1
        farther: list[int] = []
        for here in edge:
            for there in _around(s, here):
                if there not in found:
                    found[there] = Reached(there, steps, here)
                    farther.append(there)
        edge = farther
    return {
        aim: one
        for aim, one in found.items()
        if aim >= rivers and aim != start and not closed & s.board.bits[aim - rivers]
    }


def _around(s: Terra, space: int) -> list[int]:
    """Spaces one step of a trader away."""
    assert s.sea is not None
    rivers = s.sea.rivers
    board = s.board
    if space < rivers:
        return [*s.sea.water[space], *[rivers + h for h in board.members(board.around_river[space])]]
    h = space - rivers
    return [*[rivers + other for other in board.members(s.adjacent(h))], *board.members(board.touches_river[h])]
