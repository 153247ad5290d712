"""What happens in between: a session removed while its request runs, a notice that is missed, a database that goes."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from hexarch.web import driver as drivers
from hexarch.web import people as persons
from hexarch.web import reviews
from hexarch.web.errors import Problem
from hexarch.web.hub import Listener
from hexarch.web.people import Person
from hexarch.web.reviews import Reviews
from hexarch.web.schema import sessions
from hexarch.web.server import Server

from ..web.inside import apart, serving
from ..web.test_people import Device
from .test_storage import ledger

FORM = {"factions": "intro", "profile": "rulebook"}


async def code(asked: Any) -> str:
    """Why something is refused."""
    with pytest.raises(Problem) as refused:
        await asked
    return refused.value.code


async def shut_out(server: Server, person: Person, token: str, key: str) -> str:
    """Another browser of somebody ends every session but its own; its secret."""
    other = (await server.people.by_key(key))[1]
    for one in (await server.ways.of(person, other)).sessions:
        if not one.here:
            await server.ways.remove(person, other, "session", one.id)
    return other


def test_a_session_removed_while_its_request_runs_is_not_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            ada, token, key = await server.people.guest("Ada")
            async with server.database.write() as connection:
                await connection.execute(update(sessions).values(seen=None))
            seen = server.people._seen

            async def meanwhile(*what: Any) -> None:
                monkeypatch.setattr(server.people, "_seen", seen)
                await seen(*what)
                await shut_out(server, ada, token, key)

            monkeypatch.setattr(server.people, "_seen", meanwhile)
            await server.people.of_session(token)  # it was there when it was asked
            assert await server.people.of_session(token) is None

    apart(work())


def test_whoever_was_shut_out_makes_no_other_way_in(database: str) -> None:
    host, origin = "localhost", "http://localhost"

    async def work() -> None:
        async with serving(database) as server:
            ada, token, key = await server.people.guest("Ada")
            asked = await server.passkeys.register_options(ada, host)
            made = Device(origin).make(asked["options"])
            other = await shut_out(server, ada, token, key)
            # Requests whose session was there when they began:
            assert await code(server.people.new_key(ada, token)) == "unknown-person"
            assert await code(server.people.make_account(ada, "ada", "correct horse", token)) == "unknown-person"
            registered = server.passkeys.register(ada, token, asked["ticket"], made, host, origin)
            assert await code(registered) == "unknown-person"
            mine = await server.ways.of(ada, other)
            assert await code(server.ways.remove(ada, token, "link", mine.links[0].id)) == "unknown-person"
            ways = await server.ways.of(ada, other)
            assert (len(ways.sessions), len(ways.links), len(ways.passkeys)) == (1, 1, 0)

            await server.people.make_account(ada, "ada", "correct horse", other)
            assert await code(server.people.make_account(ada, "eve", "correct horse", other)) == "has-account"
            changed = server.people.change_password(ada, "correct horse", "battery staple", token)
            assert await code(changed) == "unknown-person"
            assert (await server.people.login("ada", "correct horse"))[0].id == ada.id

    apart(work())


def test_a_better_hash_of_an_old_password_does_not_overwrite_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Outdated:
        """Says of every hash that there are better ones."""

        def __getattr__(self, name: str) -> Any:
            return getattr(hasher, name)

        def check_needs_rehash(self, kept: str) -> bool:
            return True

    hasher = persons._hasher

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            ada, token, _ = await server.people.guest("Ada")
            await server.people.make_account(ada, "ada", "correct horse", token)
            monkeypatch.setattr(persons, "_hasher", Outdated())
            assert (await server.people.login("ada", "correct horse"))[0].id == ada.id
            hashed = server.people._hash

            async def meanwhile(password: str) -> str:
                monkeypatch.setattr(server.people, "_hash", hashed)
                await server.people.change_password(ada, "correct horse", "battery staple", token)
                return await hashed(password)

            monkeypatch.setattr(server.people, "_hash", meanwhile)
            assert await code(server.people.login("ada", "correct horse")) == "wrong-password"
            assert await code(server.people.login("ada", "correct horse")) == "wrong-password"
            assert (await server.people.login("ada", "battery staple"))[0].id == ada.id

    apart(work())


def test_streams_end_when_notices_may_have_been_missed(postgres: Any) -> None:
    others = "pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"

    async def work() -> None:
        async with serving(postgres.new()) as server:
            listener = Listener("en", "somebody")
            server.hub.join("a table that is not in memory", listener)
            async with server.database.write() as connection:
                await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM {others}"))
            async with asyncio.timeout(20):
                while not listener.closed:
                    await asyncio.sleep(0.02)
                again = Listener("en", "somebody")  # came back before anything could be heard again
                server.hub.join("a table that is not in memory", again)
                while not again.closed:
                    await asyncio.sleep(0.02)

    apart(work())


def test_what_was_decided_is_answered_whatever_happens_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: Any) -> None:
        raise Problem(503, "database", seconds=5)

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            ada, bob = [(await server.people.guest(name))[0] for name in ("Ada", "Bob")]
            seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
            live = await server.lobby.make(ada, {**FORM, "seats": seats})
            monkeypatch.setattr(server.tables, "catch_up", gone)
            joined = await server.seating.join(live.id, bob, 1, None)
            assert joined.seats_of(bob.id) == [1]
            assert await server.seating.leave(live.id, bob)
            assert not joined.seats_of(bob.id)

    apart(work())


def test_a_table_that_fails_is_told_whole_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drivers, "TROUBLE", 0.001)

    async def broken(_id: str) -> None:
        raise ValueError("a row that cannot be read")

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            monkeypatch.setattr(server.tables, "get", broken)
            server.driver.wake("table")
            async with asyncio.timeout(20):
                while server.driver._trouble.get("table", 0) < 7:
                    await asyncio.sleep(0.01)

    with caplog.at_level(logging.ERROR):
        apart(work())
    told = [record for record in caplog.records if "could not play" in record.message]
    assert len(told) >= 7
    assert [record.exc_info is not None for record in told[:7]] == [True] + [False] * 6


class Patient:
    """Workers that note for whom they work, and finish a review after three parts."""

    def __init__(self) -> None:
        self.order: list[str] = []

    async def ask(self, _rank: int, owner: str, *_: Any) -> tuple[list[Any], int | None]:
        self.order.append(owner)
        await asyncio.sleep(0)
        return [], 1 if self.order.count(owner) % 3 else None


def test_nobody_waits_for_all_the_reviews_of_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_OF_PERSON", 3)

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            host = (await server.people.guest("Olga"))[0]
            games = [await server.lobby.take_in(host, ledger(), "") for _ in range(4)]
            workers: Any = Patient()
            made = Reviews(workers)
            for one in games[:3]:
                await made.answer(one, "eve", "en", lambda: None)
            assert await code(made.answer(games[3], "eve", "en", lambda: None)) == "review-busy"
            await made.answer(games[3], "ada", "en", lambda: None)
            while len(workers.order) < 12:
                await asyncio.sleep(0)
            assert "".join(one[0] for one in workers.order[:6]) == "ea" * 3, workers.order
            await made.close()

    apart(work())
