"""Bad days: a full disk, a database that is gone, damaged or newer, a clock that jumps, a name that is not ours."""

import os
import re
import resource
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from hexarch.cli import main
from hexarch.web.config import Config
from hexarch.web.server import Server, migrate_now
from hexarch.web.steady import steady

from ..web.cluster import Postgres, unprivileged
from ..web.inside import apart, serving


def test_a_path_no_file_can_have_is_not_found(start_server: Any) -> None:
    running = start_server()
    for length in (254, 280, 299, 5_000):
        answer = httpx.get(f"{running.url}/{'x' * length}")
        assert answer.status_code == 404, length


def test_a_key_with_a_line_break_is_refused(start_server: Any, database: str) -> None:
    running = start_server(database)
    ada = running.person("Ada")
    game = ada.make("person", "person")
    seat = ada.table(game)["waiting"][0]
    body = {"seat": seat, "revision": 0, "draft": ada.draft(game, seat)}
    for key in ("k" * 64 + "\n", "k\n", "", "k" * 65):
        ada.post(f"/games/{game}/moves", status=400, key=key, **body)
    ada.post(f"/games/{game}/moves", key="k" * 64, **body)


def test_only_names_that_are_ours_are_answered(start_server: Any) -> None:
    running = start_server(names="table.example.org,other.example.org")
    for host in (
        "127.0.0.1:8000",
        "localhost",
        "[::1]:9",
        "table.local",
        "box",
        "Table.example.org",
        "other.example.org:1",
    ):
        assert httpx.get(running.url + "/api/me", headers={"Host": host}).status_code == 200, host
    for host in ("evil.example.org", "table.example.org.evil.net", "127.0.0.1.evil.net", "evil.example.org:8000"):
        for path in ("/api/me", "/", "/api/setting"):
            answer = httpx.get(running.url + path, headers={"Host": host, "Accept-Language": "it"})
            assert answer.status_code == 421, (host, path)
            assert "non risponde al nome" in answer.json()["sentence"]


