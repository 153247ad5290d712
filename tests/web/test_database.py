"""Transactions that share a commit: all of one or nothing of it, in their turn, and never in each other's way."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from hexarch.web.config import Config
from hexarch.web.database import Database

from .inside import apart


async def opened(folder: Path) -> Database:
    database = Database(Config(f"sqlite:///{folder / 'some.sqlite3'}"))
    async with database.write() as connection:
        await connection.execute(text("CREATE TABLE IF NOT EXISTS t (n INTEGER PRIMARY KEY)"))
    return database


def put(*numbers: int) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        for n in numbers:
            connection.execute(text("INSERT INTO t VALUES (:n)"), {"n": n})

    return work


async def numbers(database: Database) -> list[int]:
    return [row[0] for row in await database.rows(text("SELECT n FROM t ORDER BY n"))]  # type: ignore[arg-type]


def test_one_that_fails_is_undone_alone(tmp_path: Path) -> None:
    async def work() -> None:
        database = await opened(tmp_path)
        jobs = [put(1), put(2, 3), put(4, 1), put(5), put(6, 6), put(7)]
        outcomes = await asyncio.gather(*map(database.transact, jobs), return_exceptions=True)
        assert [outcome is None for outcome in outcomes] == [True, True, False, True, False, True]
        assert await numbers(database) == [1, 2, 3, 5, 7]
        await database.close()

    apart(work())


def test_many_writers_of_both_kinds_take_turns(tmp_path: Path) -> None:
    async def work() -> None:
        database = await opened(tmp_path)

        async def longer(n: int) -> None:
            async with database.write() as connection:
                await connection.execute(text("INSERT INTO t VALUES (:n)"), {"n": n})
                await asyncio.sleep(0.001)
                await connection.execute(text("INSERT INTO t VALUES (:n)"), {"n": n + 1000})

        async def one(n: int) -> None:
            await asyncio.sleep(n % 7 / 1000)
            await (longer(n) if n % 3 == 0 else database.transact(put(n)))

        await asyncio.wait_for(asyncio.gather(*(one(n) for n in range(300))), 60)
        assert await numbers(database) == [*range(300), *range(1000, 1300, 3)]
        assert not database._writing.locked()
        await database.close()

    apart(work())


@pytest.mark.parametrize("when", [0, 1, 2, 3])
def test_who_no_longer_waits_holds_nobody_up(tmp_path: Path, when: int) -> None:
    async def work() -> None:
        database = await opened(tmp_path)
        tasks: list[Any] = [asyncio.create_task(database.transact(put(n))) for n in range(5)]
        for _ in range(when):
            await asyncio.sleep(0)
        for task in tasks[:3]:
            task.cancel()
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 10)
        await asyncio.wait_for(database.transact(put(99)), 10)
        assert {3, 4, 99} <= set(await numbers(database))
        await database.close()

    apart(work())


def test_a_file_that_cannot_be_written_fails_everybody_and_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        database = await opened(tmp_path)
        real = database._writer
        assert real is not None

        def broken(connection: Connection) -> None:
            connection.exec_driver_sql("ROLLBACK")  # takes the ground from under the others

        outcomes = await asyncio.gather(
            database.transact(put(1)), database.transact(broken), database.transact(put(2)), return_exceptions=True
        )
        assert any(isinstance(outcome, Exception) for outcome in outcomes)
        kept = set(await numbers(database))
        for n, outcome in ((1, outcomes[0]), (2, outcomes[2])):
            assert outcome is not None or n in kept, "nothing is reported that is not there"
        await asyncio.wait_for(database.transact(put(3)), 10)
        assert 3 in await numbers(database)
        await database.close()

    apart(work())
