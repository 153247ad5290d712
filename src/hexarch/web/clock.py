"""The clock of a table: how long the game has waited, and which seats have taken longer than the table allows.

A late seat loses nothing by itself: it may still decide. But others at the table may hand it over then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexarch.play.setting import NO_CLOCK, clock_of
from hexarch.web import wire
from hexarch.web.live import PERSON, RUNNING, Live, Seat
from hexarch.web.steady import steady, wait_began


def clock(live: Live) -> wire.Clock:
    """The clock of a table in memory."""
    return clock_at(live.form, live.state, live.changed, live.waiting(), live.seats)


def clock_at(
    form: dict[str, Any], state: str, changed: float, waiting: Sequence[int], seats: Sequence[Seat]
) -> wire.Clock:
    """The clock of a table that changed last at a moment and waits for these seats since."""
    limit = clock_of(form)
    now = steady()
    running = state == RUNNING
    since = wait_began(changed, limit)
    late = running and limit != NO_CLOCK and now - since >= limit
    return wire.Clock(
        limit=None if limit == NO_CLOCK else limit,
        since=since if running else None,
        due=since + limit if running and limit != NO_CLOCK else None,
        late=[seat for seat in waiting if seats[seat].kind == PERSON] if late else [],
        now=now,
    )
