"""Which decisions are open: the head of the queue, and those that may be answered at any time.

With deferred leech, power offers, the steps gained from them and cult-bonus spades do not hold up anybody;
otherwise everything is answered in the order of the queue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import layout as at
from hexarch.games.terra.names import (
    D_CULT,
    D_CULT_SPADES,
    D_DWELLING,
    D_EVENT,
    D_FAVOR,
    D_LEECH,
    D_ORDAIN,
    D_TOKEN,
    D_TOWN,
    D_TURN,
)

LATER = (D_CULT, D_FAVOR, D_TOWN)  # what the last player in a round may decide later, by an option

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.decision import Decision


def may_wait(s: Terra, d: Decision) -> bool:
    """Can this decision be answered while others go on?"""
    if not s.rules.deferred_leech:
        return False
    kind = d.kind
    if kind == D_LEECH or kind == D_CULT_SPADES or (kind == D_CULT and d.b == 1) or kind == D_TOKEN:
        return True
    return kind in LATER and s.rules.last_may_wait and _alone(s, d.seat)


def _alone(s: Terra, seat: int) -> bool:
    """Have all others passed or left?"""
    for other in range(s.seats):
        if s.in_play(other) != (other == seat):
            return False
    return s.cells[at.ROUND] > 0


def is_optional(d: Decision) -> bool:
    """May the turn end without answering it?"""
    return d.kind == D_DWELLING or (d.kind == D_ORDAIN and d.a == 1)


def head(s: Terra) -> list[Decision]:
    """The decisions at the head that hold up play: one seat's, in the order it likes.

    The turn itself is among them only when nothing else must be decided first.
    """
    if s.looked_at is not s.decisions:
        _look(s)
    return s.head


def waiting(s: Terra) -> list[Decision]:
    """The decisions that may be answered while others go on."""
    if s.looked_at is not s.decisions:
        _look(s)
    return s.waiting


def _look(s: Terra) -> None:
    """Go through the queue once; a position is asked about it many times."""
    waits: list[Decision] = []
    found: list[Decision] = []
    s.looked_at = s.decisions
    s.waiting = waits
    s.head = found
    must = behind = False
    for d in s.decisions:
        if d.kind == D_TURN:
            if not (must or behind or (found and d.seat != found[0].seat)):
                found.append(d)
        elif d.kind == D_EVENT:
            continue
        elif may_wait(s, d):
            waits.append(d)
        elif not behind:
            if found and (d.seat != found[0].seat or d.kind == D_LEECH):
                behind = True
            else:
                must = must or not is_optional(d)
                behind = d.kind == D_LEECH
                found.append(d)


def open_for(s: Terra, seat: int) -> list[Decision]:
    """Everything a seat may decide now."""
    at_head = head(s)
    at_turn = bool(at_head) and at_head[0].seat == seat
    if not s.waiting:
        return at_head if at_turn else []
    found = [d for d in s.waiting if d.seat == seat]
    return found + at_head if at_turn else found


def to_act(s: Terra) -> tuple[int, ...]:
    """The seats that may decide now; who answers power comes before whose turn it is."""
    seats: list[int] = []
    for d in waiting(s):
        if d.seat not in seats:
            seats.append(d.seat)
    at_head = head(s)
    if at_head and at_head[0].seat not in seats:
        seats.append(at_head[0].seat)
    return tuple(seats)


def find(s: Terra, seat: int, kind: int) -> Decision | None:
    """The first open decision of a kind for a seat."""
    if kind == D_TURN:
        at_head = head(s)
        last = at_head[-1] if at_head else None
        return last if last is not None and last.kind == D_TURN and last.seat == seat else None
    for d in open_for(s, seat):
        if d.kind == kind:
            return d
    return None


def own_turn(s: Terra, seat: int) -> Decision | None:
    """The seat's turn, also while it decides something inside it."""
    turn = s.turn()
    if turn is None or turn.seat != seat:
        return None
    at_head = head(s)
    return turn if at_head and at_head[0].seat == seat and at_head[0].kind != D_LEECH else None
