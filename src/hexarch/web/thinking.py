"""Where bots think: processes of their own, so that no request ever waits for them."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

from hexarch import bots, games
from hexarch.bots.review import Verdict
from hexarch.bots.review_jobs import review_on
from hexarch.kernel.game import Game
from hexarch.play.bots import go

MOST_GAMES: Final = 64  # games a worker remembers
NICE: Final = 10

_games: OrderedDict[str, Game] = OrderedDict()


class Clock:
    """The time a bot has left for one turn."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds left."""
        return max(0.0, self._end - time.monotonic())


def begin_worker() -> None:
    """Give way to the server, and end with it even when it is killed."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def ready(_seconds: float) -> int:
    """Have the rules and the bots been loaded? The process that says so."""
    return os.getpid()


def think(
    title: str,
    id: str,
    setup: dict[str, Any],
    history: list[tuple[int, str]],
    seat: int,
    bot: str,
    seed: int,
    seconds: float,
) -> list[str]:
    """What a bot chooses: the choices of its turn, as far as nobody else is asked in between.

    Of a game with secrets the bot sees what its seat can imagine, never the game itself.
    """
    game = _game(title, id, setup, history)
    return go(game, bots.make(game.title, bot, seed), seat, Clock(seconds))


def look_through(
    title: str, setup: dict[str, Any], history: list[tuple[int, str]], bot: str, done: int, seconds: float
) -> tuple[list[Verdict], int | None]:
    """A part of a review, so short that bots who are to move hardly wait for it."""
    rules = games.title(title)
    return review_on(rules, rules.read_setup(setup), history, bot, done, seconds)


def _game(title: str, id: str, setup: dict[str, Any], history: list[tuple[int, str]]) -> Game:
    """The game at its present position; what is remembered of it is played on or, after an undo, started again."""
    game = _games.pop(id, None)
    known = len(game.history) if game is not None else 0
    if game is None or game.history != history[:known]:
        rules = games.title(title)
        game = rules.new(rules.read_setup(setup))
        known = 0
    for one, text in history[known:]:
        game.step(one, text)
    _games[id] = game
    while len(_games) > MOST_GAMES:
        _games.popitem(last=False)
    return game
