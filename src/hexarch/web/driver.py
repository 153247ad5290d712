"""Lets bots play: one task for each table whose turn is a bot's."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import zlib
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from hexarch import bots
from hexarch.kernel.errors import ChoiceError
from hexarch.play.errors import PlayError
from hexarch.web import thinking
from hexarch.web.appending import Beaten
from hexarch.web.errors import Problem
from hexarch.web.hub import encode
from hexarch.web.live import BOT, RUNNING, Live
from hexarch.web.schema import games
from hexarch.web.tables import event_id
from hexarch.web.workers import BOTS_ONLY, PEOPLE, Lost, Workers

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexarch.web.config import Config
    from hexarch.web.tables import Tables

log: Final = logging.getLogger("hexarch.web")
TRIES: Final = 2  # before a simpler bot takes over for one turn
TROUBLE: Final = 1.0  # seconds to wait after an error, twice as long after each one that follows
STUCK: Final = 60.0  # seconds after which a bot that could not play is asked again
MOST_GOES: Final = 200  # of one bot in a row, without anybody else: then it makes no progress


class Stuck(Exception):
    """No bot can play this seat."""


class Driver:
    """The bots of this process. Only one process leads: it drives the bots of every table."""

    def __init__(self, config: Config, tables: Tables, react: Callable[[Live], None]) -> None:
        self._config = config
        self._tables = tables
        self._react = react
        self.workers: Final = Workers(config.bot_workers)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._trouble: dict[str, int] = {}  # errors in a row at a table
        self._failures: dict[str, tuple[int, int]] = {}  # entries of a table, and how often a bot failed there
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
        if self.leading and any(seat.kind == BOT for seat in live.seats):
            self.workers.begin()
        if self.leading and _bot_to_act(live) is not None:
            self.wake(live.id)

    async def close(self) -> None:
        """Stop; whoever leads next goes on."""
        self.leading = False
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.workers.close()

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
        """Let the next bot of a table play its turn; False when none is to act, or none can."""
        try:
            live = await self._tables.get(id)
            seat = _bot_to_act(live)
            if seat is None or live.record is None:
                self._failures.pop(id, None)
                return False
            began, serial = time.monotonic(), live.serial
            self._tables.hub.publish(id, encode("thinking", {"seat": seat}))
            try:
                texts = await self._think(live, seat)
                await asyncio.sleep(max(0.0, self._config.bot_pause - (time.monotonic() - began)))
                live = await self._tables.get(id)  # it may have left memory in the meantime
                async with live.lock:
                    if not live.stopped and live.serial == serial and live.seats[seat].kind == BOT:
                        await self._confirm(live, seat, texts)
            except Stuck:
                await self._give_up(live, seat)
                return False
        except Beaten:
            return True
        except Problem as error:
            if error.status == 404:
                self._trouble.pop(id, None)
                return False
            await asyncio.sleep(TROUBLE)
            return True
        except Exception as error:
            await self._wait(id, error)
            return True
        self._trouble.pop(id, None)
        return True

    async def _wait(self, id: str, error: Exception) -> None:
        """Something is wrong with a table: it is told whole once, and then tried ever more seldom."""
        times = self._trouble[id] = self._trouble.get(id, 0) + 1
        log.error(
            "a bot could not play at table %s (%d times): %s",
            *(id, times, type(error).__name__),
            exc_info=error if times == 1 else None,
        )
        await asyncio.sleep(min(STUCK, TROUBLE * 2 ** (times - 1)))

    async def _confirm(self, live: Live, seat: int, texts: list[str]) -> None:
        assert live.record is not None
        live.begin()
        try:
            live.record.step(seat, texts, BOT)
            self._react(live)
        except (PlayError, ChoiceError):
            live.abandon()
            log.exception("bot %s chose what the rules refuse: %s", live.seats[seat].bot, texts)
            self._failed(live)
            return
        except BaseException:
            live.abandon()
            raise
        await self._tables.confirm(live)
        if live.stuck is not None:
            live.stuck = None
            self._tables.told_table(live)

    async def _give_up(self, live: Live, seat: int) -> None:
        """No bot can play a seat: say so, and look again later; the host may give the seat to somebody else."""
        log.error("no bot can play seat %d of table %s at entry %d", seat, live.id, live.serial)
        self._failures.pop(live.id, None)
        self.stuck(live, seat)
        asyncio.get_running_loop().call_later(STUCK, self.wake, live.id)
        database = self._tables.database
        if not database.sqlite:  # pages that follow the table by other processes
            async with database.write() as connection:
                await database.notify(connection, live.id, "stuck", n=seat)

    def stuck(self, live: Live, seat: int) -> None:
        """Tell the pages of this process that a bot finds no move."""
        live.stuck = seat
        self._tables.hub.publish(live.id, encode("stuck", {"seat": seat}, event_id(live)))

    # -- the workers --------------------------------------------------------------------

    async def _think(self, live: Live, seat: int) -> list[str]:
        """Ask a worker. A bot that fails is asked again, then a simpler one; raises Stuck when that fails too."""
        assert live.setup is not None
        assert live.record is not None
        serial, failures = self._failures.get(live.id, (live.serial, 0))
        if serial != live.serial:
            failures = 0
        if failures > TRIES or _goes(live, seat) > MOST_GOES:
            raise Stuck
        bot = live.seats[seat].bot if failures < TRIES else _simpler(live)
        history = live.record.game.history.copy()
        if live.withheld:  # nobody may work out what a bot keeps secret, nor from its choices the seed of the game
            seed = secrets.randbelow(2**32)
        else:
            seed = zlib.crc32(f"{live.id} {live.setup.seed} {seat} {len(history)}".encode()) + failures
        job = (live.game_id, live.id, live.setup.document(), history, seat, bot, seed)
        try:
            rank = BOTS_ONLY if live.alone else PEOPLE
            texts = await self.workers.ask(rank, live.host or live.id, self._config.bot_seconds, thinking.think, *job)
            if texts:
                return texts
            log.error("bot %s found nothing to choose", bot)
        except Lost:
            log.warning("a worker of bot %s died or was stuck; a new one is started", bot)
        except Exception:
            log.exception("bot %s failed", bot)
        self._failed(live)
        return await self._think(live, seat)

    def _failed(self, live: Live) -> None:
        serial, failures = self._failures.get(live.id, (live.serial, 0))
        self._failures[live.id] = (live.serial, failures + 1 if serial == live.serial else 1)


def _simpler(live: Live) -> str:
    """The bot that has the best chance to find any move: the weakest that knows the game, of those that play here."""
    known = [name for name in bots.available(live.rules) if name != bots.RANDOM]
    return known[0] if known else bots.RANDOM


def _goes(live: Live, seat: int) -> int:
    """How often a bot went in a row without anybody else."""
    assert live.record is not None
    count = 0
    for sent in reversed(live.record.submissions):
        if sent.seat != seat or sent.by != BOT or count > MOST_GOES:
            break
        count += 1
    return count


def _bot_to_act(live: Live) -> int | None:
    """The first bot a game waits for."""
    if live.state != RUNNING:
        return None
    return next((seat for seat in live.waiting() if live.seats[seat].kind == BOT), None)
