"""Which decisions are open: the head of the queue, and those that may be answered at any time.

With deferred leech, power offers, the steps gained from them and cult-bonus spades do not hold up anybody;
otherwise everything is answered in the order of the queue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from hexarch.games.terra.kinds import Asked, Event, Offer, Turn

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

A = TypeVar("A", bound=Asked)


def may_wait(s: Terra, d: Asked) -> bool:
    """Can this decision be answered while others go on?"""
    return s.rules.deferred_leech and d.may_wait(s)


def head(s: Terra) -> list[Asked]:
    """The decisions at the head that hold up play: one seat's, in the order it likes.

    The turn itself is among them only when nothing else must be decided first.
    """
    if s.looked_at is not s.decisions:
        _look(s)
    return s.head


def waiting(s: Terra) -> list[Asked]:
    """The decisions that may be answered while others go on."""
    if s.looked_at is not s.decisions:
        _look(s)
    return s.waiting


def _look(s: Terra) -> None:
    """Go through the queue once; a position is asked about it many times."""
    waits: list[Asked] = []
    found: list[Asked] = []
    s.looked_at = s.decisions
    s.waiting = waits
    s.head = found
    if len(s.decisions) == 1 and type(s.decisions[0]) is Turn:
        found.append(s.decisions[0])  # as it mostly is
        return
    must = behind = False
    deferred = s.rules.deferred_leech
    for d in s.decisions:
        kind = type(d)  # asked several times of many that are something else, where `isinstance` is slow
        if kind is Turn:
            if not (must or behind or (found and d.seat != found[0].seat)):
                found.append(d)
        elif kind is Event:
            continue
        elif deferred and d.may_wait(s):
            waits.append(d)
        elif not behind:
            if found and (d.seat != found[0].seat or kind is Offer):
                behind = True
            else:
                must = must or not d.is_optional()
                behind = kind is Offer
                found.append(d)


def open_for(s: Terra, seat: int) -> list[Asked]:
    """Everything a seat may decide now."""
    if s.looked_at is not s.decisions:
        _look(s)
    at_head = s.head
    at_turn = bool(at_head) and at_head[0].seat == seat
    if not s.waiting:
        return at_head if at_turn else []
    found = [d for d in s.waiting if d.seat == seat]
    return found + at_head if at_turn else found


def to_act(s: Terra) -> tuple[int, ...]:
    """The seats that may decide now; those that answer power come before the one whose turn it is."""
    seats: list[int] = []
    for d in waiting(s):
        if d.seat not in seats:
            seats.append(d.seat)
    at_head = head(s)
    if at_head and at_head[0].seat not in seats:
        seats.append(at_head[0].seat)
    return tuple(seats)


def find(s: Terra, seat: int, kind: type[A]) -> A | None:
    """The first open decision of a kind for a seat; for the turn itself see `turn`."""
    if s.looked_at is not s.decisions:
        _look(s)
    # The type itself is quicker than to ask for kinds of kinds, of which none is looked for.
    for d in s.waiting:
        if type(d) is kind and d.seat == seat:
            return d
    for d in s.head:
        if type(d) is kind and d.seat == seat:
            return d
    return None


def turn(s: Terra, seat: int) -> Turn | None:
    """The seat's turn, when nothing in it must be decided first."""
    if s.looked_at is not s.decisions:
        _look(s)
    last = s.head[-1] if s.head else None
    return last if isinstance(last, Turn) and last.seat == seat else None


def own_turn(s: Terra, seat: int) -> Turn | None:
    """The seat's turn, even while it decides something inside it."""
    found = s.turn()
    if found is None or found.seat != seat:
        return None
    at_head = head(s)
    return found if at_head and at_head[0].seat == seat and not isinstance(at_head[0], Offer) else None
