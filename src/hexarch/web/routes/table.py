"""A table: its position, its log, what a draft leads to, confirmed moves, taking back, planning, exports."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Response, Router, get, post, put
from litestar.params import JSONBody, Parameter

from hexarch.kernel.game import Game
from hexarch.play.errors import PlayError
from hexarch.play.planner import imagined, played, why
from hexarch.play.planner import plan as planned
from hexarch.play.position import explain as explained
from hexarch.play.position import point as pointed
from hexarch.play.position import position as placed
from hexarch.play.standing import Policy
from hexarch.web import reviews, views, wire, wire_review
from hexarch.web.context import Asked, limit, person, server_of, visitor
from hexarch.web.errors import Problem
from hexarch.web.guard import cost
from hexarch.web.language import about, language_of, words_of
from hexarch.web.live import Live
from hexarch.web.moves import own_seat
from hexarch.web.people import Person
from hexarch.words import Words

Id = Annotated[str, Parameter(max_length=16)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=9)]


class Viewer(NamedTuple):
    """Whoever looks at a table: their seats there, and the one whose secrets they see."""

    who: Person | None
    mine: list[int]
    seat: int | None


async def _table(request: Asked, id: str) -> tuple[Live, Viewer]:
    """A table, and who looks at it."""
    who = await visitor(request)
    limit(request, "ask", who)
    live = await server_of(request).tables.get(id)
    about(request, live.game_id)
    person = who.id if who is not None else None
    return live, Viewer(who, live.seats_of(person), live.viewer(person))


async def _game(request: Asked, live: Live, viewer: Viewer, at: int | None, *tried: Sequence[str]) -> Game:
    """The game of a table at a revision; the way there and what is to be tried out are paid for by what they cost."""
    way = views.way_to(live, at)
    limit(request, "work", viewer.who, cost(*tried, back=len(way.choices) if way is not None else 0))
    return await views.game_at(server_of(request), live, way)


def _document(content: object) -> Response[Any]:
    return Response(msgspec.json.encode(content), media_type="application/json")


@get("/games/{id:str}")
async def table(request: Asked, id: Id) -> Response[dict[str, Any]]:
    """The whole table, with its position."""
    who = await visitor(request)
    limit(request, "ask", who)
    server = server_of(request)
    live = await server.tables.get(id)
    about(request, live.game_id)
    await server.tables.up_to_date(live)
    return _document(await views.table(server, live, who, language_of(request)))


@post("/games/{id:str}/position", status_code=200)
async def position(request: Asked, id: Id, data: JSONBody[wire.Look]) -> Response[dict[str, Any]]:
    """The position after a draft. Options are for the seat's own person; everybody sees the board."""
    live, viewer = await _table(request, id)
    if data.seat is not None and data.seat not in viewer.mine:
        raise Problem(403, "not-your-seat")
    if live.started and not data.draft and data.at in (None, live.revision):
        return _document(views.shown(live, language_of(request), data.seat))
    game = await _game(request, live, viewer, data.at, data.draft)
    return await _tried(request, placed, game, words_of(request), data.seat, data.draft)


@post("/games/{id:str}/explain", status_code=200)
async def explain(request: Asked, id: Id, data: JSONBody[wire.Ask]) -> Response[dict[str, Any]]:
    """What a text would bring, or why it cannot be done."""
    live, viewer = await _table(request, id)
    game = await _game(request, live, viewer, data.at, _texts(data.line or []), data.draft, [data.text])
    said = words_of(request)
    if data.line is not None:
        work = partial(why, viewer=_planner(viewer, data.viewer))
        return await _tried(request, work, game, said, _line(data.line), data.seat, data.text, data.draft)
    _own_secrets(game, viewer, data.seat)
    return await _tried(request, explained, game, said, data.seat, data.text, data.draft)


@post("/games/{id:str}/plan", status_code=200)
async def plan(request: Asked, id: Id, data: JSONBody[wire.Plan]) -> Response[dict[str, Any]]:
    """The position after a line that plays all seats on; any viewer may plan."""
    live, viewer = await _table(request, id)
    game = await _game(request, live, viewer, data.at, _texts(data.line), data.draft)
    work = partial(planned, end=data.end, rows=data.rows, viewer=_planner(viewer, data.viewer))
    return await _tried(request, work, game, words_of(request), _line(data.line), data.seat, data.draft)


@post("/games/{id:str}/point", status_code=200)
async def point(request: Asked, id: Id, data: JSONBody[wire.Point]) -> Response[dict[str, Any]]:
    """What a click at a place could mean: a text each, with its quote, or why it cannot be done."""
    live, viewer = await _table(request, id)
    game = await _game(request, live, viewer, data.at, _texts(data.line or []), data.draft)
    if data.line is not None:
        game = imagined(game, _planner(viewer, data.viewer))
    else:
        _own_secrets(game, viewer, data.seat)
    return await _tried(request, _answers, game, words_of(request), _line(data.line or []), data)


def _answers(game: Game, words: Words, line: list[dict[str, Any]], data: wire.Point) -> dict[str, Any]:
    with played(game, words, line):
        return pointed(game, words, data.seat, data.place, data.draft)


def _planner(viewer: Viewer, wish: int | None) -> int | None:
    """Whose secrets a plan may know: those of one seat, even where several people share a screen."""
    if wish is not None and wish not in viewer.mine:
        raise Problem(403, "not-your-seat")
    return viewer.seat if wish is None else wish


