"""Limits hold for requests at the same moment, in several processes, and for every way that leads past them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from hexarch.web import handovers, quotas, talk
from hexarch.web.config import Config
from hexarch.web.errors import Problem
from hexarch.web.guard import cost
from hexarch.web.live import Live
from hexarch.web.people import Person
from hexarch.web.schema import chats, games
from hexarch.web.schema import handovers as changes
from hexarch.web.server import Server

from ..web.inside import apart
from .test_storage import ledger

BOTS = [{"kind": "bot", "bot": "greedy"}] * 2
FORM = {"factions": "intro", "profile": "rulebook"}


@asynccontextmanager
async def limited(address: str, count: int = 1) -> AsyncIterator[list[Server]]:
    """So many servers of one database, with limits, whose bots never answer."""
    servers = [Server(Config(address, limits=True, bot_workers=0)) for _ in range(count)]
    for one in servers:
        await one.start()
    try:
        yield servers
    finally:
        for one in servers:
            await one.stop()


async def outcomes(*asked: Any) -> Counter[str]:
    """How often each answer came when all are asked at once."""
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(one, Live | Problem) for one in found), found
    return Counter(one.code if isinstance(one, Problem) else "made" for one in found)


@pytest.mark.parametrize("what", ["tables", "ledgers", "bots"])
def test_limits_hold_at_the_same_moment(database: str, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    for name in ("MOST_TABLES", "MOST_IMPORTS", "MOST_BOT_TABLES"):
        monkeypatch.setattr(quotas, name, 3)
    text = ledger() if what == "ledgers" else ""

    async def work() -> None:
        async with limited(database, 1 if database.startswith("sqlite") else 2) as servers:
            eve = (await servers[0].people.guest("Eve"))[0]

            def ask(server: Server) -> Any:
                if what == "ledgers":
                    return server.lobby.take_in(eve, text, "")
                seats = BOTS if what == "bots" else [{"kind": "person"}, {"kind": "open"}]
                return server.lobby.make(eve, {**FORM, "seats": seats})

            if what == "bots":
                monkeypatch.setattr(quotas, "MOST_TABLES", 100)
            found = await outcomes(*(ask(server) for _ in range(4) for server in servers))
            assert found["made"] == 3, found
            stored = await servers[0].database.rows(select(func.count()).select_from(games))
            assert stored[0][0] == 3, "what was refused is not there"

    apart(work())


def test_people_who_left_do_not_hide_games_of_bots(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_BOT_TABLES", 1)

    async def work() -> None:
        async with limited(database) as (server,):
            eve = (await server.people.guest("Eve"))[0]
            seats = [{"kind": "person"}, *BOTS]
            first, second = [await server.lobby.make(eve, {**FORM, "seats": seats}) for _ in range(2)]
            assert not first.alone
            await server.moves.resign(first, eve, first.seats_of(eve.id)[0], "key", "en")
            assert first.alone, "only bots still play"
            with pytest.raises(Problem) as refused:
                await server.moves.resign(second, eve, second.seats_of(eve.id)[0], "key", "en")
            assert refused.value.code == "bot-tables"
            again = await server.tables.get(second.id)
            assert again.revision == 0, "nothing was changed"
            with pytest.raises(Problem) as refused:
                await server.seating.replace(again.id, eve, again.seats_of(eve.id)[0], "greedy")
            assert refused.value.code == "bot-tables"

    apart(work())


def test_seats_given_to_bots_before_the_start_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_BOT_TABLES", 1)

    async def work() -> None:
        async with limited(f"sqlite:///{tmp_path / 'table.sqlite3'}") as (server,):
            eve = (await server.people.guest("Eve"))[0]
            await server.lobby.make(eve, {**FORM, "seats": BOTS})
            live = await server.lobby.make(eve, {**FORM, "seats": [{"kind": "person"}, {"kind": "open"}]})
            await server.seating.replace(live.id, eve, 1, "greedy")
            with pytest.raises(Problem) as refused:
                await server.seating.replace(live.id, eve, 0, "greedy")
            assert refused.value.code == "bot-tables"
            assert [seat.kind for seat in live.seats] == ["person", "bot"]

    apart(work())


def test_handing_a_seat_to_and_fro_fills_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handovers, "MOST_OF_SEAT", 4)

    async def rows(server: Server) -> int:
        return int((await server.database.rows(select(func.count()).select_from(changes)))[0][0])

    async def work() -> None:
        async with limited(f"sqlite:///{tmp_path / 'table.sqlite3'}") as (server,):
            ada, bob = [(await server.people.guest(name))[0] for name in ("Ada", "Bob")]
            live = await server.lobby.make(ada, {**FORM, "seats": [{"kind": "person"}, {"kind": "open"}, *BOTS]})
            await server.seating.join(live.id, bob, 1, None)
            bobs, bots = live.seats_of(bob.id)[0], [seat.seat for seat in live.seats if seat.kind == "bot"]
            await server.seating.replace(live.id, bob, bobs, "greedy")
            for number in range(9):
                for seat in (bobs, bots[0]):
                    await server.seating.replace(live.id, ada, seat, ("random", "greedy")[number % 2])
            assert await rows(server) <= 2 * 5 + 1
            async with server.database.read() as connection:
                assert await handovers.has_sat(connection, live, bob), "who sat there is not forgotten"
                assert not await handovers.has_sat(connection, live, ada)
            for _ in range(20):
                server.limits.take("hand over", f"{ada.id} {live.id}")
            with pytest.raises(Problem):
                server.limits.take("hand over", f"{ada.id} {live.id}")

    apart(work())


def test_chat_and_notes_do_not_grow_for_ever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_KEPT", 5)
    monkeypatch.setattr(talk, "MOST_WRITTEN", 100)

    async def refused(asked: Any) -> str:
        with pytest.raises(Problem) as why:
            await asked
        return why.value.code

    async def work() -> None:
        async with limited(database) as (server,):
            ada = (await server.people.guest("Ada"))[0]
            one, two = [await server.lobby.make(ada, {**FORM, "seats": [{"kind": "person"}] * 2}) for _ in range(2)]
            for number in range(9):
                await server.talk.say(one, ada, f"message {number}")
            await server.talk.say(two, ada, "elsewhere")
            said = await server.database.rows(select(chats.c.text).order_by(chats.c.id))
            assert [row.text for row in said] == [f"message {n}" for n in range(4, 9)] + ["elsewhere"]

            await server.talk.keep_notes(one, ada, "x" * 90)
            assert await refused(server.talk.keep_notes(two, ada, "y" * 20)) == "much-written"
            await server.talk.keep_notes(one, ada, "z" * 50)  # instead of the ninety
            await server.talk.keep_notes(two, ada, "y" * 20)
            assert await refused(server.talk.keep_lines(two, ada, [{"name": "x" * 40}])) == "much-written"
            assert [await server.talk.notes(live, ada) for live in (one, two)] == ["z" * 50, "y" * 20]
            monkeypatch.setattr(server.quotas, "_most", 0)
            assert await refused(server.talk.say(one, ada, "more")) == "no-room"
            assert await refused(server.talk.keep_notes(one, ada, "")) == "no-room"

    apart(work())


def test_two_requests_at_once_make_one_desk(postgres: Any) -> None:
    async def work() -> None:
        async with limited(postgres.new()) as (server,):
            ada: Person = (await server.people.guest("Ada"))[0]
            live = await server.lobby.make(ada, {**FORM, "seats": [{"kind": "person"}] * 2})
            await asyncio.gather(*(server.talk.keep_notes(live, ada, f"note {number}") for number in range(6)))
            assert (await server.talk.notes(live, ada)).startswith("note ")

    apart(work())


def test_earlier_positions_are_paid_for(start_server: Any) -> None:
    assert cost(back=40) > cost() >= 1
    running = start_server(limits=True)
    ada = running.person("Ada")
    game = ada.post("/ledgers", text=ledger())["id"]
    codes = {ada.http.post(f"/games/{game}/position", json={"seat": None, "at": 49, "draft": []}).status_code}
    for _ in range(400):
        codes.add(ada.http.post(f"/games/{game}/position", json={"seat": None, "at": 49, "draft": []}).status_code)
        if 429 in codes:
            break
    assert codes == {200, 429}
