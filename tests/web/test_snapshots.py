"""Snapshots of games: old ones open from them, moves and undoing go on, and a bad one is as good as none."""

import asyncio
import hashlib
import json
import random
import sqlite3
import uuid
import zlib
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hexarch.play.errors import PlayError
from hexarch.web import tables, views, wire
from hexarch.web.live import Live
from hexarch.web.people import Person
from hexarch.web.server import Server

from .inside import apart, serving


class File:
    """The database of a server, from outside."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        if self.address.startswith("sqlite"):
            with closing(sqlite3.connect(self.address.removeprefix("sqlite:///"), timeout=10)) as file:
                rows = file.execute(
                    query.replace("$1", "?1").replace("$2", "?2").replace("$3", "?3"), values
                ).fetchall()
                file.commit()
                return rows
        return apart(self._ask(query, values))

    async def _ask(self, query: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        import asyncpg

        connection = await asyncpg.connect(self.address)
        try:
            return [tuple(row) for row in await connection.fetch(query, *values)]
        finally:
            await connection.close()

    def serial(self, game: str) -> int | None:
        """Entries behind the snapshot of a game."""
        rows = self.ask("SELECT serial FROM snapshots WHERE game = $1", game)
        return rows[0][0] if rows else None

    def document(self, game: str) -> dict[str, Any]:
        ((packed,),) = self.ask("SELECT document FROM snapshots WHERE game = $1", game)
        found: dict[str, Any] = json.loads(zlib.decompress(packed))
        return found

    def put(self, game: str, packed: bytes, digest: str = "") -> None:
        right = hashlib.blake2b(packed, digest_size=16).hexdigest()
        self.ask("UPDATE snapshots SET document = $2, digest = $3 WHERE game = $1", game, packed, digest or right)


async def at_rest(server: Server) -> None:
    """Until every snapshot that is due is written."""
    task = server.tables.snapshots._task
    if task is not None:
        await asyncio.wait_for(task, 20)


async def seat_all(server: Server, players: int) -> tuple[Person, Live]:
    """A table of which one person holds all seats."""
    ada, _, _ = await server.people.guest("Ada")
    form = {"seats": [{"kind": "person"}] * players, "factions": "random", "profile": "league", "seed": 3}
    return ada, await server.lobby.make(ada, form)


async def play(server: Server, live: Live, ada: Person, choices: int) -> None:
    """Random moves until there are so many choices, or the game is over."""
    chance = random.Random(live.revision)
    while live.revision < choices and live.state == "running":
        game = live.game
        assert game is not None
        seat = game.to_act[0]
        draft = [chance.choice(game.options(seat)).text]
        move = wire.Move(seat=seat, revision=live.revision, key=str(uuid.uuid4()), draft=draft)
        await server.moves.move(live, ada, move, "en")


async def seen(server: Server, id: str, ada: Person, *languages: str) -> dict[str, Any]:
    """All that pages show of a game."""
    live = await server.tables.get(id)
    assert live.record is not None
    found: dict[str, Any] = {"digest": live.record.game.digest(), "statistics": live.record.tally.document()}
    for language in languages or ("en",):
        table = await views.table(server, live, ada, language)
        table["position"] = bytes(table["position"])
        del table["clock"]
        found[language] = (table, live.log(language))
    server.tables.snapshots.consider(live)
    found["history"] = live.record.game.history.copy()
    found["serials"] = live.serials.copy()
    found["undone"] = [one.document() for one in live.undone]
    found["earlier"] = live.record.at(live.revision // 2).digest()
    return found


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    apart(whole())


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries were replayed for each game that had no use for its snapshot."""
    counts: list[int] = []
    real = tables._replayed

    def replayed(row: Any, taken: Any, chat: int, rows: Any) -> Live:
        if rows or row.state == "import":
            counts.append(len(rows))
        return real(row, taken, chat, rows)

    monkeypatch.setattr(tables, "_replayed", replayed)
    return counts


