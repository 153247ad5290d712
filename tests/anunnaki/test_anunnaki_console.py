"""Anunnaki in a terminal: the table in columns, editions checked, written and played, pictures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexarch.cli import main
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.save import loads
from hexarch.words import languages

Shown = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--language` stays set for the process."""
    monkeypatch.setenv("HEXARCH_LANGUAGE", "en")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """An edition of one's own: the longest sword is longer."""
    file = tmp_path / "mine.toml"
    assert main(["edition", "write", "-o", str(file)]) == 0
    text = file.read_text("utf-8")
    assert text == standard().text
    file.write_text(
        text.replace('edition = "standard-1"', 'edition = "mine"').replace("strength = 5\nwar", "strength = 6\nwar")
    )
    return file


def test_an_edition_is_checked_and_its_figures_are_shown(mine: Path, capsys: Shown) -> None:
    assert main(["edition", "check", str(mine), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ok"]
    assert found["edition"] == "mine"
    assert found["mana"] == {"edges": 15, "total": sum(edge.mana for edge in standard().edges)}
    assert sorted(found["lacking"].values()) == [["food"], ["gold"], ["metal"], ["wood"]]
    assert len(found["pacts"]) == 36
    for language in languages():
        assert main(["edition", "check", str(mine), "--language", language]) == 0
        assert "[" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("pact_display = 6", "pact_display = 0", "setup.pact_display"),
        ("minor_gods_drawn = 5", "minor_gods_drawn = 7", "setup.minor_gods_drawn"),
        ('edges = ["T0-I4", "T0-I0", "I4-I0"]', 'edges = ["T0-I4", "T0-I0", "I0-I1"]', "star.region[triangle0]"),
        ('id = "neutral_2"', 'id = "neutral_1"', "pact"),
    ],
)
def test_every_problem_of_an_edition_is_told(mine: Path, capsys: Shown, old: str, new: str, where: str) -> None:
    text = mine.read_text("utf-8")
    assert old in text
    mine.write_text(text.replace(old, new, 1))
    assert main(["edition", "check", str(mine), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert where in [one["where"] for one in found["problems"]]


def test_several_problems_are_told_at_once(mine: Path, capsys: Shown) -> None:
    text = mine.read_text("utf-8").replace("minor_gods_drawn = 5", "minor_gods_drawn = 7")
    mine.write_text(text.replace('edges = ["T0-I4", "T0-I0", "I4-I0"]', 'edges = ["T0-I4", "T0-I0", "I0-I1"]'))
    assert main(["edition", "check", str(mine)]) == 1
    told = capsys.readouterr().out
    assert "star.region[triangle0]" in told
    assert "setup.minor_gods_drawn" in told


def test_a_game_is_played_with_an_edition_and_drawn(mine: Path, tmp_path: Path, capsys: Shown) -> None:
    file = tmp_path / "game.json"
    assert main(["new", str(file), "--game", "anunnaki", "--players", "3", "--seed", "1", "--edition", str(mine)]) == 0
    game = loads(file.read_text("utf-8"))
    assert game.setup.edition.name == "mine"
    assert game.setup.edition.weapons != standard().weapons
    for language in languages():
        assert main(["show", str(file), "--language", language]) == 0
        shown = capsys.readouterr().out
        assert "Pharaos" in shown or "Norrenis" in shown
        assert "[" not in shown
    picture = tmp_path / "game.svg"
    assert main(["draw", str(file), "-o", str(picture)]) == 0
    assert picture.read_text("utf-8").startswith("<svg")
    mine.write_text("this = is no edition")
    capsys.readouterr()
    other = str(tmp_path / "other.json")
    assert main(["new", other, "--game", "anunnaki", "--edition", str(mine), "--players", "2", "--language", "en"]) == 2
    assert "cannot be used" in capsys.readouterr().err


def test_nobody_plays_alone(tmp_path: Path, capsys: Shown) -> None:
    assert main(["new", str(tmp_path / "one.json"), "--game", "anunnaki", "--players", "1"]) == 2
    assert "no rules for 1 player" in capsys.readouterr().err
