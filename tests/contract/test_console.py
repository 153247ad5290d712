"""Every title in the terminal: played with piped input, simulated, recorded, compared in the arena, shown and saved."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexarch import games
from hexarch.words import Words

from .titles import IDS

LANGUAGES = ("en", "it", "pt")


def shell(folder: Path, *tokens: str, given: str = "", language: str = "en") -> subprocess.CompletedProcess[str]:
    """A command as somebody types it; `HEXARCH_GAMES` is set."""
    environment = {**os.environ, "HEXARCH_LANGUAGE": language, "COLUMNS": "100"}
    command = [sys.executable, "-c", "import sys; from hexarch.cli import main; sys.exit(main())", *tokens]
    return subprocess.run(
        command, input=given, capture_output=True, text=True, env=environment, cwd=folder, timeout=120
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_toy_is_played_to_its_end(tmp_path: Path, language: str) -> None:
    done = shell(
        tmp_path, "play", "--game", "covet", "--players", "3", "--seed", "3", given="1\n" * 20, language=language
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "[" not in done.stdout
    for word in {"en": ("Round 5", "blue"), "it": ("round 5", "blu"), "pt": ("rodada 5", "azul")}[language]:
        assert word in done.stdout


def test_secrets_stay_out_of_the_terminal_until_they_are_shown(tmp_path: Path) -> None:
    done = shell(
        tmp_path, "play", "--game", "covet", "--players", "2", "--seed", "3", "--bots", "random", given="table\n"
    )
    title = games.title("covet")
    game = title.new(title.drawn(["Player 1", "random 2"], 3))

    words = Words("en", "covet")
    for card in game.held(1):  # type: ignore[attr-defined]
        assert words.text(f"name-{card}") not in done.stdout
    for card in game.held(0):  # type: ignore[attr-defined]
        assert words.text(f"name-{card}") in done.stdout


def test_the_toy_is_saved_resumed_and_taken_back(tmp_path: Path) -> None:
    given = "2\nwhy play b9\nfree\nundo\nno\nsave kept.json\nquit\nyes\n"
    done = shell(tmp_path, "play", "--game", "covet", "--players", "2", "--seed", "3", given=given)
    assert "revealed something hidden" in done.stdout
    kept = games.title("covet").loads((tmp_path / "kept.json").read_text("utf-8"))
    assert len(kept.history) == 2
    more = shell(tmp_path, "play", "--resume", "kept.json", given="1\n" * 20)
    assert more.returncode == 0
    assert "Round 5" in more.stdout
    shown = shell(tmp_path, "show", "kept.json", "--game", "covet")
    assert shown.returncode == 0, shown.stderr


@pytest.mark.parametrize("game", IDS)
def test_simulations_records_and_arena(tmp_path: Path, game: str) -> None:
    players = ("--game", game, "--players", "2", "--bots", "random")
    for tokens in (
        ("simulate", *players, "--games", "2"),
        ("records", "games.parquet", *players, "--games", "1"),
    ):
        done = shell(tmp_path, *tokens)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        assert "[" not in done.stdout
    assert (tmp_path / "games.parquet").stat().st_size
    done = shell(tmp_path, "arena", *players[:4], "--bots", "random,random", "--games", "2", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["illegal"] == 0
    assert found["games"] >= 2
    plain = shell(tmp_path, "arena", *players[:4], "--bots", "random,random", "--games", "2", "--report", "report.html")
    assert plain.returncode == 0, plain.stderr
    assert "[" not in plain.stdout
    assert "<svg" in (tmp_path / "report.html").read_text("utf-8")


def test_a_game_that_nobody_knows(tmp_path: Path) -> None:
    done = shell(tmp_path, "play", "--game", "chess")
    assert done.returncode == 2
    assert "chess" in done.stderr
    assert "Traceback" not in done.stderr
