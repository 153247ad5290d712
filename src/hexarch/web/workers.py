"""The processes in which bots think, and in which order they take up work.

Work is shared between people, not between tables: each rank is served before the next, and within a rank everybody who
waits has one piece of work done before anybody has a second one. The time a piece of work may take is counted from the
moment a process takes it up; one that dies or is stuck takes nobody else's work with it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Final, TypeVar

from hexarch.web import thinking

log: Final = logging.getLogger("hexarch.web")
PEOPLE, REVIEW, BOTS_ONLY = RANKS = range(3)  # games with people come first, those of bots alone last
GRACE: Final = 20.0  # seconds beyond its time after which a worker counts as stuck
START: Final = 120.0  # seconds a worker may need to load the rules
LEAST: Final = 1.0  # seconds a bot has for a turn however many people wait

T = TypeVar("T")


class Lost(Exception):
    """A worker died over a piece of work, or was stuck."""


class _Job:
    __slots__ = ("arguments", "done", "seconds", "work")

    def __init__(self, seconds: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        self.seconds = seconds
        self.work = work
        self.arguments = arguments
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def end(self, result: Any = None, error: BaseException | None = None) -> None:
        """Tell whoever asked, if they still want to know."""
        if self.done.done():
            return
        if error is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(result)


class Workers:
    """So many processes, each with one piece of work at a time; they start when there is something to do."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._queues: dict[int, OrderedDict[str, deque[_Job]]] = {rank: OrderedDict() for rank in RANKS}
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.processes: set[ProcessPoolExecutor] = set()

    async def ask(self, rank: int, owner: str, seconds: float, work: Callable[..., T], *arguments: Any) -> T:
        """What a worker makes of something that takes it so many seconds, fewer while others wait.

        `work` is called with the seconds it has as its last argument. Raises Lost when the worker died or was stuck.
        """
        job = _Job(seconds, work, arguments)
        self._queues[rank].setdefault(owner, deque()).append(job)
        self.begin()
        self._something.set()
        return await job.done  # type: ignore[no-any-return]

    def begin(self) -> None:
        """Have the processes ready ahead of the first work: they need a moment to load the rules."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._serve()) for _ in range(self._count)]

    def waiting(self) -> int:
        """How many people (of each rank) wait for work to be taken up."""
        return sum(len(queue) for queue in self._queues.values())

    def queues(self) -> dict[int, int]:
        """How many pieces of work of each rank wait."""
        return {rank: sum(map(len, queue.values())) for rank, queue in self._queues.items()}

    async def close(self) -> None:
        """Stop; what was asked is not answered."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for queue in self._queues.values():
            for jobs in queue.values():
                for job in jobs:
                    job.done.cancel()
            queue.clear()

    # -- one process --------------------------------------------------------------------

    async def _serve(self) -> None:
        process: ProcessPoolExecutor | None = None
        try:
            process = await self._new()
            while True:
                job = await self._next()
                try:
                    if process is None:
                        process = await self._new()
                    seconds = self._share(job.seconds)
                    future = process.submit(job.work, *job.arguments, seconds)
                    async with asyncio.timeout(seconds + GRACE):
                        job.end(await asyncio.wrap_future(future))
                except (BrokenExecutor, TimeoutError) as error:
                    if process is not None:
                        self._drop(process)
                    process = None
                    lost = Lost()
                    lost.__cause__ = error
                    job.end(error=lost)
                except Exception as error:
                    job.end(error=error)
        finally:
            if process is not None:
                self._drop(process)

    async def _new(self) -> ProcessPoolExecutor:
        """A process that has loaded the rules, or died over it: what it is asked then is lost."""
        context = multiprocessing.get_context("spawn")
        process = ProcessPoolExecutor(1, mp_context=context, initializer=thinking.begin_worker)
        self.processes.add(process)
        try:
            async with asyncio.timeout(START):
                await asyncio.wrap_future(process.submit(thinking.ready, 0.0))
        except asyncio.CancelledError:
            self._drop(process)
            raise
        except (BrokenExecutor, TimeoutError):
            log.warning("a worker for bots could not be started")
        return process

    async def _next(self) -> _Job:
        """The next piece of work: of the first rank that has any, whoever has waited longest."""
        while True:
            for rank in RANKS:
                queue = self._queues[rank]
                while queue:
                    owner, jobs = queue.popitem(last=False)
                    job = jobs.popleft()
                    if jobs:
                        queue[owner] = jobs  # behind the others
                    if not job.done.done():
                        return job
            self._something.clear()
            await self._something.wait()

    def _share(self, seconds: float) -> float:
        """Of the time wished for, what there is while others wait."""
        return min(seconds, max(LEAST, seconds / (1 + self.waiting())))

    def _drop(self, process: ProcessPoolExecutor) -> None:
        self.processes.discard(process)
        running = list((process._processes or {}).values())
        process.shutdown(wait=False, cancel_futures=True)
        for one in running:
            one.kill()  # one that is stuck may not listen to anything else
