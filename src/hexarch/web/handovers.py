"""What became of seats that changed hands: everybody at the table reads it, and whoever lost one may have it back.

A seat given to a bot or opened in somebody's absence is theirs again as soon as they ask, unless somebody else has
sat down there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, select

from hexarch.web import wire
from hexarch.web.live import BOT, OPEN, PERSON, RUNNING, Live, Seat
from hexarch.web.schema import games, handovers, seats
from hexarch.web.steady import steady

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncConnection

    from hexarch.web.people import Person

MOST_SHOWN: Final = 100  # changes of one table that are told
MOST_OF_SEAT: Final = (
    50  # changes of one seat that are kept, beside the last one of everybody who ever sat at the table
)


async def note(connection: AsyncConnection, live: Live, before: Seat, after: Seat, by: Person) -> None:
    """Remember that a seat of a running game has changed hands."""
    if not live.started:
        return
    values = {
        "game": live.id,
        "seat": before.seat,
        "person": before.person,
        "by": by.name,
        "bot": after.bot or after.kind,
    }
    await connection.execute(insert(handovers).values(**values, revision=live.revision, created=steady()))
    here = handovers.c.game == live.id
    seat = select(handovers.c.id).where(here, handovers.c.seat == before.seat).order_by(handovers.c.id.desc())
    last = await connection.scalar(seat.offset(MOST_OF_SEAT).limit(1))
    if last is not None:
        people = (
            select(func.max(handovers.c.id)).where(here, handovers.c.person.is_not(None)).group_by(handovers.c.person)
        )
        old = (here, handovers.c.seat == before.seat, handovers.c.id <= last, handovers.c.id.not_in(people))
        await connection.execute(delete(handovers).where(*old))


def _newest() -> Select[tuple[int]]:
    """The last time each seat changed hands."""
    return select(func.max(handovers.c.id)).group_by(handovers.c.game, handovers.c.seat)


def lost(person: str) -> Select[tuple[str]]:
    """Tables at which somebody could have a seat back."""
    return (
        select(handovers.c.game)
        .join(games, games.c.id == handovers.c.game)
        .join(seats, (seats.c.game == handovers.c.game) & (seats.c.seat == handovers.c.seat))
        .where(handovers.c.id.in_(_newest()), handovers.c.person == person)
        .where(games.c.state == RUNNING, seats.c.kind.in_((BOT, OPEN)))
    )


async def may_have_back(connection: AsyncConnection, live: Live, person: Person, seat: Seat) -> bool:
    """Was it theirs until it was handed over, and does nobody else sit there?"""
    if live.state != RUNNING or seat.kind == PERSON:
        return False
    theirs = select(handovers.c.id).where(
        handovers.c.id.in_(_newest()),
        handovers.c.game == live.id,
        handovers.c.seat == seat.seat,
        handovers.c.person == person.id,
    )
    return (await connection.execute(theirs)).first() is not None


async def has_sat(connection: AsyncConnection, live: Live, person: Person) -> bool:
    """Did they have a seat of this game that was handed over?"""
    found = select(handovers.c.id).where(handovers.c.game == live.id, handovers.c.person == person.id)
    return (await connection.execute(found.limit(1))).first() is not None


async def shown(connection: AsyncConnection, live: Live, person: Person | None) -> list[wire.Handover]:
    """The last changes of a table, oldest first; `back` stands at seats that the reader may have back."""
    if not live.started:
        return []
    query = select(handovers).where(handovers.c.game == live.id).order_by(handovers.c.id.desc()).limit(MOST_SHOWN)
    rows = list((await connection.execute(query)).all())[::-1]
    newest = {row.seat: row.id for row in rows}
    return [
        wire.Handover(
            seat=row.seat,
            bot=row.bot,
            by=row.by,
            revision=row.revision,
            created=row.created,
            yours=person is not None and row.person == person.id,
            stands=newest[row.seat] == row.id and row.person is not None and row.bot != PERSON,
            back=person is not None
            and row.person == person.id
            and newest[row.seat] == row.id
            and live.state == RUNNING
            and live.seats[row.seat].kind != PERSON,
        )
        for row in rows
    ]
