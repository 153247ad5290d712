"""The planner: lines for all seats from any position, and nothing of them in the game."""

import json
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra.game import Game
from hexarch.play.errors import DraftError, PlayError, problem
from hexarch.play.planner import plan, why
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


def test_while_bids_are_sealed_a_plan_imagines_those_of_others() -> None:
    game = terra.new(2, factions="sealed-auction", seed=1)
    one, two = game.setup.factions
    game.step(0, f"bid {one} 37")
    game.step(0, f"bid {two} 3")
    line = [{"seat": 1, "text": f"bid {one} 5"}, {"seat": 1, "text": f"bid {two} 5"}]
    before = game.digest()
    theirs, mine = plan(game, WORDS, line, viewer=1), plan(game, WORDS, line, viewer=0)
    assert theirs["imagined"]
    assert mine["imagined"]
    lots = mine["view"]["auction"]["lots"]
    assert [lot["bids"][0] for lot in lots] == [37, 3], "one's own bids are true"
    assert plan(game, WORDS, line, viewer=1) == theirs, "and imagined the same way as long as nothing happens"
    assert game.digest() == before
    game.step(1, f"bid {one} 5")
    game.step(1, f"bid {two} 5")
    assert "imagined" not in plan(game, WORDS, [], viewer=1)


def test_a_draft_after_a_line() -> None:
    game = terra.new(2, factions="intro")
    line = line_of(game, 6)
    seat = plan(game, WORDS, line)["seat"]
    option = plan(game, WORDS, line)["options"][0]
    found = plan(game, WORDS, line, seat, [option["text"]])
    assert [one["text"] for one in found["draft"]] == [option["text"]]
    assert found["total"]["cost"] == option["quote"]["cost"]
    assert len(found["line"]) == len(line)
    assert game.history == []


def test_confirming_in_a_line_ends_the_turn() -> None:
    game = terra.new(2, factions="intro")
    cards = line_of(game, 2)  # then the first turn begins
    seat = plan(game, WORDS, cards)["seat"]
    mine = [{"seat": seat, "text": "upgrade C3 to TP"}]
    line = plan(game, WORDS, [*cards, *mine], end=True)["line"]
    for _ in range(4):  # neighbours that are offered power answer first
        if line[-1]["text"] == "done":
            break
        other = plan(game, WORDS, line)["seat"]
        line = plan(game, WORDS, [*line, {"seat": other, "text": "decline"}], end=True)["line"]
    assert (line[-1]["seat"], line[-1]["text"]) == (seat, "done")
    assert [one["begins"] for one in line[:3]] == [True] * 3
    assert not line[-1]["begins"]
    assert plan(game, WORDS, line)["kind"] == "turn"
    assert plan(game, WORDS, line)["seat"] != seat
    assert plan(game, WORDS, [], end=True)["line"] == []


def test_a_line_as_rows_of_a_log() -> None:
    game = terra.new(3, factions="intro")
    line = line_of(game, 25)
    found = plan(game, WORDS, line, rows=True)
    rows = found["rows"]
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[-1]["revision"] <= 25
    for seat in range(3):
        last = [row for row in rows if row["seat"] == seat and row["after"]][-1]
        assert last["after"]["VP"] == found["view"]["seats"][seat]["vp"]
    assert "rows" not in plan(game, WORDS, line)


def test_a_compound_text_comes_back_choice_by_choice() -> None:
    game = terra.new(2, factions="intro")
    line = line_of(game, 2)
    while plan(game, WORDS, line)["kind"] != "turn":
        line = line_of(game, len(line) + 1)
    found = plan(game, WORDS, line)
    compound = next(one for one in found["proposals"] if ". " in one["text"])
    whole = plan(game, WORDS, [*line, {"seat": found["seat"], "text": compound["text"]}])["line"]
    assert len(whole) > len(line) + 1
    assert [one["text"] for one in plan(game, WORDS, whole)["line"]] == [one["text"] for one in whole]


def test_why_a_text_is_refused_after_a_line() -> None:
    game = terra.new(2, factions="intro")
    line = line_of(game, 6)
    seat = plan(game, WORDS, line)["seat"]
    assert why(game, WORDS, line, seat, "build Z1")["ok"] is False
    assert why(game, WORDS, line, seat, plan(game, WORDS, line)["options"][0]["text"])["ok"] is True
    assert game.history == []
