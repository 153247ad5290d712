"""The planner: lines for all seats from any position, and nothing of them in the game."""

import json
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra.game import Game
from hexarch.play.errors import DraftError, PlayError, problem
from hexarch.play.planner import plan
from hexarch.words import Words

WORDS = Words("en")


def line_of(game: Game, length: int) -> list[dict[str, Any]]:
    """The first options, one after the other."""
    mark = game.mark()
    line = []
    for _ in range(length):
        seat = game.to_act[0]
        text = game.options(seat)[0].text
        game.step(seat, text)
        line.append({"seat": seat, "text": text})
    game.rollback(mark)
    return line


def test_a_line_for_all_seats() -> None:
    game = terra.new(3, factions="intro")
    before = game.digest()
    line = line_of(game, 25)
    found = plan(game, WORDS, line)
    json.dumps(found)
    assert [one["text"] for one in found["line"]] == [one["text"] for one in line]
    assert all(one["label"] for one in found["line"])
    assert {one["seat"] for one in line} == {0, 1, 2}
    assert found["revision"] == 0
    assert found["seat"] in (0, 1, 2)
    assert found["options"]
    for seat, score in enumerate(found["scores"]):
        shown = found["view"]["seats"][seat]
        assert score["vp"] == shown["vp"]
        assert score["total"] == shown["final"]["total"]
        assert score["resources"] == shown["resources"]
    assert game.digest() == before
    assert game.history == []
    assert plan(game, WORDS, line, 2)["seat"] == 2
    assert plan(game, WORDS, [])["line"] == []


def test_a_line_that_cannot_be_played_says_where() -> None:
    game = terra.new(2, factions="intro")
    line = [*line_of(game, 4), {"seat": 0, "text": "build Z1"}]
    with pytest.raises(DraftError) as error:
        plan(game, WORDS, line)
    assert error.value.index == 4
    found = problem(WORDS, error.value)
    assert found["index"] == 4
    assert found["sentence"]
    assert game.history == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("done", "not_a_line"),
        (None, "not_a_line"),
        ([5], "not_a_line"),
        ([["0", "done"]], "not_a_line"),
        ([{"seat": 9, "text": "done"}], "no_such_seat"),
        ([{"text": "done"}], "no_such_seat"),
        ([{"seat": 0}], "not_a_text"),
        ([{"seat": 0, "text": "x" * 201}], "text_too_long"),
        ([{"seat": 0, "text": "done"}] * 2001, "line_too_long"),
    ],
)
def test_hostile_lines(line: object, code: str) -> None:
    game = terra.new(2, factions="intro")
    with pytest.raises(PlayError) as error:
        plan(game, WORDS, line)
    assert error.value.code == code
    with pytest.raises(PlayError):
        plan(game, WORDS, [], 7)


def test_nobody_plans_while_bids_are_sealed() -> None:
    game = terra.new(2, factions="sealed-auction", seed=1)
    with pytest.raises(PlayError) as error:
        plan(game, WORDS, [])
    assert error.value.code == "sealed"
