"""Tables as the lobby and a page see them."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import String, and_, case, cast, func, or_, select, tuple_

from hexarch.play import speech
from hexarch.play.position import position
from hexarch.play.setting import bot_name, bot_text, settings
from hexarch.web import errors, handover, handovers, reviews, wire
from hexarch.web.clock import clock, clock_at
from hexarch.web.errors import Problem
from hexarch.web.language import words
from hexarch.web.live import BOT, FINISHED, IMPORT, OPEN, RUNNING, WAITING, Live, Seat
from hexarch.web.lobby import invitation, watching
from hexarch.web.schema import games, seats

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Row, Select

    from hexarch.kernel.game import Game
    from hexarch.play.walk import Way
    from hexarch.web.people import Person
    from hexarch.web.server import Server
    from hexarch.words import Words

log: Final = logging.getLogger("hexarch.web")
GENERIC: Final = ("game", "seats", "seed", "clock", "ledger")  # fields of a form that lists leave out
PAGE: Final = 50  # tables on a page of a list
MOST_TOLD: Final = 100  # tables of which the log says that they cannot be read
MINE, PAST = "mine", "past"
_encode: Final = msgspec.json.Encoder().encode


def seat_info(
    seat: Seat, person: Person | None, online: set[str], said: Words, replace: wire.May | None = None
) -> wire.SeatInfo:
    """A place at a table, as somebody sees it."""
    return wire.SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot,
        you=person is not None and seat.person == person.id,
        online=seat.person in online,
        label=seat.label,
        points=seat.points,
        plays=speech.name(said, seat.label) if seat.label else "",
        replace=replace,
    )


# -- one table --------------------------------------------------------------------------


async def table(server: Server, live: Live, person: Person | None, language: str) -> dict[str, Any]:
    """Everything a page needs when it opens a table."""
    id = person.id if person is not None else None
    mine = live.seats_of(id)
    host = person is not None and person.id == live.host
    online = server.hub.online(live.id)
    said = words(language, live.game_id)
    talks = await server.talk.may_talk(live, person)
    start = errors.shown(handover.start_refusal(live, person), said) if live.state == WAITING else None
    review = _review(live, reviews.refusal(live, person, talks), said) if reviews.over(live) else None
    return {
        "id": live.id,
        "game": live.game_id,
        "title": live.title,
        "state": live.state,
        "listed": live.listed,
        "created": live.created,
        "changed": live.changed,
        "seats": [
            seat_info(seat, person, online, said, errors.shown(handover.seat_refusal(live, person, seat), said))
            for seat in live.seats
        ],
        "viewer": wire.Viewer(mine, "player" if mine else "watcher", host, talks, start, review),
        "invite": invitation(live) if (mine or host) and live.state in (WAITING, RUNNING) else None,
        "watch": watching(live) if mine or host else f"/game/{live.id}",
        "settings": _settings(live, said),
        "revision": live.revision,
        "generation": live.generation,
        "waiting": live.waiting(),
        "stuck": stuck.said(said) if (stuck := _stuck(live)) is not None else None,
        "clock": clock(live),
        "position": shown(live, language, live.viewer(id)) if live.started else None,
        "requests": await server.moves.open_requests(live),
        "unread": await server.talk.unread(live, person),
        "handovers": await _handovers(server, live, person),
    }


def _review(live: Live, refused: errors.Problem | None, said: Words) -> wire.MayReview:
    """May somebody have the game looked through, and by which bots?"""
    may = errors.shown(refused, said)
    known = reviews.reviewers(live.rules) if may.may else ()
    who = [wire.Reviewer(bot, bot_name(said, bot), bot_text(said, bot)) for bot in known]
    return wire.MayReview(may.may, may.code, may.sentence, may.since, who)


async def _handovers(server: Server, live: Live, person: Person | None) -> list[wire.Handover]:
    async with server.database.read() as connection:
        return await handovers.shown(connection, live, person)


def _settings(live: Live, said: Words) -> dict[str, Any]:
    """How the game is or will be set up; without a seed that would tell what is hidden."""
    game = live.present
    found = settings(game, said) if game is not None else dict(live.form)
    if live.withheld and "seed" in found:
        found["seed"] = None
    return found


def _stuck(live: Live) -> Problem | None:
    """Is there a bot that cannot play? Not once its seat was handed over, or the game waits for somebody else."""
    if live.stuck is None or live.stuck not in live.waiting() or live.seats[live.stuck].kind != BOT:
        return None
    return Problem(409, "stuck", name=live.seats[live.stuck].name)


def shown(live: Live, language: str, seat: int | None) -> msgspec.Raw:
    """The present position, written once for each seat, language and revision."""
    game = live.game
    assert game is not None
    assert live.record is not None
    key = f"{language} {seat}"
    found = live.written.get(key)
    if found is None:
        view = None
        if not game.hides(seat):
            view = live.written.get("view")
            if view is None:
                view = live.written["view"] = _encode(game.view())
        same = msgspec.Raw(view) if view is not None else None
        document = position(game, words(language, live.game_id), seat, changed=_changed(live, seat), view=same)
        found = live.written[key] = _encode(document)
    return msgspec.Raw(found)


def _changed(live: Live, viewer: int | None) -> dict[str, list[Any]] | None:
    """What the last submission changed, as far as the viewer may know it."""
    record = live.record
    assert record is not None
    if record.revision != live.revision or not record.submissions:
        return None
    last = record.game.history_for(viewer)[record.submissions[-1].start :]
    return record.changed() if all(text for _, text in last) else None


def present_game(live: Live) -> Game:
    """A game of its own at the present position."""
    game = live.game
    if game is None:
        raise Problem(409, "not-running")
    return game


def way_to(live: Live, at: int | None) -> Way | None:
    """How to get to an earlier revision; None for the present one."""
    if live.record is None:
        raise Problem(409, "not-running")
    if at is None or at == live.revision:
        return None
    if at > live.revision:
        raise Problem(404, "no-such-revision")
    return live.record.walk.way(at)


async def game_at(server: Server, live: Live, way: Way | None) -> Game:
    """A game of its own at the end of a way; it is gone apart from other requests."""
    if way is None or live.record is None:
        return present_game(live)
    walk = live.record.walk
    game, passed = await server.aside(way.go)
    walk.keep(way, passed)
    return game


# -- lists ------------------------------------------------------------------------------


async def listed(
    server: Server, which: str, before: str | None, person: Person | None, language: str, title: str | None = None
) -> wire.Games:
    """A page of a list of the lobby, newest first; in a person's own list, tables where it is their turn come first.

    With `title` only the tables that play it.
    """
    own = select(seats.c.game).where(seats.c.person == (person.id if person is not None else ""))
    lost = handovers.lost(person.id if person is not None else "")
    hosted = games.c.host == (person.id if person is not None else "")
    mine: ColumnElement[bool] = or_(games.c.id.in_(own), games.c.id.in_(lost), hosted)
    condition: ColumnElement[bool]
    if which == MINE:
        condition = and_(games.c.state.in_((WAITING, RUNNING, IMPORT)), mine)
    elif which == PAST:
        condition = and_(games.c.state == FINISHED, mine)
    elif which == OPEN:
        free = select(seats.c.game).where(seats.c.kind == OPEN)
        condition = and_(games.c.state.in_((WAITING, RUNNING)), games.c.listed, games.c.id.in_(free))
    else:
        state = RUNNING if which == "running" else FINISHED
        condition = and_(games.c.state == state, or_(games.c.listed, mine))
    turn = _turn(person)
    order: tuple[ColumnElement[Any], ...] = (games.c.changed, games.c.id)
    if which == MINE:
        order = (case((turn, 1), else_=0), *order)
    query = select(games, turn.label("your_turn")).where(condition)
    if title is not None:
        query = query.where(games.c.game == title)
    if before is not None:
        query = query.where(tuple_(*order) < tuple_(*_cursor(before, len(order))))
    query = query.order_by(*(column.desc() for column in order)).limit(PAGE + 1)
    async with server.database.read() as connection:
        turns = await connection.scalar(_turns(person)) if person is not None else 0
        rows = list((await connection.execute(query)).all())
        more = len(rows) > PAGE
        rows = rows[:PAGE]
        ids = [row.id for row in rows]
        taken: dict[str, list[Seat]] = {id: [] for id in ids}
        found = await connection.execute(select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.seat))
        for row in found:
            taken[row.game].append(Seat.shown(row))
    summaries = [one for row in rows if (one := _readable(server, row, taken[row.id], person, language)) is not None]
    following = None
    if more:
        last = rows[-1]
        following = "-".join((*(str(int(last.your_turn)) for _ in order[2:]), repr(last.changed), last.id))
    return wire.Games(summaries, following, turns or 0)


def _waits(person: Person | None) -> tuple[ColumnElement[bool], ...]:
    """That a game waits for a seat of somebody; seats have one digit."""
    return (
        seats.c.game == games.c.id,
        seats.c.person == (person.id if person is not None else ""),
        games.c.state == RUNNING,
        games.c.waiting.contains(cast(seats.c.seat, String)),
    )


def _turn(person: Person | None) -> ColumnElement[bool]:
    """Is it somebody's turn at a table?"""
    return select(seats.c.game).where(*_waits(person)).correlate(games).exists()


