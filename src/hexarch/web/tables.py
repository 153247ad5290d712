"""All tables: found in memory or replayed from the database, and the one way in which a choice is confirmed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select

from hexarch.kernel.errors import ChoiceError
from hexarch.play import undo
from hexarch.play.errors import PlayError
from hexarch.web.appending import Beaten, Sent, append, entry
from hexarch.web.clock import clock
from hexarch.web.errors import Problem
from hexarch.web.hub import Hub, encode
from hexarch.web.live import CHOICE, FINISHED, UNDO, Live, Seat, Undoing
from hexarch.web.schema import chats, entries, games, seats, submissions
from hexarch.web.snapshots import Snapshots, kept, restored
from hexarch.web.steady import steady

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row
    from sqlalchemy.ext.asyncio import AsyncConnection

    from hexarch.web.database import Database

MOST_OVER: Final = 24  # games that are over, in memory
RoomForBots = Callable[["Connection", str | None, str], None]  # refuses one more game that only bots play
IN_USE: Final = 1.0  # seconds after which whoever asked for a table has had their answer


class Tables:
    """The tables of this process."""

    def __init__(self, database: Database, hub: Hub, budget: int) -> None:
        """The tables of a database; those in memory may take so many bytes."""
        self.database: Final = database
        self._budget = budget
        self.hub: Final = hub
        self.snapshots: Final = Snapshots(database)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.on_change: Callable[[Live], None] = lambda live: None  # whoever lets bots think
        self.room_for_bots: RoomForBots = lambda connection, host, game: None

    # -- finding ------------------------------------------------------------------------

    async def get(self, id: str) -> Live:
        """A table; raises a Problem when there is none."""
        live = self._live.get(id)
        if live is None:
            live = await self._load(id)
        live.used = time.monotonic()
        return live

    def known(self, id: str) -> Live | None:
        """A table, if it is in memory."""
        return self._live.get(id)

    def in_memory(self) -> list[Live]:
        """The tables in memory."""
        return list(self._live.values())

    async def _load(self, id: str) -> Live:
        if not id.isalnum() or len(id) > 16:
            raise Problem(404, "no-such-table")
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                live = self._live.get(id)
                if live is None:
                    live = await self._read(id)
                    self._make_room()
                    self._live[id] = live
                    self.snapshots.consider(live)
                return live
        finally:
            self._loading.pop(id, None)

    async def _read(self, id: str) -> Live:
        async with self.database.read() as connection:
            row = (await connection.execute(select(games).where(games.c.id == id))).first()
            if row is None:
                raise Problem(404, "no-such-table")
            taken = await _seats(connection, id)
            newest = select(func.coalesce(func.max(chats.c.id), 0)).where(chats.c.game == id)
            chat = int((await connection.execute(newest)).scalar_one())
            saved = (await connection.execute(kept(id, self.snapshots.rules))).first()
            rows = await _entries(connection, id, saved.serial if saved is not None else 0)
            # A long game takes some hundredths of a second: not on the time of other requests.
            if saved is not None:
                live = await asyncio.to_thread(_resumed, row, taken, chat, saved, rows)
                if live is not None:
                    return live
                rows = await _entries(connection, id, 0)
        return await asyncio.to_thread(_replayed, row, taken, chat, rows)

    def _make_room(self) -> None:
        """Let tables go until those that stay fit into the memory they may take, whoever asked for them.

        Games that are over go first, but for the few looked at last: a snapshot opens them again in no time. Then go
        those that nobody follows, and those that were used longest ago. Whoever asked for a table just now still gets
        it, up to twice of what may stay: how fast tables are asked for does not decide how much memory they take.
        """
        now = time.monotonic()
        order = sorted(self._live.values(), key=lambda live: live.used)
        over = [live for live in order if live.over]
        followed = {live.id for live in order if not live.over and self.hub.listeners(live.id)}
        first = over[: max(0, len(over) - MOST_OVER)]
        crowd = over[: max(0, len(over) - 2 * MOST_OVER)]
        rest = sorted((live for live in order if live not in first), key=lambda live: live.id in followed)
        weight = sum(live.weight for live in order)
        for live in [*first, *rest]:
            if weight <= self._budget and live not in first:
                return
            in_use = now - live.used < IN_USE and weight < 2 * self._budget
            if live.lock.locked() or (in_use and live not in crowd):
                continue
            weight -= live.weight
            self.snapshots.leaves(live)
            self._drop(live)

    def _drop(self, live: Live) -> None:
        live.stopped = True
        if self._live.get(live.id) is live:
            del self._live[live.id]

    def forget(self, live: Live) -> None:
        """What is in memory of a table is wrong: drop it; pages that follow it come back and resume."""
        self._drop(live)
        self.hub.send_away(live.id)

    # -- confirming ---------------------------------------------------------------------

    async def sent_before(self, live: Live, sent: Sent) -> Row[Any] | None:
        """The change that was sent under this key, None when it is new; raises when it was another one."""
        query = select(submissions).where(
            submissions.c.game == live.id, submissions.c.person == sent.person, submissions.c.key == sent.key
        )
        row = await self.database.first(query)
        if row is not None and row.digest != sent.digest:
            raise Problem(409, "repeated")
        return row

    async def confirm(self, live: Live, sent: Sent | None = None) -> None:
        """Append what the record holds beyond the confirmed revision: one transaction, all of it or nothing.

        The caller holds the table's lock. Raises Beaten when the database holds something newer, or the same change
        already; what another process appended is then read.
        """
        record = live.record
        assert record is not None
        now = steady()
        made: list[dict[str, Any]] = []
        serial = live.serial
        for group in record.submissions:
            if group.start < live.revision:
                continue
            first = serial + 1
            for seat, text in record.game.history[group.start : group.end]:
                serial += 1
                person = sent.person if sent is not None and group.by == "person" else None
                made.append(entry(live.id, serial, first, CHOICE, seat, text, group.by, person, now))
        try:
            await self._append(live, made, serial, record.revision, live.generation, sent, now)
        except Beaten:
            live.abandon()
            await self.catch_up(live)
            raise
        before = live.revision
        live.confirm(serial)
        self.told(live, before)

    async def confirm_undo(self, live: Live, to: int, by_seat: int, sent: Sent | None) -> None:
        """Append an undo; the caller holds the table's lock."""
        record = live.record
        assert record is not None
        now = steady()
        serial = live.serial + 1
        person = sent.person if sent is not None else None
        made = entry(live.id, serial, serial, UNDO, by_seat, str(to), "person", person, now)
        undoing = Undoing(serial, by_seat, live.revision, to)
        undo.check(record.submissions, to)
        live.begin()
        record.undo(to)
        try:
            await self._append(live, [made], serial, to, live.generation + 1, sent, now)
        except Beaten:
            self.forget(live)
            raise
        del live.serials[to:]
        live.serial, live.revision = serial, to
        live.generation += 1
        live.undone.append(undoing)
        live.settle()
        self.told_undone(live, to, [undoing])

    async def _append(self, live: Live, made: list[dict[str, Any]], *rest: Any) -> None:
        try:
            await append(self.database, self.room_for_bots, live, made, *rest)
        except Beaten:
            raise
        except BaseException:
            # Nobody knows whether it is in the database: what is in memory cannot be trusted.
            self.forget(live)
            raise

    # -- telling ------------------------------------------------------------------------

    def told(self, live: Live, since: int) -> None:
        """Tell the pages of new rows, and bots that it may be their turn."""
        record = live.record
        assert record is not None
        if any(one.reveals for one in record.submissions if one.start >= since):
            since = 0  # sealed bids are open now: rows that were hidden are shown
        revision, mark = live.revision, event_id(live)
        document = {"revision": revision, **present(live)}

        def write(language: str, person: str) -> bytes:
            viewer = live.viewer(person)
            return encode("rows", {**document, "rows": live.log(language, since, revision, viewer)}, mark)

        self.hub.publish(live.id, write, personal=live.withheld)
        if live.state == FINISHED:
            self.hub.publish(live.id, encode("table", {"state": live.state}, mark))
        self.snapshots.consider(live)
        self.on_change(live)

    def told_undone(self, live: Live, to: int, undone: Sequence[Undoing]) -> None:
        """Tell the pages that choices were taken back to a revision."""
        document: dict[str, Any] = {"revision": to, **present(live)}
        document["undone"] = [one.document() for one in undone]
        self.hub.publish(live.id, encode("undone", document, event_id(live)))
        self.on_change(live)

    def told_table(self, live: Live) -> None:
        """Tell the pages that people or settings of the table changed."""
        self.hub.publish(live.id, encode("table", {"state": live.state}, event_id(live)))
        self.on_change(live)

    # -- what other processes did ---------------------------------------------------------

    async def refresh(self, live: Live) -> None:
        """Read what was changed elsewhere, and tell the pages here."""
        async with live.lock:
            if not live.stopped:
                await self.catch_up(live)

    async def up_to_date(self, live: Live) -> None:
        """What was confirmed by another process a moment ago is seen here, even before its notice comes."""
        if not self.database.sqlite:
            await self.refresh(live)
            if live.stopped:
                raise Problem(404, "no-such-table")

    async def catch_up(self, live: Live) -> None:
        """The same for whoever holds the table's lock; a table that is gone is forgotten."""
        async with self.database.read() as connection:
            found = await _state(connection, live)
        if found is None:
            self.forget(live)
        else:
            self._enter(live, *found)

    @asynccontextmanager
    async def deciding(self, id: str) -> AsyncIterator[tuple[Live, AsyncConnection]]:
        """A table, and the transaction in which it is decided who sits where.

        The transaction holds the table's row, so that processes decide one after the other, each about the seats as
        the one before it left them. What it writes is taken over from the database once it has ended.
        """
        while (live := await self.get(id)) is not None:
            async with live.lock:
                if live.stopped:
                    continue  # it left memory while we waited
                try:
                    async with self.database.write() as connection:
                        await self.hold(live, connection)
                        yield live, connection
                        # Read before it ends: once it has, nothing can fail any more, and the answer is true.
                        found = await _state(connection, live)
                    if found is None:
                        self.forget(live)
                    else:
                        self._enter(live, *found)
                except (PlayError, Problem):
                    raise  # refused: nothing was written
                except BaseException:
                    self.forget(live)
                    raise
                return

    async def hold(self, live: Live, connection: AsyncConnection) -> None:
        """Keep other processes from changing a table until the transaction ends, and be up to date with them."""
        query = select(games).where(games.c.id == live.id).with_for_update()
        row = (await connection.execute(query)).first()
        if row is None:
            self.forget(live)
            raise Problem(404, "no-such-table")
        if not self.database.sqlite:  # a file has one process, whose memory is right
            taken, rows = await _seats(connection, live.id), await _entries(connection, live.id, live.serial)
            self._enter(live, row, taken, rows)

    def _enter(self, live: Live, row: Row[Any], taken: Sequence[Seat], rows: Sequence[Row[Any]]) -> None:
        """Take over what the database says, and tell the pages what is new."""
        had = (live.state, live.started, [seat.values() for seat in live.seats])
        live.describe(row, taken)
        before, generation = live.revision, live.generation
        if live.started:
            live.enter(rows)
        if live.generation != generation:
            undone = live.undone[generation:]
            before = min(before, *(one.to for one in undone))
            self.told_undone(live, before, undone)
        if live.revision > before:
            self.told(live, before)
        if had != (live.state, live.started, [seat.values() for seat in live.seats]):
            self.told_table(live)


