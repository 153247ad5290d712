"""The parts of a server process, and their beginning and end."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

from hexarch.web.config import Config, ConfigError
from hexarch.web.database import Database
from hexarch.web.driver import Driver
from hexarch.web.guard import Limits
from hexarch.web.hub import Hub
from hexarch.web.lobby import Lobby
from hexarch.web.moves import Moves, react
from hexarch.web.passkeys import Passkeys
from hexarch.web.people import People
from hexarch.web.reviews import Reviews
from hexarch.web.seating import Seating
from hexarch.web.tables import Tables
from hexarch.web.talk import Talk

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
        self.passkeys: Final = Passkeys(self.database, self.people)
        self.tables: Final = Tables(self.database, self.hub, config.memory * 1_000_000)
        self.moves: Final = Moves(self.tables)
        self.seating: Final = Seating(self.tables, config.limits)
        self.lobby: Final = Lobby(self.tables, self.seating)
        self.talk: Final = Talk(self.tables)
        self.driver: Final = Driver(config, self.tables, react)
        self.reviews: Final = Reviews(self.driver.workers)
        self.tables.on_change = self.driver.changed
        self._trying = ThreadPoolExecutor(1, thread_name_prefix="trying")
        self._notices: Notices | None = None
        self._lock: TextIOWrapper | None = None

    async def start(self) -> None:
        """Bring the database up to date and take up what was going on."""
        if self.config.sqlite:
            self._lock = alone(self.config)
        await self.database.migrate()
        await self.tables.snapshots.start()
        if self.config.sqlite:
            await self.driver.lead()
            return
        from hexarch.web.notices import Notices

        self._notices = Notices(self.config.url, self._heard, self._lead, self._resync)
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
        live = self.tables.known(id)
        if message["k"] == "chat":
            if live is not None:
                await self.talk.heard(live)
        elif message["k"] == "request":
            if live is not None:
                await self.moves.tell_request(live, int(message["n"]))
        elif message["k"] == "gone":
            if live is not None:
                self.tables.forget(live)
        elif live is not None:
            await self.tables.refresh(live)
        else:
            self.hub.send_away(id)  # pages that follow a table which is not in memory come back and see what it was
            if message.get("b"):
                self.driver.wake(id)

    async def _lead(self, leads: bool) -> None:
        if leads:
            await self.driver.lead()
        else:
            self.driver.leading = False

    async def _resync(self) -> None:
        """Notices may have been missed: look at every table in memory."""
        for live in self.tables.in_memory():
            try:
                await self.tables.refresh(live)
                await self.talk.heard(live)
            except Exception:
                log.exception("table %s could not be read again", live.id)
                self.tables.forget(live)  # whoever asks for it next reads it


def alone(config: Config) -> TextIOWrapper:
    """Make sure that no other server uses the same file; the lock ends with the process."""
    path = config.file.with_name(config.file.name + ".lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = path.open("a+", encoding="utf-8")
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
