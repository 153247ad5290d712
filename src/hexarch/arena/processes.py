"""Games played one after the other or by several processes; the results do not depend on which."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TYPE_CHECKING

from hexarch.arena.match import play_one

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexarch.arena.match import Result, Task


def run(tasks: list[Task], jobs: int = 1) -> Iterator[Result]:
    """Results as they come; `ordered` brings them back into the order of the tasks."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(play_one, tasks)
        return
    before = {process.pid for process in multiprocessing.active_children()}
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=context, initializer=_leave_interrupts)
    done = False
    try:
        for future in as_completed([pool.submit(play_one, task) for task in tasks]):
            yield future.result()
        done = True
    finally:
        pool.shutdown(wait=done, cancel_futures=True)
        if not done:
            # Games that are still being played are of no use any more.
            for process in multiprocessing.active_children():
                if process.pid not in before:
                    process.terminate()


def ordered(results: list[Result]) -> list[Result]:
    """In the order of the tasks."""
    return sorted(results, key=lambda result: (result.set, result.game))


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that reports."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
