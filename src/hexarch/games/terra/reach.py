"""Which hexes a seat can build on or transform: adjacent, by shipping, by a tunnel or carpet; and its neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, extent, fleet, icebergs, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import FROM_FACTION, STRONGHOLD

if TYPE_CHECKING:
    from hexarch.games.terra.resources import Amount
    from hexarch.games.terra.state import Terra


def reach(s: Terra, seat: int, in_turn: bool = True) -> int:
    """Mask of hexes adjacent directly or by shipping; the shipping card helps only on the seat's own turn."""
    cells = s.cells
    base = s.base[seat]
    ships = s.box.shipping
    if in_turn and cells[base + at.SAIL_MORE]:
        card = ships[cells[base + at.BONUS]] or ships[cells[base + at.SECOND_CARD]]
        level = cells[base + at.SHIP] + cells[base + at.SAIL_MORE] + (1 if card else 0)
        # What lies beside ships is in it as well.
        return cells[base + at.REACH] | cells[base + at.SHIP_REACH_MORE] | extent.sailing(s, seat, level)
    if in_turn and (ships[cells[base + at.BONUS]] or ships[cells[base + at.SECOND_CARD]]):
        return cells[base + at.REACH] | cells[base + at.SHIP_REACH_MORE]
    return cells[base + at.REACH] | cells[base + at.SHIP_REACH]


def jump_cost(s: Terra, seat: int) -> Amount:
    """Price of a tunnel or carpet flight."""
    jump = s.faction(seat).reach.jump
    assert jump is not None
    return jump.cost_with_stronghold if s.built(seat, STRONGHOLD) else jump.cost


def reach_by_jump(s: Terra, seat: int) -> int:
    """Mask of hexes that need a jump and can have one: one target for each action."""
    if s.faction(seat).reach.jump is None:
        return 0
    done = s.get(seat, at.JUMPED)
    if done:
        return 0
    if not effects.can_pay(s, seat, jump_cost(s, seat)):
        return 0
    if s.sea is not None and fleet.by_card(s, seat):
        return extent.jump_reach(s, seat, fleet.jump_skip(s, seat)) & ~reach(s, seat)
    return s.get(seat, at.JUMP_REACH) & ~reach(s, seat)


def reachable(s: Terra, seat: int) -> int:
    """Mask of hexes an action can go to, those already jumped to included."""
    found = reach(s, seat)
    if s.faction(seat).reach.jump is None:
        return found
    done = s.cells[s.base[seat] + at.JUMPED]
    return found | s.board.bits[done - 1] if done else found | reach_by_jump(s, seat)


def travel(s: Terra, seat: int, h: int) -> None:
    """Pay for the way to a hex, if it has a price."""
    if s.faction(seat).reach.jump is None or s.get(seat, at.JUMPED) == h + 1:
        return
    if not reach(s, seat) & s.board.bits[h]:
        jump = s.faction(seat).reach.jump
        assert jump is not None
        effects.jump(s, seat, h, jump_cost(s, seat), jump.vp, FROM_FACTION)


def needs_jump(s: Terra, seat: int, h: int) -> bool:
    """Is the hex reached by a jump that is still to be paid?"""
    if s.faction(seat).reach.jump is None or s.get(seat, at.JUMPED) == h + 1:
        return False
    return not reach(s, seat) & s.board.bits[h]


def opponents_beside(s: Terra, seat: int, h: int) -> int:
    """Mask of opponents' structures that a structure on a hex would have as neighbours, over a chain of its own too."""
    return towns.connected(s, seat, h) & s.cells[at.OCCUPIED] & ~s.cells[s.base[seat] + at.BUILDINGS]


def has_neighbour(s: Terra, seat: int, h: int) -> bool:
    """Would a structure on a hex have one of an opponent beside it, on land or on the river?"""
    return bool(opponents_beside(s, seat, h) or icebergs.of_others(s, seat, h))


def opponents_near(s: Terra, seat: int, h: int) -> int:
    """Mask of opponents' structures directly adjacent to a hex."""
    cells = s.cells
    return cells[s.layout.adjacent + h] & cells[at.OCCUPIED] & ~cells[s.base[seat] + at.BUILDINGS]
