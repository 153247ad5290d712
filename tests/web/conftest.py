"""Real servers on free ports of this machine, a real PostgreSQL, and people who use them."""

import atexit
import json
import os
import select
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from .cluster import START, Postgres, binary, unprivileged

SEED = 7  # of games that ask for no other
TAKEN = "already in use"  # what a server says whose port another process took first
TRIES = 5  # ports
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # for clients that speak plain HTTP and need not read certificates


class Copy:
    """A process that is not a child of ours, to be used like one."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """Has it ended? What with, nobody knows."""
        return 0 if select.select([self._handle], [], [], 0)[0] else None

    def wait(self, timeout: float | None = None) -> int:
        if not select.select([self._handle], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return 0

    def send_signal(self, number: int) -> None:
        signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


@cache
def _nursery() -> subprocess.Popen[str]:
    """Where servers are copied from; it ends with us."""
    script = Path(__file__).with_name("nursery.py")
    found = subprocess.Popen([sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(found.__exit__, None, None, None)
    return found


def _start(arguments: list[str], environment: dict[str, str], log: Path) -> "Copy | subprocess.Popen[bytes]":
    """`hexarch` with these arguments, in a process of its own."""
    if hasattr(os, "pidfd_open"):
        nursery = _nursery()
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        asked = {"arguments": arguments, "environment": environment, "log": str(log)}
        nursery.stdin.write(json.dumps(asked) + "\n")
        nursery.stdin.flush()
        return Copy(int(nursery.stdout.readline()))
    command = [sys.executable, "-c", "import sys; from hexarch.cli import main; sys.exit(main())", *arguments]
    with log.open("ab") as handle:
        return subprocess.Popen(command, env=environment, stdout=handle, stderr=handle)


class Server:
    """A server process, as `hexarch serve` runs it."""

    def __init__(self, database: str, folder: Path, **settings: object) -> None:
        self.database = database
        self.settings = {"bot_pause": 0, "limits": False, "keepalive": 1, "grace": 0, **settings}
        self.process: Copy | subprocess.Popen[bytes] | None = None
        for left in reversed(range(TRIES)):
            self.port = _free_port()
            self.url = f"http://127.0.0.1:{self.port}"
            self.log = folder / f"server-{self.port}.log"
            try:
                self.start()
                return
            except AssertionError:
                if not left or TAKEN not in self.said():
                    raise

    def start(self, wait: bool = True) -> None:
        environment = {
            **os.environ,
            "HEXARCH_LANGUAGE": "en",
            **{f"HEXARCH_SERVER_{name.upper()}": str(value) for name, value in self.settings.items()},
        }
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        self.process = _start(arguments, environment, self.log)
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        end = time.monotonic() + START
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            try:
                if httpx.get(self.url + "/api/me", timeout=5, verify=PLAIN).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.03)
        raise AssertionError(f"no answer: {self.said()}")

    def kill(self) -> None:
        """As the kernel kills: without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)

    def said(self) -> str:
        return self.log.read_text("utf-8", errors="replace")

    def person(self, name: str = "Ada") -> "Person":
        return Person(self.url, name)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url + "/api", headers={"X-Hexarch": "1"}, timeout=30, verify=PLAIN)
        self.key_link = ""
        if name:
            entered = self.post("/guest", name=name)
            self.key_link = entered["key_link"]
            self.id = entered["person"]["id"]

    def __del__(self) -> None:
        if hasattr(self, "http"):
            self.http.close()  # with its connections, whoever forgot them

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._json(self.http.get(path, params=params), status)

    def post(self, path: str, status: int | tuple[int, ...] = (200, 201), **body: Any) -> Any:
        return self._json(self.http.post(path, json=body), status)

    def put(self, path: str, status: int = 200, **body: Any) -> Any:
        return self._json(self.http.put(path, json=body), status)

    def _json(self, answer: httpx.Response, status: int | tuple[int, ...]) -> Any:
        wanted = (status,) if isinstance(status, int) else status
        assert answer.status_code in wanted, f"{answer.request.url}: {answer.status_code} {answer.text[:500]}"
        return answer.json()

    # -- playing ------------------------------------------------------------------------

    def make(self, *seats: str, **more: Any) -> str:
        """A table; seats are `person`, `open` or the name of a bot."""
        places = [{"kind": one} if one in ("person", "open") else {"kind": "bot", "bot": one} for one in seats]
        form = {"seats": places, "factions": "intro", "profile": "rulebook", "seed": SEED, **more}
        return str(self.post("/games", **form)["id"])

    def table(self, game: str, **params: Any) -> Any:
        return self.get(f"/games/{game}", **params)

    def draft(self, game: str, seat: int, pick: Callable[[list[Any]], Any] = lambda options: options[0]) -> list[str]:
        """A draft that can be confirmed, chosen step by step from what is offered."""
        texts: list[str] = []
        position = self.post(f"/games/{game}/position", seat=seat, draft=texts)
        while not position["confirm"]["ready"] or (not texts and position["options"][0]["text"] != "done"):
            texts.append(pick(position["options"])["text"])
            position = self.post(f"/games/{game}/position", seat=seat, draft=texts)
        return texts

    def move(self, game: str, seat: int | None = None, **more: Any) -> Any:
        """Make some move with a seat of one's own for which the game waits."""
        table = self.table(game)
        mine = [one for one in table["viewer"]["seats"] if one in table["waiting"]]
        chosen = mine[0] if seat is None else seat
        body = {"seat": chosen, "revision": table["revision"], "key": str(uuid.uuid4()), "draft": None, **more}
        if body["draft"] is None:
            body["draft"] = self.draft(game, chosen)
        return self.post(f"/games/{game}/moves", **body)

    def wait_for_turn(self, game: str, seconds: float = 120) -> Any:
        """Until the game waits for a seat of one's own, or is over."""
        end = time.monotonic() + seconds
        pause = 0.02
        while time.monotonic() < end:
            table = self.table(game)
            if table["state"] == "finished" or set(table["waiting"]) & set(table["viewer"]["seats"]):
                return table
            time.sleep(pause)
            pause = min(1.5 * pause, 0.2)  # a bot that thinks has the processor
        raise AssertionError("nobody moves")

    def events(self, game: str, last: str = "", **params: str) -> "Events":
        return Events(self, game, last, params)


