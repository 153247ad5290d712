"""Nobody's bots wait long for those of somebody who wants many."""

import asyncio
import logging
import signal
import time
from typing import Any

import pytest

from hexarch.web import driver as drivers
from hexarch.web import thinking, views, workers
from hexarch.web.live import BOT
from hexarch.web.people import Person
from hexarch.web.server import Server
from hexarch.web.workers import BOTS_ONLY, PEOPLE, REVIEW, Lost, Workers

from ..web.inside import apart, serving


def test_everybody_has_a_turn_before_anybody_has_a_second() -> None:
    async def work() -> None:
        pool = Workers(1)
        order: list[str] = []

        async def ask(name: str, rank: int) -> None:
            await pool.ask(rank, name, 0.02, time.sleep)
            order.append(name)

        try:
            await pool.ask(PEOPLE, "", 5, thinking.ready)
            jobs = [("bots", BOTS_ONLY)] * 3 + [("review", REVIEW)] + [("eve", PEOPLE)] * 8
            jobs += [("ada", PEOPLE), ("bob", PEOPLE)]
            await asyncio.gather(*(ask(name, rank) for name, rank in jobs))
            assert order.index("ada") <= 2, order
            assert order.index("bob") <= 3, order
            assert order[-4:] == ["review", "bots", "bots", "bots"], order
        finally:
            await pool.close()

    apart(work())


def test_time_begins_with_the_work_and_a_stuck_worker_takes_nobody_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = int(signal.SIGSTOP)  # asked to raise the signal of this number, a worker stops where it is
    monkeypatch.setattr(workers, "GRACE", 1.0 - seconds)  # of which one second is left
    monkeypatch.setattr(workers, "LEAST", 100.0)

    async def work() -> None:
        pool = Workers(1)
        try:
            await pool.ask(PEOPLE, "", seconds, thinking.ready)
            waiting = [asyncio.create_task(pool.ask(PEOPLE, "eve", seconds, signal.raise_signal))]
            # All of them wait longer than their own time allows.
            waiting += [asyncio.create_task(pool.ask(PEOPLE, f"p{i}", seconds, thinking.ready)) for i in range(30)]
            found = await asyncio.gather(*waiting, return_exceptions=True)
            assert isinstance(found[0], Lost)
            assert all(isinstance(one, int) for one in found[1:]), found
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
    assert min(waits[1:]) < 15, waits  # with nothing shared fairly: 23 seconds and more
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
    waiting = eve.make("open", "open")
    assert eve.post(f"/games/{waiting}/start", status=409)["code"] == "bot-tables"
    eve.make("person", "greedy")
    game = eve.make("person", "greedy")
    answer = eve.post(f"/games/{game}/replace", status=409, seat=0, bot="greedy")
    assert answer["code"] == "bot-tables"
    running.person("Ada").make("greedy", "greedy")


# What a worker can be asked instead of thinking: it raises; it chooses what no rule knows; it finds nothing.
BROKEN = {"raises": int, "refused": "z".format, "nothing": "".format}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_seat_that_no_bot_can_play_is_left_alone_and_told(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    monkeypatch.setattr(drivers.thinking, "think", BROKEN[broken])

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            host = await guest(server)
            seats = [{"kind": "bot", "bot": "greedy"}] * 2
            live = await server.lobby.make(host, {"seats": seats, "factions": "intro", "profile": "rulebook"})
            async with asyncio.timeout(120):
                while live.stuck is None:
                    await asyncio.sleep(0.05)
            assert live.revision == 0, "nothing was chosen in the bot's name"
            assert live.id not in server.driver._tasks or server.driver._tasks[live.id].done()

    with caplog.at_level(logging.ERROR):
        apart(work())
    assert "no bot can play seat" in caplog.text


def test_a_bot_that_goes_on_without_end_is_stopped(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Everybody else has left, and what it chooses never ends the game: here after two goes."""
    monkeypatch.setattr(drivers, "MOST_GOES", 1)

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            host = await guest(server)
            seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
            live = await server.lobby.make(host, {"seats": seats, "factions": "random", "profile": "rulebook"})
            for seat in live.seats_of(host.id):
                await server.moves.resign(live, host, seat, f"key {seat}", "en")
            async with asyncio.timeout(120):
                while live.stuck is None:
                    await asyncio.sleep(0.05)
            assert live.record is not None
            last = [sent.by for sent in live.record.submissions]
            assert last.count(BOT) == 2, "and not one more"
            shown = await views.table(server, live, host, "en")
            assert shown["stuck"].startswith("greedy 3 cannot find a move.")

    with caplog.at_level(logging.ERROR):
        apart(work())
    assert "no bot can play seat" in caplog.text


async def guest(server: Server) -> Person:
    return (await server.people.guest("Ada"))[0]