def _turns(person: Person) -> Select[int]:
    """At how many it is."""
    return select(func.count(seats.c.game.distinct())).select_from(seats).join(games, and_(*_waits(person)))


def _cursor(text: str, parts: int) -> tuple[Any, ...]:
    """Where a page of a list ended: whose turn it was (in a person's own list), when it changed, which it is."""
    found = text.split("-")
    if len(found) != parts or not found[-1].isalnum() or not found[-1].isascii():
        raise Problem(400, "unreadable")
    try:
        changed = float(found[-2])
    except ValueError:
        raise Problem(400, "unreadable") from None
    return (*(int(part == "1") for part in found[:-2]), changed, found[-1])


def _short(value: object) -> bool:
    """Does a field of a form belong into a list?"""
    return isinstance(value, str) or (isinstance(value, list) and all(isinstance(one, str) for one in value))


_TOLD: Final[set[str]] = set()  # tables that this process has called unreadable


def _readable(
    server: Server, row: Row[Any], taken: list[Seat], person: Person | None, language: str
) -> wire.Summary | None:
    """A table of a list; None for one whose row cannot be read, which must not take the others with it."""
    try:
        return _summary(server, row, taken, person, language)
    except Exception:
        if row.id not in _TOLD and len(_TOLD) < MOST_TOLD:
            _TOLD.add(row.id)  # lists are asked for all the time
            log.exception("table %s cannot be listed", row.id)
        return None


def _summary(server: Server, row: Row[Any], taken: list[Seat], person: Person | None, language: str) -> wire.Summary:
    waiting = [int(part) for part in row.waiting.split(",") if part] if row.state == RUNNING else []
    online = server.hub.online(row.id)
    form = json.loads(row.form)
    mine = [one.seat for one in taken if person is not None and one.person == person.id]
    return wire.Summary(
        id=row.id,
        game=row.game,
        title=row.title,
        state=row.state,
        listed=row.listed,
        created=row.created,
        changed=row.changed,
        revision=row.revision,
        round=row.round,
        seats=[seat_info(seat, person, online, words(language, row.game)) for seat in taken],
        waiting=waiting,
        your_turn=bool(row.your_turn),
        mine=bool(mine) or (person is not None and row.host == person.id),
        settings={key: value for key, value in form.items() if key not in GENERIC and _short(value)},
        clock=clock_at(form, row.state, row.changed, waiting, taken),
    )
