"""Whoever opens many tables does not fill the memory of the server."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from hexarch.web import tables
from hexarch.web.server import Server

from ..web.inside import apart, serving

FULL = 2 * tables.MOST_OVER + 12  # as many games that are over as may ever be in memory, and some more
COPIES = FULL + 110


def copies(file: Path, game: str, count: int) -> list[str]:
    """The same game again and again under other names, as if it had been played that often."""
    names = [f"{game[:8]}{number:04d}" for number in range(count)]
    with sqlite3.connect(file) as connection:
        for table, column in (("games", "id"), ("seats", "game"), ("entries", "game"), ("snapshots", "game")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            chosen = ", ".join("?" if one == column else f'"{one}"' for one in columns)
            query = f"INSERT INTO {table} SELECT {chosen} FROM {table} WHERE {column} = ?"
            connection.executemany(query, [(name, game) for name in names])
    connection.close()
    return names


def finished(running: Any) -> str:
    """A game that bots have played to its end."""
    ada = running.person("Ada")
    game = ada.make("greedy", "greedy")
    end = time.monotonic() + 300
    while ada.table(game)["state"] != "finished":
        assert time.monotonic() < end
        time.sleep(0.1)
    ada.get(f"/games/{game}/log")
    file = running.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as connection:
        while not connection.execute("SELECT count(*) FROM snapshots WHERE game = ?", (game,)).fetchone()[0]:
            assert time.monotonic() < end, "no snapshot is written"
            time.sleep(0.05)
    return str(game)


def memory(pid: int) -> int:
    """Bytes a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * 4096


def test_games_that_are_over_are_few_however_fast_they_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "IN_USE", 3600.0)

    async def work() -> None:
        file = tmp_path / "table.sqlite3"
        async with serving(f"sqlite:///{file}") as server:
            ada = (await server.people.guest("Ada"))[0]
            seats = [{"kind": "person"}, {"kind": "person"}]
            game = (await server.lobby.make(ada, {"seats": seats, "factions": "intro"})).id
            with sqlite3.connect(file) as connection:
                connection.execute("UPDATE games SET state = 'finished' WHERE id = ?", (game,))
            connection.close()
            for name in copies(file, game, FULL):
                assert (await server.tables.get(name)).over
                assert len([live for live in server.tables.in_memory() if live.over]) <= 2 * tables.MOST_OVER + 1

    apart(work())


def test_games_that_are_over_do_not_stay_in_memory(start_server: Any, tmp_path: Path) -> None:
    running = start_server()
    game = finished(running)
    running.stop()
    names = copies(tmp_path / "table.sqlite3", game, COPIES)
    running.start()
    with httpx.Client(base_url=running.url + "/api") as reader:

        def read(which: list[str]) -> int:
            for name in which:
                for language in ("en", "it"):
                    assert reader.get(f"/games/{name}/log", params={"lang": language}).status_code == 200
            return memory(running.process.pid)

        before = read(names[:FULL])
        assert read(names[FULL:]) - before < 40_000_000


@pytest.mark.parametrize("followed", [False, True])
def test_tables_in_memory_keep_to_their_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, followed: bool) -> None:
    monkeypatch.setattr(tables, "IN_USE", 0.0)
    if followed:
        monkeypatch.setattr("hexarch.web.hub.Hub.listeners", lambda *_: 1)

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            await fill(server)

    async def fill(server: Server) -> None:
        monkeypatch.setattr(server.tables, "_budget", 500_000)
        ada = (await server.people.guest("Ada"))[0]
        seats = [{"kind": "person"}, {"kind": "person"}]
        made = [(await server.lobby.make(ada, {"seats": seats, "factions": "intro"})).id for _ in range(30)]
        held = server.tables.in_memory()
        assert sum(live.weight for live in held) < 600_000
        assert [live.id for live in held] == made[-len(held) :], "those used last stay"
        for name in made:
            assert (await server.tables.get(name)).started

    apart(work())
