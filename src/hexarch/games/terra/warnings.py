"""Warnings: legal, but probably not meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import layout as at
from hexarch.games.terra import queue, reach
from hexarch.games.terra.actions import special
from hexarch.games.terra.names import (
    COINS,
    D_LEECH,
    D_TURN,
    PRIESTS,
    TOP,
    TRADING_HOUSE,
    V_ACTION,
    V_ADVANCE,
    V_BUILD,
    V_CONVERT,
    V_CULT,
    V_DIG,
    V_DISCARD,
    V_DONE,
    V_PASS,
    V_SEND,
    V_TOWN,
    V_UPGRADE,
)
from hexarch.games.terra.reactions import town
from hexarch.games.terra.tiles import town as tiles

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice

Warned = list[tuple[str, dict[str, str | int]]]
ACTIONS = (V_BUILD, V_UPGRADE, V_DIG, V_ACTION, V_SEND, V_ADVANCE, V_PASS)


def before(s: Terra, seat: int, choice: Choice) -> Warned:
    """What a player might want to know before making this legal choice."""
    found: Warned = []
    verb = choice.verb
    if verb in ACTIONS and queue.find(s, seat, D_TURN) is not None:
        open_offers = sum(1 for d in s.decisions if d.kind == D_LEECH and d.seat == seat)
        if open_offers:
            found.append(("offers_declined", {"n": open_offers}))
    if verb == V_UPGRADE and choice.b == TRADING_HOUSE and not reach.opponents_near(s, seat, choice.a):
        cost = s.faction(seat).board.cost[TRADING_HOUSE]
        found.append(("no_neighbour", {"coins": 2 * cost.c, "less": cost.c}))
    elif verb == V_PASS and s.cells[at.ROUND]:
        found += _unused(s, seat)
    elif verb in (V_SEND, V_CULT):
        position = s.cult(seat, choice.a)
        limit = TOP if s.get(seat, at.KEYS) and not s.cells[at.CULT_TOP + choice.a] else TOP - 1
        lost = position + choice.b - max(limit, position)
        if lost > 0:
            found.append(("steps_lost", {"n": lost, "cult": choice.a}))
    elif verb == V_TOWN:
        tile = tiles.TILES[choice.a - 1]
        wanting = town.contested(s, seat, choice.a)
        for cult in wanting[s.get(seat, at.KEYS) + tile.keys :]:
            found.append(("steps_lost", {"n": s.cult(seat, cult) + tile.steps - TOP + 1, "cult": cult}))
    elif verb == V_CONVERT and choice.a == PRIESTS * 8 + COINS and s.get(seat, at.BOWL3):
        found.append(("priest_for_coin", {}))
    elif verb == V_DISCARD:
        found.append(("given_up", {"what": choice.text[1:]}))
    elif verb == V_DONE and any(queue.is_optional(d) for d in s.decisions if d.seat == seat):
        found.append(("dwelling_not_built", {}))
    return found


def _unused(s: Terra, seat: int) -> Warned:
    """Special actions that would have been free."""
    found: Warned = []
    out: list[Choice] = []
    special.options(s, seat, out)
    for choice in out:
        if choice.a > 6:
            found.append(("unused_action", {"action": choice.text[7:]}))
    return found
