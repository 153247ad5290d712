"""Hints and reasons at the console: what a bot thinks, for a player who asks and for what bots did."""

import io
import re
from collections.abc import Callable

import pytest

from hexarch import bots
from hexarch.cli import main
from hexarch.games.terra.title import TITLE
from hexarch.kernel.game import Title

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run `hexarch play` with typed lines; what was shown after the first question."""
    monkeypatch.setenv("COLUMNS", "200")

    def run(*options: str, lines: list[str], language: str = "en") -> str:
        monkeypatch.setenv("HEXARCH_LANGUAGE", language)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        assert main(["play", *options]) == 0
        shown = capsys.readouterr().out
        assert "[console" not in shown
        return shown

    return run


SETUP = ("--players", "3", "--seed", "3", "--factions", "random", "--profile", "league")
THREE = (*SETUP, "--bots", "greedy,greedy")
POINTS = re.compile(r"^ *(-?\d+\.\d) VP  (.+?)  +(\S.*?) *$", re.MULTILINE)


def test_a_hint_lists_choices_that_can_be_typed_best_first(play: Play) -> None:
    shown = play(*THREE, lines=["hint greedy", "quit", ""])
    assert "The final VP greedy expects" in shown
    found = POINTS.findall(shown)
    assert len(found) == 5
    points = [float(one[0]) for one in found]
    assert points == sorted(points, reverse=True)
    assert all(text.startswith("build ") for _, _, text in found)
    typed = play(*THREE, lines=["hint greedy", found[0][2], "log 1", "quit", ""])
    assert f"Build a dwelling on {found[0][2].split()[1]}" in typed


def test_hints_change_nothing(play: Play) -> None:
    moves = ["1", "1", "1", "1"]
    asked = [line for move in moves for line in ("hint greedy", "reasons", move)]
    plain = play(*THREE, lines=[*moves, "log 30", "quit", ""])
    hinted = play(*THREE, lines=[*asked, "log 30", "quit", ""])
    log = re.compile(r"^ +\d+ \w+: .*$", re.MULTILINE)
    assert log.findall(plain) == log.findall(hinted)
    assert len(log.findall(plain)) > 10


@pytest.mark.parametrize("seed", ["0", "1"])
def test_a_hint_tells_nothing_of_what_bots_keep_secret(play: Play, monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """What bots bid under seal they draw from their seeds, and whoever gives hints has none of these."""
    seeds: list[int] = []

    def made(title: Title, name: str, seed: int = 0) -> bots.Bot:
        seeds.append(seed)
        return bots.of(title).make(name, seed)

    monkeypatch.setattr(bots, "make", made)
    sealed = ("--players", "3", "--seed", seed, "--factions", "sealed-auction", "--profile", "league")
    play(*sealed, "--bots", "greedy,greedy", lines=["hint greedy", "quit", ""])
    assert len(seeds) == len(set(seeds)) == 3


def test_the_reasons_of_bots(play: Play) -> None:
    start = play(*THREE, lines=["reasons", "quit", ""])
    assert "There is no such choice to explain" in start
    shown = play(*THREE, lines=["1", "1", "reasons nomads", "reasons", "reasons 2", "quit", ""])
    assert shown.count("The final VP greedy expects") == 3
    first = POINTS.findall(shown)[0]
    assert f"Nomads: {first[1]}" in shown  # what it did is what it thinks best
    assert first[1].startswith("Take ")
    assert "(BON" in first[1]
    assert "Build a dwelling on" in POINTS.findall(shown)[-1][1]


def test_the_strongest_speaks_for_those_who_have_no_reasons(play: Play) -> None:
    shown = play(*SETUP, "--bots", "random,random", lines=["1", "reasons", "reasons giants", "quit", ""])
    assert shown.count(f"The final VP {bots.names(TITLE)[-1]} expects") == 2
    assert "Giants: Build a dwelling on A6" in shown


@pytest.mark.parametrize("language", ["it", "pt"])
def test_other_languages(play: Play, language: str) -> None:
    shown = play(*THREE, lines=["hint greedy", "1", "reasons", "help", "quit", ""], language=language)
    assert " PV  " in shown
    assert "reasons " in shown


def test_wrong_wishes_are_told(play: Play) -> None:
    wishes = [
        "hint random",
        "hint nobody",
        "reasons 999",
        "reasons 0",
        "reasons martians",
        "reasons 99999999999",
        "quit",
    ]
    shown = play(*THREE, lines=["1", *wishes, ""])
    assert shown.count("cannot explain its choices") == 2
    assert shown.count("This file has no line or choice") == 3
    assert 'There is no seat "martians"' in shown


def test_sealed_bids_stay_secret(play: Play) -> None:
    table = ("--players", "2", "--bots", "greedy", "--seed", "5", "--factions", "sealed-auction")
    shown = play(*table, lines=["reasons", "1", "reasons greedy2", "quit", ""])
    assert "expects" not in shown
