"""The last rounds: what elder sees when it plays on to the end, and what it remembers while it tries its turns."""

from functools import cache

import pytest

from hexarch import bots
from hexarch.bots import versions
from hexarch.bots.net import rows
from hexarch.games import terra
from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import elder, inputs
from hexarch.games.terra.bots.elder import ElderBot
from hexarch.games.terra.bots.ends import Ends, drawn
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.game import Game
from hexarch.games.terra.phases import begin
from hexarch.games.terra.title import TITLE
from hexarch.kernel.rng import Random
from hexarch.kernel.state import Traces

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


def ends_of(bot: ElderBot, game: Game, seat: int, most: int = 1_000_000) -> Ends:
    return Ends(bot, game.state, seat, elder.MOST_TURNS, None, lambda looked: looked > most, 1)


def test_the_first_end_is_what_comes_of_it_when_everybody_looks_once() -> None:
    first = again = 0
    for seed in (3, 8):
        game = last_round(seed)
        seat = game.to_act[0]
        bot = versions.make(TITLE, ONE_LOOK, 0)
        assert isinstance(bot, ElderBot)
        turn = bot.ranked(game, seat, None)[0][1]
        before = game.digest()
        ends = ends_of(bot, game, seat)
        points = ends.end([turn])
        real = game.copy()
        for choice in turn.choices:
            real.step(seat, choice)
        bots.play(real, [bot] * 3)
        assert real.scores()[seat]["total"] == points
        first += ends.looked
        assert ends.end([turn]) == points
        again += ends.looked
        assert ends_of(bot, game, seat, 0).end([turn]) is None, "there was no time"
        assert game.digest() == before
    assert again - first < first / 4, "what was found once is remembered"


def elder_with(settings: str) -> ElderBot:
    bot = versions.make(TITLE, f"elder:{settings}")
    assert isinstance(bot, ElderBot)
    return bot


def test_plans_are_ranked_by_what_comes_of_them_and_what_was_expected() -> None:
    game = last_round(8)
    seat = game.to_act[0]
    wholly, partly = (elder_with(f"ending=20000:ends=3:worlds=1:others=off:trust={trust}") for trust in ("1", "0.5"))
    expected = {turn.text(): value for value, turn in elder_with("ending=0").ranked(game, seat, None)}
    ends = ends_of(wholly, game, seat)
    found = wholly.ranked(game, seat, None)
    assert [value for value, _ in found] == sorted((value for value, _ in found), reverse=True)
    assert all(value == int(value) for value, _ in found[:3]), "points of games that were played to their end"
    assert 0 < wholly.played < 16_000
    came = {turn.text(): value for value, turn in found[:3]}
    assert ends.end([found[0][1]]) is not None
    for value, turn in partly.ranked(game, seat, None)[:3]:
        assert value == pytest.approx((came[turn.text()] + expected[turn.text()]) / 2)


def test_the_best_plans_are_judged_in_several_worlds() -> None:
    """What comes of a plan is the mean of as many courses of the others; what was judged in one stays behind."""
    game = last_round(6)
    before = game.digest()
    one, four = (elder_with(f"ending=100000:ends=8:trust=1:worlds={worlds}") for worlds in (1, 4))
    alone, found = in_words(one, game), in_words(four, game)
    assert [value for value, _ in found] == sorted((value for value, _ in found), reverse=True)
    assert {turn for _, turn in found[: four.final]} == {turn for _, turn in alone[: four.final]}
    assert [turn for _, turn in found[four.final :]] == [turn for _, turn in alone[four.final :]]
    means = [4 * value for value, _ in found[: four.final]]
    assert means == [int(mean) for mean in means], "the mean of four games that were played to their end"
    assert any(mean % 4 for mean in means), "they came to different points"
    assert one.played < four.played
    assert game.digest() == before
    assert in_words(four, game) == found, "the same worlds every time"
    short = elder_with(f"ending={one.played / 0.8:.0f}:ends=8:trust=1:worlds=4")
    assert in_words(short, game) == alone, "no time for another world"