class Events:
    """An open event stream."""

    def __init__(self, person: Person, game: str, last: str, params: dict[str, str]) -> None:
        self._person = person  # whose connection this is
        headers = {"Last-Event-ID": last} if last else {}
        request = person.http.build_request("GET", f"/games/{game}/events", headers=headers, params=params)
        request.extensions["timeout"] = {"connect": 10, "read": 15, "write": 10, "pool": 10}
        self.response = person.http.send(request, stream=True)
        assert self.response.status_code == 200
        assert self.response.headers["content-type"].startswith("text/event-stream")
        self._lines = self.response.iter_lines()
        self.last = last
        self.comments = 0

    def next(self, *names: str) -> Any:
        """The next event (of these names): its name and document."""
        name, data = "", ""
        for line in self._lines:
            if line.startswith(":"):
                self.comments += 1
            elif line.startswith("id: "):
                self.last = line[4:]
            elif line.startswith("event: "):
                name = line[7:]
            elif line.startswith("data: "):
                data = line[6:]
            elif not line and name:
                if not names or name in names:
                    return name, json.loads(data)
                name = data = ""
        raise AssertionError("the stream ended")

    def close(self) -> None:
        self.response.close()

    def __enter__(self) -> "Events":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


# -- servers ----------------------------------------------------------------------------


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers that end with the test; none may have met a fault."""
    running: list[Server] = []

    def start(database: str = "", **settings: object) -> Server:
        running.append(Server(database or f"sqlite:///{tmp_path / 'table.sqlite3'}", tmp_path, **settings))
        return running[-1]

    yield start
    for one in running:
        one.stop()
    for one in running:
        assert "Traceback" not in one.said(), one.said()[-4000:]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not disturb it."""
    folder = tmp_path_factory.mktemp("server")
    found = Server(f"sqlite:///{folder / 'table.sqlite3'}", folder)
    yield found
    found.stop()
    assert "Traceback" not in found.said(), found.said()[-4000:]


# -- databases --------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    if binary("initdb") is None or binary("postgres") is None:
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    if os.geteuid() == 0 and unprivileged() is None:
        pytest.skip("PostgreSQL does not run as root, and there is no other user")
    folder = Path(tempfile.mkdtemp(prefix="hexarch-pg-"))
    found = Postgres(folder)
    yield found
    found.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Both kinds of database, new and empty."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.sqlite3'}"
    return str(request.getfixturevalue("postgres").new())
