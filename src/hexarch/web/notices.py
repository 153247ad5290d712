"""Several server processes on one PostgreSQL: what one confirms the others hear of, and one of them leads the bots."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from hexarch.web.database import CHANNEL
from hexarch.web.errors import Problem

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

log: Final = logging.getLogger("hexarch.web")
LEADER_LOCK: Final = 0x6865_7862
ELECTION: Final = 2.0  # seconds between attempts to lead
AT_ONCE: Final = 6  # tables that are read at the same time
AGAIN: Final = 1.0  # seconds before a lost connection is opened again


class Notices:
    """One connection that listens; while it holds the leader's lock, this process drives the bots."""

    def __init__(
        self,
        url: str,
        heard: Callable[[dict[str, Any]], Awaitable[None]],
        lead: Callable[[bool], Awaitable[None]],
        resync: Callable[[], Awaitable[None]],
        deaf: Callable[[], None],
    ) -> None:
        self._url = "postgresql://" + url.split("://", 1)[1]
        self._heard = heard
        self._lead = lead
        self._resync = resync
        self._deaf = deaf
        self._messages: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()
        self._tables: dict[str, list[dict[str, Any]]] = {}  # notices by table that wait to be followed
        self._following: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        """Begin to listen."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._hear())]
        await self._listening.wait()

    async def close(self) -> None:
        """Stop listening; the lock is given back with the connection."""
        tasks = [*self._tasks, *self._following]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        first = True
        while True:
            listening = self._listening.is_set()
            self._listening.clear()
            try:
                await self._connected(first)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Problem) as error:
                if listening or self._listening.is_set() or first:  # told once, not every time it cannot be opened
                    log.error("the connection that listens was lost: %s", error)
            first = False
            await self._lead(False)
            await asyncio.sleep(AGAIN)

    async def _connected(self, first: bool) -> None:
        connection: Any = await asyncpg.connect(self._url)
        try:
            connection.add_termination_listener(lambda _: self._deaf())
            await connection.add_listener(CHANNEL, lambda *what: self._messages.put_nowait(what[3]))
            self._listening.set()
            if not first:
                await self._resync()
            leads = False
            while not connection.is_closed():
                if not leads:
                    leads = await connection.fetchval("SELECT pg_try_advisory_lock($1)", LEADER_LOCK)
                    if leads:
                        await self._lead(True)
                else:
                    await connection.execute("SELECT 1")
                await asyncio.sleep(ELECTION)
            raise ConnectionError("the database ended it")
        finally:
            with suppress(Exception):
                await connection.close(timeout=2)

    async def _hear(self) -> None:
        """Follow notices: those of one table in their order, several tables at once."""
        while True:
            message = json.loads(await self._messages.get())
            waiting = self._tables.get(message["g"])
            if waiting is not None:
                if message not in waiting:
                    waiting.append(message)
                continue
            self._tables[message["g"]] = [message]
            task = asyncio.create_task(self._table(message["g"]))
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    async def _table(self, game: str) -> None:
        waiting = self._tables[game]
        async with self._gate:
            while waiting:
                try:
                    await self._heard(waiting.pop(0))
                except Exception:
                    log.exception("a notice could not be followed")
            del self._tables[game]
