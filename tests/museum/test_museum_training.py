"""Training runs of later versions, which keep games as choices, are still read and gone on with."""

from pathlib import Path

import numpy as np
import pytest

from hexarch.bots.net import Net
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.bots.net import load
from hexarch.train import records
from hexarch.train.fitting import Fitting
from hexarch.train.run import Plan, Run

from .archive import noted, unpack

EXHIBITS = sorted(Path(__file__).parent.glob("training-*"))


def test_there_are_exhibits() -> None:
    assert {"training-1", "training-2", "training-3"} <= {path.name for path in EXHIBITS}


@pytest.mark.parametrize("folder", EXHIBITS, ids=lambda path: path.name)
def test_a_run_is_read_and_goes_on(folder: Path, tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.mkdir()
    for name, data in unpack(folder / "run.tar.xz").items():
        (old / name).write_bytes(data)
    games = [one for path in sorted(old.glob("games-*")) for one in records.load(path)]
    wanted = noted(folder / "notes.json")
    found = [{"seed": one.seed, "decisions": len(one.decisions), "finals": list(one.finals)} for one in games]
    assert found == wanted["games"]
    seen = [one for game in games for one in records.replayed(LEARNING, game, LEARNING.names())]
    assert sum(len(one.contrasts) for one in seen) == wanted["thought"]
    ventures = [one for each in seen for one in each.ventures]
    assert len(ventures) == wanted.get("ventured", 0)
    assert sum(len(one.points) for one in ventures) == wanted.get("looks", 0)
    kept = [one for game in games for one in game.decisions]
    assert sum(bool(one.ahead) for one in kept) == wanted.get("ahead", 0)
    assert sum(bool(one.courses) for one in kept) == wanted.get("courses", 0)
    if (old / "memory.npz").exists():
        going = Fitting(Net.load(old / "going.npz"))
        with np.load(old / "memory.npz") as memory:
            going.recall(memory)
        assert going.steps > 0
    remembered = sum(len(one.points) for one in seen)
    plan = Plan(generations=1, games=1, window=3, epochs=1, seed=2, players=2, start=str(old), carry=True)
    (done,) = Run(plan, tmp_path / "new").go()
    assert done.positions > remembered
    assert set(load(tmp_path / "new" / "weights.npz").names) == set(LEARNING.needed(""))
