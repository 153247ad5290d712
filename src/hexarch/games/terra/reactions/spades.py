"""Spades: transforming hexes with spades from a power action, a card, a faction, bought ones or a cult bonus.

D_SPADES: n spades in hand, a hexes that may still be transformed, b flags, c the hex being worked on plus one,
mask the hexes that became home terrain (a dwelling may go on one of them).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue, reach
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.hexes import ring_distance
from hexarch.games.terra.names import D_CULT_SPADES, D_DWELLING, D_SPADES, D_TURN
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice

MUST_BE_HOME = 1  # another hex was left short of home terrain
BOUGHT = 2  # some of the spades were bought
STARTED = 4  # a hex was transformed
ANY_DWELLING = 8  # the dwelling may go on any of the hexes
NO_BUYING = 16  # no spades may be bought on top
EACH_BOUGHT = 32  # and upwards: how many of the spades in hand were bought; they are used last

# Verdicts on a transformation.
SUITS = 0
SAME_TERRAIN = 1
NOT_CLOSER = 2
TOO_FEW = 3
ONE_SHORT = 4
LEFT_OVER = 5


def give(
    s: Terra,
    seat: int,
    n: int,
    hexes: int,
    any_dwelling: bool = False,
    may_buy: bool = True,
    bought: bool = False,
) -> None:
    """Spades to use in this action, on up to `hexes` hexes."""
    if s.faction(seat).spades.become(s, seat, n):
        turn = s.turn()
        erupts = s.faction(seat).eruption
        if erupts is not None and erupts.goes_on and turn is not None:
            s.swap(turn, Decision(D_TURN, seat, n=turn.n, a=turn.a, b=turn.b, c=1))
        return
    flags = (ANY_DWELLING if any_dwelling or s.rules.dwelling_on_any_hex else 0) | (0 if may_buy else NO_BUYING)
    s.push(Decision(D_SPADES, seat, n=n, a=hexes, b=flags | (BOUGHT + n * EACH_BOUGHT if bought else 0)))
    effects.gain_spades(s, seat, n, bought)


def with_bought(d: Decision, n: int) -> Decision:
    """Spades in hand after buying some for the hex being worked on, or for one more; no other hex can follow."""
    hexes = 0 if d.c else min(d.a, 1)
    return Decision(D_SPADES, d.seat, n=d.n + n, a=hexes, b=(d.b | BOUGHT) + n * EACH_BOUGHT, c=d.c, mask=d.mask)


def add_bought(s: Terra, d: Decision, n: int) -> None:
    """Bought spades on top of others."""
    s.swap(d, with_bought(d, n))
    effects.gain_spades(s, d.seat, n, bought=True)


def needed(s: Terra, seat: int, h: int, target: int, spades: int) -> int:
    """Spades that changing a hex into a terrain takes when so many are in hand."""
    return s.faction(seat).spades.needed(s, seat, s.terrain(h), target, spades)


def _open(s: Terra, seat: int) -> Decision | None:
    for d in queue.open_for(s, seat):
        if d.kind in (D_SPADES, D_CULT_SPADES):
            return d
    return None


def targets(s: Terra, seat: int, d: Decision) -> int:
    """Mask of hexes these spades can go to."""
    free = ~s.cells[at.FIXED]
    if d.kind == D_CULT_SPADES:
        return reach.reach(s, seat, in_turn=False) & free
    if d.c:
        return s.board.bits[d.c - 1]
    return reach.reachable(s, seat) & free if d.a else 0


def _toward_home(s: Terra, seat: int, h: int, target: int) -> bool:
    """By the printed rules a hex must come closer to home terrain."""
    home = s.centre(seat)
    return target == s.home(seat) or ring_distance(target, home) < ring_distance(s.terrain(h), home)


def _verdict(s: Terra, seat: int, d: Decision, h: int, target: int) -> int:
    """May these spades change this hex (in reach and free) into this terrain? SUITS, or what is wrong.

    A number, because most of the terrains that are tried are wrong and nobody asks why.
    """
    if s.terrain(h) == target:
        return SAME_TERRAIN
    if not s.rules.transform_anywhere and not _toward_home(s, seat, h, target):
        return NOT_CLOSER
    cost = needed(s, seat, h, target, d.n)
    if cost > d.n:
        return TOO_FEW
    if d.kind == D_CULT_SPADES or s.rules.loose_dig:
        return SUITS
    home = s.home(seat)
    if target != home and d.b & MUST_BE_HOME and not s.rules.loose_multi_spade:
        return ONE_SHORT
    if cost < d.n and s.rules.bought_spades_must_be_used and d.a <= 1 and (target != home or d.b & BOUGHT):
        return LEFT_OVER
    return SUITS


def _explain(s: Terra, seat: int, d: Decision, h: int, target: int) -> Refusal | None:
    """The verdict in words."""
    verdict = _verdict(s, seat, d, h, target)
    if verdict == SUITS:
        return None
    name = s.board.hex_names[h]
    if verdict == SAME_TERRAIN:
        return no("already_that_terrain", "transform", hex=name)
    if verdict == NOT_CLOSER:
        return no("not_closer_to_home", "transform", hex=name)
    cost = needed(s, seat, h, target, d.n)
    if verdict == TOO_FEW:
        return no("spades_missing", "transform", needed=min(cost, 9), spades=d.n)
    if verdict == ONE_SHORT:
        return no("one_hex_short_of_home", "transform")
    return no("spades_left_over", "transform", spades=d.n - cost)


def usable(s: Terra, seat: int, d: Decision, all_of_them: bool = False) -> bool:
    """Is there any transformation for these spades (where the rules ask for it, one that takes all of them)?"""
    exact = all_of_them and not s.rules.loose_dig
    for h in s.board.members(targets(s, seat, d)):
        for target in s.faction(seat).spades.targets:
            if _verdict(s, seat, d, h, target) == SUITS and not (exact and needed(s, seat, h, target, d.n) < d.n):
                return True
    return False


def refuse_transform(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """Spades must be in hand, the hex free and in reach, the terrain one that they can make."""
    d = _open(s, seat)
    if d is None:
        return no("no_spades", "transform")
    return refuse_with(s, seat, d, choice.a, choice.b)


def refuse_with(s: Terra, seat: int, d: Decision, h: int, target: int) -> Refusal | None:
    """The same for given spades."""
    bit = s.board.bits[h]
    if not targets(s, seat, d) & bit:
        if s.cells[at.OCCUPIED] & bit:
            return no("occupied", "transform", hex=s.board.hex_names[h])
        if s.locked() & bit:
            return no("cannot_change", "transform", hex=s.board.hex_names[h])
        if d.kind == D_SPADES and (not d.a or d.c):
            return no("no_more_hexes", "transform")
        return no("out_of_reach", "transform", hex=s.board.hex_names[h])
    return _explain(s, seat, d, h, target)


def apply_transform(s: Terra, seat: int, choice: Choice) -> None:
    """Use spades on a hex."""
    d = _open(s, seat)
    assert d is not None
    work(s, seat, d, choice.a, choice.b)


def work(s: Terra, seat: int, d: Decision, h: int, target: int) -> None:
    """Change the terrain, then keep what is left of the spades or the right to build."""
    cost = needed(s, seat, h, target, d.n)
    if d.kind == D_SPADES:
        reach.travel(s, seat, h)
    effects.transform(s, seat, h, target)
    rest = d.n - cost
    bought_left = min(d.b // EACH_BOUGHT, rest)
    used = d.b // EACH_BOUGHT - bought_left
    effects.use_spades(s, seat, cost, used)
    if d.kind == D_CULT_SPADES:
        _keep(s, d, Decision(D_CULT_SPADES, seat, n=rest) if rest else None)
        return
    home = s.home(seat)
    flags = (d.b - used * EACH_BOUGHT) | STARTED
    mask = d.mask
    hexes = d.a if d.c else d.a - 1
    working = 0
    if target == home:
        if builds_on(s, d, h):
            mask |= s.board.bits[h]
    elif s.rules.spades_in_any_order:
        flags |= MUST_BE_HOME
    else:
        working = h + 1
    if rest:
        _keep(s, d, Decision(D_SPADES, seat, n=rest, a=hexes, b=flags, c=working, mask=mask))
    else:
        _finish(s, d, mask)


def _keep(s: Terra, d: Decision, new: Decision | None) -> None:
    if new is None:
        s.drop(d)
    else:
        s.swap(d, new)


def _finish(s: Terra, d: Decision, mask: int) -> None:
    """No spades left: a dwelling may follow on a hex that became home terrain."""
    _keep(s, d, Decision(D_DWELLING, d.seat, mask=mask) if mask else None)


def builds_on(s: Terra, d: Decision, h: int) -> bool:
    """May the dwelling of this action stand on a hex that these spades are about to make home terrain?"""
    return bool(d.b & ANY_DWELLING or not d.b & STARTED or (d.c and not d.mask))


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Every transformation these spades can make, and giving up a spade."""
    table = s.catalog.transform
    terrains = s.faction(seat).spades.targets
    for h in s.board.members(targets(s, seat, d)):
        for target in terrains:
            if _verdict(s, seat, d, h, target) == SUITS:
                out.append(table[h][target])


def refuse_discard(s: Terra, seat: int) -> Refusal | None:
    """Spades may stay unused; bought ones not in the league, while there is a hex for them."""
    d = _open(s, seat)
    if d is None:
        return no("no_spades", "transform")
    must = d.kind == D_SPADES and d.b & BOUGHT and s.rules.bought_spades_must_be_used and not s.rules.loose_dig
    if must and usable(s, seat, d):
        return no("bought_spades", "transform")
    return None


def discard(s: Terra, seat: int) -> None:
    """One spade less."""
    d = _open(s, seat)
    assert d is not None
    s.log(effects.SPADES, seat, -1)
    if d.n > 1:
        # Free spades are given up first.
        flags = d.b - EACH_BOUGHT if d.b // EACH_BOUGHT == d.n else d.b
        _keep(s, d, Decision(d.kind, seat, n=d.n - 1, a=d.a, b=flags, c=d.c, mask=d.mask))
    elif d.kind == D_CULT_SPADES:
        s.drop(d)
    else:
        _finish(s, d, d.mask)
