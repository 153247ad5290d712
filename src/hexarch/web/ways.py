"""The ways in that somebody has: sessions of browsers, private links, passkeys; each can be seen and removed.

What is removed is gone at once in every process: a link or passkey with the sessions that it began.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select

from hexarch.web import wire_people
from hexarch.web.database import PERSON
from hexarch.web.errors import Problem
from hexarch.web.people import LINK, PASSKEY, hashed, hold
from hexarch.web.schema import keys, passkeys, sessions
from hexarch.web.steady import steady

if TYPE_CHECKING:
    from hexarch.web.database import Database
    from hexarch.web.people import People, Person

SESSION: Final = "session"
SHOWN: Final = 16  # letters of the name under which a way in is shown
# Names of browsers and systems in what a browser says of itself; the first that fits counts.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def described(agent: str) -> str:
    """The browser and system somebody comes with, as far as they are known by name.

    >>> described("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> described("curl/8.0")
    ''
    """
    text = agent[:400]
    found = [next((name for mark, name in BROWSERS if re.search(rf"\b{mark}[A-Za-z]*/", text)), "")]
    found.append(next((name for mark, name in SYSTEMS if mark in text), ""))
    return ", ".join(filter(None, found))


def shown(secret: str) -> str:
    """The name under which a way in is shown: it leads nowhere itself."""
    return hashed(f"shown {secret}")[:SHOWN]


class Ways:
    """The ways in that people have."""

    def __init__(self, database: Database, people: People) -> None:
        self._database = database
        self._people = people

    async def of(self, person: Person, token: str) -> wire_people.Ways:
        """All of somebody's, those used last first; `here` is the session of the browser that asks."""
        alive = select(sessions).where(sessions.c.person == person.id, sessions.c.expires > steady())
        here = hashed(token)
        found = [
            wire_people.SessionInfo(
                shown(row.hash), row.created, row.seen or row.created, row.how, row.agent, row.hash == here
            )
            for row in await self._database.rows(alive)
        ]
        links = await self._database.rows(select(keys).where(keys.c.person == person.id))
        devices = await self._database.rows(select(passkeys).where(passkeys.c.person == person.id))
        return wire_people.Ways(
            sorted(found, key=lambda one: (not one.here, -one.used)),
            [wire_people.WayInfo(shown(row.hash), row.created, row.used) for row in links],
            [wire_people.WayInfo(shown(row.id), row.created, row.used) for row in devices],
        )

    async def remove(self, person: Person, token: str, kind: str, id: str) -> None:
        """Remove one, with the sessions that it began."""
        async with self._database.write() as connection:
            await hold(connection, person.id, token)
            if kind == SESSION:
                mine = select(sessions.c.hash).where(sessions.c.person == person.id)
                name = next((row.hash for row in await connection.execute(mine) if shown(row.hash) == id), None)
                gone = [delete(sessions).where(sessions.c.hash == name)]
            else:
                column = keys.c.hash if kind == LINK else passkeys.c.id
                table = keys if kind == LINK else passkeys
                own = select(column.label("name")).where(table.c.person == person.id)
                name = next((row.name for row in await connection.execute(own) if shown(row.name) == id), None)
                origin = name if kind == LINK else hashed(name or "")
                began = delete(sessions).where(sessions.c.person == person.id, sessions.c.origin == origin)
                gone = [delete(table).where(column == name), began]
            if name is None:
                raise Problem(404, "no-such-way")
            for one in gone:
                await connection.execute(one)
            await self._database.notify(connection, person.id, PERSON)
        self._people.forget(person.id)


KINDS: Final = (SESSION, LINK, PASSKEY)
