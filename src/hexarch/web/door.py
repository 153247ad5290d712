"""The door of a server process: how many connections one address may hold, and how long and large a request may be.

A request that is sent slowly, never finished or never read costs a descriptor each second it lasts; so its head, its
body and the reading of its answer each have their time, and an address has a number of connections. Whoever is refused
is told so in a sentence, and the log says so once a minute.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import time
from collections import Counter
from functools import cache
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from hexarch.web.config import Config
from hexarch.web.errors import Problem
from hexarch.web.language import words

log: Final = logging.getLogger("hexarch.web")
MOST_OF_ADDRESS: Final = 200  # connections of one address that is not a trusted proxy
MOST_HEAD: Final = 32_768  # bytes of address and headers of a request
MOST_HEADERS: Final = 100
FRAMING: Final = 8  # bytes on the way for each of a body, at most: in chunks of a single one
BODY: Final = 4  # times as long as its head the body of a request may take, or a reader who takes nothing
LINGER: Final = 1.0  # seconds in which whoever is refused can read why
RESERVE: Final = 200  # descriptors kept for the database, files and workers
WISHED: Final = 65_536  # descriptors
LOG_EVERY: Final = 60.0  # seconds


def network(address: str) -> str:
    """What counts as one address: of IPv6 the 64 bits that one household has.

    >>> network("192.0.2.7"), network("2001:db8:0:1::7"), network("somewhere")
    ('192.0.2.7', '2001:db8:0:1::/64', 'somewhere')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def raise_descriptors() -> int:
    """Allow this process as many open files and connections as the system lets it; how many that are."""
    try:
        import resource
    except ImportError:
        return WISHED  # a system without such a limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = WISHED if hard == resource.RLIM_INFINITY else min(WISHED, hard)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        return wished
    return WISHED if soft == resource.RLIM_INFINITY else soft


class Keeper:
    """Counts the connections of this process."""

    def __init__(self, limited: bool, most: int, patience: float) -> None:
        self.limited: Final = limited
        self.patience: Final = patience
        self.most: Final = most
        self.count = 0
        self._addresses: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()
        self._told = 0.0

    def come(self, address: str | None) -> bool:
        """A connection is made; may it stay? `None` is a proxy that counts for itself."""
        self.count += 1
        if address is not None:
            self._addresses[address] += 1
        if self.count > self.most:
            return self._refuse("everybody")
        if address is not None and self.limited and self._addresses[address] > MOST_OF_ADDRESS:
            return self._refuse(address)
        return True

    def go(self, address: str | None) -> None:
        """A connection has ended."""
        self.count -= 1
        if address is not None:
            self._addresses[address] -= 1
            if self._addresses[address] <= 0:
                del self._addresses[address]

    def _refuse(self, whom: str) -> bool:
        self._refused[whom] += 1
        now = time.monotonic()
        if now - self._told >= LOG_EVERY or not self._told:
            self._told = now
            worst = ", ".join(f"{count} of {who}" for who, count in self._refused.most_common(3))
            log.warning("%d connections are open; refused: %s", self.count, worst)
            self._refused.clear()
        return False


@cache
def keeper() -> Keeper:
    """The one of this process."""
    config = Config.from_environment()
    return Keeper(config.limits, max(RESERVE, raise_descriptors() - RESERVE), config.patience)


@cache
def _trusted(allowed: str) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    found = []
    for part in allowed.split(","):
        try:
            found.append(ipaddress.ip_network(part.strip(), strict=False))
        except ValueError:
            continue
    return tuple(found)


def is_proxy(address: str, allowed: list[str] | str) -> bool:
    """Is this the address of a proxy whose word counts for those behind it?"""
    names = allowed if isinstance(allowed, str) else ",".join(allowed)
    if "*" in names:
        return True
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return True  # a socket of this machine
    return any(found in one for one in _trusted(names))