def test_an_old_game_opens_from_its_snapshot(database: str, replays: list[int]) -> None:
    file = File(database)

    async def work() -> None:
        async with serving(database) as server:
            ada, live = await seat_all(server, 4)
            await play(server, live, ada, 10_000)
            assert live.state == "finished"
            before = await seen(server, live.id, ada, "en")
            await at_rest(server)
        assert file.serial(live.id) == live.serial
        for _ in range(2):
            async with serving(database) as server:
                assert await seen(server, live.id, ada, "en") == before
        assert replays == []
        async with serving(database) as server:
            italian = await seen(server, live.id, ada, "it")
            assert italian["it"][1] != before["en"][1]
            await at_rest(server)
        assert file.document(live.id)["languages"] == ["en", "it"], "words that were asked for are kept too"
        assert replays == []

        # Damaged ones, foreign ones, and such that claim more than there is, are as good as none.
        document = file.document(live.id)
        good = json.dumps(document).encode()
        ahead = json.dumps(document | {"serial": 10_000}).encode()
        shorter = json.dumps(document | {"serials": document["serials"][:-1]}).encode()
        other = json.dumps(document | {"record": document["record"] | {"history": []}}).encode()
        packed = zlib.compress(good)
        wrong = [
            (packed[:-200], ""),
            (packed, "0" * 32),
            (b"", ""),
            *((zlib.compress(one), "") for one in (b"[" * 100_000, b"{}", b"[]", b"7", ahead, shorter, other)),
        ]
        for number, (content, digest) in enumerate(wrong, 1):
            file.put(live.id, content, digest)
            async with serving(database) as server:
                assert await seen(server, live.id, ada, "en") == before
            assert len(replays) == number
        file.put(live.id, packed)
        file.ask("UPDATE snapshots SET rules = $2 WHERE game = $1", live.id, "another version")
        async with serving(database) as server:
            assert await seen(server, live.id, ada, "en") == before
            await at_rest(server)
        assert len(replays) == len(wrong) + 1
        async with serving(database) as server:
            assert await seen(server, live.id, ada, "en") == before
        assert len(replays) == len(wrong) + 1, "the next one is ours again"

    run(work)


def test_moves_and_undoing_go_on_from_a_snapshot(database: str, replays: list[int]) -> None:
    file = File(database)

    async def work() -> None:
        async with serving(database) as server:
            ada, live = await seat_all(server, 5)
            await play(server, live, ada, 110)
            await at_rest(server)
            kept = file.serial(live.id)
            assert kept is not None
            assert kept >= 100
            await play(server, live, ada, live.revision + 7)  # something that only the entries have
            before = await seen(server, live.id, ada)
            await at_rest(server)
        async with serving(database) as server:
            assert await seen(server, live.id, ada) == before
            live = await server.tables.get(live.id)
            await play(server, live, ada, live.revision + 3)
            assert live.record is not None
            to = next(one.start for one in live.record.submissions if one.start > kept // 2)
            ask = wire.Undo(revision=live.revision, key="back", to=to)
            undone = await server.moves.undo(live, ada, ask)
            assert (undone.done, undone.revision) == (True, to)
            wrong = next(n for n in range(to) if all(one.start != n for one in live.record.submissions))
            with pytest.raises(PlayError):
                await server.moves.undo(live, ada, wire.Undo(revision=to, key="no", to=wrong))
            back = await seen(server, live.id, ada)
            assert back["en"][1] == [row for row in before["en"][1] if row["revision"] <= to]
            await play(server, live, ada, live.revision + 5)
            after = await seen(server, live.id, ada)
        assert file.serial(live.id) == kept, "the snapshot lies behind the undoing"
        async with serving(database) as server:
            assert await seen(server, live.id, ada) == after
            await play(server, await server.tables.get(live.id), ada, live.revision + 5)
            last = await seen(server, live.id, ada)
        assert replays == []
        file.ask("DELETE FROM snapshots")
        async with serving(database) as server:
            assert await seen(server, live.id, ada) == last, "as the entries alone have it"
        assert len(replays) == 1

    run(work)


def test_a_ledger_that_was_taken_in_has_a_snapshot_too(tmp_path: Path, shared: Path, replays: list[int]) -> None:
    address = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    text = sorted((shared / "ledgers").glob("*.txt"))[1].read_text("utf-8")

    async def work() -> None:
        async with serving(address) as server:
            ada, _, _ = await server.people.guest("Ada")
            live = await server.lobby.take_in(ada, text, "")
            before = await seen(server, live.id, ada)
            await at_rest(server)
            replays.clear()
        async with serving(address) as server:
            assert await seen(server, live.id, ada) == before
            assert replays == []
            assert not await server.seating.leave(live.id, ada)
        assert File(address).serial(live.id) is None, "it goes with its table"

    run(work)


def test_a_table_that_leaves_memory_gets_one_earlier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    monkeypatch.setattr(tables, "IN_USE", -1.0)
    file = File(address)

    async def work() -> None:
        async with serving(address) as server:
            ada, live = await seat_all(server, 3)
            await play(server, live, ada, 40)
            await at_rest(server)
            assert file.serial(live.id) is None
            monkeypatch.setattr(server.tables, "_budget", 50_000)
            await seat_all(server, 2)
            assert server.tables.known(live.id) is None
            await at_rest(server)
            assert file.serial(live.id) == live.serial

    run(work)


def test_a_snapshot_that_cannot_be_written_does_not_hold_up_moves(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    address = f"sqlite:///{tmp_path / 'table.sqlite3'}"

    async def work() -> None:
        async with serving(address) as server:
            ada, live = await seat_all(server, 4)
            File(address).ask("DROP TABLE snapshots")
            await play(server, live, ada, 120)
            await at_rest(server)
            assert live.revision >= 120
            await play(server, live, ada, 125)
            assert not live.stopped
        assert File(address).ask("SELECT COUNT(*) FROM entries") == [(live.serial,)]

    run(work)
    assert "a snapshot could not be written" in caplog.text
