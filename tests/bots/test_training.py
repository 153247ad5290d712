"""Training: seeded, resumable, in any number of processes, and better for it."""

from pathlib import Path

import numpy as np
import pytest

from hexarch.bots.net import Net, WeightsError, rows
from hexarch.cli import main
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import inputs
from hexarch.games.terra.bots.habits import Habits
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.bots.net import load, shipped
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.bots.whole import Turn
from hexarch.games.terra.rules.action import ACTION
from hexarch.kernel.rng import Random
from hexarch.train import gate, records, selfplay
from hexarch.train.contrast import Contrasts
from hexarch.train.learner import Learner, biases, together, weigh_rare
from hexarch.train.records import Decision, Record, Seen, replayed
from hexarch.train.run import Plan, Run, TrainingError

SMALL = Plan(generations=2, games=2, window=2, epochs=2, seed=5, players=2)


def same(one: Path, other: Path) -> bool:
    mine, theirs = np.load(one / "weights.npz"), np.load(other / "weights.npz")
    return all(np.array_equal(mine[name], theirs[name]) for name in mine.files)


def test_a_run_can_be_resumed_and_split(tmp_path: Path) -> None:
    whole = Run(SMALL, tmp_path / "whole").go()
    Run(Plan(**{**vars(SMALL), "generations": 1}), tmp_path / "parts").go()
    parts = Run(SMALL, tmp_path / "parts", jobs=2).go()
    assert [one.mean_vp for one in whole] == [one.mean_vp for one in parts]
    assert same(tmp_path / "whole", tmp_path / "parts")
    with pytest.raises(TrainingError, match="plan"):
        Run(Plan(seed=6), tmp_path / "whole").go()


def played(seed: int) -> list[Seen]:
    """What was seen in a game for two that the guide led."""
    return replayed(LEARNING, selfplay.play(LEARNING, seed, None, 2), inputs.brief())


def points(net: Net, seeds: list[int]) -> float:
    """Mean final points of both seats, played by these weights."""
    found = []
    for seed in seeds:
        game = LEARNING.begin(seed, 2)
        bot = StewardBot(learnt=net)
        while not game.over:
            seat = game.to_act[0]
            game.step(seat, bot.choose(game, seat))
        found += [game.state.get(seat, at.VP) for seat in range(2)]
    return sum(found) / len(found)


@pytest.mark.slow
def test_a_short_run_foretells_and_plays_better(tmp_path: Path) -> None:
    plan = Plan(generations=1, games=60, epochs=10, rate=3e-3, seed=3, players=2)
    Run(plan, tmp_path).go()
    learnt, fresh = load(tmp_path / "weights.npz"), Net.fresh(inputs.brief(), plan.seed)
    unseen = [seen for seed in (900, 901) for seen in played(seed)]

    def error(net: Net) -> float:
        said = [seen.points + net.coming(seen.numbers.astype(np.float32)) - seen.final for seen in unseen]
        return float(np.abs(np.concatenate(said)).mean())

    assert error(learnt) < error(fresh) / 2
    tried = [902, 903, 904, 905]  # untaught, it goes for the points in hand
    assert points(learnt, tried) > points(fresh, tried) + 5


def test_a_run_can_start_from_shipped_weights(tmp_path: Path) -> None:
    before = {name: array.copy() for name, array in shipped("steward").arrays.items()}
    plan = Plan(generations=1, games=1, epochs=1, seed=5, players=2, start="steward")
    (first,) = Run(plan, tmp_path).go()
    assert first.error < 15  # it knows what games bring
    found = load(tmp_path / "weights.npz")
    known = [found.names.index(name) for name in shipped("steward").names]  # it reads more things by now
    assert np.array_equal(found.arrays["mean"][known], before["mean"])
    assert not np.array_equal(found.arrays["w1"][known], before["w1"])
    assert all(np.array_equal(shipped("steward").arrays[name], before[name]) for name in before)


def test_seats_that_think_play_otherwise(tmp_path: Path) -> None:
    plan = Plan(generations=1, games=1, epochs=1, seed=5, players=2, start="elder")
    quick = Run(plan, tmp_path / "quick").go()
    thinking = Run(Plan(**{**vars(plan), "thinking": 0.2}), tmp_path / "thinking").go()
    assert quick[0].positions > 20
    assert thinking[0].positions > 20
    assert quick[0].mean_vp != thinking[0].mean_vp
    with pytest.raises(TrainingError, match="plan"):
        Run(plan, tmp_path / "thinking").go()


