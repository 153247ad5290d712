"""Tables before and around their games: made from a form, joined, left, started, handed over."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, update

from hexarch import bots
from hexarch import games as titles
from hexarch.games.terra import layout
from hexarch.games.terra.game import Game
from hexarch.games.terra.save import setup_document
from hexarch.play.record import Record
from hexarch.play.replay import from_import
from hexarch.play.setting import Form
from hexarch.web.errors import Problem, stale
from hexarch.web.handover import seat_refusal, start_refusal
from hexarch.web.live import BOT, IMPORT, OPEN, PERSON, RUNNING, WAITING, Live, Seat
from hexarch.web.people import Person, new_id
from hexarch.web.schema import chats, desks, games, requests, seats, snapshots

if TYPE_CHECKING:
    from hexarch.web.tables import Tables

LONGEST_TITLE: Final = 80
MOST_IMPORTS: Final = 2  # ledgers that are read at once


class Lobby:
    """What people do with tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._database = tables.database
        self._reading = asyncio.Semaphore(MOST_IMPORTS)

    # -- making -------------------------------------------------------------------------

    async def make(self, host: Person, document: dict[str, Any]) -> Live:
        """A table from a form; with nobody to wait for, its game begins at once."""
        form = Form(document)
        title = clean_title(document.get("title")) or host.name
        listed = document.get("listed", True) is True
        id = new_id()
        now = time.time()
        kept = {key: value for key, value in document.items() if key not in ("title", "listed")}
        places: list[Seat] = []
        for i, place in enumerate(form.places):
            if place.kind == PERSON:
                places.append(Seat(i, PERSON, place.name or host.name, host.id))
            else:
                places.append(Seat(i, place.kind, f"{place.bot} {i + 1}" if place.bot else "", None, place.bot))
        async with self._database.write() as connection:
            await connection.execute(
                insert(games).values(**_fresh(id, title, WAITING, listed, host.id, json.dumps(kept), now))
            )
            await connection.execute(insert(seats), [{"game": id, **place.values()} for place in places])
        live = await self._tables.get(id)
        if not form.open:
            async with live.lock:
                await self._start(live)
        return live

    async def take_in(self, host: Person, text: str, name: str) -> Live:
        """A table for walking through a game that was played elsewhere; raises LedgerError or Difference."""
        title = clean_title(name)
        async with self._reading:
            record = await asyncio.to_thread(from_import, text)
        game = record.game
        id = new_id()
        now = time.time()
        values = _fresh(id, title or "ledger", IMPORT, False, host.id, json.dumps({"ledger": text}), now)
        values |= {"revision": record.revision, "round": game.state.cells[layout.ROUND]}
        taken = []
        for seat, one in enumerate(game.setup.names):
            place = Seat(seat, OPEN, one)
            place.faction = game.faction(seat)
            place.points = game.scores()[seat]["total"]
            taken.append({"game": id, **place.values()})
        async with self._database.write() as connection:
            await connection.execute(insert(games).values(**values))
            await connection.execute(insert(seats), taken)
        return await self._tables.get(id)

    # -- coming and going ---------------------------------------------------------------

    async def join(self, live: Live, person: Person, wish: int | None, invite: str | None) -> int:
        """Take an open seat; the last one to come starts the game."""
        async with live.lock:
            self._usable(live)
            if not live.listed and not invited(live, invite) and person.id != live.host:
                raise Problem(403, "needs-invitation")
            if live.state not in (WAITING, RUNNING):
                raise Problem(409, "not-open")
            mine = live.seats_of(person.id)
            if mine and wish in (None, *mine):
                return mine[0]
            seat = await self._claim(live, person, wish)
            if live.state == WAITING and not any(one.kind == OPEN for one in live.seats):
                await self._start(live)
            else:
                self._tables.told_table(live)
            return seat.seat

    async def _claim(self, live: Live, person: Person, wish: int | None) -> Seat:
        """An open seat, taken; others may have come by another process in the meantime."""
        while True:
            free = [one for one in live.seats if one.kind == OPEN and wish in (None, one.seat)]
            if not free:
                raise Problem(409, "seat-taken")
            seat = free[0]
            name = seat.name if live.started else person.name
            claim = update(seats).where(seats.c.game == live.id, seats.c.seat == seat.seat, seats.c.kind == OPEN)
            async with self._database.write() as connection:
                claimed = await connection.execute(claim.values(kind=PERSON, person=person.id, name=name))
                if claimed.rowcount == 1:
                    if seat.seat in live.waiting():  # who takes over has all of the time
                        now = time.time()
                        await connection.execute(update(games).where(games.c.id == live.id).values(changed=now))
                    await self._database.notify(connection, live.id, "table")
            if claimed.rowcount == 1:
                await self._tables.catch_up(live)
                return live.seats[seat.seat]
            await self._tables.catch_up(live)

    async def leave(self, live: Live, person: Person) -> bool:
        """Give seats back before the game begins; without people the table goes. Is it still there?"""
        async with live.lock:
            self._usable(live)
            mine = live.seats_of(person.id)
            if not mine and person.id != live.host:
                raise Problem(403, "not-your-seat")
            if live.state == IMPORT and person.id == live.host:
                await self._remove(live)
                return False
            if live.state != WAITING:
                raise Problem(409, "already-running")
            rest = [one.person for one in live.seats if one.person is not None and one.person != person.id]
            if not rest:
                await self._remove(live)
                return False
            host = rest[0] if live.host == person.id else live.host
            async with self._database.write() as connection:
                await connection.execute(
                    update(seats)
                    .where(seats.c.game == live.id, seats.c.person == person.id)
                    .values(kind=OPEN, person=None, name="", standing="{}")
                )
                await connection.execute(update(games).where(games.c.id == live.id).values(host=host))
                await self._database.notify(connection, live.id, "table")
            for seat in mine:
                live.seats[seat] = Seat(seat, OPEN, "")
            live.host = host
            self._tables.told_table(live)
            return True

    async def _remove(self, live: Live) -> None:
        async with self._database.write() as connection:
            for table in (chats, desks, requests, seats, snapshots):
                await connection.execute(delete(table).where(table.c.game == live.id))
            await connection.execute(delete(games).where(games.c.id == live.id))
            await self._database.notify(connection, live.id, "gone")
        self._tables.forget(live)

    async def start(self, live: Live, person: Person) -> None:
        """Begin without waiting longer; seats that are still open go to bots."""
        async with live.lock:
            self._usable(live)
            refusal = start_refusal(live, person)
            if refusal is not None:
                raise refusal
            for seat in live.seats:
                if seat.kind == OPEN:
                    _to_bot(seat, default_bot())
            await self._start(live)

    async def _start(self, live: Live) -> None:
        """The set-up is drawn, everybody gets the seat it gives them, the game begins."""
        places = live.seats
        document = live.form | {
            "seats": [
                {**asked, "kind": place.kind, "bot": place.bot or None, "name": place.name if not place.bot else None}
                for asked, place in zip(live.form["seats"], places, strict=True)
            ]
        }
        form = Form(document)
        setup, order = form.setup([place.name for place in places], secrets.randbelow(2**31))
        taken: list[Seat] = [places[0]] * len(places)
        for place, seat in zip(places, order, strict=True):
            place.seat = seat
            place.name = setup.names[seat]
            taken[seat] = place
        saved = json.dumps(setup_document(setup))
        game = Game(setup)
        for place in taken:
            place.faction = game.faction(place.seat)
        waiting = list(game.to_act)
        now = time.time()
        values = {
            "state": RUNNING,
            "setup": saved,
            "changed": now,
            "waiting": ",".join(map(str, waiting)),
            "bots_wait": any(taken[seat].kind == BOT for seat in waiting),
            "round": game.state.cells[layout.ROUND],
        }
        begin = update(games).where(games.c.id == live.id, games.c.state == WAITING)
        try:
            async with self._database.write() as connection:
                if (await connection.execute(begin.values(**values))).rowcount != 1:
                    raise Problem(409, "already-running")
                await connection.execute(delete(seats).where(seats.c.game == live.id))
                await connection.execute(insert(seats), [{"game": live.id, **place.values()} for place in taken])
                await self._database.notify(connection, live.id, "table", bots=bool(values["bots_wait"]))
        except BaseException:
            self._tables.forget(live)
            raise
        live.seats = taken
        live.answers = [(seat.finish, seat.standing) for seat in taken]
        live.setup = setup
        live.record = Record(game)
        live.state = RUNNING
        live.changed = now
        live.settle()
        self._tables.told_table(live)

    # -- handing over -------------------------------------------------------------------

    async def replace(self, live: Live, person: Person, number: int, bot: str) -> None:
        """A bot takes a seat, or (`open`) it waits for somebody else.

        Who hands over the last seat of an idle host is the host from then on.
        """
        if bot != OPEN and bot not in bots.names(titles.title()):
            raise Problem(400, "unknown-bot", known=", ".join(bots.names(titles.title())))
        async with live.lock:
            self._usable(live)
            if not self._database.sqlite:  # the seat may have decided by another process a moment ago
                await self._tables.catch_up(live)
            if number >= len(live.seats):
                raise Problem(404, "no-such-seat")
            seat = live.seats[number]
            refusal = seat_refusal(live, person, seat)
            if refusal is not None:
                raise refusal
            left = seat.person == live.host and live.host != person.id and len(live.seats_of(live.host)) == 1
            host = person.id if left else live.host
            name = seat.name if live.started else ""
            kind = OPEN if bot == OPEN else BOT
            level = "" if bot == OPEN else bot
            if kind == BOT and not live.started:
                name = f"{bot} {number + 1}"
            waits = any((kind if one == number else live.seats[one].kind) == BOT for one in live.waiting())
            async with self._database.write() as connection:
                same = (seats.c.kind == seat.kind, seats.c.person.is_not_distinct_from(seat.person))
                changed = await connection.execute(
                    update(seats)
                    .where(seats.c.game == live.id, seats.c.seat == number, *same)
                    .values(kind=kind, person=None, bot=level, name=name, standing="{}")
                )
                if changed.rowcount != 1:
                    raise Problem(409, "seat-taken")
                same_game = update(games).where(games.c.id == live.id, games.c.serial == live.serial)
                if (await connection.execute(same_game.values(bots_wait=waits, host=host))).rowcount != 1:
                    raise stale(live.revision, live.generation)
                await self._database.notify(connection, live.id, "table", bots=waits)
            seat.kind, seat.person, seat.bot, seat.name, seat.standing = kind, None, level, name, {}
            live.host = host
            self._tables.told_table(live)

    def _usable(self, live: Live) -> None:
        if live.stopped:
            raise Problem(404, "no-such-table")


