"""The toy on a real server, between people and with bots: nobody is told what they may not know."""

import json
import os
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexarch import games

from ..web.conftest import Person, Server

SEED = 7


class TitleServer(Server):
    """A server in a process that knows the toys; copies of a process that does not would not do."""

    def __init__(self, database: str, folder: Path) -> None:
        self.people: list[Person] = []
        super().__init__(database, folder)

    def person(self, name: str = "Ada") -> Person:
        self.people.append(super().person(name))
        return self.people[-1]

    def stop(self) -> None:
        for person in self.people:
            person.http.close()
        super().stop()

    def start(self, wait: bool = True) -> None:
        environment = {
            **os.environ,
            "HEXARCH_LANGUAGE": "en",
            **{f"HEXARCH_SERVER_{name.upper()}": str(value) for name, value in self.settings.items()},
        }
        # A game with secrets takes no seed from a form.
        drawn = f"import secrets; secrets.randbelow = lambda n: {SEED} % n; "
        command = [sys.executable, "-c", f"{drawn}import sys; from hexarch.cli import main; sys.exit(main())"]
        with self.log.open("ab") as handle:
            arguments = ["serve", "--port", str(self.port), "--database", self.database]
            self.process = subprocess.Popen([*command, *arguments], env=environment, stdout=handle, stderr=handle)
        if wait:
            self.wait()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, with_toys: None) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    found = TitleServer(f"sqlite:///{folder / 'table.sqlite3'}", folder)
    yield found
    found.stop()
    assert "Traceback" not in found.said(), found.said()[-4000:]


def make(person: Person, *kinds: str) -> str:
    seats = [{"kind": one} if one in ("person", "open") else {"kind": "bot", "bot": one} for one in kinds]
    return str(person.post("/games", game="covet", seats=seats, rounds="3")["id"])


def put_down(person: Person, game: str, number: int = 0) -> Any:
    """One of the options of a seat of one's own; that others put theirs down meanwhile changes nothing."""
    table = person.table(game)
    seat = next(one for one in table["viewer"]["seats"] if one in table["waiting"])
    options = person.post(f"/games/{game}/position", seat=seat, draft=[])["options"]
    text = options[number]["text"]
    key = str(uuid.uuid4())
    return person.post(f"/games/{game}/moves", seat=seat, revision=table["revision"], key=key, draft=[text])


def test_form_and_words_of_a_title(server: Any) -> None:
    ada = server.person("Ada")
    form = ada.get("/setting", game="covet")
    assert form["game"] == "covet"
    assert [field["id"] for field in form["fields"]] == ["rounds"]
    assert {one["id"] for one in form["games"]} >= {"terra", "covet"}
    assert ada.get("/words", game="covet")["names"]["r5"] == "red 5"


def test_a_whole_game_with_bots(server: Any) -> None:
    ada = server.person("Ada")
    game = make(ada, "person", "random", "random")
    while (table := ada.wait_for_turn(game))["state"] == "running":
        assert table["game"] == "covet"
        put_down(ada, game)
    assert table["position"]["view"]["over"]
    assert sum(one["points"] for one in table["seats"]) <= 3
    assert game in [one["id"] for one in ada.get("/games", list="finished")["games"]]
    rows = ada.get(f"/games/{game}/log")["rows"]
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    assert ada.get(f"/games/{game}/statistics")["rounds"]
    saved = ada.http.get(f"/games/{game}/save")
    assert saved.status_code == 200
    assert games.title("covet").loads(saved.text).over


