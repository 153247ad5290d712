"""Having a bot look through a finished game."""

import asyncio
import json
import os
import signal
import threading
import time
from contextlib import suppress
from typing import Any

import pytest

from hexarch import bots
from hexarch.bots.review import document, review
from hexarch.games import terra
from hexarch.games.terra.ledger.write import write
from hexarch.games.terra.save import loads
from hexarch.games.terra.title import TITLE
from hexarch.web import reviews, thinking
from hexarch.web.errors import Problem
from hexarch.web.live import Live
from hexarch.web.server import Server
from hexarch.web.workers import PEOPLE, Lost

from .inside import apart, serving

WAIT = 60.0  # seconds a busy machine may take


def finished(person: Any, **more: Any) -> str:
    """A game that bots play to its end at once."""
    game: str = person.make("random", "random", seed=5, **more)
    end = time.monotonic() + WAIT
    while person.table(game)["state"] != "finished":
        assert time.monotonic() < end, "the bots do not come to an end"
        time.sleep(0.05)
    return game


def reviewed(person: Any, game: str, **params: Any) -> Any:
    """The review once it is done; until then it goes on."""
    end, progress = time.monotonic() + WAIT, 0.0
    while True:
        answer = person.get(f"/games/{game}/review", **params)
        if answer["done"]:
            assert answer["progress"] == 1
            return answer["review"]
        assert answer["review"] is None
        assert progress <= answer["progress"] <= 1
        progress = answer["progress"]
        assert time.monotonic() < end, "the review is never done"
        time.sleep(0.05)


def test_a_finished_game_is_reviewed_as_by_the_command(server: Any) -> None:
    ada = server.person("Ada")
    game = finished(ada)
    assert ada.table(game)["viewer"]["review"]["may"]
    first = ada.get(f"/games/{game}/review")
    assert not first["done"], "no request waits for the bot"
    found = reviewed(ada, game)
    played = loads(ada.http.get(f"/games/{game}/save").text)
    expected = document(played, "steward", review(TITLE, played.setup, played.history, bots.adviser(TITLE, "steward")))
    added = ("at", "played_label", "preferred_label")
    plain = [{key: one[key] for key in one if key not in added} for one in found["decisions"]]
    assert plain == expected.pop("decisions")
    assert {key: found[key] for key in expected} == expected
    # Each decision names the row that shows it, and speaks the reader's language.
    rows = {row["revision"]: row for row in ada.get(f"/games/{game}/log")["rows"] if not row["auto"]}
    for one in found["decisions"]:
        row = rows[one["at"]]
        assert row["seat"] == one["seat"]
        assert row["start"] < one["first"] <= one["at"]
        assert one["played_label"]
        assert one["preferred_label"]
    italian = ada.get(f"/games/{game}/review", lang="it")
    assert italian["done"], "it is kept"
    labels = [[one["played_label"] for one in each["decisions"]] for each in (found, italian["review"])]
    assert len(labels[0]) == len(labels[1])
    assert all(one != other for one, other in zip(*labels, strict=True))
    # Another bot, the strongest included, can be asked instead; each review is kept.
    offered = ada.table(game)["viewer"]["review"]["bots"]
    assert [one["bot"] for one in offered] == ["steward", "greedy", "elder"]
    assert all(one["text"].startswith(f"{one['name']}: ") for one in offered)
    other = reviewed(ada, game, bot="greedy")
    assert (other["bot"], other["bot_name"]) == ("greedy", "Greedy")
    assert ada.get(f"/games/{game}/review")["review"]["bot"] == "steward"
    refused = ada.get(f"/games/{game}/review", 400, bot="random")
    assert refused["code"] == "unknown-bot"
    assert "elder" in refused["sentence"]


def test_a_running_game_is_not_reviewed(server: Any) -> None:
    ada = server.person("Ada")
    game = ada.make("person", "person")
    assert ada.table(game)["viewer"]["review"] is None
    refused = ada.get(f"/games/{game}/review", 409, lang="pt")
    assert refused["code"] == "review-running"
    assert "dica" in refused["sentence"]
    waiting = ada.make("person", "open")
    assert ada.get(f"/games/{waiting}/review", 409)["code"] == "review-running"
    assert ada.get("/games/nosuch/review", 404)["code"] == "no-such-table"


