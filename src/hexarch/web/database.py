"""The database: one SQLite file or PostgreSQL, brought up to date when the server starts."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, Row, Select, create_engine, event, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from hexarch.web.config import ConfigError
from hexarch.web.errors import Problem

if TYPE_CHECKING:
    from hexarch.web.config import Config

log: Final = logging.getLogger("hexarch.web")
HEAD: Final = "0006"  # newest migration; a database that has it needs none
VERSIONS: Final = "alembic_version"  # the table that says which migration a database has
CHANNEL: Final = "hexarch"
PERSON: Final = "person"  # a notice about somebody whose sessions ended, not about a table
TRIES: Final = 3  # to migrate a file that others migrate too
MIGRATION_LOCK: Final = 0x6865_7861  # one process migrates, the others wait
BUSY: Final = 15_000  # milliseconds to wait for another process that writes to the same file
MOST_TOGETHER: Final = 100  # transactions that share a commit
Waiting = tuple[Callable[["Connection"], None], "asyncio.Future[None]"]
STRANGERS: Final = 0o007  # what others on this machine may do with a file
RETRY: Final = 5  # seconds after which to try again
TELL_EVERY: Final = 60.0  # seconds
# Exceptions of asyncpg that mean so; SQLAlchemy passes them on as they are when it cannot connect.
UNREACHABLE: Final = frozenset(
    {
        *("PostgresConnectionError", "CannotConnectNowError", "InterfaceError", "OperatorInterventionError"),
        *("InsufficientResourcesError", "PostgresSystemError", "ConnectionDoesNotExistError"),
    }
)
OUR_FAULT: Final = frozenset({"DataError", "ProgrammingError"})  # what was asked could not be written down
WRONG: Final = ("no such", "near ", "table ")  # how SQLite says that a statement does not fit the tables
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class Database:
    """Reading and writing. A write is one transaction; it is durable when it ends."""

    def __init__(self, config: Config) -> None:
        self.sqlite: Final = config.sqlite
        self.process: Final = secrets.token_hex(8)  # tells our own notices from those of others
        self._writing = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._writer: Engine | None = None
        self._reader: Engine | None = None
        self._wanted = 0  # writers that wait for their turn
        self._waiting: list[Waiting] = []
        self._flushing: asyncio.Task[None] | None = None
        if self.sqlite:
            private(config.file)
            self.engine: AsyncEngine = create_async_engine(
                config.url, pool_size=4, max_overflow=8, hide_parameters=True
            )
            _tune(self.engine.sync_engine)
            self._writer, self._reader = _plain(config), _plain(config)
        else:
            self.engine = create_async_engine(
                config.url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
            )

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up with."""
        with reached():
            async with self.engine.connect() as connection:
                yield connection

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """A small look-up. In a file it is read at once: that takes less than handing it to a thread."""
        if self._reader is None:
            async with self.read() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return rows
        with reached(), self._reader.connect() as reader:
            found: Sequence[Row[Any]] = reader.execute(query).all()
            return found

    async def first(self, query: Select[Any]) -> Row[Any] | None:
        """The one row of a small look-up, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. In an SQLite file one at a time: waiting here is quicker than trying again there."""
        if not self.sqlite:
            with reached():
                async with self.engine.begin() as connection:
                    yield connection
            return
        self._wanted += 1
        try:
            await self._writing.acquire()
        finally:
            self._wanted -= 1
        try:
            with reached():
                async with self.engine.connect() as connection:
                    connection = await connection.execution_options(hexarch_write=True)
                    async with connection.begin():
                        yield connection
        finally:
            self._writing.release()

    async def transact(self, work: Callable[[Connection], None]) -> None:
        """A transaction whose statements need no waiting in between.

        In an SQLite file, where every commit waits for the disk, those that come together share one: each is undone
        alone when it fails, and none is reported before the disk has them all.
        """
        if self._writer is None:
            with reached():
                async with self.engine.begin() as connection:
                    await connection.run_sync(work)
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._flushing is None:
            if self._writing.locked() or self._wanted:
                self._flushing = asyncio.create_task(self._flush())
            else:
                await self._writing.acquire()  # nobody else wants it: this does not wait
                self._begin_batch()
        with reached():
            await done

    async def _flush(self) -> None:
        """Begin with those who wait as soon as whoever writes now has ended."""
        await self._writing.acquire()
        self._flushing = None
        self._begin_batch()

    def _begin_batch(self) -> None:
        """Carry out the statements of those who wait, and let the disk be waited for elsewhere.

        Statements only touch memory; a thread that ran them too would wait for the interpreter after each of them.
        """
        batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        loop = asyncio.get_running_loop()
        assert self._writer is not None
        connection = self._writer.connect().execution_options(hexarch_write=True)

        def commit() -> None:
            failed: Exception | None = None
            try:
                transaction.commit()
            except Exception as error:
                failed = error
            ended = outcomes if failed is None else [failed] * len(batch)
            with suppress(RuntimeError):  # the loop is gone, and with it who waited
                loop.call_soon_threadsafe(self._end_batch, batch, ended, connection)

        try:
            transaction = connection.begin()
            outcomes = [_apart(connection, work) for work, _ in batch]
            self._thread.submit(commit)
        except Exception as error:
            self._end_batch(batch, [error] * len(batch), connection)

    def _end_batch(self, batch: list[Waiting], outcomes: Sequence[Exception | None], connection: Connection) -> None:
        """The disk has them all, or none: tell those who wait."""
        connection.close()
        self._writing.release()
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if done.done():
                continue  # nobody waits for it any more
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)
        if self._waiting and self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

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
        """Bring the tables up to date; several processes may start at once.

        In a new file two of them can stand in each other's way (one wants to write ahead, the other to commit); SQLite
        gives one of them up, and that one finds the tables made when it looks again.
        """
        for _ in range(TRIES):
            try:
                return await self._migrate()
            except Problem:
                if not self.sqlite:
                    raise
        await self._migrate()

    async def _migrate(self) -> None:
        version = await self._version()
        if version == HEAD:
            return
        if version is not None:
            refuse_newer(version)
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
        self._thread.shutdown()
        await self.engine.dispose()
        if self._writer is not None:
            self._writer.dispose()
        if self._reader is not None:
            self._reader.dispose()


