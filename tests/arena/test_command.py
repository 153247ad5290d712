"""`hexarch arena`: figures for people and programs, and clear words for everything that goes wrong."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hexarch import bots
from hexarch.arena import Result, Task, cluster, play_one
from hexarch.games import terra

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(hexarch: Run) -> Run:
    """`hexarch arena`."""
    return partial(hexarch, "arena")


def test_json(run: Run) -> None:
    code, out, err = run("--bots", "greedy,random", "--players", "2", "--games", "3", "--seed", "4", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert (found["games"], found["sets"], found["players"]) == (4, 2, 2)
    assert found["bots"]["greedy"]["mean_vp"] > found["bots"]["random"]["mean_vp"]
    assert found["pairs"][0]["share"] == 1
    assert found["illegal"] == 0
    assert found["command"] == "hexarch arena --bots greedy,random --games 3 --players 2 --setups seed --seed 4"
    again = json.loads(run(*found["command"].split()[2:], "--jobs", "2", "--json")[1])
    assert again["digest"] == found["digest"]


@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_tables_and_a_report(run: Run, tmp_path: Path, language: str) -> None:
    code, out, _ = run(
        "--bots", "random,random", "--players", "2", "-n", "2", "--report", "r.html", "--language", language
    )
    assert code == 0
    assert "139.5" in out
    assert "[console-" not in out
    assert "r.html" in out
    assert f'lang="{language}"' in (tmp_path / "r.html").read_text("utf-8")


def test_a_saved_game_and_a_folder_of_them(run: Run, tmp_path: Path) -> None:
    for players in (2, 3):
        (tmp_path / f"{players}.json").write_text(terra.new(players, seed=1).dumps())
    for setups in ("2.json", "."):
        code, out, _ = run("--bots", "random", "--setups", setups, "--games", "2", "--json")
        assert code == 0
        assert json.loads(out)["players"] == 2
    assert (
        json.loads(run("--bots", "random", "--setups", ".", "--players", "3", "-n", "1", "--json")[1])["players"] == 3
    )
    assert (
        json.loads(run("--bots", "random", "--setups", "intro", "--players", "3", "-n", "1", "--json")[1])["setups"]
        == 1
    )


@pytest.mark.shared
def test_set_ups_of_real_games(run: Run, shared: Path) -> None:
    folder = str(shared / "ledgers")
    code, out, _ = run("--bots", ",".join(["random"] * 4), "--setups", folder, "--games", "3", "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["games"], found["setups"], found["players"]) == (3, 3, 4)
    assert found["bots"]["random"]["seats"] == 12
    assert run("--bots", "random", "--setups", folder, "--players", "5")[0] == 2


def test_ctrl_c_leaves_a_report_of_what_is_done(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(tasks: list[Task], jobs: int) -> Iterator[Result]:
        yield from map(play_one, tasks[:5])
        raise KeyboardInterrupt

    monkeypatch.setattr("hexarch.arena.processes.run", interrupted)
    wish = ("--bots", "greedy,random", "--players", "2", "--games", "20", "--report", "r.html")
    code, out, _ = run(*wish)
    assert code == 130
    assert "4 of 20 games" in out
    assert "4 of 20 games" in (tmp_path / "r.html").read_text("utf-8")
    assert json.loads(run(*wish, "--json")[1])["interrupted"] is True

    def at_once(tasks: list[Task], jobs: int) -> Iterator[Result]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr("hexarch.arena.processes.run", at_once)
    assert run(*wish)[0] == 130


def test_a_bot_that_fails_is_reported(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost:
        name = "greedy"

        def choose(self, game: Any, seat: int, clock: Any = None) -> str:
            return "build A99"

    make = bots.make
    monkeypatch.setattr(
        bots, "make", lambda title, name, seed=0: Lost() if name == "greedy" else make(title, name, seed)
    )
    code, out, _ = run("--bots", "greedy,random", "--players", "2", "--games", "2")
    assert code == 1
    assert "faults by bots" in out
    assert "illegal choice" in out
    code, out, _ = run("--bots", "greedy,random", "--players", "2", "--games", "2", "--json")
    assert code == 1
    assert json.loads(out)["illegal"] > 10


def test_without_openskill_there_are_no_ratings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarch.arena.ratings.available", lambda: False)
    code, out, _ = run("--bots", "greedy,random", "--players", "2", "--games", "2")
    assert code == 0
    assert "hexarch[arena]" in out


WRONG = [
    ((), "--bots is missing"),
    (("--bots", "grandmaster"), 'no bot "grandmaster"'),
    (("--bots", "human,random"), "bots only"),
    (("--bots", "none"), "bots only"),
    (("--bots", "random", "--games", "0"), "--games must be"),
    (("--bots", "random", "--games", "many"), '--games: "many"'),
    (("--bots", "random", "--jobs", "0"), "--jobs must be"),
    (("--bots", "random", "--players", "9"), "not 9"),
    (("--bots", "random,greedy,random", "--players", "2"), "3 bots do not fit"),
    (("--bots", "random,random"), "must fill the table"),
    (("--bots", "random", "--profile", "pirate"), "pirate"),
    (("--bots", "random", "--setups", "nowhere"), "no file nowhere"),
    (("--bots", "random", "--setups", "empty"), "neither ledgers"),
    (("--bots", "random", "--setups", "bad.txt"), "bad.txt: "),
    (("--bots", "random", "--setups", "bad.json"), "bad.json: "),
    (("--bots", "random", "--setups", "bytes.txt"), "bytes.txt is not a text file"),
    (("--bots", "random", "--setups", "a\0b"), "a"),
    (("--bots", "random", "--setups", "two.json", "--players", "4"), "no set-up for 4 players"),
    (("--bots", "random", "--report", "empty"), "is a folder"),
    (("--bots", "random", "--report", "nowhere/r.html"), "no file nowhere"),
]


@pytest.mark.parametrize(("tokens", "told"), WRONG, ids=[" ".join(tokens) for tokens, _ in WRONG])
def test_what_goes_wrong(run: Run, tmp_path: Path, tokens: tuple[str, ...], told: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "bad.txt").write_text("no ledger")
    (tmp_path / "bad.json").write_text("{]")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "two.json").write_text(terra.new(2, seed=1).dumps())
    code, out, err = run(*tokens)
    assert (code, out) == (2, "")
    assert told in err
    assert "Traceback" not in err


# -- Ray --------------------------------------------------------------------------------------


def test_without_ray_it_is_said_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "available", lambda: False)
    code, _, err = run("--bots", "random", "--ray")
    assert code == 2
    assert "hexarch[cluster]" in err


def test_ray_is_not_imported_unasked() -> None:
    code = "import sys, hexarch.arena.cluster, hexarch.console.arena; print('ray' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.slow
@pytest.mark.skipif(not cluster.available(), reason="needs ray (extra cluster)")
def test_a_local_ray_plays_the_same_games(run: Run, tmp_path: Path) -> None:
    wish = ["--bots", "greedy,random", "--players", "2", "--games", "4", "--json"]
    alone = json.loads(run(*wish)[1])
    command = [sys.executable, "-c", "import sys; from hexarch.cli import main; sys.exit(main())", "arena", *wish]
    command += ["--ray", "--jobs", "2"]
    # Ray keeps files in the home folder; the test leaves none there.
    environment = {**os.environ, "HEXARCH_LANGUAGE": "en", "HOME": str(tmp_path)}
    environment.pop("RAY_ADDRESS", None)
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["digest"] == alone["digest"]
