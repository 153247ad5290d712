"""A table: its position, its log, what a draft leads to, confirmed moves, taking back, planning, exports."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post, put
from litestar.params import Parameter

from hexarch import games
from hexarch.games.terra.ledger import write as write_ledger
from hexarch.play.planner import plan as planned
from hexarch.play.planner import why
from hexarch.play.position import explain as explained
from hexarch.play.position import position as placed
from hexarch.play.setting import game_of
from hexarch.play.standing import Policy
from hexarch.web import reviews, views, wire
from hexarch.web.context import Asked, limit, person, server_of, visitor
from hexarch.web.errors import Problem
from hexarch.web.language import language_of, words_of
from hexarch.web.live import Live
from hexarch.web.moves import own_seat

Id = Annotated[str, Parameter(max_length=16)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=9)]


async def _table(request: Asked, id: str) -> tuple[Live, list[int]]:
    """A table, and the seats there of the one who asks."""
    who = await visitor(request)
    limit(request, "ask", who)
    live = await server_of(request).tables.get(id)
    return live, live.seats_of(who.id if who is not None else None)


def _document(content: object) -> Response[Any]:
    return Response(msgspec.json.encode(content), media_type="application/json")


@get("/games/{id:str}")
async def table(request: Asked, id: Id) -> Response[dict[str, Any]]:
    """The whole table, with its position."""
    who = await visitor(request)
    limit(request, "ask", who)
    server = server_of(request)
    live = await server.tables.get(id)
    await server.tables.up_to_date(live)
    return _document(await views.table(server, live, who, language_of(request)))


@post("/games/{id:str}/position", status_code=200)
async def position(request: Asked, id: Id, data: wire.Look) -> Response[dict[str, Any]]:
    """The position after a draft. Options are for the seat's own person; everybody sees the board."""
    live, mine = await _table(request, id)
    if live.record is None:
        raise Problem(409, "not-running")
    if data.seat is not None and data.seat not in mine:
        raise Problem(403, "not-your-seat")
    if data.at is None or data.at == live.revision:
        return _document(views.shown(live, language_of(request), data.seat, data.draft))
    return _document(placed(views.game_at(live, data.at), words_of(request), data.seat, data.draft))


@post("/games/{id:str}/explain", status_code=200)
async def explain(request: Asked, id: Id, data: wire.Ask) -> Response[dict[str, Any]]:
    """What a text would bring, or why it cannot be done."""
    live, mine = await _table(request, id)
    game = views.game_at(live, data.at)
    if data.seat not in mine and game.hides(data.seat):
        raise Problem(403, "not-your-seat")
    if data.line:
        return _document(why(game, words_of(request), _line(data.line), data.seat, data.text, data.draft))
    return _document(explained(game, words_of(request), data.seat, data.text, data.draft))


@post("/games/{id:str}/plan", status_code=200)
async def plan(request: Asked, id: Id, data: wire.Plan) -> Response[dict[str, Any]]:
    """The position after a line that plays all seats on; any viewer may plan."""
    live, _ = await _table(request, id)
    game = views.game_at(live, data.at)
    words = words_of(request)
    return _document(planned(game, words, _line(data.line), data.seat, data.draft, end=data.end, rows=data.rows))


def _line(line: list[wire.LineChoice]) -> list[dict[str, Any]]:
    return [{"seat": one.seat, "text": one.text} for one in line]


@post("/games/{id:str}/moves", status_code=200)
async def moves(request: Asked, id: Id, data: wire.Move) -> wire.Moved:
    """Confirm a draft."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    return await server.moves.move(await server.tables.get(id), who, data, language_of(request))


@post("/games/{id:str}/undo", status_code=200)
async def undo(request: Asked, id: Id, data: wire.Undo) -> wire.Undone:
    """Take back, or ask for consent."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    return await server.moves.undo(await server.tables.get(id), who, data)


@post("/games/{id:str}/undo/{wish:int}", status_code=200)
async def consent(
    request: Asked, id: Id, wish: Annotated[int, Parameter(ge=0, le=2**53)], data: wire.Consent
) -> wire.Undone:
    """Answer a request to take back; who asked may withdraw it."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    return await server.moves.consent(await server.tables.get(id), who, wish, data.agree)


@get("/games/{id:str}/log")
async def log(request: Asked, id: Id, since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0) -> wire.Rows:
    """Rows after a revision."""
    live, mine = await _table(request, id)
    rows = live.log(language_of(request), since, viewer=views.own_seat(live, mine))
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
async def review(request: Asked, id: Id) -> Response[wire.Reviewed]:
    """A finished game gone through with a bot. Who asks first has it made; until it is done the answer says how far."""
    who = await visitor(request)
    limit(request, "ask", who)
    server = server_of(request)
    live = await server.tables.get(id)
    await server.tables.up_to_date(live)
    refused = reviews.refusal(live, who, await server.talk.may_talk(live, who))
    if refused is not None:
        raise refused
    found = await server.reviews.answer(live, language_of(request), lambda: limit(request, "make", who))
    return Response(found, media_type="application/json")  # type: ignore[arg-type]


@get("/games/{id:str}/standing")
async def standing(request: Asked, id: Id, seat: SeatQuery = None) -> dict[str, Any]:
    """The standing answers of one's own seat."""
    who = await person(request)
    live, mine = await _table(request, id)
    asked = seat if seat is not None else next(iter(mine), -1)
    own_seat(live, who, asked)
    return Policy.read(games.title(game_of(live.form)), live.seats[asked].standing).document()


@put("/games/{id:str}/standing")
async def keep_standing(request: Asked, id: Id, data: dict[str, Any], seat: SeatQuery = None) -> dict[str, Any]:
    """Change the standing answers of one's own seat."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    live = await server.tables.get(id)
    asked = seat if seat is not None else next(iter(live.seats_of(who.id)), -1)
    return await server.moves.keep_standing(live, who, asked, data)


@get("/games/{id:str}/ledger", media_type="text/plain")
async def ledger(request: Asked, id: Id) -> Response[str]:
    """The game as a ledger."""
    live, _ = await _table(request, id)
    return _file(write_ledger(_open_game(live)), f"{live.id}.txt")


@get("/games/{id:str}/save", media_type="text/plain")
async def save(request: Asked, id: Id) -> Response[str]:
    """The game as its own file."""
    live, _ = await _table(request, id)
    return _file(_open_game(live).dumps(), f"{live.id}.hexarch")


def _open_game(live: Live) -> Any:
    """The game, unless it holds sealed bids."""
    game = views.game_at(live, None)
    if game.hides():
        raise Problem(409, "sealed")
    return game


def _file(text: str, name: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


def router() -> Router:
    """All of them."""
    handlers = [table, position, explain, plan, moves, undo, consent, log, statistics, standing, keep_standing]
    return Router("/", route_handlers=[*handlers, review, ledger, save])
