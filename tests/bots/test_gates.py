"""Gates: numbers behind which others may be worth something else."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hexarch.bots.net import LEVELS, LINES, Net, WeightsError
from hexarch.games.terra.bots import inputs
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.train.fitting import LEARNT, Fitting
from hexarch.train.run import Plan, Run

NAMES = ("a", "b", "c", "d")


def positions() -> np.ndarray:
    return np.random.default_rng(3).integers(0, 3, (40, 4)).astype(np.float32)


def gated() -> Net:
    net = Net.fresh(NAMES, 1, (4, 3)).gated(["a", "c"])
    rng = np.random.default_rng(2)
    net.arrays[LINES][:] = rng.normal(size=(2, 4))
    net.arrays[LEVELS][:] = rng.normal(size=2)
    return net


def test_new_gates_add_nothing_yet() -> None:
    plain = Net.fresh(NAMES, 1, (4, 3))
    net = plain.gated(["a", "c"])
    assert np.array_equal(net.coming(positions()), plain.coming(positions()))
    assert net.gated(["c"]) is net
    assert net.gated(["d"]).gates == ("a", "c", "d")
    assert not plain.gates


def test_an_open_gate_adds_a_line_of_its_own() -> None:
    net = gated()
    plain = Net(net.arrays, NAMES)
    for row in positions():
        wanted = float(plain.coming(row[None])[0])
        x = net.prepared(row[None])[0]
        for place, opens in enumerate((0, 2)):
            if row[opens] > 0:
                wanted += float(x @ net.arrays[LINES][place] + net.arrays[LEVELS][place])
        assert net.coming(row[None])[0] == pytest.approx(wanted, abs=1e-4)


def test_weights_keep_their_gates_wherever_they_go(tmp_path: Path) -> None:
    net = gated()
    said = net.coming(positions())
    net.save(tmp_path / "weights.npz")
    again = Net.load(tmp_path / "weights.npz")
    assert again.gates == net.gates
    assert np.array_equal(again.coming(positions()), said)
    wider = again.widened(("e", "d", "c", "b", "a"))
    new = np.concatenate((np.ones((40, 1), np.float32), positions()[:, ::-1]), axis=1)
    assert wider.coming(new) == pytest.approx(said, abs=1e-4)
    assert net.reading(("c", "b", "a", "d")).coming(positions()[:, [2, 1, 0, 3]]) == pytest.approx(said, abs=1e-4)
    copy = net.copy()
    copy.arrays[LINES][:] = 0
    assert np.array_equal(net.coming(positions()), said)


def test_numbers_that_are_gone_read_nothing_behind_gates_too() -> None:
    net = gated()
    fewer = positions()
    fewer[:, 1:3] = 0
    narrow = net.widened(("a", "d"))
    assert narrow.gates == ("a",)
    assert narrow.coming(fewer[:, [0, 3]]) == pytest.approx(net.coming(fewer), abs=1e-4)


def test_gates_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    net = gated()
    net.arrays[LINES] = net.arrays[LINES][:, :3]
    net.save(tmp_path / "weights.npz")
    with pytest.raises(WeightsError):
        Net.load(tmp_path / "weights.npz")
    strange = gated()
    Net(strange.arrays, NAMES, gates=("a", "c")).save(tmp_path / "fine.npz")
    with np.load(tmp_path / "fine.npz") as found:
        np.savez(tmp_path / "strange.npz", **{**found, "gates": np.array(["a", "nobody"])})
    with pytest.raises(WeightsError):
        Net.load(tmp_path / "strange.npz")


def test_what_a_gate_adds_is_learnt_apart_or_with_all_the_rest() -> None:
    x = positions()
    wanted = np.where(x[:, 0] > 0, 5 * x[:, 1], 0).astype(np.float32)
    for apart in (True, False):
        net = Net.fresh(NAMES, 1, (4, 3)).gated(["a"])
        before = net.copy()
        fitting = Fitting(net, apart)
        first = float(np.abs(net.coming(x) - wanted).mean())
        for _ in range(1500):
            fitting.step(x, wanted, 0.02)
        assert float(np.abs(net.coming(x) - wanted).mean()) < 0.6 * first
        assert net.arrays[LINES].any()
        assert all(np.array_equal(net.arrays[name], before.arrays[name]) for name in LEARNT) == apart


def test_slopes_of_gates_are_those_of_what_is_said() -> None:
    net, x = gated(), positions()
    seen: dict[str, np.ndarray] = {}

    class Noting(Fitting):
        def _adam(self, slopes: dict[str, np.ndarray], rate: float) -> None:
            seen.update(slopes)

    fitting = Noting(net)
    errors = np.random.default_rng(5).normal(size=40).astype(np.float32)
    fitting.said(x)
    fitting.back(errors, 0.0)
    for name in (LINES, LEVELS):
        for place in np.ndindex(net.arrays[name].shape):
            more, less = net.copy(), net.copy()
            more.arrays[name][place] += 0.01
            less.arrays[name][place] -= 0.01
            slope = float(((more.coming(x) - less.coming(x)) / 0.02) @ errors)
            assert seen[name][place] == pytest.approx(slope, abs=2e-2)


def test_a_run_apart_changes_gates_only_and_is_the_same_in_parts(tmp_path: Path) -> None:
    plan = Plan(
        generations=2, games=2, epochs=1, rate=1e-3, seed=5, players=2, start="steward", venture=0.5, apart=True
    )
    Run(plan, tmp_path / "whole").go()
    Run(replace(plan, generations=1), tmp_path / "parts").go()
    Run(plan, tmp_path / "parts").go()
    whole, parts = (Net.load(tmp_path / name / "weights.npz") for name in ("whole", "parts"))
    assert all(np.array_equal(whole.arrays[name], parts.arrays[name]) for name in whole.arrays)
    before = LEARNING.shipped("steward").widened(inputs.brief())
    assert all(np.array_equal(whole.arrays[name], before.arrays[name]) for name in before.arrays)
    assert set(whole.gates) >= {"faction witches", "stronghold of witches"}
    learnt = {name for name, line in zip(whole.gates, whole.arrays[LINES], strict=True) if line.any()}
    assert 1 < len(learnt) < 10, "only those of factions that played"
    on = Run(replace(plan, generations=1, start=str(tmp_path / "whole"), apart=False), tmp_path / "on")
    on.go()
    after = Net.load(tmp_path / "on" / "weights.npz")
    assert not np.array_equal(after.arrays["line"], whole.arrays["line"])
    assert after.gates == whole.gates
