"""All tables: found in memory or replayed from the database, and the one way in which a choice is confirmed."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from hexarch.games.terra import layout
from hexarch.kernel.errors import ChoiceError
from hexarch.play import undo
from hexarch.play.errors import PlayError
from hexarch.web.clock import clock
from hexarch.web.errors import Problem
from hexarch.web.hub import Hub, encode
from hexarch.web.live import BOT, CHOICE, FINISHED, RUNNING, UNDO, Live, Seat, Undoing
from hexarch.web.schema import chats, entries, games, seats, submissions
from hexarch.web.snapshots import Snapshots, kept, restored

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row
    from sqlalchemy.ext.asyncio import AsyncConnection

    from hexarch.web.database import Database

log: Final = logging.getLogger("hexarch.web")
MOST_LIVE: Final = 1_000  # tables in memory; a game replays in a few hundredths of a second when it is needed again
# Made once: what a confirmed choice writes.
_GO_ON: Final = update(games).where(games.c.id == bindparam("table"), games.c.serial == bindparam("was"))
_ENTER: Final = insert(entries)
_SENT: Final = insert(submissions)
IDLE: Final = 600.0  # seconds after which a table that nobody follows may leave memory


class Sent:
    """Who sends a change, and the key under which it is sent only once."""

    __slots__ = ("digest", "key", "person")

    def __init__(self, person: str, key: str, digest: str) -> None:
        self.person = person
        self.key = key
        self.digest = digest


class Tables:
    """The tables of this process."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self.database: Final = database
        self.hub: Final = hub
        self.snapshots: Final = Snapshots(database)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.on_change: Callable[[Live], None] = lambda live: None  # whoever lets bots think

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
        """Let tables go that nobody has looked at for a while."""
        if len(self._live) < MOST_LIVE:
            return
        now = time.monotonic()
        idle = [
            live
            for live in self._live.values()
            if now - live.used > IDLE and not live.lock.locked() and not self.hub.listeners(live.id)
        ]
        for live in sorted(idle, key=lambda one: one.used)[: MOST_LIVE // 10]:
            self.snapshots.leaves(live)
            self.forget(live)

    def forget(self, live: Live) -> None:
        """Drop a table from memory; pages that follow it come back and resume."""
        live.stopped = True
        if self._live.get(live.id) is live:
            del self._live[live.id]
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
        now = time.time()
        made: list[dict[str, Any]] = []
        serial = live.serial
        for group in record.submissions:
            if group.start < live.revision:
                continue
            first = serial + 1
            for seat, text in record.game.history[group.start : group.end]:
                serial += 1
                person = sent.person if sent is not None and group.by == "person" else None
                made.append(
                    _entry(live.id, serial, first, CHOICE, seat, text, group.by, person, now),
                )
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
        """Append an undoing; the caller holds the table's lock."""
        record = live.record
        assert record is not None
        now = time.time()
        serial = live.serial + 1
        person = sent.person if sent is not None else None
        entry = _entry(live.id, serial, serial, UNDO, by_seat, str(to), "person", person, now)
        undoing = Undoing(serial, by_seat, live.revision, to)
        undo.check(record.submissions, to)
        live.begin()
        record.undo(to)
        try:
            await self._append(live, [entry], serial, to, live.generation + 1, sent, now)
        except Beaten:
            self.forget(live)
            raise
        del live.serials[to:]
        live.serial, live.revision = serial, to
        live.generation += 1
        live.undone.append(undoing)
        live.settle()
        self.told_undone(live, to, [undoing])

    async def _append(
        self,
        live: Live,
        made: list[dict[str, Any]],
        serial: int,
        revision: int,
        generation: int,
        sent: Sent | None,
        now: float,
    ) -> None:
        assert live.record is not None
        game = live.record.game
        waiting = [] if game.over else list(game.to_act)
        bots = any(live.seats[seat].kind == BOT for seat in waiting)
        state = FINISHED if game.over else RUNNING
        changed = self._changed_seats(live)
        values = {
            "table": live.id,
            "was": live.serial,
            "serial": serial,
            "revision": revision,
            "generation": generation,
            "changed": now,
            "state": state,
            "waiting": ",".join(map(str, waiting)),
            "bots_wait": bots,
            "round": game.state.cells[layout.ROUND],
        }

        def append(connection: Connection) -> None:
            if connection.execute(_GO_ON, values).rowcount != 1:
                raise Beaten
            connection.execute(_ENTER, made)
            for seat, new in changed:
                connection.execute(update(seats).where(seats.c.game == live.id, seats.c.seat == seat).values(**new))
            if sent is not None:
                key = {"game": live.id, "person": sent.person, "key": sent.key, "digest": sent.digest}
                connection.execute(_SENT, key | {"first": made[0]["serial"], "last": serial, "created": now})
            self.database.notify_now(connection, live.id, "rows", bots=bots)

        try:
            await self.database.transact(append)
        except (Beaten, IntegrityError) as error:
            raise Beaten from error
        except BaseException as error:
            # Nobody knows whether it is in the database: what is in memory cannot be trusted.
            self.forget(live)
            if isinstance(error, DBAPIError):
                log.exception("a choice could not be confirmed")
                raise Problem(503, "database") from error
            raise
        live.state = state
        live.changed = now

    def _changed_seats(self, live: Live) -> list[tuple[int, dict[str, Any]]]:
        """What the database does not know yet of seats: faction, points, waiting `done`, standing answers."""
        assert live.record is not None
        game = live.record.game
        found: list[tuple[int, dict[str, Any]]] = []
        scores = game.scores() if game.over else None
        for seat in live.seats:
            faction = game.faction(seat.seat)
            points = scores[seat.seat]["total"] if scores is not None else seat.points
            finish, standing = live.answers[seat.seat]
            changed: dict[str, Any] = {}
            if (faction, points, seat.finish) != (seat.faction, seat.points, finish):
                seat.faction, seat.points = faction, points
                changed = {"faction": faction, "points": points, "finish": seat.finish}
            if seat.standing != standing:
                changed["standing"] = json.dumps(seat.standing)
            if changed:
                found.append((seat.seat, changed))
        live.answers = [(seat.finish, seat.standing) for seat in live.seats]
        return found

    # -- telling ------------------------------------------------------------------------

    def told(self, live: Live, since: int) -> None:
        """Tell the pages of new rows, and bots that it may be their turn."""
        record = live.record
        assert record is not None
        if any(one.reveals for one in record.submissions if one.start >= since):
            since = 0  # sealed bids are open now: rows that were hidden are shown
        revision, mark = live.revision, event_id(live)
        document = {"revision": revision, **present(live)}

        def write(language: str) -> bytes:
            return encode("rows", {**document, "rows": live.log(language, since, revision)}, mark)

        self.hub.publish(live.id, write)
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

    async def catch_up(self, live: Live) -> None:
        """The same for whoever holds the table's lock."""
        async with self.database.read() as connection:
            row = (await connection.execute(select(games).where(games.c.id == live.id))).one()
            taken = await _seats(connection, live.id)
            rows = await _entries(connection, live.id, live.serial)
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


class Beaten(Exception):
    """The database holds something newer than what was to be appended."""


def event_id(live: Live) -> str:
    """Where a page is that has seen everything so far: entries of the game, messages of the chat."""
    return f"{live.serial}.{live.chat}"


def present(live: Live) -> dict[str, Any]:
    """What a page has to know of a game that went on, beside its revision."""
    return {"generation": live.generation, "waiting": live.waiting(), "clock": clock(live)}


def _entry(
    game: str, serial: int, first: int, kind: str, seat: int, text: str, by: str, person: str | None, now: float
) -> dict[str, Any]:
    return {
        "game": game,
        "serial": serial,
        "first": first,
        "kind": kind,
        "seat": seat,
        "text": text,
        "by": by,
        "person": person,
        "created": now,
    }


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


async def _seats(connection: AsyncConnection, id: str) -> list[Seat]:
    rows = await connection.execute(select(seats).where(seats.c.game == id).order_by(seats.c.seat))
    return [Seat.of(row) for row in rows]


async def _entries(connection: AsyncConnection, id: str, after: int) -> Sequence[Row[Any]]:
    query = select(entries).where(entries.c.game == id, entries.c.serial > after).order_by(entries.c.serial)
    return (await connection.execute(query)).all()
