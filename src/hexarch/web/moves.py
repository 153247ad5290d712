"""Changes of a running game: confirmed drafts, taking back, standing answers."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import insert, select, update

from hexarch.play import undo
from hexarch.play.errors import PlayError
from hexarch.play.standing import Policy, settle
from hexarch.web import wire
from hexarch.web.appending import Beaten, Sent
from hexarch.web.errors import Problem, stale
from hexarch.web.hub import encode
from hexarch.web.live import PERSON, RUNNING, Live
from hexarch.web.schema import requests, seats
from hexarch.web.steady import steady
from hexarch.web.tables import Tables, event_id

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Row

    from hexarch.web.people import Person

OPEN, GRANTED, REFUSED, VOID = "open", "granted", "refused", "void"
MOST_UNDOS: Final = 2_000  # of one game: what is taken back stays in the database
_encode: Final = msgspec.json.Encoder().encode


def digest(what: object) -> str:
    """A fingerprint of a request."""
    return hashlib.sha256(_encode(what)).hexdigest()


def own_seat(live: Live, person: Person, seat: int) -> None:
    """Refuse a seat that is somebody else's."""
    if seat not in live.seats_of(person.id):
        raise Problem(403, "not-your-seat")


class Moves:
    """What people do in running games."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    # -- drafts -------------------------------------------------------------------------

    async def move(self, live: Live, person: Person, data: wire.Move, language: str) -> wire.Moved:
        """Confirm a draft. The same request again gets the same answer and changes nothing."""
        own_seat(live, person, data.seat)
        if live.record is None:
            raise Problem(409, "not-running")
        sent = Sent(person.id, data.key, digest(data))
        async with live.lock:
            self._usable(live)
            own_seat(live, person, data.seat)  # it may have been handed over while we waited
            record = live.record
            current = data.revision == live.revision or record.unseen(data.seat, data.revision)
            if not current or data.generation not in (None, live.generation):
                return await self._again(live, sent, language, data.seat)
            if live.state != RUNNING:
                raise Problem(409, "not-running")

            def change() -> None:
                _, later = record.submit(data.seat, data.draft, PERSON, data.end)
                live.seats[data.seat].finish = later

            return await self._confirm(live, sent, language, data.seat, change)

    async def _confirm(
        self, live: Live, sent: Sent, language: str, seat: int, change: Callable[[], object]
    ) -> wire.Moved:
        """Make a change and what follows from it, and keep it; should another process be first, it was not made."""
        before = live.revision
        live.begin()
        try:
            change()
            react(live)
        except BaseException:
            live.abandon()
            raise
        try:
            await self._tables.confirm(live, sent)
        except Beaten:
            return await self._again(live, sent, language, seat)
        return wire.Moved(live.revision, live.generation, live.log(language, before, viewer=seat))

    def _usable(self, live: Live) -> None:
        """Refuse a table that left memory while we waited; the page asks again."""
        if live.stopped:
            raise stale(live.revision, live.generation)

    async def _again(self, live: Live, sent: Sent, language: str, seat: int) -> wire.Moved:
        """The answer to a request that was answered before; else it is stale."""
        row = await self._tables.sent_before(live, sent)
        if row is None:
            raise stale(live.revision, live.generation)
        if row.last not in live.serials:  # taken back since
            return wire.Moved(live.revision, live.generation, [])
        first, last = live.serials.index(row.first), live.serials.index(row.last)
        return wire.Moved(last + 1, live.generation, live.log(language, first, last + 1, seat))

    async def resign(self, live: Live, person: Person, seat: int, key: str, language: str) -> wire.Moved:
        """A seat drops out of the game, whosever turn it is."""
        own_seat(live, person, seat)
        if live.record is None:
            raise Problem(409, "not-running")
        sent = Sent(person.id, key, digest(["resign", seat]))
        async with live.lock:
            self._usable(live)
            own_seat(live, person, seat)
            if live.state != RUNNING or await self._tables.sent_before(live, sent) is not None:
                return await self._again(live, sent, language, seat)
            record = live.record
            leave = record.game.leave
            if not leave:
                raise PlayError("no_leaving")
            return await self._confirm(live, sent, language, seat, lambda: record.step(seat, [leave], PERSON))

    # -- taking back --------------------------------------------------------------------

    async def undo(self, live: Live, person: Person, data: wire.Undo) -> wire.Undone:
        """Take back, or ask those whose consent is needed."""
        mine = live.seats_of(person.id)
        if not mine or (data.seat is not None and data.seat not in mine):
            raise Problem(403, "not-your-seat")
        if live.record is None:
            raise Problem(409, "not-running")
        sent = Sent(person.id, data.key, digest(data))
        async with live.lock:
            self._usable(live)
            if data.revision != live.revision or data.generation not in (None, live.generation):
                await self._again(live, sent, "en", mine[0])
                return wire.Undone(True, live.revision, live.generation)
            mine = live.seats_of(person.id)
            if not mine or (data.seat is not None and data.seat not in mine):
                raise Problem(403, "not-your-seat")
            made = live.record.submissions
            seat = data.seat if data.seat is not None else _moved_last(live, mine)
            to = data.to
            if to is None:
                to = undo.last_of(made, seat)
            if to is None:
                raise Problem(409, "nothing-to-undo")
            people = [one.seat for one in live.seats if one.kind == PERSON]
            needed = sorted(undo.consent(made, seat, to, people) - set(mine))
            if needed and not data.ask:
                return wire.Undone(False, live.revision, live.generation, None, needed)
            if needed:
                return await self._ask(live, person, seat, to, needed)
            await self._take_back(live, to, seat, sent)
            return wire.Undone(True, live.revision, live.generation)

    async def _take_back(self, live: Live, to: int, seat: int, sent: Sent | None) -> None:
        assert live.record is not None
        if live.generation >= MOST_UNDOS:
            raise Problem(409, "many-undos", most=MOST_UNDOS)
        ended = undo.ends_again(live.record, to, [one.seat for one in live.seats if one.finish])
        for one in live.seats:
            one.finish = one.seat in ended
            if one.standing:
                one.standing = Policy.kept(live.record.game.title, one.standing).after(to).stored()
        try:
            await self._tables.confirm_undo(live, to, seat, sent)
        except Beaten:
            raise stale(live.revision, live.generation) from None

    async def _ask(self, live: Live, person: Person, seat: int, to: int, needed: list[int]) -> wire.Undone:
        """Keep a request; the same one is kept once."""
        same = select(requests.c.id).where(
            requests.c.game == live.id,
            requests.c.person == person.id,
            requests.c.to == to,
            requests.c.serial == live.serial,
            requests.c.state == OPEN,
        )
        async with self._tables.database.write() as connection:
            id = (await connection.execute(same)).scalar_one_or_none()
            if id is None:
                values = {
                    "game": live.id,
                    "person": person.id,
                    "seat": seat,
                    "to": to,
                    "serial": live.serial,
                    "state": OPEN,
                    "needed": _written(needed),
                    "agreed": "",
                    "created": steady(),
                }
                id = (await connection.execute(insert(requests).values(**values).returning(requests.c.id))).scalar_one()
                await self._tables.database.notify(connection, live.id, "request", n=id)
        await self.tell_request(live, id)
        return wire.Undone(False, live.revision, live.generation, id, needed)

    async def consent(self, live: Live, person: Person, id: int, agree: bool) -> wire.Undone:
        """Answer a request; with the last consent the game goes back."""
        async with live.lock:
            self._usable(live)
            query = select(requests).where(requests.c.id == id, requests.c.game == live.id)
            async with self._tables.database.write() as connection:
                await self._tables.hold(live, connection)  # two who agree at once do not overlook each other
                row = (await connection.execute(query)).first()
                if row is None:
                    raise Problem(404, "no-such-request")
                needed = _read(row.needed)
                mine = set(live.seats_of(person.id)) & set(needed)
                withdraws = row.person == person.id and not agree
                if not mine and not withdraws:
                    raise Problem(403, "not-your-seat")
                if row.state != OPEN or row.serial != live.serial:
                    raise Problem(409, "request-over")
                agreed = sorted({*_read(row.agreed), *mine}) if agree else _read(row.agreed)
                state = REFUSED if not agree else GRANTED if agreed == needed else OPEN
                change = update(requests).where(requests.c.id == id)
                await connection.execute(change.values(agreed=_written(agreed), state=state))
                await self._tables.database.notify(connection, live.id, "request", n=id)
            if state == GRANTED:
                await self._take_back(live, row.to, row.seat, None)
        await self.tell_request(live, id)
        return wire.Undone(state == GRANTED, live.revision, live.generation, id)

    async def open_requests(self, live: Live) -> list[dict[str, Any]]:
        """Requests that wait for an answer; those from before the last choice are void."""
        if not live.started:
            return []
        query = select(requests).where(
            requests.c.game == live.id, requests.c.state == OPEN, requests.c.serial == live.serial
        )
        return [_request(row) for row in await self._tables.database.rows(query)]

    async def tell_request(self, live: Live, id: int) -> None:
        """Tell the pages how a request stands."""
        async with self._tables.database.read() as connection:
            row = (await connection.execute(select(requests).where(requests.c.id == id))).first()
        if row is not None:
            self._tables.hub.publish(live.id, encode("request", _request(row), event_id(live)))

    # -- standing answers ---------------------------------------------------------------

    async def keep_standing(self, live: Live, person: Person, seat: int, document: dict[str, Any]) -> dict[str, Any]:
        """Standing answers of a seat, for offers to come; those that are open already stay with the person."""
        own_seat(live, person, seat)
        policy = Policy.read(live.rules, document)
        async with live.lock:
            self._usable(live)
            if live.record is not None:
                policy = policy.from_now(live.record.game, seat)
            async with self._tables.database.write() as connection:
                kept = await connection.execute(
                    update(seats)
                    .where(seats.c.game == live.id, seats.c.seat == seat, seats.c.person == person.id)
                    .values(standing=json.dumps(policy.stored()))
                )
                if kept.rowcount != 1:  # handed over by another process
                    raise Problem(403, "not-your-seat")
                await self._tables.database.notify(connection, live.id, "table")
            live.seats[seat].standing = policy.stored()
            live.answers[seat] = (live.answers[seat][0], live.seats[seat].standing)
        return policy.document()


def react(live: Live) -> None:
    """Give the standing answers that are due, and end turns that waited for others."""
    assert live.record is not None
    title = live.record.game.title
    policies = {one.seat: Policy.kept(title, one.standing) for one in live.seats if one.kind == PERSON and one.standing}
    ended = {one.seat for one in live.seats if one.finish}
    settle(live.record, policies, ended)
    for one in live.seats:
        one.finish = one.seat in ended


def _moved_last(live: Live, mine: list[int]) -> int:
    assert live.record is not None
    for sent in reversed(live.record.submissions):
        if sent.by == PERSON and sent.seat in mine:
            return sent.seat
    return mine[0]


def _request(row: Row[Any]) -> dict[str, Any]:
    return {
        "id": row.id,
        "seat": row.seat,
        "to": row.to,
        "state": row.state,
        "needed": _read(row.needed),
        "agreed": _read(row.agreed),
    }


def _read(text: str) -> list[int]:
    return [int(part) for part in text.split(",") if part]


def _written(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))
