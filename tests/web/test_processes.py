"""Several server processes on one PostgreSQL, and databases that are made, migrated and shared."""

import asyncio
import re
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from hexarch.cli import main
from hexarch.web.config import Config
from hexarch.web.database import HEAD, Database
from hexarch.web.schema import metadata

from .inside import apart


def test_two_processes_see_each_others_moves(start_server: Any, postgres: Any) -> None:
    address = postgres.new()
    one, two = start_server(address), start_server(address)
    ada, bob = one.person("Ada"), two.person("Bob")
    game = ada.make("person", "open", "greedy")
    here, there = ada.events(game), bob.events(game)
    bob.post(f"/games/{game}/join")
    while here.next("table")[1]["state"] != "running":
        pass
    assert bob.table(game)["state"] == "running"
    moved = 0
    end = time.monotonic() + 60
    while moved < 6:
        assert time.monotonic() < end
        for who, other in ((ada, there), (bob, here)):
            table = who.table(game)
            if not set(table["waiting"]) & set(table["viewer"]["seats"]):
                time.sleep(0.02)
                continue
            seat = next(one for one in table["waiting"] if one in table["viewer"]["seats"])
            body = {"seat": seat, "revision": table["revision"], "key": f"k{moved}-{table['revision']}"}
            answer = who.http.post(f"/games/{game}/moves", json={**body, "draft": who.draft(game, seat)})
            if answer.status_code == 409:  # a move of the other process came in between
                continue
            assert answer.status_code == 200, answer.text
            moved += 1
            while other.next("rows")[1]["revision"] < answer.json()["revision"]:
                pass
    assert any(row["by"] == "bot" for row in ada.get(f"/games/{game}/log")["rows"])
    bob.post(f"/games/{game}/chat", text="hello from the other side")
    assert here.next("chat")[1]["text"] == "hello from the other side"
    here.close()
    there.close()
    mine, theirs = ada.get(f"/games/{game}/log")["rows"], bob.get(f"/games/{game}/log")["rows"]
    shorter = min(len(mine), len(theirs))  # a bot may move between the two looks
    assert shorter > 6
    assert mine[:shorter] == theirs[:shorter]


def test_people_who_come_by_different_processes_get_different_seats(start_server: Any, postgres: Any) -> None:
    address = postgres.new()
    one, two = start_server(address), start_server(address)
    people = [(one, two)[number % 2].person(f"P{number}") for number in range(5)]
    for _ in range(3):
        game = people[0].make("person", "open", "open", "open", "open")
        threads = [threading.Thread(target=person.post, args=(f"/games/{game}/join",)) for person in people[1:]]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        tables = [person.table(game) for person in people]
        assert {table["state"] for table in tables} == {"running"}
        assert sorted(table["viewer"]["seats"][0] for table in tables) == [0, 1, 2, 3, 4]


def test_of_two_processes_only_one_accepts_a_choice(start_server: Any, postgres: Any) -> None:
    address = postgres.new()
    one, two = start_server(address), start_server(address)
    ada = one.person("Ada")
    twin = two.person("")
    twin.post("/key", token=ada.key_link[5:])
    game = ada.make("person", "person")
    for number in range(8):
        table = ada.table(game)
        seat = table["waiting"][0]
        draft = ada.draft(game, seat)
        body = {"seat": seat, "revision": table["revision"], "draft": draft}
        answers: list[httpx.Response] = []

        def send(person: Any, key: str, body: Any = body, answers: Any = answers) -> None:
            answers.append(person.http.post(f"/games/{game}/moves", json={**body, "key": key}))

        same = number % 2 == 0
        keys = (f"k{number}", f"k{number}") if same else (f"a{number}", f"b{number}")
        threads = [threading.Thread(target=send, args=(who, key)) for who, key in zip((ada, twin), keys, strict=True)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        codes = sorted(answer.status_code for answer in answers)
        assert codes == ([200, 200] if same else [200, 409]), [answer.text for answer in answers]
        good = [answer.json() for answer in answers if answer.status_code == 200]
        assert all(answer == good[0] for answer in good)
    rows = ada.get(f"/games/{game}/log")["rows"]
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))


