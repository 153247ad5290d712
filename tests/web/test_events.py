"""Event streams: everybody follows, catches up after a break, and hears nothing twice."""

import secrets
from typing import Any

import httpx
import pytest

from hexarch.web.hub import MOST_WAITING, Hub, Listener

from .inside import apart


@pytest.fixture
def alone(server: Any) -> Any:
    """One person with both seats of a game."""
    ada = server.person("Ada")
    return ada, ada.make("person", "person")


def test_a_watcher_sees_every_row_once(alone: Any, server: Any) -> None:
    ada, game = alone
    with server.person("").events(game) as watcher:
        assert watcher.next()[0] == "hello"
        seen: list[int] = []
        for _ in range(5):
            moved = ada.move(game)
            rows = watcher.next("rows")[1]
            assert rows["revision"] == moved["revision"]
            assert [row["text"] for row in rows["rows"]] == [row["text"] for row in moved["rows"]]
            seen += [row["n"] for row in rows["rows"]]
    assert seen == sorted(set(seen))


def test_rows_come_in_the_language_of_each_page(alone: Any, server: Any) -> None:
    ada, game = alone
    with server.person("").events(game, lang="it") as one, server.person("").events(game, lang="pt") as two:
        ada.move(game)
        italian, portuguese = one.next("rows")[1], two.next("rows")[1]
    assert [row["text"] for row in italian["rows"]] == [row["text"] for row in portuguese["rows"]]
    assert italian["rows"][0]["label"] != portuguese["rows"][0]["label"]


def test_a_page_resumes_where_its_stream_broke(alone: Any, server: Any) -> None:
    ada, game = alone
    eve = server.person("Eve")
    with eve.events(game) as stream:
        stream.next("hello")
        first = ada.move(game)
        stream.next("rows")
        last = stream.last
    second = ada.move(game)
    third = ada.move(game)
    ada.post(f"/games/{game}/chat", text="still there?")
    with eve.events(game, last) as stream:
        name, rows = stream.next()
        assert name == "rows"
        assert rows["revision"] == third["revision"]
        expected = [row["n"] for row in second["rows"] + third["rows"]]
        assert [row["n"] for row in rows["rows"]] == expected
        assert stream.next()[0] == "hello"
        assert stream.next()[1]["text"] == "still there?"
        assert first["revision"] < rows["revision"]
    with eve.events(game, "99999.99999") as stream:
        assert stream.next()[0] == "hello"
    for nonsense in ("x", "1", "-1.5", "1.2.3", "٣.٣"):
        headers = {"Last-Event-ID": nonsense.encode()}
        with httpx.stream("GET", f"{server.url}/api/games/{game}/events", headers=headers) as answer:
            assert answer.status_code == 200


def test_what_was_undone_meanwhile_is_told(alone: Any, server: Any) -> None:
    ada, game = alone
    with ada.events(game) as stream:
        stream.next("hello")
        ada.move(game)
        stream.next("rows")
        last = stream.last
        start = ada.table(game)["revision"]
        ada.move(game)
        stream.next("rows")
        ada.post(f"/games/{game}/undo", revision=ada.table(game)["revision"], key=secrets.token_hex(4), to=0)
        name, back = stream.next("undone")
        assert back["revision"] == 0
        assert back["generation"] == 1
    moved = ada.move(game)
    with ada.events(game, last) as stream:
        name, back = stream.next()
        assert name == "undone"
        assert back["revision"] == 0 < start
        name, rows = stream.next()
        assert name == "rows"
        assert rows["revision"] == moved["revision"]
        assert rows["rows"][0]["n"] == 1


def test_chat_reaches_everybody_as_it_was_written(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    game = ada.make("person", "open", "open")
    bob.post(f"/games/{game}/join")
    text = "<script>alert('x')</script> & \u201cquotes\u201d\nnew line"
    with bob.events(game) as stream:
        stream.next("hello")
        said = ada.post(f"/games/{game}/chat", text=text)
        heard = stream.next("chat")[1]
        assert heard["text"] == text
        assert heard["id"] == said["id"]
        assert heard["name"] == "Ada"
        assert heard["seat"] == 0
        assert bob.table(game)["unread"] == 1
        assert [one["text"] for one in bob.get(f"/games/{game}/chat")["messages"]] == [text]
        assert bob.table(game)["unread"] == 0
        bob.post(f"/games/{game}/leave")
        assert stream.next("table")[1] == {"state": "waiting"}
    assert [one["you"] for one in ada.get(f"/games/{game}/chat")["messages"]] == [True]
    server.person("").post(f"/games/{game}/chat", 401, text="hello")
    for wrong in ("", " \n ", "x" * 1001, "\u202e\u200b"):
        ada.post(f"/games/{game}/chat", 400, text=wrong)


def test_who_is_there_is_seen_and_a_quiet_stream_stays_open(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    game = ada.make("person", "open", "open")
    bob.post(f"/games/{game}/join")
    with ada.events(game) as stream:
        assert stream.next("online")[1] == {"seats": [0]}
        with bob.events(game) as other:
            other.next("hello")
            assert stream.next("online")[1] == {"seats": [0, 1]}
            assert [one["online"] for one in ada.table(game)["seats"]] == [True, True, False]
        assert stream.next("online")[1] == {"seats": [0]}
        while not stream.comments:  # sent every second by this server
            line = next(stream._lines)
            stream.comments += line.startswith(":")


def test_a_bot_is_seen_thinking(server: Any) -> None:
    ada = server.person("Ada")
    game = ada.make("person", "open", factions="random")
    with ada.events(game) as stream:
        stream.next("hello")
        ada.post(f"/games/{game}/start")
        assert stream.next("table")[1]["state"] == "running"
        bot = next(one["seat"] for one in ada.table(game)["seats"] if one["kind"] == "bot")
        while bot not in ada.table(game)["waiting"] and ada.get(f"/games/{game}/log")["revision"] == 0:
            ada.move(game)
        assert stream.next("thinking")[1] == {"seat": bot}


def test_who_reads_too_slowly_is_sent_away_and_others_are_not() -> None:
    async def scene() -> None:
        hub = Hub()
        slow, quick = Listener("en", "a"), Listener("it", "b")
        hub.join("table", slow)
        hub.join("table", quick)
        stream = quick.events(60)
        for number in range(MOST_WAITING + 5):
            hub.publish("table", lambda language, _person, n=number: f"{language}{n}".encode())
            assert await anext(stream) == f"it{number}".encode()
        assert slow.closed
        assert not quick.closed
        assert [chunk async for chunk in slow.events(60)] == []
        hub.leave("table", slow)
        hub.leave("table", quick)
        assert hub.rooms() == []

    apart(scene())


def test_one_person_cannot_open_streams_without_end() -> None:
    async def scene() -> None:
        hub = Hub()
        made = [Listener("en", "a") for _ in range(30)]
        for one in made:
            hub.join("table", one)
        assert sum(not one.closed for one in made) < 30

    apart(scene())
