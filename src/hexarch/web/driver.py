"""Lets bots play: one task for each table whose turn is a bot's."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
import zlib
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import select

from hexarch.games.terra.save import setup_document
from hexarch.kernel.errors import ChoiceError
from hexarch.play.errors import PlayError
from hexarch.web import thinking
from hexarch.web.errors import Problem
from hexarch.web.hub import encode
from hexarch.web.live import BOT, RUNNING, Live
from hexarch.web.schema import games
from hexarch.web.tables import Beaten

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexarch.web.config import Config
    from hexarch.web.tables import Tables

log: Final = logging.getLogger("hexarch.web")
TRIES: Final = 2  # before a simpler bot takes over for one turn
SIMPLER: Final = "greedy"
GRACE: Final = 20.0  # seconds beyond its time after which a worker counts as stuck
TROUBLE: Final = 1.0  # seconds to wait after an error


T = TypeVar("T")


class Lost(Exception):
    """A worker died over a job, or was stuck."""


class Driver:
    """The bots of this process. Only one process leads: it drives the bots of every table."""

    def __init__(self, config: Config, tables: Tables, react: Callable[[Live], None]) -> None:
        self._config = config
        self._tables = tables
        self._react = react
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self.leading = False

    async def lead(self) -> None:
        """Take over the bots, and wake those for whom games already wait."""
        self.leading = True
        query = select(games.c.id).where(games.c.state == RUNNING, games.c.bots_wait)
        async with self._tables.database.read() as connection:
            waiting = [row.id for row in await connection.execute(query)]
        for id in waiting:
            self.wake(id)

    def wake(self, id: str) -> None:
        """It may be a bot's turn at a table."""
        if not self.leading:
            return
        if id in self._tasks:
            self._again.add(id)
            return
        self._tasks[id] = asyncio.create_task(self._drive(id))

    def changed(self, live: Live) -> None:
        """A table changed."""
        if self.leading and self._pool is None and any(seat.kind == BOT for seat in live.seats):
            self._workers().submit(thinking.ready)  # a worker needs a moment to load the rules: ahead of its turn
        if self.leading and _bot_to_act(live) is not None:
            self.wake(live.id)

    async def close(self) -> None:
        """Stop; whoever leads next goes on."""
        self.leading = False
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._drop_pool()

    # -- one table ----------------------------------------------------------------------

    async def _drive(self, id: str) -> None:
        try:
            while True:
                self._again.discard(id)
                if not await self._play(id) and id not in self._again:
                    return
        finally:
            del self._tasks[id]
            if id in self._again and self.leading:
                self.wake(id)

    async def _play(self, id: str) -> bool:
        """Let the next bot of a table play its turn; False when none is to act."""
        try:
            live = await self._tables.get(id)
            seat = _bot_to_act(live)
            if seat is None or live.record is None:
                return False
            began, serial = time.monotonic(), live.serial
            self._tables.hub.publish(id, encode("thinking", {"seat": seat}))
            texts = await self._think(live, seat)
            await asyncio.sleep(max(0.0, self._config.bot_pause - (time.monotonic() - began)))
            async with live.lock:
                if not live.stopped and live.serial == serial:
                    await self._confirm(live, seat, texts)
        except Beaten:
            return True
        except Problem as error:
            if error.status == 404:
                return False
            await asyncio.sleep(TROUBLE)
        except Exception:
            log.exception("a bot could not play")
            await asyncio.sleep(TROUBLE)
        return True

    async def _confirm(self, live: Live, seat: int, texts: list[str]) -> None:
        assert live.record is not None
        live.begin()
        try:
            try:
                live.record.step(seat, texts, BOT)
            except (PlayError, ChoiceError):
                log.exception("bot %s chose what the rules refuse: %s", live.seats[seat].bot, texts)
                live.record.step(seat, [live.record.game.options(seat)[0].text], BOT)
            self._react(live)
        except BaseException:
            live.abandon()
            raise
        await self._tables.confirm(live)

    # -- the workers --------------------------------------------------------------------

    async def _think(self, live: Live, seat: int) -> list[str]:
        """Ask a worker; one that dies or is stuck is replaced, and at last a simpler bot answers."""
        assert live.setup is not None
        assert live.record is not None
        name = live.seats[seat].bot
        history = live.record.game.history.copy()
        seed = zlib.crc32(f"{live.id} {seat} {len(history)}".encode())
        for trial in range(TRIES + 1):
            bot = name if trial < TRIES else SIMPLER
            job = (live.id, setup_document(live.setup), history, seat, bot, seed + trial, self._config.bot_seconds)
            try:
                return await self.ask(self._config.bot_seconds, thinking.think, *job)
            except Lost:
                log.warning("a worker of bot %s died or was stuck; a new one is started", bot)
            except Exception:
                log.exception("bot %s failed", bot)
        game = live.game
        assert game is not None
        return [game.options(seat)[0].text]

    async def ask(self, seconds: float, work: Callable[..., T], *job: Any) -> T:
        """What a worker makes of a job that takes it so many seconds.

        Raises Lost when it died or was stuck; whoever asks next gets a new one.
        """
        pool = self._workers()
        try:
            future = pool.submit(work, *job)
            async with asyncio.timeout(seconds + GRACE):
                return await asyncio.wrap_future(future)
        except (BrokenExecutor, TimeoutError) as error:
            if self._pool is pool:
                self._drop_pool()
            raise Lost from error
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            raise Lost from error  # not we were stopped, but the workers: the job of somebody else was stuck

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._config.bot_workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=thinking.begin_worker,
            )
        return self._pool

    def _drop_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def _bot_to_act(live: Live) -> int | None:
    """The first bot a game waits for."""
    if live.state != RUNNING:
        return None
    return next((seat for seat in live.waiting() if live.seats[seat].kind == BOT), None)
