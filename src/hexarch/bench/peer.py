"""The peer: random four-player games of catanatron, a fast Python engine of a comparable board game."""

from __future__ import annotations

import gc
import random
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter
from typing import Any

from hexarch.bench.figures import Figures

NAME = "catanatron"
COPY_EVERY = 50
COPIES = 10


class PeerMissing(Exception):
    """The peer is not installed."""


def installed() -> str:
    """The peer's version; raises PeerMissing."""
    try:
        return version(NAME)
    except PackageNotFoundError:
        raise PeerMissing from None


def new(seed: int) -> Any:
    """A four-player game of random players. The peer takes a seed of 0 for none, hence the shift."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def play(game: Any) -> int:
    """Play a game to its end; the number of decisions.

    One tick is one decision: the player picks among the playable actions, the action is validated and
    executed, and the next playable actions are generated. Forced decisions count too. Game.play is not used:
    it makes two copies of the game that are no part of playing.
    """
    from catanatron.game import TURNS_LIMIT

    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def copy_seconds(seed: int) -> float:
    """Mean time of one copy, over copies made at regular points of one random game."""
    from catanatron.game import TURNS_LIMIT

    game = new(seed)
    seconds, copies, decisions = 0.0, 0, 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if decisions % COPY_EVERY == 0:
            began = perf_counter()
            for _ in range(COPIES):
                game.copy()
            seconds += perf_counter() - began
            copies += COPIES
        game.play_tick()
        decisions += 1
    return seconds / copies


def measure(games: int, seed: int) -> Figures:
    """One round: `games` random games and the copies of one more."""
    installed()
    state = random.getstate()  # the peer draws from, and seeds, the shared generator
    try:
        play(new(seed))
        gc.collect()
        setup = playing = 0.0
        decisions = 0
        for number in range(games):
            began = perf_counter()
            game = new(seed + number)
            ready = perf_counter()
            decisions += play(game)
            playing += perf_counter() - ready
            setup += ready - began
        return Figures(
            games=games,
            decisions=decisions,
            decisions_per_s=decisions / playing,
            ms_per_game=1e3 * (setup + playing) / games,
            copy_us=1e6 * copy_seconds(seed),
        )
    finally:
        random.setstate(state)
