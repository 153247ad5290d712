"""Build a dwelling: on free home terrain in reach, after spades, by a special action, or at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue, reach, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.actions import turn
from hexarch.games.terra.names import (
    D_DWELLING,
    D_ERUPTION,
    D_FREE_DWELLING,
    D_SANDSTORM,
    D_SPADES,
    D_START,
    D_TURN,
    DWELLING,
)
from hexarch.games.terra.reactions import eruption, leech, sandstorm, spades
from hexarch.games.terra.resources import Amount, res
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.decision import Decision

WAYS = (D_START, D_SPADES, D_SANDSTORM, D_ERUPTION, D_FREE_DWELLING, D_DWELLING)


def _way(s: Terra, seat: int, h: int) -> Decision | None:
    """The open decision that a dwelling on a hex would answer."""
    turn_found: Decision | None = None
    bit = s.board.bits[h]
    for d in queue.open_for(s, seat):
        if d.kind == D_TURN:
            turn_found = d
        elif d.kind == D_DWELLING:
            # Elsewhere the dwelling would be an action of its own.
            if d.mask & bit:
                return d
        elif d.kind in WAYS:
            return d
    return turn_found


def price(s: Terra, seat: int, d: Decision, h: int) -> Amount:
    """A dwelling's price, and the way to it; starting dwellings and those of a special action are free."""
    if d.kind in (D_START, D_FREE_DWELLING):
        return res()
    cost = s.faction(seat).board.cost[DWELLING]
    if d.kind in (D_TURN, D_SPADES, D_ERUPTION) and reach.needs_jump(s, seat, h):
        way = reach.jump_cost(s, seat)
        return res(cost.c + way.c, cost.w + way.w, cost.p + way.p)
    return cost


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """The hex must be free, home terrain (or become so), in reach; a dwelling left and its price in hand."""
    h = choice.a
    d = _way(s, seat, h)
    if d is None:
        return turn.refuse_action(s, seat) or no("not_your_turn", "build")
    bit = s.board.bits[h]
    name = s.board.hex_names[h]
    if s.cells[at.OCCUPIED] & bit:
        return no("occupied", "build", hex=name)
    if not s.left(seat, DWELLING):
        return no("none_left", "build", structure=DWELLING)
    home = s.home(seat)
    if d.kind == D_SPADES:
        refusal = _refuse_after_spades(s, seat, d, h)
    elif d.kind == D_SANDSTORM:
        refusal = sandstorm.refuse(s, seat, h, home)
    elif d.kind == D_ERUPTION:
        refusal = eruption.refuse(s, seat, h, home)
    elif d.kind == D_TURN:
        refusal = turn.refuse_action(s, seat)
        if refusal is not None and refusal.code == "action_taken":
            due = queue.find(s, seat, D_DWELLING)
            if due is not None:
                several = due.mask & (due.mask - 1) != 0
                refusal = _elsewhere(several or s.rules.dwelling_on_any_hex)
        if refusal is None and not s.free_home(seat) & bit:
            refusal = no("not_home_terrain", "build", hex=name)
        if refusal is None and not reach.reachable(s, seat) & bit:
            refusal = no("out_of_reach", "build", hex=name)
    else:
        fit = s.start_terrain(seat) if d.kind == D_START else s.free_home(seat)
        refusal = None if fit & bit else no("not_home_terrain", "build", hex=name)
    if refusal is not None:
        return refusal
    return turn.cannot_pay(s, seat, price(s, seat, d, h))


def _elsewhere(any_hex: bool) -> Refusal:
    """The dwelling of an action stands on what the action transformed: on its first hex, or on any of them."""
    return no("transformed_hex_only" if any_hex else "first_hex_only", "build")


def is_elsewhere(refusal: Refusal) -> bool:
    """Is a dwelling refused because it does not stand where that of the present action may?"""
    return refusal.code == "first_hex_only" or refusal.code == "transformed_hex_only"


def _refuse_after_spades(s: Terra, seat: int, d: Decision, h: int) -> Refusal | None:
    """The spades in hand must make the hex home terrain, and all of them."""
    home = s.home(seat)
    if s.terrain(h) == home:
        if d.mask & s.board.bits[h]:
            return no("spades_in_hand", "build", spades=d.n)
        return _elsewhere(bool(d.b & spades.ANY_DWELLING))
    refusal = spades.refuse_with(s, seat, d, h, home)
    if refusal is not None:
        return refusal
    if not spades.builds_on(s, d, h):
        return _elsewhere(False)
    left_over = d.n - spades.needed(s, seat, h, home, d.n)
    if left_over > 0:
        return no("spades_left_over", "build", spades=left_over)
    return None


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """Make the hex home terrain if that is still to do, pay, place the dwelling."""
    h = choice.a
    d = _way(s, seat, h)
    assert d is not None
    cost = s.faction(seat).board.cost[DWELLING]
    if d.kind == D_START:
        s.drop(d)
        if not s.free_home(seat) & s.board.bits[h]:
            effects.transform(s, seat, h, s.home(seat))
        effects.place(s, seat, h, DWELLING)
        return
    if d.kind == D_TURN:
        turn.begin_action(s, seat)
        reach.travel(s, seat, h)
    elif d.kind == D_SPADES:
        spades.work(s, seat, d, h, s.home(seat))
    elif d.kind == D_SANDSTORM:
        sandstorm.apply(s, seat, h)
    elif d.kind == D_ERUPTION:
        eruption.apply(s, seat, h)
    if d.kind == D_FREE_DWELLING:
        s.drop(d)
    else:
        effects.pay(s, seat, cost)
    for rest in s.decisions:
        if rest.kind == D_DWELLING and rest.seat == seat:
            s.drop(rest)
    effects.place(s, seat, h, DWELLING)
    effects.score_event(s, seat, DWELLING)
    towns.check(s, seat, h)
    leech.offer(s, seat, h)


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """The hexes where this decision allows a dwelling."""
    if not s.left(seat, DWELLING):
        return
    free = s.free_home(seat)
    if d.kind == D_TURN:
        if not d.n or d.b or not effects.can_pay(s, seat, s.faction(seat).board.cost[DWELLING]):
            return
        mask = free & reach.reachable(s, seat)
    elif d.kind == D_SPADES:
        mask = spades.targets(s, seat, d) if effects.can_pay(s, seat, s.faction(seat).board.cost[DWELLING]) else 0
    elif d.kind == D_SANDSTORM:
        mask = sandstorm.reach(s, seat)
    elif d.kind == D_ERUPTION:
        mask = eruption.targets(s, seat)
    elif d.kind == D_DWELLING:
        mask = d.mask
    elif d.kind == D_START:
        mask = s.start_terrain(seat)
    else:
        mask = free
    table = s.catalog.build
    for h in s.board.members(mask):
        if table[h] not in out and refuse(s, seat, table[h]) is None:
            out.append(table[h])
