"""The database: one SQLite file or PostgreSQL, brought up to date when the server starts."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

if TYPE_CHECKING:
    from hexarch.web.config import Config

HEAD: Final = "0001"  # newest migration; a database that has it needs none
CHANNEL: Final = "hexarch"
MIGRATION_LOCK: Final = 0x6865_7861  # one process migrates, the others wait
BUSY: Final = 15_000  # milliseconds to wait for another process that writes to the same file
T = TypeVar("T")
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class Database:
    """Reading and writing. A write is one transaction; it is durable when it ends."""

    def __init__(self, config: Config) -> None:
        self.sqlite: Final = config.sqlite
        self.process: Final = secrets.token_hex(8)  # tells our own notices from those of others
        self._writing = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._writer: Engine | None = None
        if self.sqlite:
            config.file.parent.mkdir(parents=True, exist_ok=True)
            self.engine: AsyncEngine = create_async_engine(config.url, pool_size=4, max_overflow=8)
            _tune(self.engine.sync_engine)
            self._writer = create_engine(f"sqlite:///{config.file}", poolclass=StaticPool)
            _tune(self._writer)
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

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """A transaction whose statements need no waiting in between; for a file that is much less to and fro."""
        if self._writer is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        async with self._writing:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._at_once, work)

    def _at_once(self, work: Callable[[Connection], T]) -> T:
        assert self._writer is not None
        with self._writer.connect().execution_options(hexarch_write=True) as connection, connection.begin():
            return work(connection)

    async def notify(
        self, connection: AsyncConnection, game: str, kind: str, *, bots: bool = False, n: int = 0
    ) -> None:
        """Tell the other server processes, when this transaction ends; a file has only one process."""
        if not self.sqlite:
            message = {"p": self.process, "g": game, "k": kind, "b": bots, "n": n}
            values = {"channel": CHANNEL, "payload": json.dumps(message, separators=(",", ":"))}
            await connection.execute(_NOTIFY, values)

    def notify_now(self, connection: Connection, game: str, kind: str, *, bots: bool = False) -> None:
        """The same inside `transact`."""
        if not self.sqlite:
            message = {"p": self.process, "g": game, "k": kind, "b": bots, "n": 0}
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": json.dumps(message, separators=(",", ":"))})

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
        if self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.dispose)
        self._thread.shutdown()


def _tune(engine: Engine) -> None:
    """Let SQLite write ahead and flush at every commit, and begin transactions when we say so.

    `synchronous=FULL` is what makes a confirmed choice survive a power cut; a killed process would lose nothing
    with NORMAL either.
    """

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
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
