"""What was abandoned long ago goes: tables that never began or stopped, guests who never came back, old sessions.

How long anything is kept stands in `KEPT` and in docs/server.md. The process that leads looks once an hour. It removes
nothing while the clock of the machine cannot be trusted: nothing in the first hour after the start, nothing while the
clock has jumped, and nothing when the last look, noted in the database, is not a few days old at most.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, or_, select, update

from hexarch.web.errors import Problem
from hexarch.web.live import FINISHED, IMPORT, PERSON, RUNNING, WAITING
from hexarch.web.schema import (
    challenges,
    chats,
    desks,
    entries,
    games,
    handovers,
    keys,
    marks,
    passkeys,
    persons,
    requests,
    seats,
    sessions,
    snapshots,
    submissions,
)
from hexarch.web.steady import steady

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

    from hexarch.web.database import Database
    from hexarch.web.tables import Tables

log: Final = logging.getLogger("hexarch.web")
DAY: Final = 86_400.0
EVERY: Final = 3_600.0  # seconds between two looks
TRUSTED: Final = 14 * DAY  # how long ago the last look may be
AT_ONCE: Final = 200  # rows of one kind in one transaction
SWEPT: Final = "swept"  # the mark of the last look
WAITS, RUNS, BOTS, LEDGERS, GUESTS, ENDED = "waiting", "running", "bots only", "ledgers", "guests", "sessions"
# Seconds after which it goes.
KEPT: Final = {
    WAITS: 30 * DAY,  # a table that waits, since somebody last came or went
    RUNS: 730 * DAY,  # a game that was not finished, since its last choice
    BOTS: 90 * DAY,  # a finished game in which only bots sat
    LEDGERS: 365 * DAY,  # a game that was played elsewhere
    GUESTS: 365 * DAY,  # somebody without an account, a passkey or a seat, since they were last seen
    ENDED: 30 * DAY,  # a session, after it has ended
}
# Everything that belongs to a table, in an order in which it can be removed.
PARTS: Final = (chats, desks, requests, submissions, snapshots, entries, handovers, seats)


async def remove(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Remove tables with everything that belongs to them."""
    for table in PARTS:
        await connection.execute(delete(table).where(table.c.game.in_(ids)))
    await connection.execute(delete(games).where(games.c.id.in_(ids)))


class Sweeper:
    """Looks now and then what can go."""

    def __init__(self, database: Database, tables: Tables, wanted: Callable[[], bool]) -> None:
        self._database = database
        self._tables = tables
        self._wanted = wanted  # by this process, now
        self._task: asyncio.Task[None] | None = None
        self.removed = 0  # tables and people, since the process began

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Problem:
                continue  # the database does not answer; it has been told
            except Exception:
                log.exception("what was abandoned could not be removed")

    async def look(self) -> bool:
        """Remove what is due, if this process is to do it and its time can be trusted; did it look?"""
        jumped = steady.jumped()
        if not self._wanted() or jumped or not await self._trusted():
            return False
        await self.sweep()
        return True

    async def _trusted(self) -> bool:
        """Does the time fit what was noted at the last look? Notes this one."""
        now = steady()
        async with self._database.write() as connection:
            last = await connection.scalar(select(marks.c.value).where(marks.c.name == SWEPT))
            if last is None:
                await connection.execute(insert(marks).values(name=SWEPT, value=now))
                return False
            await connection.execute(update(marks).where(marks.c.name == SWEPT).values(value=now))
        if 0 <= now - last <= TRUSTED:
            return True
        log.warning(
            "the server looked %.0f days ago for what was abandoned; it removes nothing yet", (now - last) / DAY
        )
        return False

    async def sweep(self) -> dict[str, int]:
        """Remove what is due; how many of each kind."""
        now = steady()
        people = select(seats.c.game).where(seats.c.game == games.c.id, seats.c.kind == PERSON).exists()
        due: dict[str, ColumnElement[bool]] = {
            WAITS: (games.c.state == WAITING) & (games.c.changed < now - KEPT[WAITS]),
            RUNS: (games.c.state == RUNNING) & (games.c.changed < now - KEPT[RUNS]),
            BOTS: (games.c.state == FINISHED) & (games.c.changed < now - KEPT[BOTS]) & ~people,
            LEDGERS: (games.c.state == IMPORT) & (games.c.created < now - KEPT[LEDGERS]),
        }
        counts = {name: await self._tables_due(condition) for name, condition in due.items()}
        counts[GUESTS] = await self._guests(now - KEPT[GUESTS])
        async with self._database.write() as connection:
            ended = await connection.execute(delete(sessions).where(sessions.c.expires < now - KEPT[ENDED]))
            counts[ENDED] = ended.rowcount
            await connection.execute(delete(challenges).where(challenges.c.expires < now - DAY))
        self.removed += sum(counts.values()) - counts[ENDED]
        told = ", ".join(f"{name}: {count}" for name, count in counts.items() if count)
        if told:
            log.info("removed what was abandoned: %s", told)
        return counts

    async def _tables_due(self, condition: ColumnElement[bool]) -> int:
        count = 0
        while True:
            async with self._database.write() as connection:
                found = await connection.execute(select(games.c.id).where(condition).limit(AT_ONCE).with_for_update())
                ids = [row.id for row in found]
                await remove(connection, ids)
                for id in ids:
                    await self._database.notify(connection, id, "gone")
            for id in ids:
                live = self._tables.known(id)
                if live is not None:
                    self._tables.forget(live)
            count += len(ids)
            if len(ids) < AT_ONCE:
                return count
            await asyncio.sleep(0)

    async def _guests(self, before: float) -> int:
        """Guests who were not seen for long, and whom no table names."""
        seated = select(seats.c.person).where(seats.c.person == persons.c.id).exists()
        hosting = select(games.c.host).where(games.c.host == persons.c.id).exists()
        device = select(passkeys.c.person).where(passkeys.c.person == persons.c.id).exists()
        handed = select(handovers.c.person).where(handovers.c.person == persons.c.id).exists()
        seen = func.coalesce(persons.c.seen, persons.c.created)
        gone = (seen < before) & persons.c.login.is_(None) & ~or_(seated, hosting, device, handed)
        count = 0
        while True:
            async with self._database.write() as connection:
                found = await connection.execute(select(persons.c.id).where(gone).limit(AT_ONCE).with_for_update())
                ids = [row.id for row in found]
                for table in (keys, sessions, desks):
                    await connection.execute(delete(table).where(table.c.person.in_(ids)))
                await connection.execute(delete(persons).where(persons.c.id.in_(ids)))
            count += len(ids)
            if len(ids) < AT_ONCE:
                return count
            await asyncio.sleep(0)
