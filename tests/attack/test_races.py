"""People who want the same thing by two processes at the same moment: the database decides, and nobody is fooled."""

import threading
import uuid
from collections.abc import Callable
from typing import Any

import pytest

ROUNDS = 15


def together(*acts: Callable[[], Any]) -> list[Any]:
    """What each answers when all of them ask at once."""
    gate = threading.Barrier(len(acts))
    found: list[Any] = [None] * len(acts)

    def run(place: int, act: Callable[[], Any]) -> None:
        gate.wait(10)
        found[place] = act()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(acts)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return found


@pytest.fixture
def pair(start_server: Any, postgres: Any) -> tuple[Any, Any]:
    """Two processes that share a database."""
    address = postgres.new()
    return start_server(address, bot_pause=30), start_server(address, bot_pause=30)


def test_joining_while_the_host_starts_gives_a_seat_or_a_refusal(pair: Any) -> None:
    ada, bob = pair[0].person("Ada"), pair[1].person("Bob")
    outcomes = set()
    for _ in range(ROUNDS):
        game = ada.make("person", "open", "open")
        bob.table(game)
        joined, started = together(
            lambda game=game: bob.http.post(f"/games/{game}/join", json={}),
            lambda game=game: ada.http.post(f"/games/{game}/start"),
        )
        assert started.status_code == 200, started.text
        assert joined.status_code in (200, 409), joined.text
        seats = bob.table(game)["viewer"]["seats"]
        assert len(seats) == (1 if joined.status_code == 200 else 0), (joined.status_code, seats)
        if joined.status_code == 200:
            assert joined.json()["viewer"]["seats"], "an answer that tells of a seat"
        outcomes.add(joined.status_code)
        kinds = [[seat["kind"] for seat in who.table(game)["seats"]] for who in (ada, bob)]
        assert kinds[0] == kinds[1]
        assert "open" not in kinds[0]
    assert outcomes, outcomes


def test_joining_while_the_host_leaves_finds_a_table_or_none(pair: Any) -> None:
    ada, bob = pair[0].person("Ada"), pair[1].person("Bob")
    for _ in range(ROUNDS):
        game = ada.make("person", "open", "open")
        bob.table(game)
        joined, left = together(
            lambda game=game: bob.http.post(f"/games/{game}/join", json={}),
            lambda game=game: ada.http.post(f"/games/{game}/leave"),
        )
        assert left.status_code == 200, left.text
        assert joined.status_code in (200, 404), joined.text
        assert left.json()["there"] == (joined.status_code == 200)
        if joined.status_code == 200:
            table = bob.table(game)
            assert table["viewer"]["seats"]
            assert table["viewer"]["host"], "whoever is left is the host"
        else:
            bob.get(f"/games/{game}", status=404)


def test_leaving_while_the_host_starts_is_one_or_the_other(pair: Any) -> None:
    ada, bob = pair[0].person("Ada"), pair[1].person("Bob")
    for _ in range(ROUNDS):
        game = ada.make("person", "open", "open")
        bob.post(f"/games/{game}/join")
        ada.table(game)
        left, started = together(
            lambda game=game: bob.http.post(f"/games/{game}/leave"),
            lambda game=game: ada.http.post(f"/games/{game}/start"),
        )
        assert started.status_code == 200, started.text
        assert left.status_code in (200, 409), left.text
        assert len(bob.table(game)["viewer"]["seats"]) == (0 if left.status_code == 200 else 1)
        assert [seat["kind"] for seat in ada.table(game)["seats"]].count("bot") == (2 if left.status_code == 200 else 1)


def test_a_seat_that_was_handed_over_moves_no_more(pair: Any) -> None:
    ada = pair[0].person("Ada")
    twin = pair[1].person("")
    twin.post("/key", token=ada.key_link[5:])
    for _ in range(ROUNDS):
        game = ada.make("person", "person")
        table = twin.table(game)
        seat = table["waiting"][0]
        draft = twin.draft(game, seat)
        body = {"seat": seat, "revision": table["revision"], "key": str(uuid.uuid4()), "draft": draft}
        moved, replaced = together(
            lambda game=game, body=body: twin.http.post(f"/games/{game}/moves", json=body),
            lambda game=game, seat=seat: ada.http.post(f"/games/{game}/replace", json={"seat": seat, "bot": "open"}),
        )
        assert replaced.status_code == 200, replaced.text
        assert moved.status_code in (200, 403, 409), moved.text
        # Whoever came second saw the first: after handing over nothing more happened in that seat.
        seen = replaced.json()["revision"]
        assert twin.table(game)["revision"] == seen == ada.table(game)["revision"], moved.text
        assert (moved.status_code == 200) == (seen > 0)


def test_two_who_agree_at_once_do_not_overlook_each_other(pair: Any) -> None:
    ada, bob, cat = pair[0].person("Ada"), pair[1].person("Bob"), pair[0].person("Cat")
    for _ in range(3):
        game = ada.make("person", "open", "open")
        bob.post(f"/games/{game}/join")
        cat.post(f"/games/{game}/join")
        people = {tuple(who.table(game)["viewer"]["seats"]): who for who in (ada, bob, cat)}
        for _ in range(3):
            waiting = ada.table(game)["waiting"][0]
            people[(waiting,)].move(game)
        table = ada.table(game)
        body = {"revision": table["revision"], "key": str(uuid.uuid4()), "to": 0}
        asked = ada.post(f"/games/{game}/undo", **body)
        assert len(asked["needed"]) == 2, asked
        path = f"/games/{game}/undo/{asked['request']}"
        one, two = together(
            lambda path=path: bob.http.post(path, json={"agree": True}),
            lambda path=path: cat.http.post(path, json={"agree": True}),
        )
        assert {one.status_code, two.status_code} == {200}, (one.text, two.text)
        assert ada.table(game)["revision"] == 0
