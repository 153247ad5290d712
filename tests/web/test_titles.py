"""Any title is played at the server, and what a game hides reaches nobody who may not know it, by no way."""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hexarch import games
from hexarch.play.setting import settings
from hexarch.web.seating import seeds
from hexarch.words import Words

TOYS = Path(__file__).parents[1] / "toy"
CARD = re.compile(r"\b[rgby][1-8]\b")


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers of these tests know the toy with hidden cards too."""
    monkeypatch.setenv(games.VARIABLE, str(TOYS))


def make(person: Any, *seats: str, **more: Any) -> str:
    places = [{"kind": one} if one in ("person", "open") else {"kind": "bot", "bot": one} for one in seats]
    return str(person.post("/games", seats=places, game="covet", **more)["id"])


def reached(person: Any, game: str) -> str:
    """Everything the server tells somebody of a table, but for what it makes up."""
    parts = [person.http.get(f"/games/{game}{path}").text for path in ("", "/log", "/statistics", "/save", "/ledger")]
    revision = person.table(game)["revision"]
    for at in range(revision + 1):
        parts.append(person.http.post(f"/games/{game}/position", json={"at": at}).text)
    for which in ("mine", "open", "running"):
        parts.append(person.http.get("/games", params={"list": which}).text)
    with person.events(game, last="0.0") as stream:
        while True:
            name, document = stream.next()
            parts.append(json.dumps(document))
            if name == "hello":
                break
    return "\n".join(parts)


def test_a_game_of_any_title_is_played_to_its_end(start_server: Any, toys: None) -> None:
    running = start_server()
    ada = running.person("Ada")
    assert [one["id"] for one in ada.get("/setting")["games"]] == ["terra", "anunnaki", "covet"]
    described = ada.get("/setting", game="covet")
    assert described["game"] == "covet"
    assert ada.get("/words", game="covet")
    assert ada.get("/setting", status=422, game="chess")["code"] == "unknown_game"
    game = make(ada, "person", "random", rounds="3")
    assert ada.table(game)["game"] == "covet"
    while (table := ada.wait_for_turn(game))["state"] == "running":
        if table["waiting"] == table["viewer"]["seats"]:  # all decide at once: let the bot be first
            ada.move(game)
    assert table["position"]["view"]
    assert ada.get(f"/games/{game}/log")["rows"]
    assert ada.http.get(f"/games/{game}/save").status_code == 200, "once it is over"
    assert ada.get(f"/games/{game}/ledger", status=422)["code"] == "no_export"
    assert ada.get(f"/games/{game}/review", status=409)["code"] == "review-nobody"
    other = ada.make("person", "open")
    assert {one["id"] for one in ada.get("/games", list="finished", game="covet")["games"]} == {game}
    assert {one["id"] for one in ada.get("/games", list="mine", game="terra")["games"]} == {other}
    assert {one["game"] for one in ada.get("/games", list="mine")["games"]} == {"terra"}


def test_seeds_of_hidden_things_are_too_many_to_try() -> None:
    """Numbers of so many figures are none for a page or a form: it shows those that can be typed."""
    anunnaki, terra = games.title("anunnaki"), games.title("terra")
    assert (seeds(anunnaki), seeds(terra)) == (2**64, 2**31)
    assert settings(terra.new(terra.drawn(2, 2**31)), Words("en"))["seed"] == 2**31
    assert settings(terra.new(terra.drawn(2, 2**63)), Words("en"))["seed"] is None


def test_what_is_hidden_reaches_nobody(start_server: Any, toys: None, tmp_path: Path) -> None:
    running = start_server()
    ada, bob, eve = running.person("Ada"), running.person("Bob"), running.person("")
    game = make(ada, "person", "open", rounds="3", seed=7)
    bob.post(f"/games/{game}/join")
    assert ada.table(game)["settings"].get("seed") is None
    with sqlite3.connect(tmp_path / "table.sqlite3") as file:
        form, setup = file.execute("SELECT form, setup FROM games").fetchone()
    file.close()
    assert "seed" not in json.loads(form), "nobody chooses what is dealt"
    seed = str(json.loads(setup).get("seed"))
    assert int(seed) >= 2**32, "one of so many that nobody tries them all"
    people = {who.table(game)["viewer"]["seats"][0]: who for who in (ada, bob)}
    for number in range(4):
        hands = {seat: hidden(who, game) for seat, who in people.items()}
        for seat, who in people.items():
            others = set().union(*(hand for one, hand in hands.items() if one != seat))
            told = reached(who, game)
            assert not others & set(CARD.findall(told)), who
            assert seed not in told
        assert not set().union(*hands.values()) & set(CARD.findall(reached(eve, game)))
        for who in (*people.values(), eve):
            who.get(f"/games/{game}/save", status=409)
        seat = ada.table(game)["waiting"][0]
        who, other = people[seat], people[1 - seat]
        secret = who.table(game)["position"]["options"][0]["text"]
        for stranger in (other, eve):
            assert stranger.post(f"/games/{game}/explain", status=403, seat=seat, text=secret)
            assert stranger.post(f"/games/{game}/point", status=403, seat=seat, place={"card": secret[-2:]})
            planned = stranger.post(f"/games/{game}/plan", line=[])
            assert planned["imagined"]
            mine = hands[1 - seat] if stranger is other else set()
            made_up = set(CARD.findall(json.dumps(planned["view"]))) - mine
            assert hands[seat] != made_up or not made_up
        who.move(game, seat, draft=[secret])
        if number % 2 == 0:
            own = who.get(f"/games/{game}/log")["rows"][-1]
            theirs = other.get(f"/games/{game}/log")["rows"][-1]
            assert secret in json.dumps(own)
            assert secret not in json.dumps(theirs)


def hidden(who: Any, game: str) -> set[str]:
    """What only this player knows: the cards of the hand, and the one put down."""
    view = who.table(game)["position"]["view"]
    return {card for card in (*view["hand"], view["mine"]) if card}


def test_rows_of_one_s_own_are_told_in_full_and_those_of_others_are_not(start_server: Any, toys: None) -> None:
    running = start_server()
    ada, bob = running.person("Ada"), running.person("Bob")
    game = make(ada, "person", "open", rounds="3")
    bob.post(f"/games/{game}/join")
    who, other = (ada, bob) if ada.table(game)["waiting"][0] in ada.table(game)["viewer"]["seats"] else (bob, ada)
    with who.events(game) as mine, other.events(game) as theirs:
        mine.next("hello")
        theirs.next("hello")
        secret = who.table(game)["position"]["options"][0]["text"]
        who.move(game, draft=[secret])
        assert secret in json.dumps(mine.next("rows")[1])
        assert secret not in json.dumps(theirs.next("rows")[1])


def test_nobody_takes_the_seat_of_another_to_read_its_hand(start_server: Any, toys: None) -> None:
    running = start_server()
    ada, bob, eve = running.person("Ada"), running.person("Bob"), running.person("Eve")
    game = make(ada, "person", "open")
    bob.post(f"/games/{game}/join")
    seats = {person: person.table(game)["viewer"]["seats"][0] for person in (ada, bob)}
    bob.post(f"/games/{game}/replace", seat=seats[bob], bot="open")
    assert ada.post(f"/games/{game}/join", status=409, seat=seats[bob])["code"] == "secret-seat"
    assert bob.post(f"/games/{game}/join", seat=seats[bob])["viewer"]["seats"] == [seats[bob]], "one's own again"
    bob.post(f"/games/{game}/replace", seat=seats[bob], bot="open")
    eve.post(f"/games/{game}/join", seat=seats[bob])  # has seen nothing yet
    ada.post(f"/games/{game}/replace", seat=seats[ada], bot="open")
    assert bob.post(f"/games/{game}/join", status=409, seat=seats[ada])["code"] == "secret-seat"


def test_several_people_at_one_screen_plan_each_with_their_own_secrets(server: Any) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    places = [{"kind": "person"}, {"kind": "person"}, {"kind": "open"}]
    game = str(ada.post("/games", seats=places, game="anunnaki")["id"])
    bea.post(f"/games/{game}/join")

    def gods(path: str, seat: int, **more: Any) -> list[str]:
        return [one["text"] for one in ada.post(f"/games/{game}/{path}", seat=seat, draft=[], **more)["options"]]

    drawn = [gods("position", seat) for seat in (0, 1)]
    for seat in (0, 1):
        assert gods("plan", seat, line=[], viewer=seat) == drawn[seat]
    assert ada.post(f"/games/{game}/plan", status=403, line=[], viewer=2)["code"] == "not-your-seat"
    place = {"god": drawn[0][0].split()[1]}
    asked = {"seat": 2, "place": place, "draft": []}
    assert ada.post(f"/games/{game}/point", status=403, **asked)["code"] == "not-your-seat"
    assert "answers" in ada.post(f"/games/{game}/point", **asked, line=[], viewer=0), "in an imagined world"
    lines = [{"name": "L", "at": 0, "line": [{"seat": 0, "text": drawn[0][0]}], "viewer": 0}]
    ada.put(f"/games/{game}/lines", lines=lines)
    assert ada.get(f"/games/{game}/lines")["lines"] == lines
