"""Several requests on one connection, and what is no request at all: nothing stays behind, and the log stays short."""

import re
import signal
import socket
import time
from typing import Any

import httpx

from .test_door import ended, stream


def streams(server: Any) -> int:
    """How many pages the server believes to follow a table."""
    found = re.search(r"^hexarch_streams (\d+)", httpx.get(server.url + "/api/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1])


def until(server: Any, wanted: int) -> None:
    end = time.monotonic() + 20
    while streams(server) != wanted:
        assert time.monotonic() < end, f"{streams(server)} streams"
        time.sleep(0.02)


def test_what_strangers_send_is_forgotten_with_their_connection(start_server: Any) -> None:
    """A request behind an event stream made the server miss its end, and say so in forty lines."""
    server = start_server(metrics=True, keepalive=600)
    game = server.person("Ada").make("person", "open")
    with socket.create_connection(("127.0.0.1", server.port), 10) as one:
        one.sendall(stream(server.port, game) + b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
        until(server, 1)
    until(server, 0)
    for garbage in (b"\x16\x03\x01\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") * 4:
        with socket.create_connection(("127.0.0.1", server.port), 10) as one:
            one.sendall(garbage)
            assert ended(one, 10).startswith(b"HTTP/1.1 400 ")
    with socket.create_connection(("127.0.0.1", server.port), 10) as one:
        one.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n\r\n")
        assert b'"unreadable"' in ended(one, 10)
    for wish in ("websocket", "h2c"):
        headers = {"Upgrade": wish, "Connection": "Upgrade"}
        assert httpx.get(server.url + "/api/me", headers=headers).status_code == 200
    said = server.said().splitlines()
    assert len(said) == 2, "it runs, and somebody sent what is no request"


def test_a_request_behind_the_end_of_a_long_one_is_read(start_server: Any) -> None:
    """What was answered early may still be on its way when the next begins: it was taken for an endless head."""
    server = start_server()
    long = b"x" * 200_000
    head = f"POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: {len(long)}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", server.port), 10) as one:
        server.process.send_signal(signal.SIGSTOP)  # so that all of it lies ready and is read at once
        try:
            one.sendall(head + long + b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        finally:
            server.process.send_signal(signal.SIGCONT)
        said = ended(one, 10)
    assert re.findall(rb"HTTP/1.1 (\d+) ", said) == [b"404", b"200"]
