"""The last rounds: what elder sees when it plays on to the end, and what it remembers while it tries its turns."""

from functools import cache

import pytest

from hexarch import bots
from hexarch.bots import versions
from hexarch.games import terra
from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import elder, inputs
from hexarch.games.terra.bots.elder import ElderBot
from hexarch.games.terra.bots.ends import Ends
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.game import Game
from hexarch.games.terra.title import TITLE

ONE_LOOK = "elder:depth=1"


@pytest.fixture(autouse=True)
def _no_stopwatch(monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the machine is, only the budget decides."""
    monkeypatch.setattr(elder, "process_time", lambda: 0.0)


def last_round(seed: int) -> Game:
    """A game of three in the middle of its last round; greedy bots have led it there."""
    return _led(seed).copy()


@cache
def _led(seed: int) -> Game:
    game = terra.new(3, seed=seed, ruleset="league", factions="random")
    guide = bots.make(TITLE, "greedy", seed)
    while game.progress()[0] < 6 or game.state.cells[at.TURN] < 3 or queue.own_turn(game.state, game.to_act[0]) is None:
        seat = game.to_act[0]
        game.step(seat, guide.choose(game, seat))
    return game


@pytest.mark.parametrize("seed", [3, 8])
def test_an_end_is_what_comes_of_it_when_everybody_looks_once(seed: int) -> None:
    game = last_round(seed)
    seat = game.to_act[0]
    bot = versions.make(TITLE, ONE_LOOK, 0)
    assert isinstance(bot, ElderBot)
    ranked = bot.ranked(game, seat, None)
    before = game.digest()
    ends = Ends(bot, elder.MOST_TURNS, None, lambda looked: False)
    found = [ends.points(game.state, seat, [turn]) for _, turn in ranked[:3]]
    assert game.digest() == before
    for (_, turn), points in zip(ranked, found, strict=False):
        real = game.copy()
        for choice in turn.choices:
            real.step(seat, choice)
        bots.play(real, [bot] * 3)
        assert real.scores()[seat]["total"] == points
    assert ends.points(game.state, seat, [ranked[0][1]]) == found[0]
    assert Ends(bot, elder.MOST_TURNS, None, lambda looked: looked > 0).points(game.state, seat, [ranked[0][1]]) is None


def elder_with(settings: str) -> ElderBot:
    bot = versions.make(TITLE, f"elder:{settings}")
    assert isinstance(bot, ElderBot)
    return bot


def test_the_best_end_is_chosen_and_told() -> None:
    game = last_round(8)
    seat = game.to_act[0]
    bot = elder_with("ends=3:merge=on:seconds=1:second=12000")
    found = bot.ranked(game, seat, None)
    told = [value for value, _ in found]
    assert told == sorted(told, reverse=True)
    assert all(value == int(value) for value in told[:3]), "points of games that were played to their end"
    assert bot.unused < 12_000 - len(found)


def test_little_time_means_no_end() -> None:
    game = last_round(8)
    seat = game.to_act[0]
    assert elder_with("ends=3:seconds=0.02").weigh(game, seat) == elder_with("seconds=0.02").weigh(game, seat)


def test_offers_of_power_are_played_to_the_end() -> None:
    game = last_round(3)
    guide = bots.make(TITLE, "greedy", 1)
    while queue.find(game.state, game.to_act[0], kinds.Offer) is None:
        seat = game.to_act[0]
        game.step(seat, guide.choose(game, seat))
    seat = game.to_act[0]
    bot = elder_with("ends=3:offers=on:second=12000")
    found = bot.ranked(game, seat, None)
    assert len(found) > 1
    ends = Ends(bot, elder.MOST_TURNS, None, lambda looked: False)
    assert [value for value, _ in found] == [ends.points(game.state, seat, [turn]) for _, turn in found]


def test_lines_that_meet_are_one() -> None:
    def lines() -> list[elder.Line]:
        return [elder.Line({0: []}, 5.0, 77), elder.Line({1: []}, 5.0, 77), elder.Line({0: []}, 4.0, 78)]

    merging, apart = elder_with("merge=on"), elder_with("merge=off")
    assert [list(line.ways) for line in apart._keep(lines())] == [[0], [1], [0]]
    assert [sorted(line.ways) for line in merging._keep(lines())] == [[0, 1], [0]]


def test_what_is_remembered_is_what_would_be_reckoned() -> None:
    count = len(inputs.brief())
    looked = 0
    for seed in (3, 8):
        game = last_round(seed)
        seat = game.to_act[0]
        brief = Finder(game.state, seat, 200, brief=True).find()
        whole = Finder(game.state, seat, 200).find()
        assert [turn.text() for turn in brief] == [turn.text() for turn in whole]
        for one, other in zip(brief, whole, strict=True):
            assert one.numbers == other.numbers[:count]
            assert not any(other.numbers[count:])
        looked += len(brief)
    assert looked > 20


def test_the_same_position_by_two_ways_has_the_same_trace() -> None:
    state = last_round(3).state
    origin = state.mark()
    groups = [0] * len(state.cells)

    def written(*cells: tuple[int, int]) -> tuple[int, int, int]:
        mark = state.mark()
        for cell, value in cells:
            state.put(cell, value)
        found = state.traces(origin, groups)
        state.rollback(mark)
        return found

    a, b = state.base[0] + at.COINS, state.base[1] + at.WORKERS
    groups[a], groups[b] = 1, 2
    nothing = written()
    both = written((a, 31), (b, 32))
    assert both == written((b, 33), (b, 32), (a, 31))
    assert written((a, 31), (a, state.cells[a])) == nothing
    one, other = written((a, 31)), written((b, 32))
    assert len({nothing[0], both[0], one[0], other[0]}) == 4
    assert (one[2], other[1]) == (0, 0)
    assert (one[1], other[2]) == (both[1], both[2])