def test_strangers_at_an_unlisted_table_have_nothing_reviewed(server: Any) -> None:
    ada, eve, nobody = server.person("Ada"), server.person("Eve"), server.person("")
    game = finished(ada, listed=False)
    refused = eve.get(f"/games/{game}/review", 403)
    assert refused["code"] == "review-not-at-table"
    assert eve.table(game)["viewer"]["review"] == {
        "may": False,
        "code": refused["code"],
        "sentence": refused["sentence"],
        "from": None,
        "bots": [],
    }
    assert nobody.get(f"/games/{game}/review", 401)["code"] == "unknown-person"
    assert ada.table(game)["viewer"]["review"]["may"]
    eve.post(f"/games/{game}/watch", link=ada.table(game)["watch"].partition("?link=")[2])
    assert eve.table(game)["viewer"]["review"]["may"]
    assert reviewed(eve, game)["decisions"]


def test_two_who_ask_at_once_get_the_same_review(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    game = finished(ada)
    found: dict[str, Any] = {}
    threads = [
        threading.Thread(target=lambda who=who: found.update({who.id: reviewed(who, game)}))  # type: ignore[misc]
        for who in (ada, bob)
    ]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert len(found) == 2
    assert found[ada.id] == found[bob.id]


def test_bots_go_on_playing_meanwhile_and_a_ledger_is_reviewed_too(server: Any) -> None:
    ada = server.person("Ada")
    game = finished(ada)
    text = ada.http.get(f"/games/{game}/ledger").text
    copy = ada.post("/ledgers", text=text)["id"]
    assert not ada.get(f"/games/{copy}/review")["done"]
    other = finished(ada)  # the one worker plays a whole game in the meantime
    assert ada.table(other)["state"] == "finished"
    found = reviewed(ada, copy)
    assert all(one["line"] > 0 for one in found["decisions"])
    assert server.person("Eve").get(f"/games/{copy}/review", 403)["code"] == "review-not-at-table"


async def taken_in(server: Server, name: str) -> Live:
    """A game that was played elsewhere, at a table of its own."""
    game = terra.new(2, seed=len(name), factions="random", ruleset="league")
    guide = bots.make(TITLE, "random", 1)
    while not game.over:
        game.step(game.to_act[0], guide.choose(game, game.to_act[0]))
    person, _, _ = await server.people.guest(name)
    return await server.lobby.take_in(person, write(game), name)


async def complete(server: Server, live: Live) -> None:
    """Until the review is done."""
    async with asyncio.timeout(WAIT):
        while not json.loads(await server.reviews.answer(live, "ada", "en", lambda: None))["done"]:
            await asyncio.sleep(0.05)


def test_reviews_wait_for_each_other_and_not_too_many(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 1)

    async def work() -> None:
        async with serving(database) as server:
            first, second = await taken_in(server, "Ada"), await taken_in(server, "Bob")
            begun: list[str] = []
            await server.reviews.answer(first, "ada", "en", lambda: begun.append("first"))
            with pytest.raises(Problem) as refused:
                await server.reviews.answer(second, "bob", "en", lambda: begun.append("second"))
            assert (refused.value.status, refused.value.code) == (503, "review-busy")
            assert begun == ["first"]
            await complete(server, first)
            await complete(server, second)  # there is room again

    apart(work())


async def kill_workers(server: Server) -> None:
    """Whoever begins to think is killed."""
    while True:
        for pool in list(server.driver.workers.processes):
            for pid in list(getattr(pool, "_processes", None) or ()):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.02)


def test_a_review_whose_workers_die_fails_and_can_be_asked_for_again(database: str) -> None:
    async def work() -> None:
        async with serving(database) as server:
            live = await taken_in(server, "Ada")
            killer = asyncio.create_task(kill_workers(server))
            with pytest.raises(Problem) as refused:
                await complete(server, live)
            assert (refused.value.status, refused.value.code) == (503, "review-failed")
            killer.cancel()
            await complete(server, live)

    apart(work())


def test_a_worker_that_dies_is_replaced(database: str) -> None:
    async def work() -> None:
        async with serving(database) as server:
            with pytest.raises(Lost):
                await server.driver.workers.ask(PEOPLE, "ada", 1, os._exit)
            assert await server.driver.workers.ask(PEOPLE, "ada", 5, thinking.ready) != os.getpid()

    apart(work())
