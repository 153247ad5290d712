"""Bots play every title, in the arena as well; where a game has secrets they are told none."""

from collections.abc import Sequence
from typing import Any

import pytest

from hexarch import bots
from hexarch.arena import Task, document, play_one, run, schedule
from hexarch.arena.table import from_seed
from hexarch.env.gym import SeatEnv
from hexarch.games import title
from hexarch.kernel.choice import Choice
from hexarch.kernel.game import Game

from .titles import CASES, IDS, Case, dealt

SECRET = [case for case in CASES if case.title.secret]
FEW = 60  # choices of a game


class Peeping:
    """A bot that remembers what it was shown."""

    name = "peeping"

    def __init__(self) -> None:
        self.shown: list[dict[str, Any]] = []

    def choose(self, game: Game, seat: int, clock: Any = None) -> Choice:
        self.shown.append(game.setup.document())
        mark = game.mark()
        game.step(seat, game.options(seat)[0])
        game.rollback(mark)
        return game.options(seat)[len(self.shown) % len(game.options(seat))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_bots_play_a_game_to_its_end(case: Case) -> None:
    assert bots.RANDOM in bots.available(case.title)
    games = [case.new(), case.new()]
    for game in games:
        decisions = bots.play(game, [bots.make(case.title, bots.RANDOM, seat) for seat in range(case.players)])
        assert game.over
        assert decisions == len(game.history)
    assert games[0].history == games[1].history


@pytest.mark.parametrize("game", IDS)
def test_a_bot_that_nobody_knows_is_refused(game: str) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.make(title(game), "grandmaster")


@pytest.mark.parametrize("case", SECRET, ids=str)
def test_bots_are_not_shown_the_truth(case: Case) -> None:
    game = case.new(3)
    truth = game.setup.document()
    peeping = [Peeping() for _ in range(case.players)]
    bots.play(game, list(peeping))
    seen = [document for bot in peeping for document in bot.shown]
    assert seen
    assert not any(dealt(one) == dealt(truth) or one["seed"] == truth["seed"] for one in seen)


class Drawing:
    """A bot that only draws: a game is nothing that it could be given."""

    name = "drawing"

    def choose(self, game: Game, seat: int, clock: Any = None) -> Choice:
        raise AssertionError("it was shown a game")

    def draw(self, options: Sequence[Choice]) -> Choice:
        return options[-1]


@pytest.mark.parametrize("case", SECRET, ids=str)
def test_a_bot_that_draws_gets_the_options_and_no_game(case: Case) -> None:
    """They are those of the world that would be imagined for its seat."""
    game, drawing = case.new(5), Drawing()
    while not game.over and len(game.history) < FEW:
        seat = game.to_act[0]
        imagined = bots.known(game, seat).options(seat)[-1]
        chosen = bots.ask(drawing, game, seat)
        assert str(chosen) == str(imagined)
        game.step(seat, chosen)


@pytest.mark.parametrize("case", SECRET, ids=str)
def test_nor_are_they_in_the_arena_or_beside_a_learner(case: Case) -> None:
    made: list[Peeping] = []

    def make(name: str, seed: int) -> Peeping:
        made.append(Peeping())
        return made[-1]

    table = from_seed(case.title, 4, case.players)
    found = play_one(Task(0, 0, table, ("peeping",) * case.players), make)
    assert not found.faults
    assert not any(dealt(one) == dealt(table.setup) for bot in made for one in bot.shown)
    env = SeatEnv(game=case.game, players=2, seat=0)
    env.reset(seed=1)
    peeping = Peeping()
    env._bots = {1: peeping}
    assert env.table is not None
    truth = env.table.game.setup.document()
    over, steps, info = False, 0, {"candidates": [""]}
    while not over:
        _, _, over, _, info = env.step(steps % len(info["candidates"]))
        steps += 1
    assert peeping.shown
    assert not any(dealt(one) == dealt(truth) for one in peeping.shown)


@pytest.mark.parametrize("game", IDS)
def test_an_arena_compares_bots(game: str) -> None:
    tasks = schedule(lambda number: from_seed(title(game), number, 2), ("random",) * 2, 2, games=4, seed=5)
    figures = [document(tasks, list(run(tasks, jobs))) for jobs in (1, 2)]
    assert figures[0]["digest"] == figures[1]["digest"]
    assert figures[0]["illegal"] == 0
    assert figures[0]["games"] >= 4