@contextmanager
def reached() -> Iterator[None]:
    """What goes wrong because the database is not there, is full or takes nothing is a refusal: try again later."""
    try:
        yield
    except (DBAPIError, NoConnection) as error:
        cause = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig is not None else None
        gone = isinstance(error, OperationalError | NoConnection) or getattr(error, "connection_invalidated", False)
        wrong = str(getattr(error, "orig", "")).startswith(WRONG)
        if (gone and not wrong) or _is_unreachable(cause):
            raise _unavailable(error) from error
        raise
    except Exception as error:
        if isinstance(error, OSError) or _is_unreachable(error):
            raise _unavailable(error) from error
        raise


def _is_unreachable(error: BaseException | None) -> bool:
    """Does the driver of PostgreSQL say that it cannot reach it, or that it is starting or stopping?"""
    names = {one.__name__ for one in type(error).__mro__}
    return bool(names & UNREACHABLE) and not names & OUR_FAULT


def _unavailable(error: Exception) -> Problem:
    told.tell(error)
    full = "full" in str(error).lower() or getattr(error, "errno", None) == errno.ENOSPC
    return Problem(503, "disk-full", seconds=RETRY) if full else Problem(503, "database", seconds=RETRY)


class _Told:
    """Says once a minute what keeps the database from answering: when it is gone every request meets it."""

    def __init__(self) -> None:
        self.count = 0  # since the process began
        self._last = 0.0

    def tell(self, error: Exception) -> None:
        self.count += 1
        now = time.monotonic()
        if now - self._last >= TELL_EVERY or not self._last:
            self._last = now
            log.error("the database does not answer (%d times): %s", self.count, str(error).splitlines()[0][:300])


told: Final = _Told()


def refuse_newer(version: str) -> None:
    """A database that a newer program has changed is not for this one."""
    if version > HEAD:
        raise ConfigError("web-server-newer", version=version, known=HEAD)


def private(file: Path) -> None:
    """Make the file of a database if there is none, readable for its owner alone; strangers read none."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    mode = file.stat().st_mode
    if mode & STRANGERS:
        log.warning("%s could be read by everybody on this machine; from now on it cannot", file)
        file.chmod(mode & ~STRANGERS)


def _plain(config: Config) -> Engine:
    """One connection to a file, used without a thread of its own."""
    address = f"sqlite:///{config.file}"
    engine = create_engine(address, poolclass=StaticPool, connect_args={"check_same_thread": False})
    _tune(engine)
    return engine


def _apart(connection: Connection, work: Callable[[Connection], None]) -> Exception | None:
    """One of several: all of it, or nothing of it and the reason."""
    part = connection.begin_nested()
    try:
        work(connection)
    except Exception as error:
        part.rollback()
        return error
    part.commit()
    return None


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
