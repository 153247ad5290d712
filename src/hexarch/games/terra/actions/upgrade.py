"""Upgrade: dwelling to trading house to temple or stronghold; temple to sanctuary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue, reach, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.actions import turn
from hexarch.games.terra.factions.figures import UPGRADES
from hexarch.games.terra.names import (
    D_FREE_TRADING_HOUSE,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from hexarch.games.terra.reactions import favor, leech
from hexarch.games.terra.resources import NOTHING, Amount, res
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.decision import Decision


def price(s: Terra, seat: int, h: int, to: int) -> Amount:
    """The printed price; a trading house with no opponent next to it costs twice the coins."""
    cost = s.faction(seat).board.cost[to]
    if to == TRADING_HOUSE and not reach.opponents_near(s, seat, h):
        return res(2 * cost.c, cost.w)
    return cost


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """An own structure, along the paths of the faction board, one left, and the price in hand."""
    h, to = choice.a, choice.b
    free = queue.find(s, seat, D_FREE_TRADING_HOUSE)
    if free is None:
        refusal = turn.refuse_action(s, seat)
        if refusal is not None:
            return refusal
    if s.owner(h) != seat:
        return no("not_your_structure", "upgrade", hex=s.board.hex_names[h])
    if to not in UPGRADES[s.building(h)] or (free is not None and to != TRADING_HOUSE):
        return no("no_such_upgrade", "upgrade", hex=s.board.hex_names[h], structure=to, was=s.building(h))
    if not s.left(seat, to):
        return no("none_left", "upgrade", structure=to)
    return turn.cannot_pay(s, seat, NOTHING if free is not None else price(s, seat, h, to))


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """Pay, replace the structure, then all that comes of it."""
    h, to = choice.a, choice.b
    free = queue.find(s, seat, D_FREE_TRADING_HOUSE)
    if free is not None:
        s.drop(free)
    else:
        cost = price(s, seat, h, to)
        turn.begin_action(s, seat)
        effects.pay(s, seat, cost)
    effects.place(s, seat, h, to)
    effects.score_event(s, seat, to)
    towns.check(s, seat, h)
    faction = s.faction(seat)
    if to in (TEMPLE, SANCTUARY):
        favor.ask(s, seat, faction.figures.favors)
    elif to == STRONGHOLD:
        faction.reach.stronghold(s, seat)
        faction.stronghold.built(s, seat)
    leech.offer(s, seat, h)


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Every upgrade of every own structure that can be paid."""
    table = s.catalog.upgrade
    costs = s.faction(seat).board.cost
    free = d.kind == D_FREE_TRADING_HOUSE
    worth = [free or effects.can_pay(s, seat, cost) for cost in costs]  # a lone trading house costs more still
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        for to in UPGRADES[s.building(h)]:
            if worth[to] and refuse(s, seat, table[h][to]) is None:
                out.append(table[h][to])