def default_bot() -> str:
    """The bot for a seat that nobody took."""
    return str(Form({"seats": [{"kind": BOT}, {"kind": BOT}]}).places[0].bot)


def _to_bot(seat: Seat, bot: str) -> None:
    seat.kind, seat.person, seat.bot, seat.name = BOT, None, bot, f"{bot} {seat.seat + 1}"


def clean_title(title: object) -> str:
    """A title as it is shown."""
    if title is None:
        return ""
    folded = " ".join(title.split()) if isinstance(title, str) else "\0"
    if len(folded) > LONGEST_TITLE or not folded.isprintable():
        raise Problem(400, "bad-title", longest=LONGEST_TITLE)
    return folded


def invitation(live: Live) -> str:
    """What a link to join carries: the table and a secret."""
    return f"{live.id}-{live.invite}"


def watching(live: Live) -> str:
    """The page for watchers. Of a table that is not listed the link has a secret: who came by it may talk there.

    That secret follows from the one of the invitation, and not the other way round.
    """
    return f"/game/{live.id}" if live.listed else f"/game/{live.id}?link={_watch_secret(live)}"


def invited(live: Live, invite: str | None) -> bool:
    """Is this the invitation of the table?"""
    return invite is not None and secrets.compare_digest(_secret(invite), live.invite)


def welcome(live: Live, link: str) -> bool:
    """Is this its invitation, or its link for watchers?"""
    return invited(live, link) or secrets.compare_digest(_secret(link), _watch_secret(live))


def _secret(link: str) -> str:
    return "".join(letter for letter in link.rpartition("-")[2] if letter.isascii())


def _watch_secret(live: Live) -> str:
    return hashlib.sha256(f"watch {live.invite}".encode()).hexdigest()[:16]


def _fresh(id: str, title: str, state: str, listed: bool, host: str, form: str, now: float) -> dict[str, Any]:
    return {
        "id": id,
        "title": title,
        "state": state,
        "listed": listed,
        "created": now,
        "changed": now,
        "host": host,
        "invite": new_id(16),
        "form": form,
        "setup": None,
        "serial": 0,
        "revision": 0,
        "generation": 0,
        "waiting": "",
        "bots_wait": False,
        "round": 0,
    }
