"""Steward and elder: reproducible, on time, legal everywhere, and able to say why."""

import itertools
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hexarch import bots
from hexarch.bots import versions
from hexarch.games import terra
from hexarch.games.terra import engine, queue
from hexarch.games.terra.bots import elder, inputs, net
from hexarch.games.terra.bots.elder import ElderBot
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.game import Game
from hexarch.games.terra.title import TITLE
from hexarch.kernel.rng import Random

STRONG = ("steward", "elder")


def quick(name: str, seed: int = 0, seconds: float = 0.1) -> bots.Adviser:
    """The bot, with little time to think."""
    return ElderBot(seed, seconds=seconds) if name == "elder" else StewardBot(seed)


def middle(seed: int, decisions: int, players: int = 3) -> Game:
    """A game after some greedy decisions."""
    return _played(seed, decisions, players).copy()


@cache
def _played(seed: int, decisions: int, players: int) -> Game:
    game = terra.new(players, seed=seed, ruleset="league", factions="random")
    guide = bots.make(TITLE, "greedy", seed)
    while decisions > 0 or queue.own_turn(game.state, game.to_act[0]) is None:
        seat = game.to_act[0]
        game.step(seat, guide.choose(game, seat))
        decisions -= 1
    return game


def busiest(name: str, seed: int) -> bots.Bot:
    """The bot as it has most to do: elder with what compiled builds have time for."""
    bot = bots.make(TITLE, name, seed)
    if isinstance(bot, ElderBot):
        bot.second, bot.roots, bot.ends, bot.ending, bot.worlds = elder.COMPILED
    return bot