def test_a_run_can_go_on_from_another_and_its_games(tmp_path: Path) -> None:
    Run(SMALL, tmp_path / "first").go()
    plan = Plan(**{**vars(SMALL), "seed": 6, "start": str(tmp_path / "first")})
    whole = Run(plan, tmp_path / "whole").go()
    assert whole[1].positions > whole[0].positions / 2
    Run(Plan(**{**vars(plan), "generations": 1}), tmp_path / "parts").go()
    assert Run(plan, tmp_path / "parts").go()[1].positions == whole[1].positions
    assert same(tmp_path / "whole", tmp_path / "parts")
    kept = sorted(path.name for path in (tmp_path / "whole").glob("*-*"))
    assert kept == ["games-0.jsonl.gz", "games-1.jsonl.gz"], "what is no longer remembered is not kept either"
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "weights.npz").write_bytes(b"PK no weights")
    for start in ("broken", "nowhere"):
        with pytest.raises(TrainingError, match="start"):
            Run(Plan(start=str(tmp_path / start)), tmp_path / "next").go()


def test_games_are_kept_as_choices(tmp_path: Path) -> None:
    """What is learnt from them can be described by other numbers later; a game that went otherwise is no game."""
    record = selfplay.play(LEARNING, 7, shipped("steward"), 2)
    records.save(tmp_path / "games.jsonl.gz", [record])
    (found,) = records.load(tmp_path / "games.jsonl.gz")
    assert found == record
    brief, whole = (replayed(LEARNING, found, names) for names in (inputs.brief(), inputs.names()))
    for one, other in zip(brief, whole, strict=True):
        assert np.array_equal(one.numbers, other.numbers[:, : len(inputs.brief())])
        assert one.rounds is not None
        assert (one.rounds[0], one.rounds[-1]) == (0, 6)
    tried = [one for one in record.decisions if one.value < one.best]
    assert 0 < len(tried) < len(record.decisions) / 2, "now and then something is tried out"
    with pytest.raises(ValueError, match="another end"):
        replayed(LEARNING, Record(7, record.setup, record.decisions[:-1], record.finals), inputs.brief())


def test_the_numbers_of_a_game_kept_are_those_it_was_played_by() -> None:
    """A turn is looked at before it is ended, when it is found as well as when the game is played again."""
    game = LEARNING.begin(3, 2)
    bot = StewardBot(learnt=shipped("elder"))
    while game.progress()[0] < 2:
        seat = game.to_act[0]
        turn = bot.ranked(game, seat, None)[0][1]
        ((numbers, held),) = LEARNING.carry_out(game, seat, LEARNING.choices(turn))
        assert np.array_equal(rows([numbers[: len(inputs.brief())]]), rows([turn.numbers]))
        assert held == turn.points


def test_what_was_tried_out_is_not_held_against_a_position() -> None:
    """Whoever gives up what looks like three points on purpose could have had half of them, on average."""
    learner = Learner(Net.fresh("a", 1))
    numbers, held = np.zeros((3, 1), np.float16), np.array([20, 21, 22], np.float32)
    plain = Seen(numbers, held, 30.0)
    tried = Seen(numbers, held, 30.0, regrets=np.array([5, 3, 0], np.float32))
    assert learner.targets(plain, 1.0).tolist() == [10, 9, 8]
    assert learner.targets(tried, 1.0).tolist() == [11.5, 9, 8]


def test_plans_teach_how_turns_compare(tmp_path: Path) -> None:
    """What thinking ahead found is kept with the game; fitted on, the network says more nearly the same at once."""
    record = selfplay.play(LEARNING, 4, shipped("elder"), 2, 0.3, "", 0.3)
    thought = [one for one in record.decisions if one.plans]
    assert 5 < len(thought) < len(record.decisions) / 2
    records.save(tmp_path / "games.jsonl.gz", [record])
    assert records.load(tmp_path / "games.jsonl.gz") == [record]
    games = replayed(LEARNING, record, inputs.brief())
    compared = [one for seen in games for one in seen.contrasts]
    assert len(compared) == len(thought)

    def missed(net: Net) -> float:
        """How far differences between turns of a position are off, on average."""
        errors = []
        for one in compared:
            known = ~np.isnan(one.worth)
            apart = (one.points + net.coming(one.numbers.astype(np.float32)) - one.worth)[known]
            errors += list(np.abs(apart - apart.mean())) if len(apart) else []
        return float(np.mean(errors))

    learner = Learner(shipped("elder").widened(inputs.brief()))
    before = missed(learner.net)
    learner.fit(games, 0.6, 20, 1e-3, np.random.default_rng(1), carry=True)
    assert missed(learner.net) < 0.8 * before


