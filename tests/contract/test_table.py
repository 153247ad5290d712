"""Every title at a table: record, log, undo, planner, and what a page calls; nothing of it tells a secret."""

import json
from typing import Any

import pytest

from hexarch import games
from hexarch.kernel.game import Game
from hexarch.kernel.rng import Random
from hexarch.play import undo
from hexarch.play.calls import Desk
from hexarch.play.errors import PlayError
from hexarch.play.planner import plan, why
from hexarch.play.position import explain, point, position
from hexarch.play.record import Record
from hexarch.words import Words, languages

from .titles import CASES, IDS, Case, a_choice, positions, texts


def recorded(case: Case, seed: int = 1, most: int = 10_000) -> Record:
    """A random game with its record, choice by choice."""
    record, random = Record(case.new(seed)), Random(seed)
    game = record.game
    while not game.over and record.revision < most:
        seat = random.choice(list(game.to_act))
        record.step(seat, [a_choice(game, seat, random).text])
    return record


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_log_tells_every_choice(case: Case) -> None:
    record = recorded(case)
    rows = record.log(Words("en", case.game))
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    assert json.loads(json.dumps(rows)) == rows
    assert [text for row in record.rows for text in row.texts] == texts_of(record.game)
    for language in languages():
        told = json.dumps(record.log(Words(language, case.game)), ensure_ascii=False)
        assert '"[' not in told.replace('"[]', "")
    figures = record.tally.document()
    assert json.loads(json.dumps(figures)) == figures


