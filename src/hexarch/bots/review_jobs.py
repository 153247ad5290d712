"""A review by several processes: each takes a share of the decisions, and the verdicts are the same."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TYPE_CHECKING, Final

from hexarch import bots, games
from hexarch.bots.lines import Seconds
from hexarch.bots.review import History, Verdict, judge, units

if TYPE_CHECKING:
    from hexarch.kernel.game import Game, Setup, Title

SHARES: Final = 24  # so that progress can be told, and nobody waits for one long share


def review_by(
    game: Game,
    name: str,
    seed: int = 0,
    seats: set[int] | None = None,
    seconds: float | None = None,
    jobs: int = 2,
    progress: Callable[[int], None] | None = None,
) -> list[Verdict]:
    """The verdicts of a bot, by its name, on a game; `progress` is told how many of its choices are gone through."""
    text = game.dumps()
    found: list[Verdict] = []
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, SHARES), mp_context=context, initializer=_leave_interrupts)
    try:
        work = [pool.submit(_share, game.title.id, text, name, seed, seats, seconds, share) for share in range(SHARES)]
        for number, future in enumerate(as_completed(work), 1):
            found += future.result()
            if progress is not None:
                progress(len(game.history) * number // SHARES)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return sorted(found, key=lambda verdict: verdict.first)


def _share(
    id: str, text: str, name: str, seed: int, seats: set[int] | None, seconds: float | None, share: int
) -> list[Verdict]:
    """Every so many decisions."""
    title = games.title(id)
    game = title.loads(text)
    bot = bots.adviser(title, name, seed)
    found: list[Verdict] = []
    for number, (before, unit) in enumerate(units(title, game.setup, game.history)):
        if number % SHARES == share and unit.complete and (seats is None or unit.seat in seats):
            verdict = judge(before, game.history, unit, bot, seconds)
            if verdict is not None:
                found.append(verdict)
    return found


def review_on(
    title: Title, setup: Setup, history: History, name: str, done: int = 0, seconds: float = 1.0, seed: int = 0
) -> tuple[list[Verdict], int | None]:
    """Go on with a review for some seconds: the verdicts after the `done` first decisions.

    At least one decision is looked at. With the verdicts comes the number of decisions that are done now, None when
    these were the last. So a review shares its process with other work, and any process can go on with it.
    """
    bot = bots.adviser(title, name, seed)
    found: list[Verdict] = []
    clock = Seconds(seconds)
    looked = False
    for number, (before, unit) in enumerate(units(title, setup, history)):
        if number < done or not unit.complete:
            continue
        if looked and not clock.left():
            return found, number
        looked = True
        verdict = judge(before, history, unit, bot)
        if verdict is not None:
            found.append(verdict)
    return found, None


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that reports."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
