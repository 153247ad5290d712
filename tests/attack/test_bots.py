"""Nobody's bots wait long for those of somebody who wants many."""

import asyncio
import logging
import time
from typing import Any

import pytest

from hexarch.web import driver as drivers
from hexarch.web import thinking, workers
from hexarch.web.people import Person
from hexarch.web.server import Server
from hexarch.web.workers import BOTS_ONLY, PEOPLE, REVIEW, Lost, Workers

from ..web.inside import apart, serving


def slow(_name: str, _seconds: float) -> float:
    """Work for a worker: it tells when it began."""
    began = time.monotonic()
    time.sleep(0.05)
    return began


def stuck(_seconds: float) -> None:
    time.sleep(60)


def test_everybody_has_a_turn_before_anybody_has_a_second() -> None:
    async def work() -> None:
        pool = Workers(1)
        try:
            await pool.ask(PEOPLE, "", 5, thinking.ready)
            jobs = [("eve", PEOPLE)] * 8 + [("ada", PEOPLE), ("bob", PEOPLE)]
            jobs = [("bots", BOTS_ONLY)] * 3 + [("review", REVIEW)] + jobs
            began = await asyncio.gather(*(pool.ask(rank, name, 5, slow, name) for name, rank in jobs))
            order = [name for _, (name, _) in sorted(zip(began, jobs, strict=True))]
            # The worker was idle: it takes whatever comes first, which may be any of them.
            assert order.index("ada") <= 4
            assert order.index("bob") <= 4
            assert order.index("review") > order.index("bob")
            assert order[-2:] == ["bots"] * 2, order
        finally:
            await pool.close()

    apart(work())


def test_time_begins_with_the_work_and_a_stuck_worker_takes_nobody_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.5)

    async def work() -> None:
        pool = Workers(1)
        try:
            await pool.ask(PEOPLE, "", 5, thinking.ready)
            waiting = [asyncio.create_task(pool.ask(PEOPLE, "eve", 0.1, stuck))]
            # Each waits much longer than its own time allows.
            waiting += [asyncio.create_task(pool.ask(PEOPLE, f"p{i}", 0.0, slow, "")) for i in range(30)]
            found = await asyncio.gather(*waiting, return_exceptions=True)
            assert isinstance(found[0], Lost)
            assert all(isinstance(one, float) for one in found[1:]), found
        finally:
            await pool.close()

    apart(work())


def test_a_bot_at_a_table_of_people_answers_while_others_have_many_tables_of_bots(start_server: Any) -> None:
    running = start_server(bot_seconds=2)
    for name in ("Eve", "Mallory"):
        eve = running.person(name)
        for _ in range(12):
            eve.make("elder", "elder", "elder", "elder", factions="random")
    ada = running.person("Ada")
    waits = []
    game = ada.make("greedy", "person", "greedy")
    for _ in range(4):
        began = time.monotonic()
        table = ada.wait_for_turn(game, 60)
        waits.append(time.monotonic() - began)
        assert table["state"] == "running"
        ada.move(game)
    assert min(waits[1:]) < 6, waits
    assert "died or was stuck" not in running.said()


def test_games_of_bots_alone_are_counted(start_server: Any) -> None:
    running = start_server(limits=True, bot_pause=5)
    eve = running.person("Eve")
    for _ in range(4):
        eve.make("greedy", "greedy")
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    refused = eve.post("/games", status=409, seats=seats, factions="intro")
    assert refused["code"] == "bot-tables"
    assert "4" in refused["sentence"]
    eve.make("person", "greedy")
    game = eve.make("person", "greedy")
    answer = eve.post(f"/games/{game}/replace", status=409, seat=0, bot="greedy")
    assert answer["code"] == "bot-tables"
    running.person("Ada").make("greedy", "greedy")


def fail(*_: Any) -> list[str]:
    raise RuntimeError("no idea")


def refused(*_: Any) -> list[str]:
    return ["build Z99"]


def nothing(*_: Any) -> list[str]:
    return []


@pytest.mark.parametrize("broken", [fail, refused, nothing])
def test_a_seat_that_no_bot_can_play_is_left_alone_and_told(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: Any
) -> None:
    monkeypatch.setattr(drivers.thinking, "think", broken)

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            host = await guest(server)
            seats = [{"kind": "bot", "bot": "greedy"}] * 2
            live = await server.lobby.make(host, {"seats": seats, "factions": "intro", "profile": "rulebook"})
            async with asyncio.timeout(20):
                while live.stuck is None:
                    await asyncio.sleep(0.05)
            assert live.revision == 0, "nothing was chosen in the bot's name"
            assert live.id not in server.driver._tasks or server.driver._tasks[live.id].done()

    with caplog.at_level(logging.ERROR):
        apart(work())
    assert "no bot can play seat" in caplog.text


async def guest(server: Server) -> Person:
    return (await server.people.guest("Ada"))[0]
