"""Learning from what came of turns that chance took."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hexarch.bots.net import Net
from hexarch.games.anunnaki.bots import learning as anunnaki
from hexarch.games.terra.bots import inputs
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.bots.net import shipped
from hexarch.train import gate, selfplay, venture
from hexarch.train.fitting import Fitting
from hexarch.train.records import Course, Decision, Record, Seen, replayed
from hexarch.train.run import GOING, MEMORY, WEIGHTS, Plan, Run, TrainingError
from hexarch.train.venture import Venture, Ventures, gains, likely

WARMTH = 0.5


@pytest.fixture(scope="module")
def record() -> Record:
    return selfplay.play(LEARNING, 11, shipped("steward"), 2, warmth=WARMTH)


def test_chance_takes_what_looks_better_more_often() -> None:
    found = likely([10.0, 9.5, 9.0, 6.9], WARMTH)
    assert len(found) == 3, "more than six times the warmth below the best is never taken"
    assert found.sum() == pytest.approx(1)
    assert found[0] / found[1] == pytest.approx(np.e, rel=1e-5)
    assert len(likely([1.0] * 20, WARMTH)) == venture.MOST


def test_what_chance_could_take_is_kept_with_the_game(record: Record) -> None:
    again = Record.read(record.document())
    assert again == record
    drawn = [one for one in record.decisions if one.chances]
    assert len(drawn) > 40
    for one in drawn:
        assert one.choices in [choices for _, _, choices in one.chances]
        assert sum([likely for _, likely, _ in one.chances]) == pytest.approx(1, abs=1e-4)
    assert any(one.value < one.best for one in drawn), "not always the best is taken"
    assert not any(one.plans for one in record.decisions)


def test_decisions_that_were_kept_before_are_read_as_ever() -> None:
    short = Decision.read([0, 1, 2.0, 3.0, ["pass"]])
    assert (short.plans, short.others, short.chances) == ((), (), ())
    with_plans = Decision.read([0, 1, 2.0, 3.0, ["pass"], [[2.5, ["pass"]]], [["done"]]])
    assert (with_plans.plans, with_plans.others, with_plans.chances) == (((2.5, ("pass",)),), (("done",),), ())
    with_chances = Decision.read([0, 1, 2.0, 3.0, ["pass"], [], [], [[2.5, 1.0, ["pass"]]]])
    assert (with_chances.chances, with_chances.ahead) == (((2.5, 1.0, ("pass",)),), ())
    assert len(with_chances.row()) == 8
    assert len(with_plans.row()) == 7
    ahead = [[["build C1"], ["pass"]], []]
    with_ahead = Decision.read([0, 1, 2.0, 3.0, ["pass"], [], [], [[2.5, 0.5, ["pass"]], [2.5, 0.5, ["done"]]], ahead])
    assert (with_ahead.ahead, with_ahead.courses) == (((("build C1",), ("pass",)), ()), ())
    assert len(with_ahead.row()) == 9


def test_positions_behind_what_chance_could_take_are_those_it_was_ranked_by(record: Record) -> None:
    seats = replayed(LEARNING, record, inputs.brief())
    net = shipped("steward")
    found = [one for seen in seats for one in seen.ventures]
    drawn = [one for one in record.decisions if one.chances]
    assert len(found) == len(drawn)
    by_seat = [one for seat in range(2) for one in drawn if one.seat == seat]
    for kept, one in zip(found, by_seat, strict=True):
        said = kept.points + np.where(kept.over, 0, net.reading(inputs.brief()).coming(kept.numbers.astype(np.float32)))
        # half precision keeps about three digits of the larger numbers of a position
        assert said == pytest.approx([value for value, _, _ in one.chances], abs=0.2)
        assert one.chances[kept.taken][2] == one.choices


def thoughtful(share: float) -> Record:
    return selfplay.play(LEARNING, 11, shipped("elder"), 2, thinking=0.02, share=share, warmth=WARMTH)


@pytest.fixture(scope="module")
def planned() -> Record:
    return thoughtful(0.2)


def test_seats_that_think_draw_among_what_they_foresee(planned: Record) -> None:
    assert Record.read(planned.document()) == planned
    drawn = [one for one in planned.decisions if one.courses]
    assert len(drawn) > 8
    for one in drawn:
        assert one.choices in [choices for _, _, choices in one.chances]
        for (_, _, choices), course in zip(one.chances, one.courses, strict=True):
            seat, begun = course.steps[0]
            assert (seat, begun) == (one.seat, choices[: len(begun)])
            assert course.looks[0][0] == 0, "the position after the turn"
            assert course.looks[-1][0] == len(course.steps), "and the end of the round"
            assert sum(share for _, share in course.looks) == pytest.approx(1)
            assert all(course.steps[step][0] == one.seat for step, _ in course.looks[:-1])
    steps = [step for one in drawn for course in one.courses for step in course.steps]
    assert len({seat for seat, _ in steps}) == 2, "the others move, too"
    assert any(len(course.looks) == 3 for one in drawn for course in one.courses), "a plan of several turns"
    assert not any(one.plans or one.ahead for one in planned.decisions)
    assert thoughtful(0.2) == planned, "no clock decides"


def test_what_is_looked_at_along_the_way_is_what_it_was_ranked_by(planned: Record) -> None:
    net = shipped("elder").reading(inputs.brief())
    seats = replayed(LEARNING, planned, inputs.brief())
    found = [one for seen in seats for one in seen.ventures]
    by_seat = [one for seat in range(2) for one in planned.decisions if one.seat == seat and one.chances]
    for kept, one in zip(found, by_seat, strict=True):
        said = kept.points + np.where(kept.over, 0, net.coming(kept.numbers.astype(np.float32)))
        owner = np.repeat(np.arange(len(kept.looks)), kept.looks)
        worth = np.bincount(owner, said * kept.shares)
        # half precision keeps about three digits of the larger numbers of a position
        assert worth == pytest.approx([value for value, _, _ in one.chances], abs=0.02)
        assert one.chances[kept.taken][2] == one.choices


SEEN: list[Any] = [[[0, ["build E7"]], [1, ["pass"]], [0, ["pass"]]], [[0, 0.05], [2, 0.45], [3, 0.5]]]


def looking(*looks: list[Any]) -> list[Any]:
    return [SEEN[0], list(looks)]


def test_what_no_seat_can_have_seen_is_refused() -> None:
    assert Course.read(SEEN, 0).row() == SEEN
    for row in (
        looking(),
        looking([0, 0.5], [1, 0.5]),  # a step of somebody else
        looking([0, 0.5], [999, 0.5]),
        looking([-1, 0.5], [3, 0.5]),
        looking([3, 0.5], [0, 0.5]),
        looking([0, 0.5], [0, 0.5]),
        looking([0, 0.5], [3, 0.6]),
        looking([0, 1.5], [3, -0.5]),
        looking([0, float("nan")], [3, 0.5]),
        looking([0, float("inf")], [3, 0.5]),
    ):
        with pytest.raises(ValueError, match="look"):
            Course.read(row, 0)


def test_seats_think_in_a_share_of_their_ventures(planned: Record) -> None:
    drawn = [one for one in planned.decisions if one.chances]
    assert 0.05 * len(drawn) < sum(bool(one.courses) for one in drawn) < 0.3 * len(drawn)
    assert not any(one.courses for one in thoughtful(0.0).decisions)


def test_a_game_whose_bots_do_not_plan_learns_from_single_turns() -> None:
    learning = anunnaki.LEARNING
    record = selfplay.play(learning, 3, learning.shipped("steward"), 2, thinking=0.1, warmth=WARMTH)
    assert any(one.chances for one in record.decisions)
    assert not any(one.courses for one in record.decisions)
    assert any(seen.ventures for seen in replayed(learning, record, learning.needed("")))


def test_a_gain_is_what_came_beyond_what_was_expected() -> None:
    drawn_as_expected = [10.0, 12, 11]
    assert gains([10, 12, 11], drawn_as_expected, 15, 1.0) == [5, 3, 4]
    assert gains([10, 12, 11], drawn_as_expected, 15, 0.0) == [2, -1, 4]
    assert gains([], [], 15, 0.5) == []


def test_what_a_seat_draws_later_says_nothing_of_the_turns_before() -> None:
    # The second turn looked 3 worse than could be expected, and the game then ended 3 lower, just as it looked.
    assert gains([10, 12], [10, 9], 9, 1.0) == [2, 0]
    assert gains([10, 12], [10, 12], 12, 1.0) == [2, 0]


def test_the_level_is_that_of_seats_that_take_their_best_turns() -> None:
    net = Net.fresh(("a", "b", "c"), 1, (4, 3))
    (seen,) = ventures(net, np.random.default_rng(1), 1)
    first = seen.ventures[0]
    first.expected, first.value, first.best = 10.0, 9.0, 12.0
    later = replace(first, expected=20.0, value=19.0, best=24.0)
    found = Ventures([replace(seen, final=19.0, ventures=[first, later])], 1.0)
    assert found.came.tolist() == [22.0, 19.0], "half of what the best turn of the next decision looks better"


def ventures(net: Net, rng: np.random.Generator, count: int) -> list[Seen]:
    """Decisions between two positions that look alike to the network; the one with the first number brings 4 more."""
    one = np.zeros((2, 3), np.float16)
    one[0, 0] = 1
    held = np.zeros(2, np.float32)
    level = float(net.coming(one.astype(np.float32)).mean())
    found = []
    for number in range(count):
        taken = int(rng.integers(2))
        final = level + (2 if taken == 0 else -2) + float(rng.normal(0, 8))
        shares = np.full(2, 0.5, np.float32)
        once = np.ones(2, np.float32), np.ones(2, np.intp)
        decision = Venture(one, held, np.zeros(2, np.bool_), shares, taken, level, level, level, number % 3, *once)
        found.append(Seen(one[:1], held[:1], final, ventures=[decision]))
    return found


def test_turns_become_likelier_after_which_more_came() -> None:
    rng = np.random.default_rng(1)
    net = Net.fresh(("a", "b", "c"), 1, (4, 3))
    net.arrays["w1"][:] = net.arrays["line"][:] = 0  # it sees no difference
    before = Net({name: array.copy() for name, array in net.arrays.items()}, net.names)
    games = ventures(net, rng, 4000)
    fitting = Fitting(net)
    venture.fit(fitting, Ventures(games, 1.0), WARMTH, 4, 0.01, rng)
    learnt = fitting.net
    apart = learnt.coming(np.array([[1, 0, 0], [0, 0, 0]], np.float32))
    assert apart[0] > apart[1] + 0.05
    assert np.ptp(before.coming(np.array([[1, 0, 0], [0, 0, 0]], np.float32))) == 0
    # No turn is made much more than a fifth likelier by one generation, however often it is gone through.
    share = 1 / (1 + np.exp(-(apart[0] - apart[1]) / WARMTH))
    assert share < 0.5 * (1 + 2 * venture.LIKELIER)


def test_what_is_looked_at_several_times_is_learnt_from_by_shares() -> None:
    rng = np.random.default_rng(1)
    net = Net.fresh(("a", "b", "c"), 1, (4, 3))
    games = ventures(net, rng, 300)
    often = []
    for seen in games:
        (once,) = seen.ventures
        other = np.full((1, 3), 7, np.float16)  # nothing is learnt from it: its share is 0
        several = replace(
            once,
            numbers=np.concatenate((once.numbers[[0, 0]], other, once.numbers[[1]])),
            points=np.zeros(4, np.float32),
            over=np.zeros(4, np.bool_),
            shares=np.array([0.25, 0.75, 0, 1], np.float32),
            looks=np.array([3, 1], np.intp),
        )
        often.append(replace(seen, ventures=[several]))
    learnt = []
    for given in (games, often):
        fitting = Fitting(Net({name: array.copy() for name, array in net.arrays.items()}, net.names))
        venture.fit(fitting, Ventures(given, 1.0), WARMTH, 1, 0.01, np.random.default_rng(2))
        learnt.append(fitting.net.arrays)
    assert not np.allclose(learnt[0]["line"], net.arrays["line"])
    assert all(np.allclose(learnt[0][name], learnt[1][name], atol=1e-6) for name in learnt[0])


def test_a_position_at_which_the_game_is_over_is_worth_its_points() -> None:
    rng = np.random.default_rng(1)
    net = Net.fresh(("a", "b", "c"), 1, (4, 3))
    games = ventures(net, rng, 200)
    for seen in games:
        seen.ventures[0].over[:] = True
    before = {name: array.copy() for name, array in net.arrays.items()}
    fitting = Fitting(net)
    venture.fit(fitting, Ventures(games, 1.0), WARMTH, 1, 0.01, rng)
    learnt = fitting.net
    pulled = 1 - 0.01 * 1e-4  # weights are drawn towards 0 by a little with every step
    assert all(
        np.allclose(learnt.arrays[name], before[name] * pulled) for name in before if name not in ("mean", "scale")
    )


def test_a_run_that_ventures_is_the_same_in_parts(tmp_path: Path) -> None:
    plan = Plan(
        generations=2, games=2, epochs=1, trust=0.98, rate=2e-4, seed=5, players=2, start="steward", venture=0.5
    )
    whole = Run(plan, tmp_path / "whole").go()
    Run(Plan(**{**vars(plan), "generations": 1}), tmp_path / "parts").go()
    parts = Run(plan, tmp_path / "parts", jobs=2).go()
    assert [one.mean_vp for one in whole] == [one.mean_vp for one in parts]
    mine, theirs = (np.load(tmp_path / name / "weights.npz") for name in ("whole", "parts"))
    assert all(np.array_equal(mine[name], theirs[name]) for name in mine.files)
    assert not np.array_equal(mine["w1"], shipped("steward").widened(inputs.brief()).arrays["w1"])


def test_bots_get_the_slow_mean_of_the_weights_that_play_on(tmp_path: Path) -> None:
    plan = Plan(generations=1, games=2, epochs=1, trust=0.8, rate=1e-3, seed=5, players=2, start="steward", venture=0.5)
    Run(plan, tmp_path).go()
    before = LEARNING.shipped("steward").widened(inputs.brief()).arrays["line"]
    kept, going = (Net.load(tmp_path / name).arrays["line"] for name in (WEIGHTS, GOING))
    gone = np.abs(going - before).sum()
    assert 0 < np.abs(kept - before).sum() < 0.9 * gone


def test_the_mean_of_a_short_run_is_that_of_its_last_steps_and_of_a_long_one_slow() -> None:
    fitting = Fitting(Net.fresh(("a", "b"), 1, (4, 3)))
    line = fitting.net.arrays["line"]
    means = []
    for step in range(4001):
        line[:] = step
        fitting.follow()
        means.append(float(fitting.mean["line"][0, 0]))
    assert means[0] == 0
    assert means[100] == pytest.approx(75, abs=2)
    assert means[400] == pytest.approx(300, abs=5)
    assert means[4000] == pytest.approx(3500, abs=10), "500 steps behind"


def test_a_run_whose_memory_is_that_of_another_network_is_damaged(tmp_path: Path) -> None:
    plan = Plan(generations=1, games=1, epochs=1, seed=5, players=2, start="steward", venture=0.5)
    Run(plan, tmp_path).go()
    np.savez(tmp_path / MEMORY, **Fitting(Net.fresh(("a", "b"), 1)).memory())
    with pytest.raises(TrainingError, match="damaged"):
        Run(replace(plan, generations=2), tmp_path).go()


def test_a_run_that_was_begun_without_a_memory_goes_on(tmp_path: Path) -> None:
    plan = Plan(generations=1, games=1, epochs=1, seed=5, players=2, start="steward", venture=0.5)
    Run(plan, tmp_path).go()
    (tmp_path / MEMORY).unlink()
    (tmp_path / GOING).unlink()
    assert len(Run(replace(plan, generations=2), tmp_path).go()) == 2


def test_weights_that_lose_at_the_gate_leave_no_memory_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = gate.Verdict(sets=1, won=0, per_seat=-1.0, per_seat_95=(-2.0, -0.5), kept=False)
    monkeypatch.setattr(gate, "judge", lambda ahead: lost)
    plan = Plan(generations=1, games=1, epochs=1, seed=5, players=2, start="steward", venture=0.5, gate=1)
    Run(plan, tmp_path).go()
    kept = Net.load(tmp_path / WEIGHTS).arrays
    assert all(np.array_equal(kept[name], array) for name, array in shipped("steward").arrays.items() if name == "w2")
    assert not (tmp_path / MEMORY).exists()


def test_steps_after_a_copy_do_not_move_the_other() -> None:
    fitting = Fitting(Net.fresh(("a", "b", "c"), 1, (4, 3)))
    fitting.step(np.ones((2, 3), np.float32), np.ones(2, np.float32), 0.01)
    fitting.follow()
    other = fitting.apart()
    weights, memory = fitting.net.arrays["w1"].copy(), {name: array.copy() for name, array in fitting.memory().items()}
    other.step(np.ones((2, 3), np.float32), np.ones(2, np.float32), 0.01)
    other.follow()
    assert np.array_equal(fitting.net.arrays["w1"], weights)
    assert not np.array_equal(other.net.arrays["w1"], weights)
    assert all(np.array_equal(array, memory[name]) for name, array in fitting.memory().items())
