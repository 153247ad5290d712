"""The lobby: the form, lists of tables, new tables, taking and leaving seats."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody, Parameter, QueryParameter

from hexarch import games as titles
from hexarch.play.manual import manual
from hexarch.play.setting import describe, game_of
from hexarch.web import views, wire
from hexarch.web.context import Asked, limit, person, server_of, visitor
from hexarch.web.errors import Problem
from hexarch.web.language import about, language_of, words
from hexarch.web.lobby import invitation, watching, welcome
from hexarch.web.people import new_id

MOST_LEDGER = 2_000_000  # bytes
KEEP = "private, max-age=300"
Id = Annotated[str, Parameter(max_length=16)]
Game = Annotated[str, Parameter(max_length=40, description="a title, by its name")]


@cache
def _described(language: str, game: str) -> bytes:
    said = words(language, game)
    return msgspec.json.encode(describe(said.title, said))


@cache
def _dictionary(language: str, game: str) -> bytes:
    said = words(language, game)
    return msgspec.json.encode(said.title.glossary(said))


@cache
def _book(language: str, game: str) -> bytes:
    said = words(language, game)
    return msgspec.json.encode(manual(said.title, said))


def _ready(content: bytes) -> Response[Any]:
    headers = {"Cache-Control": KEEP, "Vary": "Accept-Language"}
    return Response(content, media_type="application/json", headers=headers)


@get("/setting")
async def setting(request: Asked, game: Game = titles.DEFAULT) -> Response[dict[str, Any]]:
    """What the form of a new game offers, in the reader's language."""
    limit(request, "ask")
    return _ready(_described(language_of(request), titles.title(game).id))


@get("/words")
async def the_words(request: Asked, game: Game = titles.DEFAULT) -> Response[dict[str, Any]]:
    """Names and explanations of everything on the table."""
    limit(request, "ask")
    return _ready(_dictionary(language_of(request), titles.title(game).id))


@get("/rules")
async def the_rules(request: Asked, game: Game = titles.DEFAULT) -> Response[dict[str, Any]]:
    """The rules of a title to read, in the reader's language."""
    limit(request, "ask")
    return _ready(_book(language_of(request), titles.title(game).id))


@get("/games")
async def games(
    request: Asked,
    which: Annotated[Literal["mine", "past", "open", "running", "finished"], QueryParameter(name="list")] = "open",
    before: Annotated[str | None, Parameter(max_length=60)] = None,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
) -> wire.Games:
    """A page of a list, of one title's tables if it is named; `next` is what `before` asks for the following page."""
    who = await visitor(request)
    limit(request, "ask", who)
    return await views.listed(server_of(request), which, before, who, language_of(request), game)


@post("/games")
async def make(request: Asked, data: JSONBody[dict[str, Any]]) -> wire.Made:
    """A new table from a form, with `title` and `listed` (shown to everybody) besides."""
    who = await person(request)
    limit(request, "make", who)
    about(request, titles.title(game_of(data)).id)
    live = await server_of(request).lobby.make(who, data)
    return wire.Made(live.id, invitation(live), watching(live))


@post("/ledgers", request_max_body_size=MOST_LEDGER)
async def ledgers(request: Asked, data: JSONBody[wire.Ledger]) -> wire.Imported:
    """A game that was played elsewhere, to walk through."""
    who = await person(request)
    limit(request, "make", who)
    live = await server_of(request).lobby.take_in(who, data.text, data.name)
    return wire.Imported(live.id)


@post("/games/{id:str}/join", status_code=200)
async def join(request: Asked, id: Id, data: JSONBody[wire.Join]) -> dict[str, Any]:
    """Take a seat."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    live = await server.seating.join(id, who, data.seat, data.invite)
    await server.talk.welcome(live, who)
    return await views.table(server, live, who, language_of(request))


@post("/games/{id:str}/watch", status_code=200)
async def watch(request: Asked, id: Id, data: JSONBody[wire.Watch]) -> dict[str, Any]:
    """Come through the invitation or the link for watchers: that allows talking at a table that is not listed."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    live = await server.tables.get(id)
    if not welcome(live, data.link):
        raise Problem(403, "needs-invitation")
    await server.talk.welcome(live, who)
    return await views.table(server, live, who, language_of(request))


@post("/games/{id:str}/leave", status_code=200)
async def leave(request: Asked, id: Id) -> dict[str, bool]:
    """Give your seats back before the game begins; the last to leave removes the table."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    return {"there": await server.seating.leave(id, who)}


@post("/games/{id:str}/start", status_code=200)
async def start(request: Asked, id: Id, data: JSONBody[wire.Start | None] = None) -> dict[str, Any]:
    """Begin; open seats go to a bot, to the gentlest if none is named."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    live = await server.seating.start(id, who, data.bot if data and data.bot else "")
    return await views.table(server, live, who, language_of(request))


@post("/games/{id:str}/resign", status_code=200)
async def resign(request: Asked, id: Id, data: JSONBody[wire.Resign]) -> wire.Moved:
    """Drop out of a running game."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    live = await server.tables.get(id)
    mine = live.seats_of(who.id)
    seat = data.seat if data.seat is not None else next(iter(mine), -1)
    if seat not in mine:
        raise Problem(403, "not-your-seat")
    return await server.moves.resign(live, who, seat, data.key or new_id(24), language_of(request))


@post("/games/{id:str}/replace", status_code=200)
async def replace(request: Asked, id: Id, data: JSONBody[wire.Replace]) -> dict[str, Any]:
    """Hand a seat to a bot, or open it for somebody else."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    server.limits.take("hand over", f"{who.id} {id}")
    live = await server.seating.replace(id, who, data.seat, data.bot)
    return await views.table(server, live, who, language_of(request))


def router() -> Router:
    """All of them."""
    handlers = [setting, the_words, the_rules, games, make, ledgers, join, watch, leave, start, resign, replace]
    return Router("/", route_handlers=handlers)