class Door(HttpToolsProtocol):
    """One connection."""

    _address: str | None = None
    _refused = False
    _head = 0  # bytes of the head that is being read
    _in_head = True
    _after = 0  # bytes behind the head, and what came with them
    _body = 0  # of these, the body's
    _came = 0  # bytes that came at once and are being read
    _earlier = 0  # of these, the bodies'
    _between = False  # the last request was read, and none has begun since
    _timer: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and let it begin its first request in time."""
        super().connection_made(transport)
        self._unanswered: list[RequestResponseCycle] = []  # requests, the first of which is being answered
        client = self.client[0] if self.client else ""
        self._address = None if is_proxy(client, self.config.forwarded_allow_ips) else network(client)
        if not keeper().come(self._address):
            if keeper().count > keeper().most + RESERVE // 2:
                self._refused = True
                transport.abort()
            else:
                self._refuse(Problem(503, "too-many-connections"))
            return
        self._wait(keeper().patience)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._stop_waiting()
        if self._reading is not None:
            self._reading.cancel()
        keeper().go(self._address)
        for cycle in self._unanswered:  # the newest alone is told otherwise, while an earlier one is being answered
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        if self._refused:
            return
        self._came, self._earlier = len(data), 0
        super().data_received(data)
        if self._between and self._timer is None and self.timeout_keep_alive_task is None:
            cycle: Any = self.cycle
            if cycle is None or cycle.response_complete:
                self._wait(keeper().patience)  # an empty line begins no request, but it ended the wait for one
        if self._in_head:
            self._head += len(data)
            self._after = 0
        else:
            self._after += len(data)
        # What comes behind the head is the body, or should be; the head itself may have come with its first part.
        if self._head > MOST_HEAD or self._after - FRAMING * self._body > 2 * MOST_HEAD:
            self._refuse(Problem(431, "too-large"))

    # -- the parts of a request -----------------------------------------------------------

    def on_message_begin(self) -> None:
        """A request begins, perhaps with the end of the one before, which was answered before all of it was here."""
        self._between = False
        before = min(self._came, FRAMING * self._earlier)
        self._in_head, self._head, self._after, self._body = True, -before, -before, 0
        self._wait(keeper().patience)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; those behind a body in chunks are of no use to anybody here."""
        if not self._in_head:
            self._refuse(Problem(431, "too-large"))
        elif not self._refused:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head is here."""
        self._in_head, self._head = False, 0
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if self._refused or size > MOST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refuse(Problem(431, "too-large"))
            return
        if [name for name, _ in self.headers].count(b"host") > 1:
            self._refuse(Problem(400, "unreadable"))  # a proxy might read the other one
            return
        self._wait(keeper().patience * BODY)
        super().on_headers_complete()
        self._unanswered = [one for one in self._unanswered if not one.response_complete]
        self._unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """A part of its body."""
        self._body += len(body)
        self._earlier += len(body)
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is here."""
        if not self._refused:
            self._between = True
            self._stop_waiting()
            super().on_message_complete()

    def _unsupported_upgrade_warning(self) -> None:
        """Nothing is spoken here but HTTP/1; whoever asks for more is answered in it, and that is nothing to report."""

    def pause_writing(self) -> None:
        """What was answered is not read."""
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(keeper().patience * BODY, self.transport.abort)

    def resume_writing(self) -> None:
        """It is read again."""
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        super().resume_writing()

    # -- time and refusals --------------------------------------------------------------

    def _wait(self, seconds: float) -> None:
        if self._refused:
            return
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        cycle: Any = self.cycle  # none before the first request
        if self._in_head and cycle is not None and not cycle.response_complete:
            return  # the answer to the request before is still on its way
        if not self._in_head:
            self.transport.close()  # whoever answers hears that the body does not come
            return
        self._refuse(Problem(408, "too-slow"))

    def _refuse(self, why: Problem) -> None:
        """Say why, and end it."""
        if self._refused:
            return
        self._refused = True
        self._stop_waiting()
        if self.transport.is_closing():
            return
        document = {
            "code": why.code,
            "sentence": why.said(words("en")),
            "detail": {},
        }  # nobody asked for a language yet
        body = json.dumps(document).encode()
        head = (
            f"HTTP/1.1 {why.status} {HTTPStatus(why.status).phrase}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self._timer = self.loop.call_later(LINGER, self.transport.abort)
