"""What stands in front of every request: headers that protect the page, forged requests, and too many of them."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Message

from hexarch.web.errors import Problem
from hexarch.web.language import preferred, words

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.handlers import BaseRouteHandler
    from litestar.types import ASGIApp, Receive, Scope, Send

AT_HOME: Final = (".local", ".lan", ".internal", ".home.arpa")  # names that mean something in a home network only
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADER: Final = "x-hexarch"
# Nothing is loaded from elsewhere, nothing inline runs, nobody may frame the page.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'{wasm}; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
POLICY: Final = _POLICY.format(wasm="")
# The worker that runs the engine in the browser compiles WebAssembly; its policy comes with its own file.
OFFLINE_POLICY: Final = _POLICY.format(wasm=" 'wasm-unsafe-eval'")
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


answered: Final[Counter[int]] = Counter()  # requests of this process, by status
# As they go over the wire.
_ENCODED: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_OWN_POLICY: Final = (b"content-security-policy", POLICY.encode())
_NOT_KEPT: Final = (b"cache-control", b"no-store")


class Protection:
    """Adds the protecting headers to every answer, and answers only under names that are ours."""

    def __init__(self, app: ASGIApp, names: str = "") -> None:
        self.app = app
        self._names = frozenset(one.strip().lower() for one in names.split(",") if one.strip())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if not ours(host, self._names):
            await _misdirected(host, headers.get("accept-language", ""), send)
            return
        api = scope["path"].startswith("/api")

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered[message["status"]] += 1
                headers = [*message["headers"], *_ENCODED]
                names = {name.lower() for name, _ in message["headers"]}
                if b"content-security-policy" not in names:
                    headers.append(_OWN_POLICY)
                if api and b"cache-control" not in names:
                    headers.append(_NOT_KEPT)
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, protected)


def ours(host: str, names: frozenset[str]) -> bool:
    """Does the server answer under this name? A page elsewhere could make its own name point here (DNS rebinding).

    Numbers, and names that nobody can have on the internet, lead here by themselves; others must be given.

    >>> none = frozenset()
    >>> [ours(host, none) for host in ("127.0.0.1:8000", "[::1]:80", "localhost", "table.local", "evil.example.org")]
    [True, True, True, True, False]
    >>> ours("Table.Example.org:443", frozenset({"table.example.org"}))
    True
    """
    name = host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.rpartition(":")[0] or host
    name = name.lower().removesuffix(".")
    if "*" in names or name in names or "." not in name.removesuffix(".localhost") or name.endswith(AT_HOME):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def _misdirected(host: str, languages: str, send: Send) -> None:
    """Say that the server is not known under this name."""
    why = Problem(421, "other-name", name="".join(letter for letter in host[:80] if letter.isprintable()))
    document = {"code": why.code, "sentence": why.said(words(preferred(languages))), "detail": {}}
    body = msgspec.json.encode(document)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *_ENCODED]
    await send({"type": "http.response.start", "status": why.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def same_site(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Changes come from our own page only: a header that a form cannot send, and an origin that is ours."""
    if connection.scope.get("method") in SAFE:
        return
    headers = connection.headers
    if headers.get(HEADER) != "1" or headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem(403, "forged")
    origin = headers.get("origin")
    if origin is not None and origin.partition("://")[2] != headers.get("host"):
        raise Problem(403, "forged")


async def json_only(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """What is sent is JSON and says so: a plain form or text, which other sites can make browsers send, is refused."""
    headers = connection.headers
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "not-json")


def cost(*texts: Sequence[str], back: int = 0) -> float:
    """What it costs to try out choices, one for about a millisecond: a position, ten choices, a hundred letters.

    `back` counts the choices that lead to an earlier position from one that is kept: they are known to be right.
    """
    return 1 + back / 20 + sum(len(part) / 10 + sum(map(len, part)) / 100 for part in texts)


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("left", "seen")

    def __init__(self, left: float, seen: float) -> None:
        self.left = left
        self.seen = seen


class Limits:
    """How often one person or address may ask, by kind of request. Kept in memory, for this process."""

    # Burst, and how many come back in a second. A page asks for a position at every click.
    RATES: Final = {
        "ask": (240, 40.0),
        "change": (120, 8.0),
        "enter": (40, 0.5),
        "guess": (10, 1 / 60),  # wrong passwords of one account from one address
        "guess everywhere": (200, 1 / 60),  # and from all of them together
        "guest": (30, 0.05),  # new people from one address
        "hand over": (20, 1 / 30),  # seats of one table by one person
        "make": (40, 0.2),
        "talk": (20, 1.0),
        "work": (200, 20.0),  # by what it costs: see `cost`
        # Of everybody with a name who comes from one address, together.
        "ask there": (1_200, 200.0),
        "change there": (600, 40.0),
        "enter there": (80, 1.0),
        "make there": (80, 0.4),
        "talk there": (100, 5.0),
        "work there": (600, 60.0),
    }
    MOST: Final = 50_000

    def __init__(self, on: bool) -> None:
        self.on = on
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, who: str, cost: float = 1) -> None:
        """Count one request, or what it costs; refuse it when there were too many."""
        if not self.on:
            return
        burst, rate = self.RATES[kind]
        now = time.monotonic()
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._forget(now)
            bucket = self._buckets[kind, who] = Bucket(burst, now)
        bucket.left = min(burst, bucket.left + (now - bucket.seen) * rate)
        bucket.seen = now
        if bucket.left < min(cost, burst):
            raise Problem(429, "too-many", seconds=max(1, round((min(cost, burst) - bucket.left) / rate)))
        bucket.left -= cost

    def give_back(self, kind: str, who: str, cost: float = 1) -> None:
        """One that was counted does not count after all."""
        bucket = self._buckets.get((kind, who))
        if bucket is not None:
            bucket.left = min(self.RATES[kind][0], bucket.left + cost)

    def _forget(self, now: float) -> None:
        """Drop buckets that are full again; if an attack fills the memory, all of them."""
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.left + (now - bucket.seen) * self.RATES[key[0]][1] < self.RATES[key[0]][0]
        }
        if len(self._buckets) >= self.MOST:
            self._buckets.clear()
