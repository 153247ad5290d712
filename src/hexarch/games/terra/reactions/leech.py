"""Power from structures: neighbours of a new or upgraded structure may take power for points.

The power is the value of the receiver's own structures next to it, at most what the bowls and the points
allow; it costs one VP less than the power taken. Offers are answered one after the other from the left of
the builder, or (deferred leech) at any time before the receiver's next action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import course, effects, queue, reach
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import D_EVENT, D_LEECH, FROM_LEECH
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice

TAINTED = 1  # the receiver converted or answered a later offer first: it can only be declined


def amounts(s: Terra, seat: int, h: int) -> list[int]:
    """Power that a structure of `seat` on a hex gives to each seat, whatever its bowls hold."""
    offered = [0] * s.seats
    for neighbour in s.board.members(reach.opponents_near(s, seat, h)):
        other = s.owner(neighbour)
        offered[other] += s.faction(other).board.value[s.building(neighbour)]
    return offered


def offer(s: Terra, seat: int, h: int) -> None:
    """Offer power to all neighbours of a structure just placed."""
    offered = amounts(s, seat, h)
    if not any(offered):
        return
    event = s.cells[at.EVENTS] + 1
    s.put(at.EVENTS, event)
    first = s.cells[at.FIRST] if s.rules.leech_from_first else seat
    asked = [other for other in [*s.from_left_of(first), first] if other != seat and offered[other]]
    able = 0
    items: list[Decision] = []
    for other in asked:
        course.offer(s, other, seat, offered[other], event)
        if s.get(other, at.DROPPED):
            continue
        room = min(offered[other], s.power_room(other))
        able += 1 if room else 0
        items.append(Decision(D_LEECH, other, n=offered[other], a=seat, b=event, c=room))
    if s.faction(seat).offers.watches and items:
        items.append(Decision(D_EVENT, seat, n=able, b=event))
    if items:
        # Behind the offers that are still open, so that each receiver has them in the order they arose.
        older = [i for i, d in enumerate(s.decisions) if d.kind in (D_LEECH, D_EVENT)]
        place = older[-1] + 1 if older else 0
        s.queue((*s.decisions[:place], *items, *s.decisions[place:]))


def matching(s: Terra, seat: int, n: int, builder: int) -> Decision | None:
    """The first open offer of this size from this builder."""
    # Deferred offers are open at any time; otherwise only the one at the head.
    for d in s.decisions if s.rules.deferred_leech else queue.open_for(s, seat):
        if d.kind == D_LEECH and d.seat == seat and d.n == n and d.a == builder:
            return d
    return None


def refuse_leech(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """Is there such an offer, and was it not forfeited?"""
    d = matching(s, seat, choice.a, s.seat_of(choice.b))
    if d is None:
        return no("no_such_offer", "leech", power=choice.a)
    if d.mask == TAINTED and s.rules.strict_leech:
        return no("offer_forfeited", "leech", power=choice.a)
    return None


def refuse_decline(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """Is there such an offer?"""
    if matching(s, seat, choice.a, s.seat_of(choice.b)) is None:
        return no("no_such_offer", "leech", power=choice.a)
    return None


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Take it (unless forfeited) or decline it; equal offers are listed once."""
    builder = s.faction(d.a).index
    decline = s.catalog.decline(d.n, builder)
    if decline in out:
        return
    if not (d.mask == TAINTED and s.rules.strict_leech):
        out.append(s.catalog.leech(d.n, builder))
    out.append(decline)


def _event(s: Terra, event: int) -> Decision | None:
    for d in s.decisions:
        if d.kind == D_EVENT and d.b == event:
            return d
    return None


def _close_event(s: Terra, event: int) -> None:
    """Forget an event when its last offer is answered."""
    for d in s.decisions:
        if d.kind == D_LEECH and d.b == event:
            return
    watch = _event(s, event)
    if watch is not None:
        s.drop(watch)


def taken(s: Terra, seat: int, d: Decision) -> int:
    """Power the receiver would gain: limited by bowls and by points."""
    limit = d.n
    points = s.get(seat, at.VP)
    if limit > points:
        limit = points + 1
    return min(limit, s.power_room(seat))


def take(s: Terra, seat: int, choice: Choice) -> None:
    """Take the power and pay for it."""
    builder = s.seat_of(choice.b)
    d = matching(s, seat, choice.a, builder)
    assert d is not None
    for other in s.decisions:
        if other is d:
            break
        if other.kind == D_LEECH and other.seat == seat:
            _change(s, other, other.c, TAINTED)
    watch = _event(s, d.b)
    if watch is not None and d.c and not watch.c:
        s.swap(watch, Decision(D_EVENT, watch.seat, n=watch.n, a=watch.a, b=watch.b, c=1))
    rewarded = watch is not None and d.c > 0 and not watch.c
    power = taken(s, seat, d)
    course.answer(s, seat, builder, d.n, power)
    effects.gain_power(s, seat, power)
    if power > 1:
        effects.score(s, seat, 1 - power, FROM_LEECH)
    s.drop(d)
    if rewarded:
        s.faction(builder).offers.accepted(s, builder)
    _recount(s, seat)
    _close_event(s, d.b)


def _change(s: Terra, d: Decision, room: int, mask: int) -> None:
    if d.c != room or d.mask != mask:
        s.swap(d, Decision(D_LEECH, d.seat, n=d.n, a=d.a, b=d.b, c=room, mask=mask))


def _recount(s: Terra, seat: int) -> None:
    """The bowls changed: what can still be gained from the other offers of this seat."""
    room = s.power_room(seat)
    for d in s.decisions:
        if d.kind == D_LEECH and d.seat == seat and d.c > room:
            _change(s, d, min(d.c, room), d.mask)
            if not room:
                _one_less(s, d.b)


def _one_less(s: Terra, event: int) -> None:
    """One receiver less who might still take power from an event; the last refusal may reward the builder."""
    watch = _event(s, event)
    if watch is None:
        return
    left = Decision(D_EVENT, watch.seat, n=watch.n - 1, a=watch.a, b=event, c=watch.c)
    s.swap(watch, left)
    if left.n == 0 and left.a:
        s.faction(left.seat).offers.declined(s, left.seat)


def decline(s: Terra, seat: int, d: Decision) -> None:
    """Refuse an offer. Refusing what the bowls could not take anyway means nothing to the builder."""
    course.answer(s, seat, d.a, d.n, -1)
    watch = _event(s, d.b)
    if watch is not None:
        s.swap(watch, Decision(D_EVENT, watch.seat, n=watch.n, a=1, b=watch.b, c=watch.c))
    s.drop(d)
    if d.c:
        _one_less(s, d.b)
    _close_event(s, d.b)


def decline_choice(s: Terra, seat: int, choice: Choice) -> None:
    """`decline n from F`."""
    d = matching(s, seat, choice.a, s.seat_of(choice.b))
    assert d is not None
    decline(s, seat, d)


def decline_all(s: Terra, seat: int) -> None:
    """Taking an action refuses every offer that is still open."""
    for d in s.decisions:
        if d.kind == D_LEECH and d.seat == seat:
            decline(s, seat, d)


def withdraw(s: Terra, seat: int) -> None:
    """A player left: the offers count as impossible to take."""
    for d in s.decisions:
        if d.kind == D_LEECH and d.seat == seat:
            s.drop(d)
            if d.c:
                _one_less(s, d.b)
            _close_event(s, d.b)


def taint(s: Terra, seat: int) -> None:
    """Converting resources forfeits the offers that are still open."""
    for d in s.decisions:
        if d.kind == D_LEECH and d.seat == seat:
            _change(s, d, d.c, TAINTED)