@pytest.fixture(autouse=True)
def _no_stopwatch(monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the machine is: to the bots no time passes but what a test says."""
    monkeypatch.setattr(elder, "process_time", lambda: 0.0)


class Work:
    """A clock on which every choice that is tried or carried out takes half a millisecond."""

    EACH = 0.0005

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done = 0
        for name in ("refuse", "apply"):
            monkeypatch.setattr(engine, name, self._counted(getattr(engine, name)))
        self.start(0.0)

    def _counted(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def count(*given: Any) -> Any:
            self.done += 1
            return work(*given)

        return count

    def start(self, seconds: float) -> None:
        self.until = self.done * self.EACH + seconds

    def left(self) -> float:
        return self.until - self.done * self.EACH


class Slow:
    """A clock on a machine that takes four milliseconds between two looks at it."""

    def __init__(self, seconds: float) -> None:
        self.rest = seconds
        self.looks = 0

    def left(self) -> float:
        self.looks += 1
        self.rest -= 0.004
        return self.rest


@pytest.mark.parametrize("name", STRONG)
def test_the_same_budget_gives_the_same_opinions(name: str) -> None:
    game = middle(4, 40)
    seat = game.to_act[0]
    assert quick(name).weigh(game, seat) == quick(name).weigh(game.copy(), seat)


def test_more_time_means_more_positions() -> None:
    game = middle(4, 30)
    seat = game.to_act[0]
    looked = []
    for seconds in (0.1, 4.0):
        bot = ElderBot(1, seconds=seconds)
        bot.choose(game, seat)
        looked.append(bot.second * seconds - bot.unused)
    assert looked[1] > looked[0]


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("seconds", [0.03, 0.25, 1.0])
def test_a_slow_machine_stops_in_time(name: str, seconds: float) -> None:
    """However long a position takes: nobody goes on when the clock is down."""
    looks = 0
    for seed in range(3):
        game = middle(seed, 45, players=4)
        slow = Slow(seconds)
        text = busiest(name, seed).choose(game, game.to_act[0], slow)
        game.step(game.to_act[0], text)
        looks += slow.looks
        assert slow.left() > 0
    assert looks > 5


def test_without_a_clock_a_slow_machine_does_not_go_beyond_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    game = middle(5, 150, players=4)
    first = net.load(Path(__file__).parent.parent / "museum" / "0.1.0" / "elder.npz")  # whichever it has by now
    bot = ElderBot(1, first, seconds=0.1)
    bot.choose(game, game.to_act[0])
    beyond = -bot.unused
    assert beyond > 0, "a depth once begun is thought through"
    ticks = itertools.count()
    monkeypatch.setattr(elder, "process_time", lambda: float(next(ticks)))  # a second between two looks
    bot.choose(game, game.to_act[0])
    assert 0 < -bot.unused < beyond
    patient: Any = versions.make(TITLE, "elder:patience=1000000:seconds=0.1", 1)
    patient.learn(first)
    patient.choose(game, game.to_act[0])
    assert -patient.unused == beyond, "with patience it thinks on as a fast machine does"


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("seconds", [0.05, 0.1, 0.3])
def test_no_clock_is_exceeded(name: str, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the work that is done between two looks at the clock, not by a stopwatch."""
    games = [middle(seed, choices, players=4) for seed, choices in ((1, 90), (2, 130), (3, 60))]
    bot = busiest(name, 1)
    clock = Work(monkeypatch)
    for game in games:
        before = clock.done
        clock.start(seconds)
        bot.choose(game, game.to_act[0], clock)
        assert clock.done > before, "it thought at all"
        assert clock.left() > -0.2 * seconds


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize(
    ("players", "profile", "way", "ground"),
    [
        (2, "rulebook", "draft", "base"),
        (3, "league", "auction", "fjords"),
        (4, "league", "sealed-auction", "lakes"),
        (5, "rulebook", "random", "fire_ice"),
        (7, "rulebook", "random", "base"),
    ],
)
def test_every_choice_is_legal_in_any_set_up(name: str, players: int, profile: str, way: str, ground: str) -> None:
    """Strong bots decide now and then in a game that greedy ones lead on, so that much is seen quickly."""
    options = {"war-and-faith": players == 7}
    game = terra.new(players, seed=players, ruleset=profile, factions=way, map=ground, options=options)
    guide = bots.make(TITLE, "greedy", 1)
    bot = quick(name, 3, seconds=0.1 if players < 7 else 0.03)
    random = Random(players)
    decided = 0
    while not game.over:
        seat = game.to_act[0]
        if game.state.cells[0] == 0 or not random.below(8):
            before = game.digest()
            opinions = bot.weigh(game, seat)
            assert game.digest() == before
            assert 1 <= len(opinions) <= bots.MOST_OPINIONS
            assert [o.vp for o in opinions] == sorted((o.vp for o in opinions), reverse=True)
            for opinion in opinions:
                mark = game.mark()
                game.step(seat, opinion.text)
                game.rollback(mark)
            game.step(seat, opinions[0].text)
            decided += 1
        else:
            game.step(seat, guide.choose(game, seat))
    assert decided > 15
    assert bot.estimate(game) == [row["total"] for row in game.scores()]


@pytest.mark.parametrize(
    "factions", [["icemaidens", "acolytes", "riverwalkers"], ["yetis", "dragonlords", "shapeshifters"]]
)
def test_the_steward_plays_the_expansion(factions: list[str]) -> None:
    game = terra.new(3, seed=4, factions=factions, ruleset="league")
    bots.play(game, [bots.make(TITLE, "steward", seat) for seat in range(3)])
    assert min(row["total"] for row in game.scores()) > 50


def test_estimates_come_nearer_to_the_result() -> None:
    game = middle(6, 12, players=4)
    bot = bots.make(TITLE, "steward", 1)
    assert isinstance(bot, StewardBot)
    early = bot.estimate(game)
    late: list[float] = []
    while not game.over:
        seat = game.to_act[0]
        game.step(seat, bot.choose(game, seat))
        if game.state.cells[0] == 6 and not late:
            late = bot.estimate(game)
    final = [row["total"] for row in game.scores()]
    error = [sum(abs(a - b) for a, b in zip(said, final, strict=True)) / 4 for said in (early, late)]
    assert error[1] < error[0]
    assert error[1] < 12
    assert min(early) > 40


@pytest.mark.parametrize("name", STRONG)
def test_the_shipped_weights_say_where_they_come_from(name: str) -> None:
    origin = net.origin(name)
    assert len(origin["engine"]) == len(LEARNING.engine()) == 16
    assert origin["seed"] == origin["plan"]["seed"]
    assert {"command", "seed", "plan", "arena"} <= set(origin)
    known = inputs.nameless()[origin["numbers"]] if "numbers" in origin else inputs.brief()
    assert set(net.shipped(name).names) <= set(known), "numbers have names, or a version that stands for them"


def test_random_has_no_opinion() -> None:
    with pytest.raises(bots.UnknownBot):
        bots.adviser(TITLE, "random")
