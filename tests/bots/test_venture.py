"""Learning from what came of turns that chance took."""

from pathlib import Path

import numpy as np
import pytest

from hexarch.bots.net import Net
from hexarch.games.terra.bots import inputs
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.bots.net import shipped
from hexarch.train import selfplay, venture
from hexarch.train.records import Decision, Record, Seen, replayed
from hexarch.train.run import Plan, Run
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
    assert len(with_plans.row()) == 7


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


def test_a_gain_is_what_came_beyond_what_was_expected() -> None:
    assert gains([10, 12, 11], 15, 1.0) == [5, 3, 4]
    assert gains([10, 12, 11], 15, 0.0) == [2, -1, 4]
    assert gains([], 15, 0.5) == []


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
        decision = Venture(one, held, np.zeros(2, np.bool_), np.full(2, 0.5, np.float32), taken, level, number % 3)
        found.append(Seen(one[:1], held[:1], final, ventures=[decision]))
    return found


def test_turns_become_likelier_after_which_more_came() -> None:
    rng = np.random.default_rng(1)
    net = Net.fresh(("a", "b", "c"), 1, (4, 3))
    net.arrays["w1"][:] = net.arrays["line"][:] = 0  # it sees no difference
    before = Net({name: array.copy() for name, array in net.arrays.items()}, net.names)
    games = ventures(net, rng, 4000)
    learnt = venture.fit(net, Ventures(games, 1.0), WARMTH, 4, 0.01, rng)
    apart = learnt.coming(np.array([[1, 0, 0], [0, 0, 0]], np.float32))
    assert apart[0] > apart[1] + 0.05
    assert np.ptp(before.coming(np.array([[1, 0, 0], [0, 0, 0]], np.float32))) == 0
    # No turn is made much more than a fifth likelier by one generation, however often it is gone through.
    share = 1 / (1 + np.exp(-(apart[0] - apart[1]) / WARMTH))
    assert share < 0.5 * (1 + 2 * venture.LIKELIER)


def test_a_position_at_which_the_game_is_over_is_worth_its_points() -> None:
    rng = np.random.default_rng(1)
    net = Net.fresh(("a", "b", "c"), 1, (4, 3))
    games = ventures(net, rng, 200)
    for seen in games:
        seen.ventures[0].over[:] = True
    before = {name: array.copy() for name, array in net.arrays.items()}
    learnt = venture.fit(net, Ventures(games, 1.0), WARMTH, 1, 0.01, rng)
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
