"""The parts of a server process, and their beginning and end."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from hexarch.web.config import Config, ConfigError
from hexarch.web.database import BUSY, HEAD, PERSON, VERSIONS, Database, private, refuse_newer
from hexarch.web.driver import Driver
from hexarch.web.errors import Problem
from hexarch.web.guard import Limits
from hexarch.web.hub import Hub
from hexarch.web.lobby import Lobby
from hexarch.web.moves import Moves, react
from hexarch.web.passkeys import Passkeys
from hexarch.web.people import People
from hexarch.web.quotas import Quotas
from hexarch.web.reviews import Reviews
from hexarch.web.seating import Seating
from hexarch.web.steady import steady
from hexarch.web.sweeping import Sweeper
from hexarch.web.tables import Tables
from hexarch.web.talk import Talk
from hexarch.web.ways import Ways

if TYPE_CHECKING:
    from io import TextIOWrapper

    from hexarch.web.notices import Notices

log: Final = logging.getLogger("hexarch.web")
T = TypeVar("T")


class Server:
    """Everything that answers requests in one process."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.database: Final = Database(config)
        self.hub: Final = Hub(config.limits)
        self.limits: Final = Limits(config.limits)
        self.people: Final = People(self.database)
        self.people.on_ended = self.hub.send_person_away
        self.passkeys: Final = Passkeys(self.database, self.people)
        self.ways: Final = Ways(self.database, self.people)
        self.tables: Final = Tables(self.database, self.hub, config.memory * 1_000_000)
        self.moves: Final = Moves(self.tables)
        self.quotas: Final = Quotas(self.database, config)
        self.tables.room_for_bots = self.quotas.of_bots
        self.seating: Final = Seating(self.tables, self.quotas)
        self.lobby: Final = Lobby(self.tables, self.seating, self.quotas)
        self.talk: Final = Talk(self.tables, self.quotas)
        self.driver: Final = Driver(config, self.tables, react)
        self.reviews: Final = Reviews(self.driver.workers)
        self.tables.on_change = self.driver.changed
        self.sweeper: Final = Sweeper(self.database, self.tables, lambda: config.keep and self.driver.leading)
        self._trying = ThreadPoolExecutor(1, thread_name_prefix="trying")
        self._notices: Notices | None = None
        self._lock: TextIOWrapper | None = None

    async def start(self) -> None:
        """Bring the database up to date and take up what was going on."""
        steady.grace = self.config.grace
        if self.config.sqlite:
            self._lock = alone(self.config)
        await self.database.migrate()
        await self.tables.snapshots.start()
        self.sweeper.start()
        if self.config.sqlite:
            await self.driver.lead()
            return
        from hexarch.web.notices import Notices

        self._notices = Notices(self.config.url, self._heard, self._lead, self._resync, self._deaf)
        await self._notices.start()

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do what may take many milliseconds in a thread of its own, one such thing at a time.

        Requests that take none are answered in between.
        """
        return await asyncio.get_running_loop().run_in_executor(self._trying, work, *arguments)

    async def stop(self) -> None:
        """End well; killing the process would lose nothing either."""
        self.hub.close()
        self._trying.shutdown(wait=False, cancel_futures=True)
        await self.sweeper.close()
        await self.reviews.close()
        await self.driver.close()
        await self.tables.snapshots.close()
        if self._notices is not None:
            await self._notices.close()
        await self.database.close()
        if self._lock is not None:
            self._lock.close()

    # -- other processes ----------------------------------------------------------------

    async def _heard(self, message: dict[str, Any]) -> None:
        """Another process changed something."""
        if message.get("p") == self.database.process:
            return
        id = str(message["g"])
        if message["k"] == PERSON:
            self.people.forget(id)
            return
        live = self.tables.known(id)
        if message["k"] == "chat":
            if live is not None:
                await self.talk.heard(live)
        elif message["k"] == "request":
            if live is not None:
                await self.moves.tell_request(live, int(message["n"]))
        elif message["k"] == "stuck":
            if live is not None:
                self.driver.stuck(live, int(message["n"]))
        elif message["k"] == "gone":
            if live is not None:
                self.tables.forget(live)
        elif live is not None:
            await self.tables.refresh(live)
        else:
            self.hub.send_away(id)  # pages that follow a table which is not in memory come back and see what it was
            if message.get("b"):
                self.driver.wake(id)

    def _deaf(self) -> None:
        """Nothing is heard of other processes for a while: pages come back and see what there is, and who they are."""
        self.hub.send_everybody_away()

    async def _lead(self, leads: bool) -> None:
        if leads:
            await self.driver.lead()
        else:
            self.driver.leading = False

    async def _resync(self) -> None:
        """Notices may have been missed: look at every table in memory, and at everybody who follows one.

        Streams end, so that nobody follows a table whose session, or the table itself, is gone.
        """
        self.people.forget("")
        for live in self.tables.in_memory():
            try:
                await self.tables.refresh(live)
                await self.talk.heard(live)
            except Exception:
                log.exception("table %s could not be read again", live.id)
                self.tables.forget(live)  # whoever asks for it next reads it
        self.hub.send_everybody_away()


def alone(config: Config) -> TextIOWrapper:
    """Make sure that no other server uses the same file; the lock ends with the process."""
    file = config.file.resolve()  # under whatever name it is opened, it is the same file
    try:
        private(file)
        handle = os.fdopen(os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600), "a+", encoding="utf-8")
    except OSError as error:
        raise ConfigError("web-server-unwritable", file=str(config.file), why=_reason(error)) from error
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.close()
        raise ConfigError("web-server-file-in-use", file=str(config.file)) from error
    return handle


async def migrate(config: Config) -> None:
    """Bring a database up to date, without a server."""
    database = Database(config)
    try:
        await database.migrate()
    finally:
        await database.close()


def migrate_now(config: Config) -> None:
    """The same, for a program that runs nothing else."""
    asyncio.run(migrate(config))


def check(config: Config) -> None:
    """See whether a database can be used, and bring it up to date, before anything starts.

    Raises ConfigError, which says why it cannot be used.
    """
    try:
        if not config.sqlite or _look_into(config.file) != HEAD:
            migrate_now(config)
    except (Problem, sqlite3.OperationalError, OSError) as error:
        why = _reason(error.__cause__ or error)
        if config.sqlite:
            raise ConfigError("web-server-unwritable", file=str(config.file), why=why) from error
        raise ConfigError("web-server-unreachable", file=config.database.split("@")[-1][:80], why=why) from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise ConfigError("web-server-damaged", file=str(config.file), why=_reason(error)) from error


def _look_into(file: Path) -> str | None:
    """Read a little of every table of a file, and see whether it can be written to and is not newer than we are.

    The migration it is at, None when it is empty.
    """
    private(file)
    with closing(sqlite3.connect(file, timeout=BUSY / 1000, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in tables:
            connection.execute(f'SELECT * FROM "{name}" LIMIT 1').fetchall()
        found = connection.execute(f"SELECT version_num FROM {VERSIONS}").fetchone() if VERSIONS in tables else None
        if found is not None:
            refuse_newer(found[0])
        connection.execute("CREATE TABLE trial (x)")  # where nothing may be written, only this says so
        connection.execute("ROLLBACK")
    return found[0] if found is not None else None


def _reason(error: BaseException) -> str:
    """What the system or the driver says, in a line."""
    found = getattr(error, "orig", None) or error
    said = getattr(found, "strerror", None) or str(found)
    return str(said).splitlines()[0][:200] if said else type(found).__name__
