"""The stream of events by which a page follows a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Router, get
from litestar.params import HeaderParameter, Parameter
from litestar.response import Stream

from hexarch.web.context import Asked, address, limit, server_of, visitor
from hexarch.web.errors import Problem
from hexarch.web.hub import RETRY, Listener, encode
from hexarch.web.language import language_of
from hexarch.web.tables import event_id, present

if TYPE_CHECKING:
    from hexarch.web.live import Live
    from hexarch.web.server import Server

Id = Annotated[str, Parameter(max_length=16)]


@get("/games/{id:str}/events", media_type="text/event-stream")
async def events(
    request: Asked,
    id: Id,
    last: Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=40)] = "",
    after: Annotated[str, Parameter(max_length=40)] = "",
) -> Stream:
    """Server-sent events; after a break a page says what it saw last, and gets what it missed."""
    who = await visitor(request)
    limit(request, "ask", who)
    server = server_of(request)
    if server.hub.closed:
        raise Problem(503, "database")
    live = await server.tables.get(id)
    listener = Listener(language_of(request), who.id if who is not None else "", address(request))
    if server.hub.full(listener):
        raise Problem(429, "too-many-streams", seconds=10)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(_follow(server, live, listener, last or after), media_type="text/event-stream", headers=headers)


async def _follow(server: Server, live: Live, listener: Listener, last: str) -> AsyncIterator[bytes]:
    if server.hub.full(listener):
        return  # others came in between
    serial, chat = _seen(last)
    first = bool(listener.person) and listener.person not in server.hub.online(live.id)
    server.hub.join(live.id, listener)
    # Nothing is awaited between joining and looking: what happened before is told here, what happens later is queued.
    missed = _missed(live, listener.language, serial, live.viewer(listener.person)) if serial is not None else []
    hello = {"revision": live.revision, **present(live)}
    opening = b"".join([RETRY, *missed, encode("hello", hello, event_id(live))])
    messages = live.chat
    try:
        yield opening
        if chat is not None and chat < messages:
            for message in await server.talk.since(live.id, chat):
                if message["id"] <= messages:
                    yield encode("chat", message)
        if first:
            _tell_presence(server, live)
        async for chunk in listener.events(server.config.keepalive):
            yield chunk
    finally:
        server.hub.leave(live.id, listener)
        if listener.person and listener.person not in server.hub.online(live.id):
            _tell_presence(server, live)


def _tell_presence(server: Server, live: Live) -> None:
    """Who of the people at the table is there."""
    online = server.hub.online(live.id)
    newest = server.tables.known(live.id) or live
    seats = [seat.seat for seat in newest.seats if seat.person in online]
    server.hub.publish(live.id, encode("online", {"seats": seats}))


def _seen(last: str) -> tuple[int | None, int | None]:
    """What a page saw last: entries of the game, messages of the chat."""
    serial, _, chat = last.partition(".")
    if serial.isdecimal() and chat.isdecimal() and serial.isascii() and chat.isascii():
        return int(serial), int(chat)
    return None, None


def _missed(live: Live, language: str, serial: int, viewer: int | None) -> list[bytes]:
    """What happened in the game since: undos, then the rows from where both agree."""
    if not live.started or serial >= live.serial:
        return []
    agreed = sum(1 for one in live.serials if one <= serial)
    found: list[bytes] = []
    missed = [one for one in live.undone if one.serial > serial]
    if missed:
        back: dict[str, Any] = {"revision": agreed, **present(live)}
        back["undone"] = [one.document() for one in missed]
        found.append(encode("undone", back))
    if live.revision > agreed:
        rows = live.log(language, agreed, viewer=viewer)
        found.append(encode("rows", {"revision": live.revision, **present(live), "rows": rows}))
    return found


def router() -> Router:
    """The stream."""
    return Router("/", route_handlers=[events])
