"""A server of one's own on a free port of this machine, a line to it, and how long its answers took.

For the scripts beside this one that measure a server from outside, as pages use it.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

COMMAND = "import sys; from hexarch.cli import main; sys.exit(main())"


class Server(NamedTuple):
    """A server that answers."""

    host: str
    port: int
    pid: int


@contextmanager
def serving(database: str, *options: str) -> Iterator[Server]:
    """Start a server without limits, wait until it answers, and end it afterwards."""
    command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database", database, *options]
    environment = {**os.environ, "HEXARCH_SERVER_LIMITS": "0", "HEXARCH_LANGUAGE": "en"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        found = re.search(r"http://([\d.]+):(\d+)", process.stdout.readline())
        assert found is not None
        server = Server(found[1], int(found[2]), process.pid)
        _wait(server.host, server.port)
        yield server
    finally:
        process.terminate()
        process.wait()


def _wait(host: str, port: int) -> None:
    for _ in range(600):
        try:
            with socket.create_connection((host, port), timeout=5) as asking:
                asking.sendall(f"GET /api/me HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
                if asking.recv(20).startswith(b"HTTP/1.1 200"):
                    return
        except OSError:
            pass
        time.sleep(0.1)
    raise SystemExit("the server does not answer")


class Connection:
    """One kept-alive line to the server, just enough HTTP to measure with."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookie = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and read its JSON."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(self.host, self.port)
        await self._send(self._writer, method, path, body)
        assert self._reader is not None
        status, headers = await _head(self._reader)
        content = await self._reader.readexactly(int(headers["content-length"]))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {content[:200]!r}")
        return json.loads(content)

    async def _send(self, writer: asyncio.StreamWriter, method: str, path: str, body: Any) -> None:
        content = b"" if body is None else json.dumps(body).encode()
        head = [
            f"{method} /api{path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "X-Hexarch: 1",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
        ]
        if self.cookie:
            head.append(f"Cookie: {self.cookie}")
        writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + content)
        await writer.drain()

    async def follow(self, path: str, heard: Any) -> None:
        """Read an event stream for ever."""
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
        try:
            await self._send(writer, "GET", path, None)
            status, _ = await _head(reader)
            if status != 200:
                raise RuntimeError(f"GET {path}: {status}")
            name = ""
            while line := await reader.readline():
                if line.startswith(b"event: "):
                    name = line[7:-1].decode()
                elif line.startswith(b"data: "):
                    heard(name, line)
            raise RuntimeError(f"GET {path}: the stream ended")
        finally:
            writer.close()


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    pairs = (line.split(": ", 1) for line in lines[1:] if ": " in line)
    return int(lines[0].split(" ")[1]), {name.lower(): value for name, value in pairs}


def share(values: list[float], part: float) -> float:
    """The time, in milliseconds, that a part of the answers stayed below."""
    found = sorted(values)
    return 1000 * found[min(len(found) - 1, int(len(found) * part))] if found else float("nan")


def line(name: str, values: list[float]) -> str:
    """How long something took, as a row."""
    shares = "  ".join(f"p{round(100 * part)} {share(values, part):7.1f} ms" for part in (0.5, 0.95, 0.99))
    return f"{name:<28}{len(values):>8}   {shares}   max {share(values, 1):7.1f} ms"
