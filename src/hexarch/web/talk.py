"""Chat of a table, and what people keep there for themselves: notes and planned lines."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hexarch.web import wire
from hexarch.web.errors import Problem
from hexarch.web.hub import encode
from hexarch.web.schema import chats, desks, games
from hexarch.web.steady import steady
from hexarch.web.tables import event_id

if TYPE_CHECKING:
    from sqlalchemy import Row
    from sqlalchemy.ext.asyncio import AsyncConnection

    from hexarch.web.live import Live
    from hexarch.web.people import Person
    from hexarch.web.quotas import Quotas
    from hexarch.web.tables import Tables

MOST_SHOWN: Final = 500  # newest messages
MOST_KEPT: Final = 1_000  # messages of one table; the oldest, which nobody is shown, go
LONGEST_LINES: Final = 60_000  # characters of all planned lines together
MOST_WRITTEN: Final = 1_000_000  # characters of notes and planned lines of one person at all tables
ALLOWED: Final = "\n"  # of what is not printable


class Talk:
    """What is said and written at tables."""

    def __init__(self, tables: Tables, quotas: Quotas) -> None:
        self._tables = tables
        self._quotas = quotas
        self._hearing = asyncio.Lock()

    # -- chat ---------------------------------------------------------------------------

    async def say(self, live: Live, person: Person, text: str) -> wire.Said:
        """Say something to everybody at the table. It is kept as it was written; the page shows it as plain text."""
        said = "".join(letter for letter in text.strip() if letter.isprintable() or letter in ALLOWED)
        if not said:
            raise Problem(400, "nothing-said")
        if not await self.may_talk(live, person):
            raise Problem(403, "not-at-table")
        await self._quotas.room()
        mine = live.seats_of(person.id)
        values = {
            "game": live.id,
            "person": person.id,
            "name": person.name,
            "seat": mine[0] if mine else None,
            "text": said,
            "created": steady(),
        }
        async with self._tables.database.write() as connection:
            # Held until the end, so that messages of a table get their numbers in the order in which they appear.
            held = await connection.execute(select(games.c.id).where(games.c.id == live.id).with_for_update())
            if held.first() is None:
                raise Problem(404, "no-such-table")
            id = (await connection.execute(insert(chats).values(**values).returning(chats.c.id))).scalar_one()
            old = (
                select(chats.c.id).where(chats.c.game == live.id).order_by(chats.c.id.desc()).offset(MOST_KEPT).limit(1)
            )
            last = await connection.scalar(old)
            if last is not None:
                await connection.execute(delete(chats).where(chats.c.game == live.id, chats.c.id <= last))
            await self._tables.database.notify(connection, live.id, "chat", n=id)
        await self.heard(live)
        return wire.Said(id, person.name, values["seat"], True, said, values["created"])  # type: ignore[arg-type]

    async def may_talk(self, live: Live, person: Person | None) -> bool:
        """At a listed table everybody with a name; else those who sit there, made it, or came by one of its links."""
        if person is None:
            return False
        if live.listed or person.id == live.host or live.seats_of(person.id):
            return True
        desk = await self._desk(live, person)
        return desk is not None and bool(desk.welcome)

    async def welcome(self, live: Live, person: Person) -> None:
        """Somebody came by a link of the table; at a listed one everybody is welcome anyway."""
        if live.listed:
            return
        desk = await self._desk(live, person)
        if desk is None or not desk.welcome:
            await self._keep(live, person, {"welcome": True})

    async def heard(self, live: Live) -> None:
        """Pass on messages that the pages here have not seen."""
        async with self._hearing:
            for row in await self._messages(live.id, live.chat):
                live.chat = row.id
                self._tables.hub.publish(live.id, encode("chat", document(row), event_id(live)))

    async def since(self, game: str, after: int) -> list[dict[str, Any]]:
        """Messages for a page that resumes."""
        return [document(row) for row in await self._messages(game, after)]

    async def _messages(self, game: str, after: int) -> list[Row[Any]]:
        query = select(chats).where(chats.c.game == game, chats.c.id > after).order_by(chats.c.id.desc())
        async with self._tables.database.read() as connection:
            return list((await connection.execute(query.limit(MOST_SHOWN))).all())[::-1]

    async def chat(self, live: Live, person: Person | None) -> wire.Chat:
        """The newest messages; somebody who has a desk here has seen them now."""
        rows = await self._messages(live.id, 0)
        unread = await self.unread(live, person)
        if person is not None and unread:
            await self._keep(live, person, {"read": rows[-1].id})
        return wire.Chat(
            [
                wire.Said(
                    row.id, row.name, row.seat, person is not None and row.person == person.id, row.text, row.created
                )
                for row in rows
            ],
            unread,
        )

    async def unread(self, live: Live, person: Person | None) -> int:
        """Messages of others that somebody at the table has not seen."""
        if person is None or not live.seats_of(person.id):
            return 0
        desk = await self._desk(live, person)
        query = select(func.count()).where(
            chats.c.game == live.id, chats.c.id > (desk.read if desk is not None else 0), chats.c.person != person.id
        )
        return int((await self._tables.database.rows(query))[0][0])

    # -- desks --------------------------------------------------------------------------

    async def notes(self, live: Live, person: Person) -> str:
        """Private notes."""
        desk = await self._desk(live, person)
        return desk.notes if desk is not None else ""

    async def keep_notes(self, live: Live, person: Person, text: str) -> None:
        """Keep private notes."""
        await self._write(live, person, {"notes": text.replace("\0", "")})

    async def lines(self, live: Live, person: Person) -> dict[str, Any]:
        """Planned lines."""
        desk = await self._desk(live, person)
        return {"lines": json.loads(desk.lines) if desk is not None else []}

    async def keep_lines(self, live: Live, person: Person, lines: list[dict[str, Any]]) -> None:
        """Keep planned lines."""
        text = json.dumps(lines)
        if len(text) > LONGEST_LINES:
            raise Problem(413, "too-large")
        await self._write(live, person, {"lines": text})

    async def _write(self, live: Live, person: Person, values: dict[str, str]) -> None:
        """Keep what somebody wrote for themselves, if they have not written too much already."""
        await self._quotas.room()
        column = desks.c.notes if "notes" in values else desks.c.lines
        mine = select(
            func.coalesce(func.sum(func.length(desks.c.notes) + func.length(desks.c.lines)), 0),
            func.coalesce(func.sum(case((desks.c.game == live.id, func.length(column)), else_=0)), 0),
        ).where(desks.c.person == person.id)
        async with self._desk_of(person) as connection:
            everything, here = (await connection.execute(mine)).one()
            if everything - here + sum(map(len, values.values())) > MOST_WRITTEN:
                raise Problem(409, "much-written", most=MOST_WRITTEN)
            await self._set(connection, live, person, values)

    async def _desk(self, live: Live, person: Person) -> Row[Any] | None:
        query = select(desks).where(desks.c.game == live.id, desks.c.person == person.id)
        return await self._tables.database.first(query)

    async def _keep(self, live: Live, person: Person, values: dict[str, Any]) -> None:
        async with self._desk_of(person) as connection:
            await self._set(connection, live, person, values)

    @asynccontextmanager
    async def _desk_of(self, person: Person) -> AsyncIterator[AsyncConnection]:
        """A transaction in which nobody else changes what somebody keeps: two requests do not both make a desk."""
        try:
            async with self._tables.database.write() as connection:
                await self._quotas.hold(connection, person)
                yield connection
        except IntegrityError:  # the table was removed meanwhile
            raise Problem(404, "no-such-table") from None

    async def _set(self, connection: AsyncConnection, live: Live, person: Person, values: dict[str, Any]) -> None:
        """Change somebody's desk, or make it."""
        mine = update(desks).where(desks.c.game == live.id, desks.c.person == person.id).values(**values)
        if not (await connection.execute(mine)).rowcount:
            fresh = {"game": live.id, "person": person.id, "notes": "", "lines": "[]", "read": 0} | values
            await connection.execute(insert(desks).values(**fresh))


def document(row: Row[Any]) -> dict[str, Any]:
    """A message for the pages; they know `you` by the id of the person."""
    return {
        "id": row.id,
        "person": row.person,
        "name": row.name,
        "seat": row.seat,
        "text": row.text,
        "created": row.created,
    }
