"""Pointing at the table: what a click could mean, what it would bring, why it cannot be, and what would help."""

import pytest

from hexarch.games import terra
from hexarch.games.terra.game import Game
from hexarch.play.calls import Desk
from hexarch.play.errors import PlayError
from hexarch.play.planner import pointed
from hexarch.play.position import explain, point
from hexarch.words import Words

WORDS = Words("en")


def begun() -> Game:
    """The introductory game: everybody has dwellings, and somebody is to act."""
    return terra.new(4, factions="intro")


def test_every_answer_is_that_of_its_text() -> None:
    game = begun()
    seat = game.to_act[0]
    before = game.digest()
    some = 0
    for one in game.view()["map"]["hexes"]:
        place = {"hex": one["hex"]}
        found = point(game, WORDS, seat, place)["answers"]
        assert [answer["text"] for answer in found] == game.conceivable(seat, place)
        for answer in found:
            asked = explain(game, WORDS, seat, answer["text"])
            assert answer["ok"] == asked["ok"]
            assert answer["label"]
            if answer["ok"]:
                assert answer["quote"] == asked["quote"]
            else:
                assert (answer["sentence"], answer["proposal"]) == (asked["sentence"], asked["proposal"])
            some += 1
    assert some > 60
    assert game.digest() == before


def test_after_a_draft_and_after_a_line() -> None:
    game = begun()
    seat = game.to_act[0]
    text = game.options(seat)[0].text
    place = game.place(game.options(seat)[0])
    after = point(game, WORDS, seat, place, [text])
    line = [{"seat": seat, "text": text}]
    assert pointed(game, WORDS, line, seat, place) == after
    assert after != point(game, WORDS, seat, place)


def test_the_call() -> None:
    desk = Desk()
    desk.call("new", {"form": {"seats": [{"kind": "person"}, {"kind": "person"}], "factions": "intro"}})
    seat = desk.call("table", {})["to_act"][0]
    answers = desk.call("point", {"seat": seat, "place": {"hex": "E6"}, "draft": []})["answers"]
    assert answers
    assert all({"text", "label", "ok", "proposal"} <= set(answer) for answer in answers)
    for place in (None, [], {"hex": None}, {"hex": "x" * 1000}, {1: "E6"}, {str(n): n for n in range(50)}):
        with pytest.raises(PlayError):
            desk.call("point", {"seat": seat, "place": place, "draft": []})
    assert desk.call("point", {"seat": seat, "place": {"moon": 3}, "draft": []}) == {"answers": []}


def test_leaving_by_a_call() -> None:
    desk = Desk()
    desk.call("new", {"form": {"seats": [{"kind": "person"}] * 3, "factions": "intro"}})
    moved = desk.call("resign", {"seat": 1})
    assert moved["rows"][0]["text"] == "resign"
