"""Who sits where: tables joined, left, started, handed over.

The database decides, in one transaction that holds the table's row: of two processes whose people want the same thing
at the same moment one comes first, and the other one sees what it did.
"""

from __future__ import annotations

import json
import secrets
from copy import copy
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, update

from hexarch import bots
from hexarch.play.setting import Form
from hexarch.web import handovers
from hexarch.web.errors import Problem
from hexarch.web.handover import seat_refusal, start_refusal
from hexarch.web.live import BOT, IMPORT, OPEN, PERSON, RUNNING, WAITING, Live, Seat, only_bots
from hexarch.web.lobby import invited
from hexarch.web.schema import games, seats
from hexarch.web.steady import steady
from hexarch.web.sweeping import remove

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from hexarch.kernel.game import Title
    from hexarch.web.people import Person
    from hexarch.web.quotas import Quotas
    from hexarch.web.tables import Tables


def seeds(title: Title) -> int:
    """From how many seeds a game is drawn.

    Where something is hidden they are too many to try: of 2**31 one processor finds within a minute the one that deals
    what everybody sees, and with it everything else.
    """
    return 2**64 if title.secret else 2**31


class Seating:
    """What people do with the seats of tables."""

    def __init__(self, tables: Tables, quotas: Quotas) -> None:
        self._tables = tables
        self._database = tables.database
        self._quotas = quotas

    # -- coming and going ---------------------------------------------------------------

    async def join(self, id: str, person: Person, wish: int | None, invite: str | None) -> Live:
        """Take an open seat; the last one to come starts the game."""
        async with self._tables.deciding(id) as (live, connection):
            theirs = await self._theirs(connection, live, person, wish)
            if not live.listed and not invited(live, invite) and person.id != live.host and theirs is None:
                raise Problem(403, "needs-invitation")
            if live.state not in (WAITING, RUNNING):
                raise Problem(409, "not-open")
            mine = live.seats_of(person.id)
            if not mine or wish not in (None, *mine):
                hidden = theirs is None and live.started and live.withheld
                if hidden and (mine or await handovers.has_sat(connection, live, person)):
                    raise Problem(409, "secret-seat")  # they would know two hands
                if mine and theirs is None and person.id != live.host and not invited(live, invite):
                    raise Problem(409, "one-seat")  # strangers leave the other seats to others
                await self._claim(connection, live, person, wish, theirs)
        return live

    async def _theirs(self, connection: AsyncConnection, live: Live, person: Person, wish: int | None) -> int | None:
        """The seat they wish for, if it was handed over in their absence and they may have it back."""
        if wish is None or wish >= len(live.seats):
            return None
        back = await handovers.may_have_back(connection, live, person, live.seats[wish])
        return wish if back else None

    async def _claim(
        self, connection: AsyncConnection, live: Live, person: Person, wish: int | None, theirs: int | None
    ) -> None:
        """Give somebody an open seat, or their own again."""
        places = [copy(one) for one in live.seats]
        free = (one for one in places if one.seat == theirs or (one.kind == OPEN and wish in (None, one.seat)))
        seat = next(free, None)
        if seat is None:
            raise Problem(409, "seat-taken")
        before = copy(seat)
        seat.kind, seat.person, seat.bot = PERSON, person.id, ""
        await handovers.note(connection, live, before, seat, person)
        if not live.started:
            seat.name = person.name
        if live.state == WAITING and not any(one.kind == OPEN for one in places):
            await self._begin(connection, live, places)
            return
        await self._keep(connection, live, seat)
        values: dict[str, Any] = {"alone": only_bots(places, live.present)}
        if seat.seat in live.waiting():  # whoever takes over has the full time
            bots_wait = any(places[one].kind == BOT for one in live.waiting())
            values |= {"changed": steady(), "bots_wait": bots_wait}
        await connection.execute(update(games).where(games.c.id == live.id).values(**values))
        await self._database.notify(connection, live.id, "table")

    async def leave(self, id: str, person: Person) -> bool:
        """Give seats back before the game begins; without people the table goes. Is it still there?"""
        async with self._tables.deciding(id) as (live, connection):
            mine = live.seats_of(person.id)
            if not mine and person.id != live.host:
                raise Problem(403, "not-your-seat")
            if live.state != WAITING and (live.state != IMPORT or person.id != live.host):
                raise Problem(409, "already-running")
            rest = [one.person for one in live.seats if one.person is not None and one.person != person.id]
            if live.state == IMPORT or not rest:
                await remove(connection, [live.id])
                await self._database.notify(connection, live.id, "gone")
            else:
                for seat in mine:
                    await self._keep(connection, live, Seat(seat, OPEN, ""))
                host = rest[0] if live.host == person.id else live.host
                await connection.execute(update(games).where(games.c.id == live.id).values(host=host))
                await self._database.notify(connection, live.id, "table")
        return not live.stopped

    # -- beginning ----------------------------------------------------------------------

    async def start(self, id: str, person: Person, bot: str = "") -> Live:
        """Begin without waiting longer; seats that are still open go to a bot, the gentlest if none is named."""
        async with self._tables.deciding(id) as (live, connection):
            refusal = start_refusal(live, person)
            if refusal is not None:
                raise refusal
            taker = bot or bots.gentle(live.rules)
            self._check_bot(live, taker)
            places = [copy(one) for one in live.seats]
            for seat in places:
                if seat.kind == OPEN:
                    seat.kind, seat.person, seat.bot, seat.name = BOT, None, taker, f"{taker} {seat.seat + 1}"
            await self._begin(connection, live, places)
        return live

    async def begin(self, id: str) -> None:
        """Begin a game in which nobody is waited for."""
        async with self._tables.deciding(id) as (live, connection):
            await self._begin(connection, live, [copy(one) for one in live.seats])

    async def _begin(self, connection: AsyncConnection, live: Live, places: list[Seat]) -> None:
        """The set-up is drawn, everybody gets the seat it gives them, the game begins."""
        alone = only_bots(places, None)
        if alone:
            await connection.run_sync(self._quotas.of_bots, live.host, live.id)
        document = live.form | {
            "seats": [
                {**asked, "kind": place.kind, "bot": place.bot or None, "name": place.name if not place.bot else None}
                for asked, place in zip(live.form["seats"], places, strict=True)
            ]
        }
        form = Form(document)
        setup, order = form.setup([place.name for place in places], secrets.randbelow(seeds(form.title)))
        game = form.title.new(setup)
        for place, seat in zip(places, order, strict=True):
            place.seat = seat
            place.name = setup.names[seat]
            place.label = game.label(seat)
        taken = sorted(places, key=lambda place: place.seat)
        waiting = list(game.to_act)
        values = {
            "state": RUNNING,
            "setup": json.dumps(setup.document()),
            "changed": steady(),
            "waiting": ",".join(map(str, waiting)),
            "bots_wait": any(taken[seat].kind == BOT for seat in waiting),
            "round": game.progress()[0],
            "alone": alone,
        }
        begin = update(games).where(games.c.id == live.id, games.c.state == WAITING)
        if (await connection.execute(begin.values(**values))).rowcount != 1:
            raise Problem(409, "already-running")
        await connection.execute(delete(seats).where(seats.c.game == live.id))
        await connection.execute(insert(seats), [{"game": live.id, **place.values()} for place in taken])
        await self._database.notify(connection, live.id, "table", bots=bool(values["bots_wait"]))

    # -- handing over -------------------------------------------------------------------

    @staticmethod
    def _check_bot(live: Live, bot: str) -> None:
        known = bots.available(live.rules)
        if bot not in known:
            raise Problem(400, "unknown-bot", known=", ".join(known))

    async def replace(self, id: str, person: Person, number: int, bot: str) -> Live:
        """A bot takes a seat, or (`open`) it waits for somebody else.

        Whoever hands over the last seat of an idle host is the host from then on.
        """
        async with self._tables.deciding(id) as (live, connection):
            if bot != OPEN:
                self._check_bot(live, bot)
            if number >= len(live.seats):
                raise Problem(404, "no-such-seat")
            seat = live.seats[number]
            refusal = seat_refusal(live, person, seat)
            if refusal is not None:
                raise refusal
            left = seat.person == live.host and live.host != person.id and len(live.seats_of(live.host)) == 1
            new = Seat(number, OPEN if bot == OPEN else BOT, seat.name, None, "" if bot == OPEN else bot)
            new.label, new.points, new.finish = seat.label, seat.points, seat.finish
            if not live.started:
                new.name = f"{bot} {number + 1}" if new.kind == BOT else ""
            host = person.id if left else live.host
            places = [new if one.seat == number else one for one in live.seats]
            alone = only_bots(places, live.present)
            if alone and not only_bots(live.seats, live.present):
                await connection.run_sync(self._quotas.of_bots, host, live.id)
            waits = any(places[one].kind == BOT for one in live.waiting())
            await self._keep(connection, live, new)
            await handovers.note(connection, live, seat, new, person)
            change = update(games).where(games.c.id == live.id)
            await connection.execute(change.values(bots_wait=waits, host=host, alone=alone and live.started))
            await self._database.notify(connection, live.id, "table", bots=waits)
        return live

    async def _keep(self, connection: AsyncConnection, live: Live, seat: Seat) -> None:
        """Write a seat as it is from now on; standing answers end with the one who gave them."""
        values: dict[str, Any] = seat.values()
        await connection.execute(
            update(seats).where(seats.c.game == live.id, seats.c.seat == values.pop("seat")).values(**values)
        )
