"""Snapshots of games in the database, so that opening an old one is quick.

They are written now and then, behind the back of the moves: a snapshot that was never written, is damaged or comes from
another version costs nothing but the time to replay the entries, which stay the truth.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import zlib
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from hexarch import games
from hexarch.play import snapshot
from hexarch.web.errors import Problem
from hexarch.web.live import FINISHED, IMPORT, Live, Seat, Undoing
from hexarch.web.schema import snapshots
from hexarch.web.steady import steady

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row, Select

    from hexarch.web.database import Database

log: Final = logging.getLogger("hexarch.web")
EVERY: Final = 100  # entries since the last snapshot after which a running game gets a new one
SOME: Final = 20  # the same for one that leaves memory
MOST_WAITING: Final = 16  # tables that wait for theirs; more of them would only fill the memory
PAUSE: Final = 0.05  # seconds between two of them: moves come first
LEVEL: Final = 1  # of compression; more would cost more time than the space is worth
_encode: Final = msgspec.json.Encoder().encode


class Snapshots:
    """Writes the snapshots of this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: dict[str, tuple[Live, bool]] = {}  # and whether it has left memory
        self._task: asyncio.Task[None] | None = None
        self.rules = ""

    async def start(self) -> None:
        """Find out which rules these are."""
        self.rules = await asyncio.to_thread(snapshot.fingerprint)

    async def close(self) -> None:
        """Stop; what was not written is replayed."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def consider(self, live: Live) -> None:
        """A table changed, or was read in a language: perhaps it is time for a snapshot."""
        if self.rules and not live.stopped and _due(live, EVERY):
            self._ask(live, leaves=False)

    def leaves(self, live: Live) -> None:
        """A table at rest leaves memory."""
        if self.rules and _due(live, SOME):
            self._ask(live, leaves=True)

    def _ask(self, live: Live, leaves: bool) -> None:
        if live.id not in self._waiting and len(self._waiting) >= MOST_WAITING:
            return
        self._waiting[live.id] = (live, leaves)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())

    async def _write_all(self) -> None:
        while self._waiting:
            await asyncio.sleep(PAUSE)
            if not self._waiting:
                return
            id = next(iter(self._waiting))
            live, leaves = self._waiting.pop(id)
            if live.stopped and not leaves:
                continue  # what is in memory cannot be trusted
            if live.changing and not leaves:
                self._waiting.setdefault(id, (live, leaves))  # behind the others
                continue
            try:
                await self._write(live)
            except (IntegrityError, Problem):
                pass  # another process wrote a newer one, the table is gone, or the database does not answer
            except Exception:
                log.exception("a snapshot could not be written")

    async def _write(self, live: Live) -> None:
        """Write the snapshot of a table at rest. Should that fail, the next one is due as late as if it had not."""
        serial = live.kept = live.serial
        revision, live.kept_languages = live.revision, frozenset(live.languages)
        text = _encode(document(live))
        packed = await asyncio.to_thread(zlib.compress, text, LEVEL)
        values = {
            "game": live.id,
            "serial": serial,
            "revision": revision,
            "rules": self.rules,
            "digest": _digest(packed),
            "document": packed,
            "created": steady(),
        }

        def keep(connection: Connection) -> None:
            older = or_(snapshots.c.serial <= serial, snapshots.c.rules != self.rules)
            connection.execute(delete(snapshots).where(snapshots.c.game == live.id, older))
            connection.execute(insert(snapshots).values(**values))

        await self._database.transact(keep)


def _due(live: Live, entries: int) -> bool:
    """Would a snapshot save enough? Games that go on get one after so many entries."""
    if live.record is None:
        return False
    if live.state in (FINISHED, IMPORT):
        return live.kept != live.serial or not live.languages <= live.kept_languages
    return live.serial - (live.kept or 0) >= entries


def _digest(packed: bytes) -> str:
    return hashlib.blake2b(packed, digest_size=16).hexdigest()


def document(live: Live) -> dict[str, Any]:
    """Everything that the entries up to now lead to."""
    assert live.record is not None
    return {
        "setup": live.record.game.setup.document(),
        "serial": live.serial,
        "serials": live.serials.copy(),
        "generation": live.generation,
        "undone": [[one.serial, one.seat, one.since, one.to] for one in live.undone],
        "languages": sorted(live.languages),
        "record": snapshot.take(live.record),
    }


def kept(id: str, rules: str) -> Select[Any]:
    """The query for a snapshot that these rules wrote."""
    return select(snapshots).where(snapshots.c.game == id, snapshots.c.rules == rules)


def restored(row: Row[Any], taken: Sequence[Seat], chat: int, saved: Row[Any]) -> Live | None:
    """The table as its snapshot has it, None when that is damaged or ahead of the table."""
    try:
        if _digest(saved.document) != saved.digest or saved.serial > row.serial:
            return None
        found = msgspec.json.decode(zlib.decompress(saved.document))
        rules = games.title(row.game)
        setup = rules.read_setup(json.loads(row.setup) if row.setup is not None else found["setup"])
        live = Live(row, taken, chat, snapshot.restore(rules, setup, found["record"]))
        live.serials = found["serials"]
        live.generation = found["generation"]
        live.undone = [Undoing(*one) for one in found["undone"]]
        choices = 0 if live.state == IMPORT else live.revision
        if len(live.serials) != choices or found["serial"] != saved.serial:
            return None
        live.serial = live.kept = saved.serial
        live.languages = set(found["languages"])
        live.kept_languages = frozenset(live.languages)
        return live
    except (zlib.error, msgspec.DecodeError, LookupError, RecursionError, TypeError, ValueError):
        return None
