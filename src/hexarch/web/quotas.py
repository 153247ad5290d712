"""How much may be stored and run: tables and ledgers of one person, games of bots alone, and all of it together.

Whoever counts holds a lock until the transaction ends in which one more is made, so that two processes, or two requests
of one person, do not both find room for the last one. In a file transactions come one after the other anyway.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select, text

from hexarch.web.errors import Problem
from hexarch.web.live import IMPORT, RUNNING, WAITING
from hexarch.web.schema import games

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

    from hexarch.web.config import Config
    from hexarch.web.database import Database
    from hexarch.web.people import Person

MOST_TABLES: Final = 100  # that wait or run, of one host
MOST_IMPORTS: Final = 50  # ledgers of one person
MOST_BOT_TABLES: Final = 4  # running games of bots alone that one person may have
MOST_BOT_TABLES_HERE: Final = 40  # and all together
PERSON_LOCK: Final = 0x6865_7863  # with the hash of a person: what is counted for them
BOTS_LOCK: Final = 0x6865_7864  # games of bots alone
MEASURE_EVERY: Final = 30.0  # seconds
MEGABYTE: Final = 1_000_000


class Quotas:
    """The quotas of this process."""

    def __init__(self, database: Database, config: Config) -> None:
        self._database = database
        self._limited = config.limits
        self._most = config.quota * MEGABYTE
        self._measured = -MEASURE_EVERY
        self.size = 0  # bytes of the database, measured now and then

    async def room(self) -> None:
        """Refuse what is new when the database is as large as it may be; games that run go on."""
        if await self.measure() >= self._most:
            raise Problem(507, "no-room")

    async def measure(self) -> int:
        """Bytes that the database takes, measured now and then."""
        now = time.monotonic()
        if now - self._measured >= MEASURE_EVERY:
            self._measured = now
            async with self._database.read() as connection:
                if not self._database.sqlite:
                    self.size = int(await connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
                else:
                    pages = [int(await connection.scalar(text(f"PRAGMA {name}")) or 0) for name in PAGES]
                    self.size = (pages[0] - pages[1]) * pages[2]
        return self.size

    async def of_tables(self, connection: AsyncConnection, host: Person) -> None:
        """Refuse one more table of somebody who has many that wait or run."""
        await self.hold(connection, host)
        if await self._has(connection, host, (WAITING, RUNNING), MOST_TABLES):
            raise Problem(409, "many-tables", most=MOST_TABLES)

    async def of_imports(self, connection: AsyncConnection, host: Person) -> None:
        """Refuse one more ledger of somebody who has many."""
        await self.hold(connection, host)
        if await self._has(connection, host, (IMPORT,), MOST_IMPORTS):
            raise Problem(409, "many-ledgers", most=MOST_IMPORTS)

    def of_bots(self, connection: Connection, host: str | None, game: str) -> None:
        """Refuse one more game that only bots play when there are many of them: they never pause for anybody."""
        if not self._limited:
            return
        if not self._database.sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": BOTS_LOCK})
        alone = select(func.count()).select_from(games)
        alone = alone.where(games.c.state == RUNNING, games.c.alone, games.c.id != game)
        if int(connection.scalar(alone.where(games.c.host == host)) or 0) >= MOST_BOT_TABLES:
            raise Problem(409, "bot-tables", most=MOST_BOT_TABLES)
        if int(connection.scalar(alone) or 0) >= MOST_BOT_TABLES_HERE:
            raise Problem(503, "bot-tables-full")

    async def hold(self, connection: AsyncConnection, person: Person) -> None:
        """Let nobody else count for this person until the transaction ends."""
        if not self._database.sqlite:
            values = {"lock": PERSON_LOCK, "person": person.id}
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock, hashtext(:person))"), values)

    async def _has(self, connection: AsyncConnection, host: Person, states: tuple[str, ...], most: int) -> bool:
        if not self._limited:
            return False
        mine = select(func.count()).select_from(games).where(games.c.host == host.id, games.c.state.in_(states))
        return int(await connection.scalar(mine) or 0) >= most


PAGES: Final = ("page_count", "freelist_count", "page_size")
