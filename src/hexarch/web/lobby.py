"""New tables: made from a form, or of a game that was played elsewhere; and the links that lead to them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert

from hexarch import games as titles
from hexarch.play.names import visible
from hexarch.play.record import Record
from hexarch.play.replay import from_import
from hexarch.play.replay import importer as importer_of
from hexarch.play.setting import Form, game_of
from hexarch.web.errors import Problem
from hexarch.web.forms import fields, kept
from hexarch.web.live import IMPORT, OPEN, PERSON, WAITING, Live, Seat, only_bots
from hexarch.web.people import Person, new_id
from hexarch.web.schema import games, seats
from hexarch.web.steady import steady
from hexarch.web.sweeping import remove

if TYPE_CHECKING:
    from hexarch.web.quotas import Quotas
    from hexarch.web.seating import Seating
    from hexarch.web.tables import Tables

LONGEST_TITLE: Final = 80
MOST_IMPORTS: Final = 2  # ledgers that are read at once
LONGEST_KEPT: Final = 120_000  # letters of a ledger without its comments


class Lobby:
    """Makes tables."""

    def __init__(self, tables: Tables, seating: Seating, quotas: Quotas) -> None:
        self._tables = tables
        self._quotas = quotas
        self._seating = seating
        self._database = tables.database
        self._reading = asyncio.Semaphore(MOST_IMPORTS)

    # -- making -------------------------------------------------------------------------

    async def make(self, host: Person, document: dict[str, Any]) -> Live:
        """A table from a form; with nobody to wait for, its game begins at once."""
        rules = titles.title(game_of(document))
        stored = kept(document, fields(rules.id))
        if rules.secret:
            stored.pop("seed", None)  # whoever knew it would know what is hidden
        form = Form(stored)
        title = clean_title(document.get("title"))
        listed = document.get("listed", True) is True
        id = new_id()
        now = steady()
        places: list[Seat] = []
        for i, place in enumerate(form.places):
            if place.kind == PERSON:
                places.append(Seat(i, PERSON, place.name or host.name, host.id))
            else:
                places.append(Seat(i, place.kind, f"{place.bot} {i + 1}" if place.bot else "", None, place.bot))
        title = title or ", ".join(place.name for place in places if place.name)[:LONGEST_TITLE]
        await self._quotas.room()
        async with self._database.write() as connection:
            await self._quotas.of_tables(connection, host)
            if only_bots(places, None):
                await connection.run_sync(self._quotas.of_bots, host.id, id)
            await connection.execute(
                insert(games).values(**_fresh(id, rules.id, title, WAITING, listed, host.id, json.dumps(stored), now))
            )
            await connection.execute(insert(seats), [{"game": id, **place.values()} for place in places])
        if not form.open:
            try:
                await self._seating.begin(id)
            except Problem:  # others were quicker to begin theirs: what cannot begin does not stay either
                async with self._database.write() as connection:
                    await remove(connection, [id])
                raise
        return await self._tables.get(id)

    async def take_in(self, host: Person, text: str, name: str) -> Live:
        """A table for walking through a game that was played elsewhere; raises LedgerError or Difference."""
        title = clean_title(name)
        await self._quotas.room()
        async with self._reading:
            record, text = await asyncio.to_thread(_read, text)
        game = record.game
        id = new_id()
        now = steady()
        values = _fresh(
            id,
            game.title.id,
            title or ", ".join(game.setup.names)[:LONGEST_TITLE],
            IMPORT,
            False,
            host.id,
            json.dumps({"ledger": text}),
            now,
        )
        values |= {"revision": record.revision, "round": game.progress()[0]}
        taken = []
        scores = game.scores()
        for seat, one in enumerate(game.setup.names):
            place = Seat(seat, OPEN, one)
            place.label = game.label(seat)
            place.points = scores[seat]["total"]
            taken.append({"game": id, **place.values()})
        async with self._database.write() as connection:
            await self._quotas.of_imports(connection, host)
            await connection.execute(insert(games).values(**values))
            await connection.execute(insert(seats), taken)
        return await self._tables.get(id)


def _read(text: str) -> tuple[Record, str]:
    """A game that was played elsewhere, and what is kept of its text: without what nothing was read from."""
    title, importer = importer_of(text)
    kept = importer.kept(text)
    if len(kept) > LONGEST_KEPT:
        raise Problem(413, "too-large")
    return from_import(kept, title), kept


def clean_title(title: object) -> str:
    """A title as it is shown."""
    if title is None:
        return ""
    folded = " ".join(title.split()) if isinstance(title, str) else "\0"
    if len(folded) > LONGEST_TITLE or (folded and not visible(folded)):
        raise Problem(400, "bad-title", longest=LONGEST_TITLE)
    return folded


def invitation(live: Live) -> str:
    """What a link to join carries: the table and a secret."""
    return f"{live.id}-{live.invite}"


def watching(live: Live) -> str:
    """The page for watchers. Of a table that is not listed the link has a secret: whoever came by it may talk there.

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


def _fresh(
    id: str, game: str, title: str, state: str, listed: bool, host: str, form: str, now: float
) -> dict[str, Any]:
    return {
        "id": id,
        "game": game,
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
        "alone": False,
    }
