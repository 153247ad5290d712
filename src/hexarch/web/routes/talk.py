"""Chat, private notes and planned lines."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, get, post, put
from litestar.params import JSONBody, Parameter

from hexarch.web import wire
from hexarch.web.context import Asked, limit, person, server_of, visitor

Id = Annotated[str, Parameter(max_length=16)]


@get("/games/{id:str}/chat")
async def chat(request: Asked, id: Id) -> wire.Chat:
    """The newest messages of a table."""
    who = await visitor(request)
    limit(request, "ask", who)
    server = server_of(request)
    return await server.talk.chat(await server.tables.get(id), who)


@post("/games/{id:str}/chat")
async def say(request: Asked, id: Id, data: JSONBody[wire.Say]) -> wire.Said:
    """Say something to everybody at the table."""
    who = await person(request)
    limit(request, "talk", who)
    server = server_of(request)
    return await server.talk.say(await server.tables.get(id), who, data.text)


@get("/games/{id:str}/notes")
async def notes(request: Asked, id: Id) -> wire.Notes:
    """One's own notes."""
    who = await person(request)
    limit(request, "ask", who)
    server = server_of(request)
    return wire.Notes(await server.talk.notes(await server.tables.get(id), who))


@put("/games/{id:str}/notes")
async def keep_notes(request: Asked, id: Id, data: JSONBody[wire.Notes]) -> wire.Notes:
    """Save your own notes."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    await server.talk.keep_notes(await server.tables.get(id), who, data.text)
    return data


@get("/games/{id:str}/lines")
async def lines(request: Asked, id: Id) -> dict[str, Any]:
    """One's own planned lines."""
    who = await person(request)
    limit(request, "ask", who)
    server = server_of(request)
    return await server.talk.lines(await server.tables.get(id), who)


@put("/games/{id:str}/lines")
async def keep_lines(request: Asked, id: Id, data: JSONBody[wire.Lines]) -> dict[str, Any]:
    """Save your own planned lines."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    kept = [msgspec.to_builtins(line) for line in data.lines]
    await server.talk.keep_lines(await server.tables.get(id), who, kept)
    return {"lines": kept}


def router() -> Router:
    """All of them."""
    return Router("/", route_handlers=[chat, say, notes, keep_notes, lines, keep_lines])
