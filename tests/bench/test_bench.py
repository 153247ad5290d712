"""The benchmark counts and compares what it says it does."""

import importlib.util
from dataclasses import replace
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from hexarch.bench import main, ours, peer, report
from hexarch.bench.figures import Figures, best, ratios

PEER = Figures(games=2, decisions=100, decisions_per_s=10_000, ms_per_game=5, copy_us=60)
OURS = Figures(games=2, decisions=80, decisions_per_s=40_000, ms_per_game=2, copy_us=6, rollback_us=3)


class Countdown:
    """A game of two seats that take turns of two decisions each until none are left."""

    def __init__(self, left: int = 120) -> None:
        self.left = left
        self.rollbacks = 0
        self.copies = 0

    @property
    def over(self) -> bool:
        return self.left == 0

    @property
    def to_act(self) -> tuple[int, ...]:
        return (self.left // 2 % 2,)

    def options(self, seat: int) -> list[str]:
        assert seat == self.to_act[0]
        return ["tick", "tock"]

    def step(self, seat: int, choice: str) -> None:
        assert choice in self.options(seat)
        self.left -= 1

    def copy(self) -> "Countdown":
        self.copies += 1
        return Countdown(self.left)

    def mark(self) -> int:
        return self.left

    def rollback(self, mark: int) -> None:
        assert 1 <= mark - self.left <= 2, "a turn is what one seat decides"
        self.rollbacks += 1
        self.left = mark


@pytest.fixture
def countdowns(monkeypatch: pytest.MonkeyPatch) -> list[Countdown]:
    started: list[Countdown] = []

    def new(seed: int) -> Countdown:
        started.append(Countdown())
        return started[-1]

    monkeypatch.setattr(ours, "new", new)
    return started


def test_our_side_counts_every_decision(countdowns: list[Countdown]) -> None:
    figures = ours.measure(games=3, seed=7)
    assert (figures.games, figures.decisions) == (3, 360)
    assert len(countdowns) == 1 + 3 + 1 + 1, "warm-up, games, copies, rollbacks"
    assert all(game.over for game in countdowns)
    assert sum(game.copies for game in countdowns) == 3 * ours.COPIES
    assert sum(game.rollbacks for game in countdowns) == 12 * ours.TURN_REPEATS
    assert figures.ledgers_per_s is None


def test_a_ratio_above_one_is_faster() -> None:
    assert ratios(OURS, PEER) == {"decisions_per_s": 4, "copy_us": 10, "rollback_us": 20}


def test_the_best_of_each_figure_counts() -> None:
    merged = best([OURS, replace(OURS, decisions_per_s=50_000, copy_us=9), replace(OURS, rollback_us=1)])
    assert merged == replace(OURS, decisions_per_s=50_000, copy_us=6, rollback_us=1)
    with pytest.raises(ValueError, match="same games"):
        best([OURS, replace(OURS, decisions=81)])


def test_builds_of_other_sources_are_pointed_out(capsys: pytest.CaptureFixture[str]) -> None:
    here, there = report.Build("interpreted", "aa", OURS), report.Build("compiled", "bb", OURS)
    assert "make compiled" in report._differences(here, there)[0]
    assert report._differences(here, replace(there, sources="aa")) == []
    report.show(report.Report([here, there], PEER, "3.2", report._differences(here, there)))
    shown = capsys.readouterr().out
    assert "4.00x" in shown
    assert "make compiled" in shown


def test_a_missing_peer_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(peer, "version", version)
    assert main(games=1, rounds=1, compiled=None) == 1
    assert "pip install 'hexarch[bench]'" in capsys.readouterr().err


def test_no_environment_no_interpreter(tmp_path: Path) -> None:
    assert report.interpreter(tmp_path) is None


@pytest.mark.skipif(not importlib.util.find_spec("catanatron"), reason="needs hexarch[bench]")
def test_the_peer_counts_every_action_executed() -> None:
    game = peer.new(7)
    assert peer.play(game) == len(game.state.actions) > 0