def texts_of(game: Game) -> list[str]:
    """What was chosen; that a turn ended is told by the next row."""
    return [text for _, text in game.history if text != game.end]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_leads_back_exactly(case: Case) -> None:
    record = recorded(case, most=60)
    digests, fresh = {}, case.new()
    for number, (seat, text) in enumerate(record.game.history):
        digests[number] = fresh.digest()
        fresh.step(seat, text)
    words = Words("en", case.game)
    log = record.log(words)
    for to in (record.revision - 1, record.revision // 2, 0):
        record.undo(to)
        assert record.revision == to
        assert record.game.digest() == digests[to]
        assert log[: len(record.rows)] == record.log(words) or case.title.secret or case.wishes
    again = recorded(case, most=60)
    for seat, text in again.game.history:
        record.step(seat, [text])
    assert record.game.digest() == again.game.digest()
    assert record.log(words) == again.log(words)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_of_a_table(case: Case) -> None:
    words = Words("it", case.game)
    for game in positions(case, every=30):
        before = game.digest()
        for seat in range(game.players):
            found = position(game, words, seat)
            assert json.loads(json.dumps(found)) == found
            offered = [option["text"] for option in found["options"]]
            assert set(texts(game.options(seat))) <= set(offered) or not game.options(seat)
            for text in offered[:2]:
                drafted = position(game, words, seat, [text])
                assert json.loads(json.dumps(drafted)) == drafted
                answer = explain(game, words, seat, text)
                assert answer["ok"]
            for choice in game.options(seat)[:2]:
                for answer in point(game, words, seat, game.place(choice))["answers"]:
                    assert answer["text"]
                    assert answer["label"]
        assert position(game, words, None)["view"] == game.view(None)
        assert game.digest() == before


@pytest.mark.parametrize("case", [case for case in CASES if case.title.secret or case.wishes], ids=str)
def test_what_a_page_gets_is_the_same_in_every_world_the_seat_can_imagine(case: Case) -> None:
    words, random = Words("en", case.game), Random(2)
    for game in positions(case, seed=3):
        if len(game.history) > 25 or game.over:
            break
        for seat in range(game.players):
            world = game.imagine(seat, Random(len(game.history)))
            mine = [choice.text for choice in [*game.options(seat), *game.free(seat)]]
            drafts: list[list[str]] = [[], *[[text] for text in mine]]
            if mine:
                drafts.append([random.choice(mine), random.choice(mine)])
            for draft in drafts:
                assert _answer(game, words, seat, draft) == _answer(world, words, seat, draft)


def _answer(game: Game, words: Words, seat: int, draft: list[str]) -> Any:
    try:
        return position(game, words, seat, draft)
    except PlayError as error:
        return str(error)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_planner_plays_a_line_and_leaves_the_game_alone(case: Case) -> None:
    words, random = Words("pt", case.game), Random(3)
    for game in positions(case, seed=2, every=40):
        if game.over:
            break
        before = game.digest()
        seat = game.to_act[0]
        world = game.imagine(seat, random) if game.hides(seat) else game.copy()
        mine = random.choice(texts(world.options(seat)))
        found = plan(game, words, [{"seat": seat, "text": mine}], viewer=seat, rows=True)
        assert json.loads(json.dumps(found)) == found
        assert len(found["scores"]) == game.players
        assert bool(found.get("imagined")) == game.hides(seat)
        assert "text" in str(found["line"])
        answer = why(game, words, [], seat, mine, viewer=seat)
        assert answer["ok"]
        assert game.digest() == before


@pytest.mark.parametrize("game", IDS)
def test_a_local_game_is_played_by_calls_alone(game: str) -> None:
    desk = Desk()
    form = desk.call("setting", {"game": game, "language": "en"})
    assert form["game"] == game
    assert desk.call("words", {"game": game})
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    table = desk.call("new", {"form": {**form["default"], "game": game, "seats": seats}, "seed": 5})
    assert table["game"] == game
    assert [seat["kind"] for seat in table["seats"]].count("bot") == 1
    person = table["viewer"]["seats"][0]
    moves = 0
    while desk.call("table", {})["state"] == "running":
        if desk.call("table", {})["thinking"] is not None:
            desk.call("bot", {})
            continue
        found = desk.call("position", {"seat": person})
        options = found["options"]
        draft = [options[moves % len(options)]["text"]]
        desk.call("move", {"seat": person, "draft": draft, "revision": found["revision"]})
        moves += 1
        if moves == 2:
            saved = desk.call("save", {})
            revision = desk.call("table", {})["revision"]
            assert desk.call("load", saved)["revision"] == revision
            if games.title(game).secret:  # alone among bots nobody goes back behind what was revealed
                reveal_something(desk, person)
                with pytest.raises(PlayError, match="revealed"):
                    desk.call("undo", {})
            else:
                desk.call("undo", {})
        assert moves < 1_000
    assert desk.call("log", {})["rows"]
    assert desk.call("statistics", {})
    assert desk.call("position", {"seat": person})["view"]
    again = Desk()
    again.call("load", desk.call("save", {}))
    assert again.call("log", {})["rows"][-1] == desk.call("log", {})["rows"][-1]


def reveal_something(desk: Desk, person: int) -> None:
    """Play on until the last choice of the person has revealed something."""
    revealed = False
    while not revealed:
        if desk.call("table", {})["thinking"] is not None:
            desk.call("bot", {})
            continue
        found = desk.call("position", {"seat": person})
        draft = [found["options"][found["revision"] % len(found["options"])]["text"]]
        revealed = desk.call("position", {"seat": person, "draft": draft}).get("reveals", False)
        desk.call("move", {"seat": person, "draft": draft, "revision": found["revision"]})


def test_what_was_revealed_is_taken_back_with_everybody_s_consent_only() -> None:
    game: Any = Case("covet", 3).new(2)
    record = Record(game)
    for seat in range(3):
        assert undo.alone(record.submissions, seat) is None
        record.submit(seat, [game.options(seat)[0].text])
        if seat < 2:
            assert undo.alone(record.submissions, seat) == seat
    assert record.submissions[-1].reveals
    assert undo.alone(record.submissions, 2) is None
    assert undo.consent(record.submissions, 2, 2, {0, 1, 2}) == {0, 1}
    record.submit(0, [game.free(0)[0].text])
    assert record.submissions[-1].reveals
    assert undo.consent(record.submissions, 0, 3, {0, 1, 2}) == {1, 2}


def test_a_draft_stops_where_something_is_revealed() -> None:
    game: Any = Case("covet", 2).new(2)
    words = Words("en", "covet")
    exchange, play = game.free(0)[0].text, game.options(0)[-1].text
    shown = position(game, words, 0, [exchange])
    before = position(game, words, 0)
    assert shown["view"]["hand"] == before["view"]["hand"], "the card drawn is not shown before it is confirmed"
    record = Record(game)
    with pytest.raises(PlayError):
        record.submit(0, [exchange, play])
    assert game.history == []
    record.submit(0, [exchange])
    assert game.view(0)["hand"] != before["view"]["hand"]


def test_the_log_of_others_hides_what_is_secret() -> None:
    game: Any = Case("covet", 2).new(3)
    record, words = Record(game), Words("en", "covet")
    exchange = game.free(0)[0].text
    record.submit(0, [exchange])
    card = exchange.split()[-1]
    record.submit(0, [game.options(0)[0].text])
    down = game.view(0)["mine"]
    own, other, none = (json.dumps(record.log(words, viewer=viewer)) for viewer in (0, 1, None))
    for secret in (card, down):
        assert secret in own
        assert secret not in other
        assert secret not in none
    record.submit(1, [game.options(1)[0].text])
    assert words.text(f"name-{down}") in json.dumps(record.log(words, viewer=1))