def test_nobody_is_told_the_secrets_of_others(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    game = make(ada, "person", "open")
    bob.post(f"/games/{game}/join")
    people = {person.table(game)["viewer"]["seats"][0]: person for person in (ada, bob)}
    hands = {
        seat: person.post(f"/games/{game}/position", seat=seat, draft=[])["view"]["hand"]
        for seat, person in people.items()
    }
    assert not set(hands[0]) & set(hands[1])
    put_down(people[0], game)
    eve = server.person("Eve")
    for viewer in (people[1], eve):
        for path in ("", "/log", "/statistics"):
            told = viewer.http.get(f"/games/{game}{path}").text
            for card in hands[0]:
                assert f'"{card}"' not in told
                assert f" {card}" not in told
        assert viewer.table(game)["settings"].get("seed") is None
    assert people[0].table(game)["settings"].get("seed") is None
    for viewer in (people[0], people[1], eve):
        assert viewer.http.get(f"/games/{game}/save").status_code in (403, 404, 409, 422)
    eve.post(f"/games/{game}/position", 403, seat=0, draft=[])
    shown = put_down(people[1], game)
    names = ada.get("/words", game="covet")["names"]
    assert any(names[card] in json.dumps(shown["rows"]) for card in hands[0]), "now all cards are shown"


def test_two_choose_at_once_and_nobody_has_to_look_again(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    game = make(ada, "person", "open")
    bob.post(f"/games/{game}/join")
    tables = {person: person.table(game) for person in (ada, bob)}
    drafts = {}
    for person, table in tables.items():
        seat = table["viewer"]["seats"][0]
        found = person.post(f"/games/{game}/position", seat=seat, draft=[])
        drafts[person] = {"seat": seat, "revision": found["revision"], "draft": [found["options"][0]["text"]]}
    assert drafts[ada]["revision"] == drafts[bob]["revision"]
    ada.post(f"/games/{game}/moves", key="a", **drafts[ada])
    shown = bob.post(f"/games/{game}/moves", key="b", **drafts[bob])  # drafted before Ada's card was down
    assert shown["revision"] == drafts[bob]["revision"] + 2
    # All cards are shown: now what was drafted before is stale, and nothing of one's own is passed over either.
    bob.post(f"/games/{game}/moves", 409, key="c", **drafts[bob])
    ada.post(f"/games/{game}/moves", 409, key="d", **drafts[ada])


def test_what_was_revealed_needs_everybody_s_consent(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    game = make(ada, "person", "open")
    bob.post(f"/games/{game}/join")
    put_down(ada, game)
    put_down(bob, game)
    now = bob.table(game)["revision"]
    asked = bob.post(f"/games/{game}/undo", revision=now, key="please", to=now - 1)
    assert not asked["done"]
    assert asked["needed"] == ada.table(game)["viewer"]["seats"]
    assert bob.table(game)["revision"] == now, "nothing goes back before the other agrees"
    assert ada.post(f"/games/{game}/undo/{asked['request']}", agree=True)["done"]
    assert bob.table(game)["revision"] == now - 1


def test_the_planner_imagines(server: Any) -> None:
    ada = server.person("Ada")
    game = make(ada, "person", "random")
    seat = alone(ada, game)["viewer"]["seats"][0]
    options = ada.post(f"/games/{game}/position", seat=seat, draft=[])["options"]
    line = [{"seat": seat, "text": options[0]["text"]}]
    found = ada.post(f"/games/{game}/plan", line=line, seat=seat)
    assert found["imagined"]
    again = ada.post(f"/games/{game}/plan", line=line, seat=seat)
    assert found["view"] == again["view"]


def alone(person: Any, game: str) -> Any:
    """The table once all others have chosen: what happens at the same time has happened."""
    for _ in range(1_000):
        table = person.wait_for_turn(game)
        if table["waiting"] == table["viewer"]["seats"]:
            return table
        time.sleep(0.02)
    raise AssertionError("the others never choose")


def test_the_server_comes_back_with_the_game(server: Any, tmp_path: Path) -> None:
    ada = server.person("Ada")
    game = make(ada, "person", "random")
    ada.wait_for_turn(game)
    put_down(ada, game)
    before = alone(ada, game)
    server.kill()
    server.start()
    after = alone(ada, game)
    assert after["revision"] == before["revision"]
    assert after["position"]["view"] == before["position"]["view"]
