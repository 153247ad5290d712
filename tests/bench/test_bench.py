"""The benchmark counts and compares what it says it does."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest

from hexarch.bench import ours, peer, report
from hexarch.bench.figures import Figures, best, ratios
from hexarch.console.bench import show
from hexarch.console.output import console
from hexarch.games.terra.ledger.check import check_text
from hexarch.games.terra.title import TITLE
from hexarch.words import Words, languages

Run = Callable[..., tuple[int, str, str]]

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

    def new(title: Any, seed: int) -> Countdown:
        started.append(Countdown())
        return started[-1]

    monkeypatch.setattr(ours, "new", new)
    return started


def test_our_side_counts_every_decision(countdowns: list[Countdown]) -> None:
    figures = ours.measure(TITLE, games=3, seed=7)
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


@pytest.mark.parametrize("language", languages())
def test_builds_of_other_sources_are_pointed_out(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    here, there = report.Build("interpreted", "aa", OURS), report.Build("compiled", "bb", OURS)
    other = report._differences(here, there)
    assert [note.code for note in other] == ["sources"]
    assert report._differences(here, replace(there, sources="aa")) == []
    longer = replace(there, sources="aa", figures=replace(OURS, decisions=81))
    assert [note.code for note in report._differences(here, longer)] == ["games"]
    words = Words(language)
    show(words, console(), report.Report([here, there], PEER, "3.2", other + report._differences(here, longer)))
    shown = capsys.readouterr().out
    assert not re.search(r"\[[a-z]+-", shown)
    assert "4.00x" in shown
    assert "40 000" in shown, "a comma would be read as decimals"
    assert "make compiled" in shown
    for key in ("interpreted", "compiled", "ratio", "decisions-per-s", "ms-per-game", "copy-us", "rollback-us"):
        assert words.text(f"console-bench-{key}") in shown
    names = {"first": words.text("console-bench-interpreted"), "second": words.text("console-bench-compiled")}
    assert words.text("console-bench-note-games", **names) in shown


@pytest.mark.parametrize("language", languages())
def test_the_table_speaks_the_language(hexarch: Run, countdowns: list[Countdown], language: str) -> None:
    options = ("--games", "1", "--rounds", "1", "--no-peer", "--no-compiled", "--language", language)
    code, out, err = hexarch("bench", *options)
    assert (code, err) == (0, "")
    words = Words(language)
    for key in ("interpreted", "decisions-per-s", "ms-per-game", "copy-us", "rollback-us"):
        assert words.text(f"console-bench-{key}") in out
    assert len(countdowns) == 1 + 1 + 1 + 1


def test_every_option_is_explained_in_the_language() -> None:
    """Each in a process of its own: help is read once."""
    start = "import sys; from hexarch.cli import main; sys.exit(main())"
    lines = []
    for language in languages():
        command = [sys.executable, "-c", start, "bench", "--help", "--language", language]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "COLUMNS": "300"})
        lines.append([line for line in done.stdout.splitlines() if " --" in line and "[default" in line])
    english, *others = lines
    assert len(english) == 7
    for other in others:
        assert len(other) == len(english)
        assert not set(other) & set(english)


def test_a_missing_peer_is_named(hexarch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(peer, "version", version)
    code, _, err = hexarch("bench", "--games", "1", "--rounds", "1", "--no-compiled", "--language", "it")
    assert code == 2
    assert "pip install 'hexarch[bench]'" in err
    assert "non è installato" in err


def test_wrong_use_is_a_sentence(hexarch: Run, tmp_path: Path, countdowns: list[Countdown]) -> None:
    for wrong in (("--games", "0"), ("--rounds", "0"), ("--games", "9999999"), ("--seed", "-1")):
        code, _, err = hexarch("bench", "--no-peer", "--no-compiled", *wrong)
        assert code == 2
        assert f"{wrong[0]} must be between" in err
    assert countdowns == []
    once = ("bench", "--games", "1", "--rounds", "1", "--no-peer", "--no-compiled", "--ledgers", str(tmp_path))
    code, _, err = hexarch(*once)
    assert code == 2
    assert "no ledgers (*.txt) in" in err
    (tmp_path / "letter.txt").write_text("Dear Anna")
    code, _, err = hexarch(*once, "--language", "pt")
    assert code == 1
    assert "letter.txt" in err
    assert Words("pt").error(check_text("Dear Anna").error or Exception()) in err


def test_another_environment_is_measured_by_its_own_interpreter() -> None:
    """What the report asks of it is a command that is there."""
    command = [sys.executable, "-c", report.START, "bench", "--json", "--no-peer", "--no-compiled"]
    done = subprocess.run([*command, "--games", "1", "--rounds", "1"], capture_output=True, text=True, check=True)
    document = json.loads(done.stdout)
    assert document["builds"][0]["sources"] == ours.sources()
    assert document["notes"] == []


def test_no_environment_no_interpreter(tmp_path: Path) -> None:
    assert report.interpreter(tmp_path) is None


@pytest.mark.skipif(not importlib.util.find_spec("catanatron"), reason="needs hexarch[bench]")
def test_the_peer_counts_every_action_executed() -> None:
    game = peer.new(7)
    assert peer.play(game) == len(game.state.actions) > 0
