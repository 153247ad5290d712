"""A training run as it is kept since games are stored as choices."""

import tempfile
from functools import partial
from pathlib import Path

from hexarch.bots.net import Net
from hexarch.train import records
from hexarch.train.run import Plan, Run

from ..archive import note, pack

# A share of the decisions is thought through, and what was found is kept.
PLANS = Plan(generations=2, games=1, window=2, epochs=2, seed=5, players=2, thinking=0.1, carry=True, share=0.2)
VENTURES = Plan(
    generations=2, games=1, window=2, epochs=1, seed=5, players=2, thinking=0.1, trust=0.8, share=0.2, venture=0.5
)


def make(folder: Path, plan: Plan = VENTURES) -> None:
    """Write a short run of a small network, and what its games are."""
    fresh = Net.fresh
    with tempfile.TemporaryDirectory() as place:
        Net.fresh = partial(fresh, hidden=(12, 6))  # type: ignore[method-assign]
        try:
            Run(plan, Path(place)).go()
        finally:
            Net.fresh = fresh  # type: ignore[method-assign]
        files = sorted(Path(place).iterdir())
        games = [one for path in files if path.name.startswith("games-") for one in records.load(path)]
        pack(folder / "run.tar.xz", {path.name: path.read_bytes() for path in files})
    told = [{"seed": one.seed, "decisions": len(one.decisions), "finals": list(one.finals)} for one in games]
    kept = [decision for one in games for decision in one.decisions]
    counts = {
        "thought": sum(bool(one.plans) for one in kept),
        "ventured": sum(bool(one.chances) for one in kept),
        "ahead": sum(bool(one.ahead) for one in kept),
        "courses": sum(bool(one.courses) for one in kept),
        "looks": sum(sum(len(course.looks) for course in one.courses) or len(one.chances) for one in kept),
    }
    note(folder / "notes.json", {"games": told, **counts})
