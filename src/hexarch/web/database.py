"""The database: one SQLite file or PostgreSQL, brought up to date when the server starts."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from hexarch.web.config import Config

HEAD: Final = "0001"  # newest migration; a database that has it needs none
CHANNEL: Final = "hexarch"
MIGRATION_LOCK: Final = 0x6865_7861  # one process migrates, the others wait
BUSY: Final = 15_000  # milliseconds to wait for another process that writes to the same file


class Database:
    """Reading and writing. A write is one transaction; it is durable when it ends."""

    def __init__(self, config: Config) -> None:
        self.sqlite: Final = config.sqlite
        self.process: Final = secrets.token_hex(8)  # tells our own notices from those of others
        self._writing = asyncio.Lock()
        if self.sqlite:
            config.file.parent.mkdir(parents=True, exist_ok=True)
            self.engine: AsyncEngine = create_async_engine(config.url, pool_size=4, max_overflow=8)
            _tune(self.engine)
        else:
            self.engine = create_async_engine(config.url, pool_size=8, max_overflow=8, pool_pre_ping=True)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. In an SQLite file one at a time: waiting here is quicker than trying again there."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.connect() as connection:
            connection = await connection.execution_options(hexarch_write=True)
            async with connection.begin():
                yield connection

    async def notify(
        self, connection: AsyncConnection, game: str, kind: str, *, bots: bool = False, n: int = 0
    ) -> None:
        """Tell the other server processes, when this transaction ends; a file has only one process."""
        if not self.sqlite:
            message = {"p": self.process, "g": game, "k": kind, "b": bots, "n": n}
            values = {"channel": CHANNEL, "payload": json.dumps(message, separators=(",", ":"))}
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), values)

    async def migrate(self) -> None:
        """Bring the tables up to date; several processes may start at once."""
        if await self._version() == HEAD:
            return
        async with self.write() as connection:
            if not self.sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            await connection.run_sync(_upgrade)

    async def _version(self) -> str | None:
        """The migration the database is at, None when it is empty."""
        known = (
            "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
            if self.sqlite
            else "SELECT 1 WHERE to_regclass('alembic_version') IS NOT NULL"
        )
        async with self.read() as connection:
            if (await connection.execute(text(known))).first() is None:
                return None
            row = (await connection.execute(text("SELECT version_num FROM alembic_version"))).first()
            return None if row is None else str(row[0])

    async def close(self) -> None:
        """Give the connections back."""
        await self.engine.dispose()


def _tune(engine: AsyncEngine) -> None:
    """Let SQLite write ahead and flush at every commit, and begin transactions when we say so.

    `synchronous=FULL` is what makes a confirmed choice survive a power cut; a killed process would lose nothing
    with NORMAL either.
    """

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begins(connection: Connection) -> None:
        writes = connection.get_execution_options().get("hexarch_write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config as Alembic

    with resources.as_file(resources.files("hexarch.web") / "migrations") as folder:
        alembic = Alembic()
        alembic.set_main_option("script_location", str(folder).replace("%", "%%"))
        alembic.attributes["connection"] = connection
        command.upgrade(alembic, HEAD)