def test_the_database_is_for_its_owner_alone(start_server: Any, tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    running = start_server()
    running.person("Ada").make("person", "person")
    for name in ("table.sqlite3", "table.sqlite3-wal", "table.sqlite3-shm", "table.sqlite3.lock"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600, name
    running.stop()
    file.chmod(0o644)
    running.start()
    assert not file.stat().st_mode & 0o007, "an older one is closed to strangers"


def test_a_file_has_one_server_under_whatever_name(
    start_server: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXARCH_LANGUAGE", "en")
    start_server()
    link = tmp_path / "link.sqlite3"
    link.symlink_to(tmp_path / "table.sqlite3")
    folder = tmp_path / "folder"
    folder.symlink_to(tmp_path)
    for path in (link, folder / "table.sqlite3"):
        assert main(["serve", "--port", "0", "--database", f"sqlite:///{path}"]) == 2
        assert "already using" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["newer", "text", "cut", "folder", "below a file"])
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXARCH_LANGUAGE", "en")
    file = tmp_path / "table.sqlite3"
    if kind in ("newer", "cut"):
        migrate_now(Config(f"sqlite:///{file}"))
        with sqlite3.connect(file) as connection:
            if kind == "newer":
                connection.execute("UPDATE alembic_version SET version_num = '9999'")
            connection.execute("PRAGMA journal_mode=DELETE")
        connection.close()
        if kind == "cut":
            whole = file.read_bytes()
            file.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
    elif kind == "text":
        file.write_text("no database at all, " * 300)
    elif kind == "folder":
        file.mkdir()
    else:
        file.write_text("")
        file = file / "below.sqlite3"
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{file}"]) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    assert {"newer": "newer version", "text": "cannot be read", "cut": "cannot be read"}.get(
        kind, "for writing"
    ) in said


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that anybody on this machine may use."""
    with tempfile.TemporaryDirectory(prefix="hexarch-") as folder:
        os.chmod(folder, 0o777)
        yield Path(folder)


@contextmanager
def unable(kind: str) -> Iterator[None]:
    """Nobody may write to what only its owner may write to, or no file may grow, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    somebody = unprivileged()
    try:
        if kind == "full":
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
        elif somebody is not None:
            os.seteuid(somebody.pw_uid)
        yield
    finally:
        if somebody is not None:
            os.seteuid(0)
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


# What the system or SQLite says.
REASONS = {
    "full": "disk I/O error",
    "full when made": "disk I/O error",
    "read-only": "attempt to write a readonly database",
    "read-only folder": "Permission denied",
}


@pytest.mark.parametrize("kind", REASONS)
def test_a_database_that_takes_nothing_is_told_in_a_sentence(
    kind: str, open_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXARCH_LANGUAGE", "en")
    file = open_folder / "table.sqlite3"
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{open_folder}"]) == 2, "what is needed is loaded"
    if kind != "full when made":
        migrate_now(Config(f"sqlite:///{file}"))
    if kind == "read-only":
        file.chmod(0o400)
        if (somebody := unprivileged()) is not None:
            os.chown(file, somebody.pw_uid, somebody.pw_gid)
    elif kind == "read-only folder":
        open_folder.chmod(0o555)
    with socket.create_server(("127.0.0.1", 0)) as taken, unable(kind.partition(" ")[0]):
        port = str(taken.getsockname()[1])  # if nothing else does, this keeps the server from running
        assert main(["serve", "--port", port, "--database", f"sqlite:///{file}"]) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    assert said.count("for writing") == 2, said
    assert said.endswith(f": {REASONS[kind]}.\n")


def test_a_database_that_cannot_be_reached_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXARCH_LANGUAGE", "en")
    address = f"postgresql://somebody:secret@/table?host={tmp_path}"
    assert main(["serve", "--port", "0", "--database", address]) == 2
    said = capsys.readouterr().err
    assert "cannot be reached" in said
    assert "secret" not in said


def test_a_full_disk_is_told_and_nothing_is_half_done(start_server: Any, tmp_path: Path) -> None:
    running = start_server()
    ada = running.person("Ada")
    game = ada.make("person", "person")
    pid = running.process.pid
    # No file of this process may grow any more, as on a disk that is full.
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    seat = ada.table(game)["waiting"][0]
    draft = ada.draft(game, seat)
    body = {"seat": seat, "revision": 0, "key": "k", "draft": draft}
    answer = ada.http.post(f"/games/{game}/moves", json=body)
    assert answer.status_code == 503, answer.text
    assert int(answer.headers["Retry-After"]) > 0
    assert answer.json()["sentence"]
    refused = ada.http.post("/guest", json={"name": "Bob"})
    assert refused.status_code == 503, refused.text
    assert ada.table(game)["revision"] == 0, "who only looks still can"
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    end = time.monotonic() + 20
    while (again := ada.http.post(f"/games/{game}/moves", json=body)).status_code != 200:
        assert time.monotonic() < end, again.text
        time.sleep(0.1)
    assert ada.table(game)["revision"] == again.json()["revision"] > 0
    assert "Traceback" not in running.said()


def test_a_stopped_database_is_told_and_comes_back(start_server: Any, postgres: Any) -> None:
    folder = Path(tempfile.mkdtemp(prefix="hexarch-pg-"))
    own = Postgres(folder)
    try:
        running = start_server(own.new())
        ada = running.person("Ada")
        game = ada.make("person", "person")
        own.stop()
        for path in ("/me", f"/games/{game}", "/games", "/health"):
            answer = ada.http.get(path)
            assert answer.status_code == 503, (path, answer.text)
            assert int(answer.headers["Retry-After"]) > 0
        own.start()
        end = time.monotonic() + 30
        while ada.http.get("/health").status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.1)
        ada.move(game)
        assert "Traceback" not in running.said()
        assert running.said().count("does not answer") == 1, "told once, not for every request"
    finally:
        own.stop()
        shutil.rmtree(folder, ignore_errors=True)


def test_the_log_of_every_process_says_when_and_how_grave(tmp_path: Path) -> None:
    log = "import logging; logging.getLogger('hexarch.web').warning('x')"
    command = [sys.executable, "-c", f"from hexarch.web import run; run.application(); {log}"]
    environment = {**os.environ, "HEXARCH_SERVER_DATABASE": f"sqlite:///{tmp_path}/table.sqlite3"}
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stderr
    assert re.search(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ WARNING hexarch.web: x$", said, re.MULTILINE)


def test_a_clock_that_jumps_ends_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = time.time

    async def scene(server: Server) -> None:
        from hexarch.web.clock import clock

        ada, token, _ = await server.people.guest("Ada")
        seats = [{"kind": "person"}, {"kind": "person"}]
        live = await server.lobby.make(ada, {"seats": seats, "factions": "intro", "clock": 86_400})
        for jump in (400 * 86_400, -400 * 86_400):
            monkeypatch.setattr(time, "time", lambda jump=jump: machine() + jump)
            server.people._remembered.clear()
            assert await server.people.of_session(token) is not None
            assert clock(live).late == []
            assert steady.jumped() == pytest.approx(jump, abs=5)
            await server.people.guest("Bob")
            assert await server.people.of_session(token) is not None, "others who come in end nothing either"

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            await scene(server)

    apart(work())


def test_stored_times_of_a_wrong_clock_make_nobody_late(monkeypatch: pytest.MonkeyPatch) -> None:
    from hexarch.web.steady import wait_began

    day = 86_400.0
    monkeypatch.setattr(steady, "_began", steady._began)
    monkeypatch.setattr(steady, "grace", 3_600.0)
    now = steady()
    began = now - steady.running()
    assert wait_began(now - 0.5 * day, day) == pytest.approx(max(now - 0.5 * day, began - day + 3_600), abs=1)
    assert wait_began(now - 300 * day, day) + day == pytest.approx(began + 3_600, abs=1), "an hour after the start"
    assert wait_began(now + 300 * day, day) == pytest.approx(began, abs=1), "what lies ahead counts from the start"
    assert wait_began(now - 300 * day, 300) + 300 == pytest.approx(began + 300, abs=1), "a short clock has its own time"
