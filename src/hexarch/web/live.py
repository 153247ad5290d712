"""A table in memory: its people and, once it has started, the record of its game."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch import games
from hexarch.play.record import Record
from hexarch.play.replay import from_import
from hexarch.play.rows import show
from hexarch.web.language import words

if TYPE_CHECKING:
    from sqlalchemy import Row

    from hexarch.kernel.game import Game, Setup, Title
    from hexarch.play.rows import Row as LogRow

WAITING, RUNNING, FINISHED, IMPORT = "waiting", "running", "finished", "import"
PERSON, BOT, OPEN = "person", "bot", "open"
CHOICE, UNDO = "choice", "undo"
# What a table takes in memory, measured: itself, each choice, and each choice in each language it was read in.
TABLE_BYTES, CHOICE_BYTES, WORDS_BYTES = 40_000, 1_800, 3_300


class Seat:
    """A place at a table."""

    __slots__ = ("bot", "finish", "kind", "label", "name", "person", "points", "seat", "standing")

    def __init__(self, seat: int, kind: str, name: str, person: str | None = None, bot: str = "") -> None:
        self.seat = seat
        self.kind = kind
        self.name = name
        self.person = person
        self.bot = bot
        self.label = ""
        self.points = 0
        self.standing: dict[str, Any] = {}
        self.finish = False

    @classmethod
    def of(cls, row: Row[Any]) -> Seat:
        """A seat of the database."""
        seat = cls.shown(row)
        seat.standing = json.loads(row.standing)
        seat.finish = row.finish
        return seat

    @classmethod
    def shown(cls, row: Row[Any]) -> Seat:
        """What everybody may see of it."""
        seat = cls(row.seat, row.kind, row.name, row.person, row.bot)
        seat.label = row.label
        seat.points = row.points
        return seat

    def values(self) -> dict[str, Any]:
        """The seat for the database."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "person": self.person,
            "bot": self.bot,
            "name": self.name,
            "label": self.label,
            "points": self.points,
            "standing": json.dumps(self.standing),
            "finish": self.finish,
        }


def only_bots(seats: Iterable[Seat], game: Game | None) -> bool:
    """Do only bots play, or go on playing? People who have left the game do not."""
    gone = {seat for seat, text in game.history if text == game.leave} if game is not None and game.leave else set()
    return all(seat.kind == BOT or seat.seat in gone for seat in seats)


class Undoing:
    """Choices that were taken back: by which seat, from which revision to which."""

    __slots__ = ("seat", "serial", "since", "to")

    def __init__(self, serial: int, seat: int, since: int, to: int) -> None:
        self.serial = serial
        self.seat = seat
        self.since = since
        self.to = to

    def document(self) -> dict[str, int]:
        """To show among the rows."""
        return {"seat": self.seat, "from": self.since, "to": self.to}


