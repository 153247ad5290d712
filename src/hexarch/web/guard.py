"""What stands in front of every request: headers that protect the page, forged requests, and too many of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from litestar.enums import ScopeType
from litestar.types import Message

from hexarch.web.errors import Problem

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.handlers import BaseRouteHandler
    from litestar.types import ASGIApp, Receive, Scope, Send

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


# As they go over the wire.
_ENCODED: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_OWN_POLICY: Final = (b"content-security-policy", POLICY.encode())
_NOT_KEPT: Final = (b"cache-control", b"no-store")


class Protection:
    """Adds the protecting headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        api = scope["path"].startswith("/api")

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *_ENCODED]
                names = {name.lower() for name, _ in message["headers"]}
                if b"content-security-policy" not in names:
                    headers.append(_OWN_POLICY)
                if api and b"cache-control" not in names:
                    headers.append(_NOT_KEPT)
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, protected)


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


def cost(*texts: Sequence[str]) -> float:
    """What it costs to try out choices, one for about a millisecond: each of them, and each hundred letters."""
    return sum(len(part) / 10 + sum(map(len, part)) / 100 for part in texts)


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("left", "seen")

    def __init__(self, left: float, seen: float) -> None:
        self.left = left
        self.seen = seen


class Limits:
    """How often one person or address may ask, by kind of request. Kept in memory, for this process."""

    # Burst, and how many come back in a second. A page asks for a position at every click.
    # `guess` counts wrong passwords of one account, wherever they come from.
    RATES: Final = {
        "ask": (240, 40.0),
        "change": (120, 8.0),
        "enter": (40, 0.5),
        "guess": (10, 1 / 60),
        "make": (40, 0.2),
        "talk": (20, 1.0),
        "work": (200, 20.0),  # by what it costs: see `cost`
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

    def give_back(self, kind: str, who: str) -> None:
        """One that was counted does not count after all."""
        bucket = self._buckets.get((kind, who))
        if bucket is not None:
            bucket.left = min(self.RATES[kind][0], bucket.left + 1)

    def _forget(self, now: float) -> None:
        """Drop buckets that are full again; if an attack fills the memory, all of them."""
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.left + (now - bucket.seen) * self.RATES[key[0]][1] < self.RATES[key[0]][0]
        }
        if len(self._buckets) >= self.MOST:
            self._buckets.clear()
