"""One client cannot lock the others out: streams, connections and slow or huge requests have their limits."""

import json
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from hexarch.web.app import create
from hexarch.web.config import Config
from hexarch.web.guard import Limits

LETTERS = 1000  # of a head, twenty a second at most: many times the patience of the server
STRANGER = "127.0.0.2"  # of this machine too, but not the address of a trusted proxy


@contextmanager
def sockets(port: int, count: int) -> Iterator[list[socket.socket]]:
    """So many connections of a stranger."""
    found: list[socket.socket] = []
    try:
        for _ in range(count):
            found.append(socket.create_connection(("127.0.0.1", port), 10, source_address=(STRANGER, 0)))
        yield found
    finally:
        for one in found:
            one.close()


def ended(one: socket.socket, seconds: float) -> bytes:
    """What was said until the other side ended the connection."""
    one.settimeout(seconds)
    said = b""
    try:
        while part := one.recv(65_536):
            said += part
    except ConnectionResetError:
        pass
    return said


def healthy(one: socket.socket) -> bytes:
    """The whole answer of the health route; head and body may come apart."""
    one.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
    said = b""
    while not said.endswith(b"}"):
        said += one.recv(10_000)
    return said


def stream(port: int, game: str) -> bytes:
    return f"GET /api/games/{game}/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()


def test_streams_of_the_nameless_are_counted_by_address(start_server: Any) -> None:
    running = start_server(limits=True)
    ada = running.person("Ada")
    game = ada.make("person", "person")
    with sockets(running.port, 60) as many:
        answers = []
        for one in many:
            one.sendall(stream(running.port, game))
            answers.append(one.recv(200).split(b"\r\n")[0])
        assert answers.count(b"HTTP/1.1 200 OK") == 40
        assert answers.count(b"HTTP/1.1 429 Too Many Requests") == 20
        with ada.events(game) as mine:
            assert mine.next("hello")
    end = time.monotonic() + 20
    while True:  # places are free again once they are gone
        with sockets(running.port, 1) as again:
            again[0].sendall(stream(running.port, game))
            if again[0].recv(200).startswith(b"HTTP/1.1 200"):
                break
        assert time.monotonic() < end
        time.sleep(0.2)


def test_connections_of_one_address_are_counted(start_server: Any) -> None:
    running = start_server(limits=True)
    ada = running.person("Ada")
    with sockets(running.port, 230) as many:
        said = ended(many[-1], 10)
        assert said.startswith(b"HTTP/1.1 503"), said
        assert json.loads(said.partition(b"\r\n\r\n")[2])["sentence"]
        assert ada.get("/me")["person"]["id"] == ada.id, "others are let in"
    assert "refused" in running.said()


def test_half_sent_requests_are_not_waited_for(start_server: Any) -> None:
    running = start_server(limits=False, patience=1)
    with sockets(running.port, 50) as many:
        for one in many[:25]:
            one.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        for one in many[25:]:
            one.sendall(
                b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Hexarch: 1\r\nContent-Type: application/json\r\n"
                b"Content-Length: 100\r\n\r\n{"
            )
        said = [ended(one, 60) for one in many]  # which fails where one is kept open
        assert all(one.startswith(b"HTTP/1.1 408") for one in said[:25])
    assert httpx.get(running.url + "/api/me").status_code == 200


def test_an_empty_line_behind_a_request_does_not_keep_the_connection(start_server: Any) -> None:
    running = start_server(limits=False, patience=1)
    with sockets(running.port, 2) as (idle, busy):
        for one in (idle, busy):
            assert healthy(one).startswith(b"HTTP/1.1 200")
            one.sendall(b"\r\n")
        assert healthy(busy).startswith(b"HTTP/1.1 200"), "a request may follow it"
        assert ended(idle, 40) == b""  # without a time-out it would stay open


def test_a_head_that_comes_letter_by_letter_is_not_waited_for(start_server: Any) -> None:
    running = start_server(limits=False, patience=1)
    with sockets(running.port, 1) as (one,):
        head = (b"GET /api/me HTTP/1.1\r\n" + b"X-Slow: 1\r\n" * 1000)[:LETTERS]
        sent = 0
        try:
            for letter in head:
                one.sendall(bytes([letter]))
                sent += 1
                time.sleep(0.05)
        except OSError:
            pass
        assert sent < len(head), "the server read on"


def test_huge_headers_are_refused(start_server: Any) -> None:
    running = start_server(limits=False)
    parts = {
        "many": b"".join(b"X-%d: %s\r\n" % (number, b"y" * 1000) for number in range(200)),
        "long": b"X: " + b"y" * 5_000_000,
        "numerous": b"".join(b"X-%d: y\r\n" % number for number in range(500)),
        "address": b"",
    }
    for name, part in parts.items():
        with sockets(running.port, 1) as (one,):
            target = b"/" + b"x" * 100_000 if name == "address" else b"/api/me"
            try:
                one.sendall(b"GET " + target + b" HTTP/1.1\r\nHost: x\r\n" + part + b"\r\n\r\n")
            except OSError:
                continue  # the door was shut in the middle of it
            said = ended(one, 10)
            assert said.startswith(b"HTTP/1.1 4"), (name, said[:100])
            assert b"200 OK" not in said
    assert httpx.get(running.url + "/api/me", headers={"X-Long": "y" * 8_000}).status_code == 200


RAISED = """
import resource
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
from hexarch.web.door import RESERVE, keeper
print(keeper().most + RESERVE, resource.getrlimit(resource.RLIMIT_NOFILE)[0], hard)
"""


def test_descriptors_are_raised_at_the_start() -> None:
    said = subprocess.run([sys.executable, "-c", RAISED], capture_output=True, text=True, check=True).stdout
    counted, soft, hard = map(int, said.split())
    assert counted == soft == min(hard if hard != resource.RLIM_INFINITY else 65_536, 65_536) > 256


def test_questions_without_a_name_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Limits.RATES, "ask", (3, 0.001))
    app = create(Config(f"sqlite:///{tmp_path / 'table.sqlite3'}", limits=True, metrics=True))
    with TestClient(app) as client:
        client.headers.update({"X-Hexarch": "1", "Host": "localhost"})
        for path in ("/me", "/words", "/setting", "/rules", "/games", "/health", "/metrics", "/logout"):
            app.state.server.limits._buckets.clear()  # as after a while
            answers = [client.request("POST" if path == "/logout" else "GET", f"/api{path}") for _ in range(4)]
            assert [one.status_code for one in answers] == [200, 200, 200, 429], path
            assert int(answers[-1].headers["Retry-After"]) > 0
            assert answers[-1].json()["sentence"]


def test_headers_behind_a_body_are_refused(start_server: Any) -> None:
    running = start_server(limits=False)
    head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Hexarch: 1\r\nContent-Type: application/json\r\n"
    head += b"Transfer-Encoding: chunked\r\n\r\n"
    for behind in (b"X: 1\r\nY: 2\r\n", b"X: " + b"y" * 80_000):  # a whole one, and one that never ends
        with sockets(running.port, 1) as (one,):
            one.sendall(head + b"2\r\n{}\r\n0\r\n")
            one.sendall(behind)
            said = ended(one, 20)
            assert said.startswith(b"HTTP/1.1 431") or (not said and len(behind) > 100)  # a reset may lose the answer
    assert httpx.get(running.url + "/api/me").status_code == 200