def test_every_world_tells_as_much_as_the_first() -> None:
    bot = elder_with("trust=0.5")
    assert [bot._weighed(20.0, 10.0, worlds) for worlds in (1, 4, 9)] == [15.0, 18.0, 19.0]
    assert elder_with("trust=1")._weighed(20.0, 10.0, 4) == 20.0
    assert elder_with("trust=0")._weighed(20.0, 10.0, 4) == 10.0


def in_words(bot: ElderBot, game: Game) -> list[tuple[float, str]]:
    return [(value, turn.text()) for value, turn in bot.ranked(game, game.to_act[0], None)]


def test_in_a_world_of_its_own_the_others_draw_their_turns() -> None:
    game = last_round(3)
    seat = game.to_act[0]
    bot = elder_with("ending=0:depth=1")
    turn = bot.ranked(game, seat, None)[0][1]
    ends = ends_of(bot, game, seat)
    courses = []
    for world in (0, 1, 2, 1, 0):
        ends.world(world)
        assert not ends.told()
        ends.end([turn])
        courses.append([(mover, tuple(choice.text for choice in choices)) for mover, choices in ends.course])
    assert courses[0] == courses[4]
    assert courses[1] == courses[3]
    assert courses[0] != courses[1] != courses[2]


def test_chance_prefers_what_looks_better() -> None:
    turns = [turn for _, turn in elder_with("depth=1").ranked(last_round(8), last_round(8).to_act[0], None)[:3]]
    ranked = [(60.0, turns[0]), (59.0, turns[1]), (50.0, turns[2])]
    chance = Random(5)
    first = [drawn(ranked, chance)[0][1] for _ in range(1000)]
    assert 700 < first.count(turns[0]) < 760, "almost three times as likely as one that looks a point worse"
    assert first.count(turns[2]) < 5
    for _ in range(20):
        assert sorted(value for value, _ in drawn(ranked, chance)) == [50.0, 59.0, 60.0]


def test_the_others_move_between_the_turns_of_a_plan() -> None:
    game = last_round(8)
    s, seat = game.state, game.to_act[0]
    bot = elder_with("ending=20000")
    turns = [turn for _, turn in bot.ranked(game, seat, None) if not elder._ends(turn)]
    before = game.digest()
    ends = ends_of(bot, game, seat)
    assert not ends.told(), "nobody has thought of the others yet"
    assert ends.end([turns[0]]) is not None
    assert ends.told()
    origin = s.mark()
    moved = 0
    for turn in turns[:6]:
        if ends.follow([turn]):
            assert queue.own_turn(s, seat) is not None, "it is its turn once more"
            moved += 1
        s.rollback(origin)
        assert game.digest() == before
    assert moved
    assert not ends_of(bot, game, seat, -1).follow([turns[0]]), "there was no time"
    passing = [turn for turn in Finder(s, seat, 200).find() if elder._ends(turn)]
    assert not ends.follow([passing[0]]), "whoever passed has no more turns in this round"
    s.rollback(origin)
    assert game.digest() == before


def test_a_plan_that_others_cross_is_given_up() -> None:
    """What one of the others takes in the meantime cannot be planned for the turn after it."""
    game = terra.new(4, seed=17, ruleset="league", factions="random")
    guide = bots.make(TITLE, "greedy", 17)
    while game.progress()[0] < 2 or queue.own_turn(game.state, game.to_act[0]) is None:
        game.step(game.to_act[0], guide.choose(game, game.to_act[0]))
    s, seat = game.state, game.to_act[0]
    bot = elder_with("ending=0:depth=1")
    turns = [turn for _, turn in bot.ranked(game, seat, None) if not elder._ends(turn)]
    ends = ends_of(bot, game, seat)
    assert ends.end([turns[0]]) is not None
    origin = s.mark()
    crossed, kept = [], []
    for second in turns:
        alone = elder._alone(s, seat, [turns[0], second])
        s.rollback(origin)
        if alone:
            (kept if ends.follow([turns[0], second]) else crossed).append(second.text())
        s.rollback(origin)
    assert kept
    assert crossed
    assert all("action ACT5" in text for text in crossed), "somebody else uses the space first"


