"""Nobody fills the disk: limits by person and address, quotas, and what was abandoned goes in time."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from hexarch.games import terra
from hexarch.games.terra.ledger import write
from hexarch.web import quotas
from hexarch.web.config import Config
from hexarch.web.errors import Problem
from hexarch.web.guard import Limits
from hexarch.web.people import Person
from hexarch.web.schema import games, marks, persons
from hexarch.web.server import Server
from hexarch.web.steady import steady
from hexarch.web.sweeping import BOTS, DAY, GUESTS, KEPT, LEDGERS, RUNS, SWEPT, WAITS

from ..web.conftest import PLAIN
from ..web.inside import apart, serving

HEADERS = {"X-Hexarch": "1"}
SEATS = [{"kind": "person"}, {"kind": "person"}]


def test_many_people_of_one_address_count_together(start_server: Any) -> None:
    running = start_server(limits=True)
    codes = []
    for number in range(3):
        guest = running.person(f"Guest {number}")
        codes += [guest.http.post("/games", json={"seats": SEATS, "factions": "intro"}).status_code for _ in range(40)]
    most, rate = Limits.RATES["make there"]
    assert 201 in codes
    assert codes.count(201) <= most + 60 * rate, "however many people there are"
    assert codes[-1] == 429
    guest = {"url": running.url + "/api/guest", "json": {"name": "Eve"}, "headers": HEADERS, "verify": PLAIN}
    answers = [httpx.post(**guest) for _ in range(40)]
    assert answers[-1].status_code == 429, "new people are counted by address too"


def ledger() -> str:
    game = terra.new(2, seed=3, ruleset="league", factions="random")
    while not game.over:
        game.step(game.to_act[0], game.options(game.to_act[0])[0])
    return write(game)


def test_comments_of_a_ledger_are_not_kept(start_server: Any, tmp_path: Path) -> None:
    running = start_server()
    ada = running.person("Ada")
    text = ledger()
    padded = text.replace("\n", "\n" + "# nothing that anybody reads " * 200 + "\n")
    assert len(padded) > 10 * len(text)
    plain, made = (ada.post("/ledgers", text=one)["id"] for one in (text, padded))
    rows = [[row["text"] for row in ada.get(f"/games/{id}/log")["rows"]] for id in (plain, made)]
    assert rows[0] == rows[1]
    huge = text.rstrip("\n") + "\n" + "".join(f"option {'x' * 59}\n" for _ in range(4_000))
    assert ada.post("/ledgers", status=413, text=huge)["code"] == "too-large"
    running.stop()
    with sqlite3.connect(tmp_path / "table.sqlite3") as file:
        stored = [json.loads(row[0])["ledger"] for row in file.execute("SELECT form FROM games")]
    file.close()
    assert max(map(len, stored)) < 1.2 * len(text)


def limited(address: str, **settings: Any) -> Server:
    return Server(Config(address, limits=True, **settings))


def test_one_person_has_so_many_tables_and_the_server_so_much_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MOST_TABLES", 3)
    monkeypatch.setattr(quotas, "MOST_IMPORTS", 1)
    monkeypatch.setattr(quotas, "MEASURE_EVERY", 0.0)
    text = ledger()

    async def refused(server: Server, who: Person, code: str, ledgers: bool = False) -> None:
        with pytest.raises(Problem) as why:
            await (server.lobby.take_in(who, text, "") if ledgers else server.lobby.make(who, {"seats": SEATS}))
        assert why.value.code == code

    async def work() -> None:
        server = limited(f"sqlite:///{tmp_path / 'table.sqlite3'}")
        await server.start()
        try:
            ada = (await server.people.guest("Ada"))[0]
            for _ in range(3):
                await server.lobby.make(ada, {"seats": SEATS, "factions": "intro"})
            await refused(server, ada, "many-tables")
            await server.lobby.take_in(ada, text, "")
            await refused(server, ada, "many-ledgers", ledgers=True)
            bob = (await server.people.guest("Bob"))[0]
            monkeypatch.setattr(server.quotas, "_most", 1_000)
            await refused(server, bob, "no-room")
            await refused(server, bob, "no-room", ledgers=True)
        finally:
            await server.stop()

    apart(work())


def test_what_was_abandoned_goes_and_nothing_else(tmp_path: Path) -> None:
    text = ledger()

    async def aged(server: Server, id: str, kind: str, days: float, **more: Any) -> None:
        moment = steady() - KEPT[kind] + days * DAY
        async with server.database.write() as connection:
            await connection.execute(
                update(games).where(games.c.id == id).values(changed=moment, created=moment, **more)
            )

    async def scene(server: Server) -> None:
        ada, bob, eve = [(await server.people.guest(name))[0] for name in ("Ada", "Bob", "Eve")]
        form = {"seats": [{"kind": "person"}, {"kind": "open"}], "factions": "intro"}
        waiting = [(await server.lobby.make(ada, form)).id for _ in range(2)]
        running = [(await server.lobby.make(ada, {"seats": SEATS, "factions": "intro"})).id for _ in range(2)]
        over = [(await server.lobby.make(ada, {"seats": SEATS, "factions": "intro"})).id for _ in range(2)]
        ledgers = [(await server.lobby.take_in(bob, text, "")).id for _ in range(2)]
        for kind, ids in ((WAITS, waiting), (RUNS, running), (LEDGERS, ledgers)):
            await aged(server, ids[0], kind, -1)
            await aged(server, ids[1], kind, +1)
        await aged(server, over[0], BOTS, -1, state="finished")
        async with server.database.write() as connection:
            ancient = steady() - KEPT[GUESTS] - DAY
            for who in (ada, bob, eve):
                await connection.execute(
                    update(persons).where(persons.c.id == who.id).values(seen=ancient, created=ancient)
                )
        counts = await server.sweeper.sweep()
        assert (counts[WAITS], counts[RUNS], counts[LEDGERS]) == (1, 1, 1)
        assert counts[BOTS] == 0, "a game in which people sat stays"
        assert counts[GUESTS] == 1, "who sits at a table or brought a ledger stays"
        left = {row.id for row in await server.database.rows(select(games.c.id))}
        assert left == {waiting[1], running[1], *over, ledgers[1]}
        assert {row.id for row in await server.database.rows(select(persons.c.id))} == {ada.id, bob.id}
        with pytest.raises(Problem):
            await server.tables.get(waiting[0])
        assert (await server.tables.get(running[1])).started

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            await scene(server)

    apart(work())


def test_nothing_goes_while_the_clock_cannot_be_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
        look = server.sweeper.look
        assert not await look(), "the first look only notes the time"
        assert await look()
        for noted in (steady() - 20 * DAY, steady() + DAY):
            async with server.database.write() as connection:
                await connection.execute(update(marks).where(marks.c.name == SWEPT).values(value=noted))
            assert not await look()
            assert await look(), "from then on it fits again"
        with monkeypatch.context() as jumping:
            jumping.setattr(steady, "jumped", lambda: 9_999.0)
            assert not await look()
        assert await look()
        server.driver.leading = False
        assert not await look(), "another process does"

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            await scene(server)

    apart(work())


def test_a_host_sees_how_the_server_is(start_server: Any) -> None:
    running = start_server(metrics=True)
    ada = running.person("Ada")
    game = ada.make("person", "person")
    assert ada.get("/health") == {"ok": True}
    with ada.events(game) as stream:
        stream.next("hello")
        answer = ada.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert found["hexarch_streams"] == "1"
    assert found["hexarch_tables"] == "1"
    assert float(found['hexarch_requests_total{code="200"}']) >= 2
    for name in ("memory_bytes", "descriptors", "database_bytes", "up_seconds", "connections"):
        assert float(found[f"hexarch_{name}"]) > 0, name
    assert ada.id not in answer.text
    assert game not in answer.text


def test_figures_are_not_told_unless_asked_for(start_server: Any) -> None:
    running = start_server()
    running.person("").get("/metrics", status=404)