def _own_secrets(game: Game, viewer: Viewer, seat: int) -> None:
    """What somebody else could do may follow from what is hidden: only the seat's own person may ask."""
    if seat not in viewer.mine and game.hides(viewer.seat):
        raise Problem(403, "not-your-seat")


async def _tried(request: Asked, work: Callable[..., object], *arguments: object) -> Response[Any]:
    """What comes of choices that are tried out on a game of their own, away from other requests."""
    return Response(await server_of(request).aside(_written, work, *arguments), media_type="application/json")


def _written(work: Callable[..., object], *arguments: object) -> bytes:
    return msgspec.json.encode(work(*arguments))


def _texts(line: list[wire.LineChoice]) -> list[str]:
    return [one.text for one in line]


def _line(line: list[wire.LineChoice]) -> list[dict[str, Any]]:
    return [{"seat": one.seat, "text": one.text} for one in line]


@post("/games/{id:str}/moves", status_code=200)
async def moves(request: Asked, id: Id, data: JSONBody[wire.Move]) -> wire.Moved:
    """Confirm a draft."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    live = await server.tables.get(id)
    about(request, live.game_id)
    return await server.moves.move(live, who, data, language_of(request))


@post("/games/{id:str}/undo", status_code=200)
async def undo(request: Asked, id: Id, data: JSONBody[wire.Undo]) -> wire.Undone:
    """Take back, or ask for consent."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    live = await server.tables.get(id)
    about(request, live.game_id)
    return await server.moves.undo(live, who, data)


@post("/games/{id:str}/undo/{wish:int}", status_code=200)
async def consent(
    request: Asked, id: Id, wish: Annotated[int, Parameter(ge=0, le=2**53)], data: JSONBody[wire.Consent]
) -> wire.Undone:
    """Answer a request to take back; whoever made it may withdraw it."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    return await server.moves.consent(await server.tables.get(id), who, wish, data.agree)


@get("/games/{id:str}/log")
async def log(
    request: Asked, id: Id, since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0, seat: SeatQuery = None
) -> wire.Rows:
    """Rows after a revision; whoever has several seats says as which of them they look."""
    live, viewer = await _table(request, id)
    rows = live.log(language_of(request), since, viewer=seat if seat in viewer.mine else viewer.seat)
    server_of(request).tables.snapshots.consider(live)
    return wire.Rows(rows, live.revision, live.generation, [one.document() for one in live.undone])


@get("/games/{id:str}/statistics")
async def statistics(request: Asked, id: Id) -> Response[dict[str, Any]]:
    """Figures of every round and seat."""
    live, _ = await _table(request, id)
    if live.record is None:
        raise Problem(409, "not-running")
    return _document(live.record.tally.document())


@get("/games/{id:str}/review")
async def review(
    request: Asked, id: Id, bot: Annotated[str, Parameter(max_length=40)] = ""
) -> Response[wire_review.Reviewed]:
    """A finished game reviewed by a bot: the first request starts it; until it is done, the answer says how far."""
    who = await visitor(request)
    limit(request, "ask", who)
    server = server_of(request)
    live = await server.tables.get(id)
    await server.tables.up_to_date(live)
    refused = reviews.refusal(live, who, await server.talk.may_talk(live, who))
    if refused is not None:
        raise refused
    assert who is not None  # or it was refused
    found = await server.reviews.answer(live, who.id, language_of(request), lambda: limit(request, "make", who), bot)
    return Response(found, media_type="application/json")  # type: ignore[arg-type]


@get("/games/{id:str}/standing")
async def standing(request: Asked, id: Id, seat: SeatQuery = None) -> dict[str, Any]:
    """The standing answers of your own seat."""
    who = await person(request)
    live, viewer = await _table(request, id)
    asked = seat if seat is not None else next(iter(viewer.mine), -1)
    own_seat(live, who, asked)
    return Policy.read(live.rules, live.seats[asked].standing).document()


@put("/games/{id:str}/standing")
async def keep_standing(
    request: Asked, id: Id, data: JSONBody[dict[str, Any]], seat: SeatQuery = None
) -> dict[str, Any]:
    """Change the standing answers of your own seat."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    live = await server.tables.get(id)
    asked = seat if seat is not None else next(iter(live.seats_of(who.id)), -1)
    return await server.moves.keep_standing(live, who, asked, data)


@get("/games/{id:str}/ledger", media_type="text/plain")
async def ledger(request: Asked, id: Id) -> Response[str]:
    """The game as a record that others can read, such as a ledger; not every title has one."""
    live, _ = await _table(request, id)
    importers = live.rules.importers
    if not importers:
        raise PlayError("no_export")
    return _file(await asyncio.to_thread(importers[0].write, _open_game(live).copy()), f"{live.id}.txt")


@get("/games/{id:str}/save", media_type="text/plain")
async def save(request: Asked, id: Id) -> Response[str]:
    """The game as its own file."""
    live, _ = await _table(request, id)
    return _file(await asyncio.to_thread(_open_game(live).copy().dumps), f"{live.id}.hexarch")


def _open_game(live: Live) -> Game:
    """The game, unless all of it would tell what is hidden."""
    game = views.present_game(live)
    if live.withheld:
        raise Problem(409, "sealed")
    return game


def _file(text: str, name: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


def router() -> Router:
    """All of them."""
    handlers = [table, position, explain, point, plan, moves, undo, consent, log, statistics, standing, keep_standing]
    return Router("/", route_handlers=[*handlers, review, ledger, save])