def event_id(live: Live) -> str:
    """Where a page is that has seen everything so far: entries of the game, messages of the chat."""
    return f"{live.serial}.{live.chat}"


def present(live: Live) -> dict[str, Any]:
    """What a page has to know of a game that went on, beside its revision."""
    return {"generation": live.generation, "waiting": live.waiting(), "clock": clock(live)}


def _replayed(row: Row[Any], taken: Sequence[Seat], chat: int, rows: Sequence[Row[Any]]) -> Live:
    live = Live(row, taken, chat)
    if rows:
        live.enter(rows)
    return live


def _resumed(row: Row[Any], taken: Sequence[Seat], chat: int, saved: Row[Any], rows: Sequence[Row[Any]]) -> Live | None:
    """A table from its snapshot and what came after it; None when the two do not fit together."""
    live = restored(row, taken, chat, saved)
    try:
        if live is not None and rows:
            live.enter(rows)
    except (ChoiceError, PlayError):
        return None
    return live


async def _state(connection: AsyncConnection, live: Live) -> tuple[Row[Any], list[Seat], Sequence[Row[Any]]] | None:
    """What the database knows of a table, None when it is gone: its row, its seats, its new entries."""
    row = (await connection.execute(select(games).where(games.c.id == live.id))).first()
    if row is None:
        return None
    return row, await _seats(connection, live.id), await _entries(connection, live.id, live.serial)


async def _seats(connection: AsyncConnection, id: str) -> list[Seat]:
    rows = await connection.execute(select(seats).where(seats.c.game == id).order_by(seats.c.seat))
    return [Seat.of(row) for row in rows]


async def _entries(connection: AsyncConnection, id: str, after: int) -> Sequence[Row[Any]]:
    query = select(entries).where(entries.c.game == id, entries.c.serial > after).order_by(entries.c.serial)
    return (await connection.execute(query)).all()
