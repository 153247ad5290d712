"""Who may hand a seat over, or begin without waiting longer; and why not, and from when on.

Nobody can hold a table up for ever: a seat whose time is up goes to a bot or a friend by anybody at the table, an open
one at once; and where whoever made the table does not come back, the others begin without them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.play.setting import DAY
from hexarch.web.clock import clock
from hexarch.web.errors import Problem
from hexarch.web.live import OPEN, PERSON, RUNNING, WAITING, Live, Seat
from hexarch.web.steady import steady, wait_began

if TYPE_CHECKING:
    from hexarch.web.people import Person


def seat_refusal(live: Live, person: Person | None, seat: Seat) -> Problem | None:
    """Why somebody may not hand a seat over now, None when they may.

    Anybody may give up their own. Before the game begins the host arranges all seats. In a running game anybody at the
    table hands over open seats and those that are late by the clock; the seats of bots are the host's to change.
    """
    if live.state not in (WAITING, RUNNING):
        return Problem(409, "not-open")
    if person is None:
        return Problem(401, "unknown-person")
    if seat.person == person.id:
        return None
    host = person.id == live.host
    if not live.started:
        return None if host else Problem(403, "not-the-host")
    if not host and not live.seats_of(person.id):
        return Problem(403, "not-your-seat")
    if seat.kind == OPEN:
        return None
    if seat.kind != PERSON:
        return None if host else Problem(403, "not-the-host")
    found = clock(live)
    if found.limit is None:
        return Problem(403, "no-clock")
    if seat.seat not in live.waiting():
        return Problem(403, "not-waiting")
    return None if seat.seat in found.late else Problem(403, "not-late", {"from": found.due})


def start_refusal(live: Live, person: Person | None) -> Problem | None:
    """Why somebody may not begin the game now, with bots in open seats; None when they may.

    The host may at any time; others at the table once it has waited longer than its clock allows a seat.
    """
    if live.state != WAITING:
        return Problem(409, "already-running")
    if person is None:
        return Problem(401, "unknown-person")
    if person.id == live.host:
        return None
    if not live.seats_of(person.id):
        return Problem(403, "not-your-seat")
    limit = clock(live).limit or DAY
    due = wait_began(live.changed, limit) + limit
    return None if steady() >= due else Problem(403, "host-has-time", {"from": due})
