"""Events for the pages at a table: each listener has a short queue; a slow one is sent away to catch up."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec

MOST_WAITING: Final = 200  # events a listener may be behind; then its stream ends and the page resumes
MOST_LISTENERS: Final = 20  # streams of one person at one table
MOST_OF_PERSON: Final = 60  # of one person at all tables
MOST_NAMELESS: Final = 40  # of visitors without a name who come from one address
MOST_OF_ADDRESS: Final = 400  # of everybody who comes from one address
RETRY: Final = b"retry: 1000\n\n"  # milliseconds after which a page comes back
KEEPALIVE: Final = b":\n\n"


def encode(name: str, data: object, id: str = "") -> bytes:
    """An event as it goes over the wire; JSON never holds a line break."""
    head = f"id: {id}\nevent: {name}\ndata: " if id else f"event: {name}\ndata: "
    return b"".join((head.encode(), msgspec.json.encode(data), b"\n\n"))


class Listener:
    """One page that follows a table."""

    __slots__ = ("_ready", "_waiting", "address", "closed", "language", "person")

    def __init__(self, language: str, person: str, address: str = "") -> None:
        self.language = language
        self.person = person
        self.address = address
        self.closed = False
        self._waiting: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def put(self, event: bytes) -> None:
        """Queue an event."""
        if len(self._waiting) >= MOST_WAITING:
            self.close()
            return
        self._waiting.append(event)
        self._ready.set()

    def close(self) -> None:
        """End the stream; the page comes back and resumes where it was."""
        self.closed = True
        self._waiting.clear()
        self._ready.set()

    async def events(self, keepalive: float) -> AsyncIterator[bytes]:
        """What is sent, as it comes; a comment now and then keeps the line open."""
        while not self.closed:
            if not self._waiting:
                try:
                    async with asyncio.timeout(keepalive):
                        await self._ready.wait()
                except TimeoutError:
                    yield KEEPALIVE
                    continue
            self._ready.clear()
            if self._waiting:
                chunk = b"".join(self._waiting)
                self._waiting.clear()
                yield chunk


def _counted(listener: Listener) -> list[tuple[tuple[str, str], int]]:
    """Under which names a stream is counted, and how many each may have."""
    found = [(("address", listener.address), MOST_OF_ADDRESS)]
    if listener.person:
        return [*found, (("person", listener.person), MOST_OF_PERSON)]
    return [*found, (("nameless", listener.address), MOST_NAMELESS)]


class Hub:
    """Who listens at which table of this process."""

    def __init__(self, limited: bool = False) -> None:
        self._rooms: dict[str, set[Listener]] = {}
        self._limited = limited
        self._counts: Counter[tuple[str, str]] = Counter()  # streams of persons, addresses, and the nameless there
        self.closed = False

    def full(self, listener: Listener) -> bool:
        """Are there so many streams of this person or address that one more is refused?"""
        return self._limited and any(self._counts[key] >= most for key, most in _counted(listener))

    def join(self, game: str, listener: Listener) -> None:
        """Let a page listen."""
        room = self._rooms.setdefault(game, set())
        same = [other for other in room if other.person == listener.person and other.person]
        if len(same) >= MOST_LISTENERS:
            same[0].close()
        room.add(listener)
        self._counts.update(key for key, _ in _counted(listener))

    def leave(self, game: str, listener: Listener) -> None:
        """The page is gone."""
        room = self._rooms.get(game)
        if room is None or listener not in room:
            return
        room.discard(listener)
        if not room:
            del self._rooms[game]
        for key, _ in _counted(listener):
            self._counts[key] -= 1
            if self._counts[key] <= 0:
                del self._counts[key]

    def listeners(self, game: str) -> int:
        """How many pages follow a table."""
        return len(self._rooms.get(game, ()))

    def count(self) -> int:
        """How many pages follow any table."""
        return sum(map(len, self._rooms.values()))

    def online(self, game: str) -> set[str]:
        """People whose pages follow a table."""
        return {listener.person for listener in self._rooms.get(game, ()) if listener.person}

    def rooms(self) -> list[str]:
        """Tables that somebody follows."""
        return list(self._rooms)

    def publish(self, game: str, event: bytes | Callable[[str, str], bytes], personal: bool = False) -> None:
        """Send an event to everybody at a table, written once for each language; a personal one for each person too.

        `event` is called with the language and the person, who is nobody unless it is personal.
        """
        room = self._rooms.get(game)
        if not room:
            return
        written: dict[tuple[str, str], bytes] = {}
        for listener in tuple(room):
            if isinstance(event, bytes):
                listener.put(event)
                continue
            key = (listener.language, listener.person if personal else "")
            text = written.get(key)
            if text is None:
                text = written[key] = event(*key)
            listener.put(text)

    def send_away(self, game: str) -> None:
        """End the streams of a table; its pages come back and resume."""
        for listener in tuple(self._rooms.get(game, ())):
            listener.close()

    def send_person_away(self, person: str) -> None:
        """End the streams of somebody whose sessions ended; pages that may still come come back."""
        for room in self._rooms.values():
            for listener in room:
                if person and listener.person == person:
                    listener.close()

    def send_everybody_away(self) -> None:
        """End every stream; pages that may still come come back and resume."""
        for room in self._rooms.values():
            for listener in room:
                listener.close()

    def close(self) -> None:
        """The server stops."""
        self.closed = True
        self.send_everybody_away()