def test_bots_go_on_when_the_leading_process_dies(start_server: Any, postgres: Any) -> None:
    address = postgres.new()
    one, two = start_server(address, bot_pause=0.05), start_server(address, bot_pause=0.05)
    ada = one.person("Ada")
    game = ada.make("greedy", "greedy", "random")
    watcher = two.person("")
    end = time.monotonic() + 120
    while watcher.table(game)["revision"] < 10:
        assert time.monotonic() < end
        time.sleep(0.02)
    one.kill()
    revision = watcher.table(game)["revision"]
    end = time.monotonic() + 120
    while watcher.table(game)["revision"] <= revision + 5:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_several_processes_of_one_command(postgres: Any, tmp_path: Path, start_server: Any) -> None:
    running = start_server(postgres.new())  # makes the tables
    running.stop()
    port = running.port
    command = "import sys; from hexarch.cli import main; sys.exit(main())"
    arguments = ["serve", "--port", str(port), "--database", running.database, "--workers", "2", "--bot-pause", "0"]
    with (tmp_path / "workers.log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-c", command, *arguments], stdout=log, stderr=log)
    try:
        running.process = process
        running.wait()
        ada = running.person("Ada")
        game = ada.make("person", "greedy")
        for _ in range(3):
            ada.http.close()
            ada.http = httpx.Client(
                base_url=running.url + "/api", headers=ada.http.headers, cookies=ada.http.cookies, timeout=30
            )
            ada.wait_for_turn(game)
            ada.move(game)
        # A process whose connection to the database is gone says so as it would alone: when, and how grave it is.
        apart(_end_connections(running.database))
        end = time.monotonic() + 30
        while not (said := (tmp_path / "workers.log").read_text("utf-8").splitlines()[1:]):
            assert time.monotonic() < end, "nothing was said"
            time.sleep(0.05)
        assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ [A-Z]+ [\w.]+: ", said[0]), said
        # What follows may be where in the program it happened, if a question to the database was under way.
        assert not [line for line in said if re.match(r"[A-Z]+: ", line)], said
    finally:
        process.terminate()
        process.wait(20)


async def _end_connections(address: str) -> None:
    """As an administrator ends all connections to a database but their own."""
    import asyncpg

    connection = await asyncpg.connect(address)
    others = "datname = current_database() AND pid != pg_backend_pid()"
    await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    await connection.close()


def test_one_file_has_one_server(
    start_server: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXARCH_LANGUAGE", "en")
    running = start_server()
    for extra, words in (([], "already using"), (["--workers", "2"], "PostgreSQL")):
        assert main(["serve", "--port", "0", "--database", running.database, *extra]) == 2
        assert words in capsys.readouterr().err
    taken = ["serve", "--port", str(running.port), "--database", f"sqlite:///{tmp_path / 'other.sqlite3'}"]
    assert main(taken) == 2
    assert "Cannot listen" in capsys.readouterr().err
    assert running.person("Ada").get("/me")["person"]["name"] == "Ada"


def test_wrong_addresses_are_refused_in_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXARCH_LANGUAGE", "en")
    for address in ("mysql://user:secret@localhost/x", "sqlite://", "table.sqlite3"):
        assert main(["serve", "--port", "0", "--database", address]) == 2
        said = capsys.readouterr().err
        assert "not a database this server can use" in said
        assert "secret" not in said
    for wrong in (["--port", "70000"], ["--workers", "0"], ["--bot-workers", "1000"]):
        assert main(["serve", *wrong]) == 2


def test_migrations_make_what_the_schema_says(database: str) -> None:
    """Several processes that start at once make the tables once."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def scene() -> None:
        several = [Database(Config(database)) for _ in range(3)]
        await asyncio.gather(*(one.migrate() for one in several))
        assert await several[0]._version() == HEAD
        async with several[0].read() as connection:
            assert await connection.run_sync(differences) == []
        for one in several:
            await one.close()

    apart(scene())