def test_little_time_means_no_end() -> None:
    game = last_round(8)
    seat = game.to_act[0]
    assert elder_with("ending=2").weigh(game, seat) == elder_with("ending=0").weigh(game, seat)


def test_earlier_rounds_are_played_to_their_end_too() -> None:
    game = terra.new(3, seed=3, ruleset="league", factions="random")
    guide = bots.make(TITLE, "greedy", 3)
    while (
        game.progress()[0] < 4 or game.state.cells[at.PASSES] < 2 or queue.own_turn(game.state, game.to_act[0]) is None
    ):
        game.step(game.to_act[0], guide.choose(game, game.to_act[0]))
    seat = game.to_act[0]
    fewer, more = elder_with("ending=20000:ends=2:rounds=2"), elder_with("ending=20000:ends=2:trust=1")
    fewer.ranked(game, seat, None)
    found = more.ranked(game, seat, None)
    assert fewer.played == 0 < more.played
    assert more.thought == 2, "these are the turns of which it knows what comes of them"
    # It judges by what it expects at the beginning of the next round.
    end = ends_of(more, game, seat).end([found[0][1]])
    assert end is not None
    assert abs(found[0][0] - end) < 15


def test_the_opening_is_played_on_through_two_rounds() -> None:
    """Where a dwelling stands, and which card is taken first, is judged by what comes of it in the first two rounds."""
    game = terra.new(3, seed=5, ruleset="league", factions="random")
    one, played = elder_with("depth=1"), elder_with("ending=100000:ends=4:worlds=1:trust=1")
    phases = set()
    while game.state.cells[at.ROUND] == 0:
        phases.add(game.state.cells[at.PHASE])
        seat, before = game.to_act[0], game.digest()
        plain = elder_with("ending=100000:opening=off").weigh(game, seat)
        assert plain == elder_with("ending=0").weigh(game, seat)
        found = in_words(played, game)
        assert game.digest() == before
        assert played.played
        assert {turn for _, turn in found[:4]} == {opinion.text for opinion in plain[:4]}
        real = game.copy()
        real.step(seat, plain[0].text)
        while real.state.cells[at.ROUND] < 3:
            real.step(real.to_act[0], one.choose(real, real.to_act[0]))
        came = {turn: value for value, turn in found[:4]}
        assert came[plain[0].text] == one.expected(real.state, seat), "the first course is that of single looks"
        game.step(seat, found[0][1])
    assert phases == {begin.PLACE_DWELLINGS, begin.TAKE_BONUS}


def test_offers_of_power_are_played_to_the_end() -> None:
    game = last_round(3)
    guide = bots.make(TITLE, "greedy", 1)
    while queue.find(game.state, game.to_act[0], kinds.Offer) is None:
        seat = game.to_act[0]
        game.step(seat, guide.choose(game, seat))
    seat = game.to_act[0]
    bot = elder_with("ending=20000:offers=on:trust=1")
    found = bot.ranked(game, seat, None)
    assert len(found) > 1
    assert bot.played
    assert found[0][0] == int(found[0][0]), "points of a game that was played to its end"


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
            few, many = rows([one.numbers])[0], rows([other.numbers])[0]
            assert list(few) == list(many[:count])
            assert not any(many[count:])
        looked += len(brief)
    assert looked > 20


def test_the_same_position_by_two_ways_has_the_same_trace() -> None:
    state = last_round(3).state
    origin = state.mark()
    groups = [0] * len(state.cells)

    def written(*cells: tuple[int, int]) -> Traces:
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
