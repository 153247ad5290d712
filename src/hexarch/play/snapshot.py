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
from hexarch.games.terra import kinds
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger.mirror import Page
from hexarch.kernel import sources
from hexarch.kernel.effect import Effect
from hexarch.play.record import Record, Submission
from hexarch.play.rows import Row

if TYPE_CHECKING:
    from hexarch.games.terra.setup import Setup

VERSION: Final = 1
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
    return found.hexdigest()


def take(record: Record) -> dict[str, Any]:
    """The document of a record, of lists, texts and numbers alone; later changes of the record do not touch it."""
    game, clerk, tally = record.game, record.clerk, record.tally
    return {
        "position": game.digest(),
        "cells": _numbers(game.state.cells),
        "decisions": [[d.kind, d.seat, _numbers(d.fields())] for d in game.state.decisions],
        "history": game.history.copy(),
        "sent": [[getattr(one, name) for name in SENT] for one in record.submissions],
        "rows": [_row(row) for row in record.rows],
        "round": clerk.round,
        "turn": clerk.turn,
        "pages": [page.cells.copy() for page in clerk.mirror.pages],
        "figures": {"revision": tally.revision, "ends": tally.ends.copy(), "hands": tally.hands.copy()},
    }


def _row(row: Row) -> list[Any]:
    return [[getattr(row, name) for name in PLAIN], [_numbers(e.key()) for e in row.effects], row.said.copy()]


def _numbers(values: Iterable[int]) -> list[int | str]:
    return [n if -LARGEST < n < LARGEST else hex(n) for n in values]


def _read(values: list[int | str]) -> list[int]:
    return [int(n, 16) if isinstance(n, str) else n for n in values]


def restore(setup: Setup, document: dict[str, Any]) -> Record:
    """The record of a document that `take` gave for a game of this set-up; raises SnapshotError."""
    try:
        return _restore(setup, document)
    except SnapshotError:
        raise
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise SnapshotError(str(error)[:100]) from error


def _restore(setup: Setup, document: dict[str, Any]) -> Record:
    record = Record(Game(setup))
    game, clerk, tally = record.game, record.clerk, record.tally
    decisions = [kinds.restored(kind, seat, _read(fields)) for kind, seat, fields in document["decisions"]]
    game.state.restore(_read(document["cells"]), tuple(decisions))
    if game.digest() != document["position"]:
        raise SnapshotError("another position")
    game.history = [(seat, text) for seat, text in document["history"]]
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
        row.said = said
        record.rows.append(row)
    clerk.round, clerk.turn = document["round"], document["turn"]
    clerk.mirror.pages = [Page(cells) for cells in document["pages"]]
    kept = document["figures"]
    tally.revision = kept["revision"]
    tally.ends = [(revision, number, seats) for revision, number, seats in kept["ends"]]
    tally.hands = [(revision, pages) for revision, pages in kept["hands"]]
    return record
