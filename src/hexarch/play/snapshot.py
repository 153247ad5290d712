"""Snapshots: a whole record as one plain document, so that a long game need not be replayed to be opened.

A snapshot holds what replaying would find: the position, what was sent together, the rows of the log with the words
they were put into already, the figures of the rounds. The list of choices stays the truth: whatever is wrong with a
snapshot, the game is replayed instead. It fits only the rules that wrote it; whoever keeps it keeps their
`fingerprint` beside it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import hexarch
from hexarch import games
from hexarch.kernel import sources
from hexarch.kernel.effect import Effect
from hexarch.play.record import Record, Submission
from hexarch.play.rows import Row

if TYPE_CHECKING:
    from hexarch.kernel.game import Setup, Title

VERSION: Final = 2
DEPENDS: Final = ("kernel", "games", "play", "words")  # what decides how a snapshot looks
CODE: Final = (".py", ".so", ".pyd", ".ftl", ".toml")
SENT: Final = ("seat", "by", "start", "end", "reacts", "reveals", "line")
LARGEST: Final = 2**53  # numbers beyond it (sets of hexes) are written as texts: readers of JSON need not know them
PLAIN: Final = tuple(name for name in Row.__slots__ if name not in ("effects", "said"))


class SnapshotError(ValueError):
    """A snapshot that does not fit its game."""


@cache
def fingerprint() -> str:
    """Which rules, rows and words these are: another version of any of them reads no snapshot of this one."""
    found = hashlib.blake2b(f"{VERSION} {hexarch.__version__}".encode(), digest_size=16)
    for folder in DEPENDS:
        for path, data in sources.walk(folder, CODE):
            found.update(f"{folder}/{path}".encode())
            found.update(data)
    for name, place in games.outside().items():
        for path, data in sources.files(place, CODE):
            found.update(f"{name}/{path}".encode())
            found.update(data)
    return found.hexdigest()


def take(record: Record) -> dict[str, Any]:
    """The document of a record, of lists, texts and numbers alone; later changes of the record do not touch it."""
    game, clerk, tally = record.game, record.clerk, record.tally
    return {
        "game": game.title.id,
        "position": game.snapshot(),
        "history": game.history.copy(),
        "sent": [[getattr(one, name) for name in SENT] for one in record.submissions],
        "rows": [_row(row) for row in record.rows],
        "round": clerk.round,
        "turn": clerk.turn,
        "pages": [clerk.page(seat) for seat in range(game.players)],
        "figures": {"revision": tally.revision, "ends": tally.ends.copy(), "hands": tally.hands.copy()},
    }


def _row(row: Row) -> list[Any]:
    return [[getattr(row, name) for name in PLAIN], [_numbers(e.key()) for e in row.effects], row.said.copy()]


def _numbers(values: Iterable[int]) -> list[int | str]:
    return [n if -LARGEST < n < LARGEST else hex(n) for n in values]


def _read(values: list[int | str]) -> list[int]:
    return [int(n, 16) if isinstance(n, str) else n for n in values]


def restore(title: Title, setup: Setup, document: dict[str, Any]) -> Record:
    """The record of a document that `take` gave for a game of this title and set-up; raises SnapshotError."""
    try:
        return _restore(title, setup, document)
    except SnapshotError:
        raise
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise SnapshotError(str(error)[:100]) from error


def _restore(title: Title, setup: Setup, document: dict[str, Any]) -> Record:
    if document["game"] != title.id:
        raise SnapshotError("another game")
    record = Record(title.new(setup))
    game, clerk, tally = record.game, record.clerk, record.tally
    history = [(seat, text) for seat, text in document["history"]]
    game.become(title.restore(setup, document["position"], history))
    for values in document["sent"]:
        one = Submission(0, "", 0, None)
        for name, value in zip(SENT, values, strict=True):
            setattr(one, name, value)
        record.submissions.append(one)
    if (record.submissions[-1].end if record.submissions else 0) != len(game.history):
        raise SnapshotError("another history")
    for plain, happened, said in document["rows"]:
        row = Row(None, False, "", None)
        for name, value in zip(PLAIN, plain, strict=True):
            setattr(row, name, value)
        row.effects = [Effect(*_read(e)) for e in happened]
        row.messages = [(key, values) for key, values in row.messages]
        row.said = said
        record.rows.append(row)
    clerk.round, clerk.turn = document["round"], document["turn"]
    clerk.books.load(document["pages"])
    kept = document["figures"]
    tally.revision = kept["revision"]
    tally.ends = [(revision, number, seats) for revision, number, seats in kept["ends"]]
    tally.hands = [(revision, pages) for revision, pages in kept["hands"]]
    return record
