"""Files on the command line: devices and pipes, a target that is the source, places that are not there."""

import os
from pathlib import Path

import pytest

from hexarch.cli import main
from hexarch.games import terra


@pytest.fixture
def saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A saved game in a folder of its own."""
    monkeypatch.setenv("HEXARCH_LANGUAGE", "pt")
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "game.json"
    file.write_text(terra.new(players=2, factions="intro").dumps(), encoding="utf-8")
    return file


@pytest.mark.parametrize("command", ["check", "show", "draw", "export"])
def test_a_device_is_not_read(saved: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "/dev/zero"]) == 2
    shown = capsys.readouterr()
    assert "dispositivo" in shown.err + shown.out


def test_a_pipe_is_not_read(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo("pipe")
    assert main(["check", "pipe"]) == 2
    assert "pipe" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["draw", "export"])
def test_the_source_is_never_overwritten(saved: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = saved.read_bytes()
    assert main([command, "game.json", "-o", str(saved)]) == 2
    assert saved.read_bytes() == before
    assert "escolha outro nome" in capsys.readouterr().err


def test_the_reason_is_told_in_the_language(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "game.json", "-o", "nowhere/picture.svg"]) == 2
    assert "o arquivo ou a pasta não existe" in capsys.readouterr().err


def test_a_simulation_does_not_change_the_number_of_players(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "-n", "1", "--players", "3", "--factions", "witches,giants"]) == 2
    assert main(["simulate", "-n", "1", "--factions", "witches,giants", "--json"]) == 0


def test_a_game_without_factions_is_no_ledger(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved.write_text(terra.new(players=3, factions="draft").dumps(), encoding="utf-8")
    assert main(["export", "game.json"]) == 2
    assert capsys.readouterr().err