class Live:
    """One table. What has not been confirmed is never seen: readers look at `game` and at `log`."""

    def __init__(self, row: Row[Any], seats: Sequence[Seat], chat: int, record: Record | None = None) -> None:
        """A table of the database; `record` is its game as a snapshot has it."""
        self.id: Final[str] = row.id
        self.lock: Final = asyncio.Lock()  # held by whoever changes the table
        self.seats: list[Seat] = []
        self.record = record
        self.setup: Setup | None = record.game.setup if record is not None else None
        self.serial = 0  # entries of the database that are in the record
        self.revision = record.revision if record is not None else 0
        self.generation = 0
        self.undone: list[Undoing] = []
        self.serials: list[int] = []  # of the entries in force, one for each choice
        self.chat = chat  # newest message
        self.used = time.monotonic()
        self.stuck: int | None = None  # a bot's seat that no bot can play
        self.stopped = False  # no longer in memory: the database knows better
        self._shown: Game | None = None
        self.languages: set[str] = set()  # in which the whole log was read
        self.kept: int | None = None  # entries behind the newest snapshot
        self.kept_languages: frozenset[str] = frozenset()
        self.written: dict[str, bytes] = {}  # position without a draft, by language and seat; what all of them show
        self.describe(row, seats)

    def describe(self, row: Row[Any], seats: Sequence[Seat]) -> None:
        """Take over what the database says of the table, but for its game."""
        self.title: str = row.title
        self.game_id: str = row.game
        self.state: str = row.state
        self.listed: bool = row.listed
        self.created: float = row.created
        self.changed: float = row.changed
        self.host: str | None = row.host
        self.alone: bool = row.alone
        self.invite: str = row.invite
        self.form: dict[str, Any] = json.loads(row.form)
        self.seats = list(seats)
        self.answers = [(seat.finish, seat.standing) for seat in self.seats]  # as the database has them
        ledger = self.form.pop("ledger", "") if self.state == IMPORT else ""
        if ledger and self.record is None:
            self.record = from_import(ledger, self.rules)
            self.setup = self.record.game.setup
            self.revision = self.record.revision
        elif row.setup is not None and self.record is None:
            self.setup = self.rules.read_setup(json.loads(row.setup))
            self.record = Record(self.rules.new(self.setup))

    # -- looking ------------------------------------------------------------------------

    @property
    def rules(self) -> Title:
        """The title that is played."""
        return games.title(self.game_id)

    @property
    def present(self) -> Game | None:
        """The confirmed position, to look at."""
        return self._shown or (self.record.game if self.record is not None else None)

    @property
    def game(self) -> Game | None:
        """The confirmed position, apart, so that it may be tried out."""
        game = self.present
        return game.copy() if game is not None else None

    @property
    def withheld(self) -> bool:
        """Would its seed or a save tell somebody what they may not know?"""
        game = self.present
        if game is None:
            return self.rules.secret
        return (self.rules.secret and not game.over) or game.hides()

    @property
    def changing(self) -> bool:
        """Is somebody about to change it?"""
        return self._shown is not None or self.lock.locked()

    @property
    def started(self) -> bool:
        """Has the game begun?"""
        return self.record is not None

    @property
    def over(self) -> bool:
        """Is it only looked at?"""
        return self.state in (FINISHED, IMPORT)

    @property
    def weight(self) -> int:
        """About how many bytes it takes in memory."""
        choices = CHOICE_BYTES + WORDS_BYTES * len(self.languages)
        return TABLE_BYTES + self.revision * choices + sum(map(len, self.written.values()))

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of somebody."""
        return [seat.seat for seat in self.seats if person and seat.person == person]

    def viewer(self, person: str | None) -> int | None:
        """As whom somebody looks at the table: of several seats the one that is asked; None without a seat."""
        mine = self.seats_of(person)
        waiting = self.waiting() if mine else []
        return next((seat for seat in mine if seat in waiting), mine[0] if mine else None)

    def waiting(self) -> list[int]:
        """Seats the game waits for."""
        game = self.present
        return list(game.to_act) if game is not None and not game.over else []

    def rows(self, since: int, until: int | None = None) -> list[LogRow]:
        """Confirmed rows after a revision."""
        last = self.revision if until is None else min(until, self.revision)
        return [row for row in self.record.rows if since < row.revision <= last] if self.record is not None else []

    def log(self, language: str, since: int = 0, until: int | None = None, viewer: int | None = None) -> list[Any]:
        """Confirmed rows after a revision, to read."""
        if not since and until is None:
            self.languages.add(language)
        game = self.present
        if game is None:
            return []
        return show(self.rows(since, until), game, words(language, self.game_id), viewer)

    # -- changing -----------------------------------------------------------------------

    def begin(self) -> None:
        """Changes begin; until they are confirmed readers see the position as it is now."""
        assert self.record is not None
        self._shown = self.record.game.copy()

    def abandon(self) -> None:
        """The changes came to nothing."""
        assert self.record is not None
        if self.record.revision != self.revision:
            self.record.undo(self.revision)
        self._shown = None

    def confirm(self, serial: int) -> None:
        """The changes are in the database."""
        assert self.record is not None
        added = self.record.revision - self.revision
        self.serials += range(serial - added + 1, serial + 1)
        self.serial = serial
        self.revision = self.record.revision
        self.settle()

    def settle(self) -> None:
        """Readers see the record as it is."""
        self._shown = None
        self.written.clear()

    def enter(self, rows: Sequence[Row[Any]]) -> None:
        """Replay entries of the database."""
        assert self.record is not None
        group: list[Row[Any]] = []
        for row in rows:
            if group and (row.kind == UNDO or row.first != group[0].first):
                self._step(group)
                group = []
            if row.kind == UNDO:
                self.take_back(Undoing(row.serial, row.seat, self.revision, int(row.text)))
            else:
                group.append(row)
        if group:
            self._step(group)
        self.settle()

    def _step(self, group: list[Row[Any]]) -> None:
        assert self.record is not None
        self.record.step(group[0].seat, [row.text for row in group], group[0].by)
        self.serials += [row.serial for row in group]
        self.serial = group[-1].serial
        self.revision = self.record.revision

    def take_back(self, undoing: Undoing) -> None:
        """An undo that is in the database."""
        assert self.record is not None
        self.record.undo(undoing.to)
        del self.serials[undoing.to :]
        self.serial = undoing.serial
        self.revision = undoing.to
        self.generation += 1
        self.undone.append(undoing)
        self.settle()