def test_turns_that_end_the_game_are_not_compared() -> None:
    record = selfplay.play(LEARNING, 4, None, 2)
    last = record.decisions[-1]
    ends = Decision(last.seat, last.now, 0.0, 0.0, last.choices, ((1.0, last.choices), (2.0, last.choices)))
    seen = replayed(LEARNING, Record(4, record.setup, (*record.decisions[:-1], ends), record.finals), inputs.brief())
    (found,) = [one for who in seen for one in who.contrasts]
    assert found.numbers.shape == (0, len(inputs.brief()))
    assert len(Contrasts([found], shipped("elder"))) == 0


def test_a_run_interrupted_while_fitting_keeps_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Run(SMALL, tmp_path / "whole").go()
    with monkeypatch.context() as patched:
        patched.setattr(Learner, "fit", lambda *_, **__: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            Run(SMALL, tmp_path / "parts").go()
    kept = (tmp_path / "parts" / "games-0.jsonl.gz").stat().st_mtime_ns
    with pytest.raises(TrainingError, match="plan"):
        Run(Plan(**{**vars(SMALL), "seed": 6}), tmp_path / "parts").go()
    Run(SMALL, tmp_path / "parts").go()
    assert (tmp_path / "parts" / "games-0.jsonl.gz").stat().st_mtime_ns == kept, "they are not played again"
    assert same(tmp_path / "whole", tmp_path / "parts")


def test_damaged_games_of_a_run_are_told(tmp_path: Path) -> None:
    Run(Plan(**{**vars(SMALL), "generations": 1}), tmp_path).go()
    kept = tmp_path / "games-0.jsonl.gz"
    (whole,) = [records.load(kept)]
    wrong = Decision(0, 0, 0.0, 0.0, ("build Z99",))
    spoilt = Record(whole[0].seed, whole[0].setup, (wrong,), whole[0].finals)
    for damage in (lambda: kept.write_bytes(b"no games"), lambda: records.save(kept, [spoilt])):
        damage()
        (tmp_path / "games-1.jsonl.gz").write_bytes(kept.read_bytes())  # of a generation that was not fitted yet
        with pytest.raises(TrainingError, match="damaged"):
            Run(Plan(**{**vars(SMALL), "seed": 5}), tmp_path).go()


def test_a_seat_with_a_habit_sees_its_choices_better_than_they_are() -> None:
    s = LEARNING.begin(4, 2).state
    turn = Turn([s.catalog.choice(ACTION, (3,))], [], 0, False)
    other = Turn([s.catalog.choice(ACTION, (4,))], [], 0, False)
    seen: set[bool] = set()
    for seed in range(200):
        habits = Habits(Random(seed))
        worth = habits.worth.get((ACTION.name, 3), 0.0)
        first = habits.extra([turn, other], 1)
        assert first == [worth, habits.worth.get((ACTION.name, 4), 0.0)]
        assert habits.extra([turn], 6) == [0.0]
        seen.add(worth > 0)
    assert seen == {True, False}


def test_networks_together_say_the_mean_of_what_each_says() -> None:
    nets = [Net.fresh("abcdefghi", seed, (5, 3)) for seed in (1, 2, 3)]
    numbers = np.random.default_rng(4).standard_normal((6, 9)).astype(np.float32)
    mean = np.mean([net.coming(numbers) for net in nets], axis=0)
    assert np.allclose(together(nets).coming(numbers), mean, atol=1e-5)


def test_fitting_lowers_the_error() -> None:
    games = [seen for seed in range(2) for seen in played(seed)]
    learner = Learner(Net.fresh(inputs.brief(), 1))
    learner.scale(games)
    rng = np.random.default_rng(1)
    first = learner.fit(games, 1.0, 60, 1e-2, rng)
    assert learner.fit(games, 1.0, 1, 1e-3, rng) < first / 2


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    Net.fresh("abcdefg", 1).save(tmp_path / "other.npz")
    with pytest.raises(WeightsError):
        load(tmp_path / "other.npz")
    np.savez(tmp_path / "nameless.npz", version=np.array(1), **Net.fresh("abc", 1).arrays)
    with pytest.raises(WeightsError):
        load(tmp_path / "nameless.npz")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "run")
    small = ["--games", "1", "--players", "2", "--jobs", "1", "--epochs", "1"]
    assert main(["train", folder, "--generations", "1", *small]) == 0
    assert "weights.npz" in capsys.readouterr().out
    assert main(["train", folder, "--generations", "2", "--json", *small]) == 0
    assert '"mean_vp"' in capsys.readouterr().out
    assert main(["train", folder, "--seed", "9", *small]) == 2
    assert "different options" in capsys.readouterr().err
    assert main(["train", str(tmp_path / "other"), "--start", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
    for wrong in (["--seed", "-5"], ["--rate", "nan"], ["--rate", "-1"], ["--trust", "2"], ["--share", "1.5"]):
        assert main(["train", str(tmp_path / "other"), *wrong]) == 2
        assert wrong[0] in capsys.readouterr().err
    log = tmp_path / "run" / "log.json"
    kept = log.read_text("utf-8")
    for text in ("{", "[]", "{}"):
        log.write_text(text, "utf-8")
        assert main(["train", folder, "--generations", "3", *small]) == 2
        assert "damaged" in capsys.readouterr().err
    log.write_text(kept, "utf-8")
    (tmp_path / "run" / "weights.npz").write_bytes(b"PK")
    assert main(["train", folder, "--generations", "3", *small]) == 2
    assert "damaged" in capsys.readouterr().err
    assert main(["train", folder, "--players", "9"]) == 2
    assert "--players" in capsys.readouterr().err


def test_bias_by_round_is_what_was_missed() -> None:
    """A network that expects nothing misses exactly the points that were still to come."""
    games = played(3)
    blank = Net.fresh(inputs.brief(), 1)
    for name in ("w3", "b3", "line"):
        blank.arrays[name][:] = 0
    found = biases(blank, games)
    assert len(found) == 7
    last = []
    for seen in games:
        assert seen.rounds is not None
        last += [seen.final - held for held, now in zip(seen.points, seen.rounds, strict=True) if now == 6]
    assert found[6] == pytest.approx(np.mean(last), abs=0.01)
    assert found[1] > found[6]


def test_fitting_on_keeps_what_was_known(tmp_path: Path) -> None:
    plan = Plan(generations=1, games=1, epochs=1, rate=1e-4, seed=5, players=2, start="elder", mix="wide", carry=True)
    (first,) = Run(plan, tmp_path).go()
    assert len(first.bias) == 7
    found, known = load(tmp_path / "weights.npz"), shipped("elder").widened(inputs.names())
    assert np.allclose(found.arrays["w1"], known.arrays["w1"], atol=0.05)
    assert not np.array_equal(found.arrays["w1"], known.arrays["w1"])


def test_the_gate_lets_through_what_surely_wins() -> None:
    assert gate.judge([2.0, 3.0, 1.0, 2.5]).kept
    assert not gate.judge([2.0, -3.0, 1.0, -2.5]).kept
    assert not gate.judge([2.0]).kept, "one set-up says nothing"
    assert gate.judge([2.0, -3.0, 1.0]).won == 2


def test_weights_that_do_not_win_are_not_kept(tmp_path: Path) -> None:
    """Fitted by a rate of nothing they are equal to those before, and equal weights come to equal points."""
    plan = Plan(generations=1, games=1, epochs=1, rate=0.0, seed=5, players=2, start="steward", carry=True, gate=1)
    (first,) = Run(plan, tmp_path).go()
    assert (first.gate["sets"], first.gate["per_seat"], first.gate["kept"]) == (1, 0.0, False)
    found = load(tmp_path / "weights.npz")
    assert np.array_equal(found.arrays["w3"], shipped("steward").arrays["w3"])


def test_what_few_positions_have_is_weighed_by_the_errors_that_are_left() -> None:
    """A number that one position in twenty has, and that is worth three points there, is found at once."""
    rng = np.random.default_rng(1)
    numbers = rng.integers(0, 5, (40_000, 3)).astype(np.float16)
    numbers[:, 2] = (np.arange(40_000) % 20 == 0).astype(np.float16) * 2
    net = Net.fresh(["coins", "workers", "stronghold"], 1)
    before = net.coming(numbers.astype(np.float32))
    targets = before + 3 * (numbers[:, 2] > 0) + rng.normal(0, 1, 40_000).astype(np.float32)
    assert abs(float((net.coming(numbers.astype(np.float32)) - targets)[::20].mean())) > 2.5
    weigh_rare(net, numbers, targets.astype(np.float32))
    left = net.coming(numbers.astype(np.float32)) - targets
    assert abs(float(left[::20].mean())) < 1.5
    assert abs(float(left.mean())) < 0.1
    known = net.arrays["line"].copy()
    weigh_rare(net, np.ones_like(numbers), targets.astype(np.float32))
    assert (net.arrays["line"] == known).all(), "nothing there is rare"
