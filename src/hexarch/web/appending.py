"""What a confirmed choice writes: one transaction, all of it or nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from hexarch.web.live import BOT, FINISHED, RUNNING, Live, only_bots
from hexarch.web.schema import entries, games, seats, submissions

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from hexarch.web.database import Database
    from hexarch.web.tables import RoomForBots

# Made once.
_GO_ON: Final = update(games).where(games.c.id == bindparam("table"), games.c.serial == bindparam("was"))
_ENTER: Final = insert(entries)
_SENT: Final = insert(submissions)
_HOLDERS: Final = select(seats.c.seat, seats.c.kind, seats.c.person).where(seats.c.game == bindparam("table"))


class Sent:
    """Who sends a change, and the key under which it is sent only once."""

    __slots__ = ("digest", "key", "person")

    def __init__(self, person: str, key: str, digest: str) -> None:
        self.person = person
        self.key = key
        self.digest = digest


class Beaten(Exception):
    """The database holds something newer than what was to be appended."""


async def append(
    database: Database,
    room_for_bots: RoomForBots,
    live: Live,
    made: list[dict[str, Any]],
    serial: int,
    revision: int,
    generation: int,
    sent: Sent | None,
    now: float,
) -> None:
    """Append entries to a table whose record holds what they lead to.

    Raises Beaten, having written nothing, when the database has other entries already or a seat that decides here has
    been handed over by another process; and what `room_for_bots` raises when only bots would go on.
    """
    assert live.record is not None
    game = live.record.game
    waiting = [] if game.over else list(game.to_act)
    bots = any(live.seats[seat].kind == BOT for seat in waiting)
    state = FINISHED if game.over else RUNNING
    alone = not game.over and only_bots(live.seats, game)
    changed = _changed_seats(live)
    deciding = {one["seat"]: (live.seats[one["seat"]].kind, live.seats[one["seat"]].person) for one in made}
    values = {
        "table": live.id,
        "was": live.serial,
        "serial": serial,
        "revision": revision,
        "generation": generation,
        "changed": now,
        "state": state,
        "waiting": ",".join(map(str, waiting)),
        "bots_wait": bots,
        "round": game.progress()[0],
        "alone": alone,
    }

    def write(connection: Connection) -> None:
        if connection.execute(_GO_ON, values).rowcount != 1:
            raise Beaten
        # The row of the table is held now: whoever hands a seat over does so before or after, not in between.
        holders = {row.seat: (row.kind, row.person) for row in connection.execute(_HOLDERS, {"table": live.id})}
        if any(holders.get(seat) != holder for seat, holder in deciding.items()):
            raise Beaten
        if alone and not live.alone:  # the last of the people leaves
            room_for_bots(connection, live.host, live.id)
        connection.execute(_ENTER, made)
        for seat, new in changed:
            connection.execute(update(seats).where(seats.c.game == live.id, seats.c.seat == seat).values(**new))
        if sent is not None:
            key = {"game": live.id, "person": sent.person, "key": sent.key, "digest": sent.digest}
            connection.execute(_SENT, key | {"first": made[0]["serial"], "last": serial, "created": now})
        database.notify_now(connection, live.id, "rows", bots=bots)

    try:
        await database.transact(write)
    except IntegrityError as error:
        raise Beaten from error
    live.state = state
    live.changed = now
    live.alone = alone


def entry(
    game: str, serial: int, first: int, kind: str, seat: int, text: str, by: str, person: str | None, now: float
) -> dict[str, Any]:
    """One entry as the database keeps it."""
    return {
        "game": game,
        "serial": serial,
        "first": first,
        "kind": kind,
        "seat": seat,
        "text": text,
        "by": by,
        "person": person,
        "created": now,
    }


def _changed_seats(live: Live) -> list[tuple[int, dict[str, Any]]]:
    """What the database does not know yet of seats: label, points, waiting `done`, standing answers."""
    assert live.record is not None
    game = live.record.game
    found: list[tuple[int, dict[str, Any]]] = []
    scores = game.scores() if game.over else None
    for seat in live.seats:
        label = game.label(seat.seat)
        points = scores[seat.seat]["total"] if scores is not None else seat.points
        finish, standing = live.answers[seat.seat]
        changed: dict[str, Any] = {}
        if (label, points, seat.finish) != (seat.label, seat.points, finish):
            seat.label, seat.points = label, points
            changed = {"label": label, "points": points, "finish": seat.finish}
        if seat.standing != standing:
            changed["standing"] = json.dumps(seat.standing)
        if changed:
            found.append((seat.seat, changed))
    live.answers = [(seat.finish, seat.standing) for seat in live.seats]
    return found
