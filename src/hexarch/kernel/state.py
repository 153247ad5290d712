"""Journalled state: numbered cells and one queue of decisions; from the first mark on, every write records its inverse.

Everything a position consists of is in `cells` (integers) and `decisions`. All writes go through `put`, `add` and
`queue`, so `rollback` restores any earlier mark exactly, whatever rule made the change. Before there is a mark nobody
can come back, and nothing is recorded.
"""

from __future__ import annotations

import hashlib
from typing import Final, Generic, TypeVar

from hexarch.kernel.decision import Decision
from hexarch.kernel.effect import MADE, SMALL, Effect, once

D = TypeVar("D", bound=Decision)

_QUEUE: Final = -1  # journal index that stands for the queue of decisions
_FEW: Final = 64  # values of a cell, from 0 on, whose keys are kept
_keys: Final[list[int]] = []  # a number for each cell with each of these values, 0 until somebody asks for it

Traces = tuple[int, int, int, int, int, int]
UNCHANGED: Final[Traces] = (0, 0, 0, 0, 0, 0)


def _key(cell: int, value: int) -> int:
    """A number for a cell with a value, short enough to be quick to reckon with."""
    if not 0 <= value < _FEW:
        return hash(hash((cell, value)))
    key = _keys[cell * _FEW + value]
    if not key:
        key = _keys[cell * _FEW + value] = hash(hash((cell, value)))
    return key


# Apart from the methods that use them: whoever holds a comprehension with variables pays for it at each call.


def without(decisions: tuple[D, ...], decision: D) -> tuple[D, ...]:
    """The other decisions."""
    return tuple([d for d in decisions if d is not decision])


def exchanged(decisions: tuple[D, ...], old: D, new: D) -> tuple[D, ...]:
    """The decisions with a new one in the place of an old one."""
    return tuple([new if d is old else d for d in decisions])


class Mark:
    """A place in the journal to come back to."""

    __slots__ = ("effects", "journal")

    def __init__(self, journal: int, effects: int) -> None:
        self.journal = journal
        self.effects = effects


class State(Generic[D]):
    """Cells, decisions and the journal that can undo every change of them."""

    __slots__ = ("_journal", "_marked", "_queues", "_seen", "cells", "decisions", "effects", "logging")

    def __init__(self, size: int) -> None:
        self.cells: list[int] = [0] * size
        self.decisions: tuple[D, ...] = ()
        self.effects: list[Effect] = []
        self.logging = True
        self._marked = False  # can anybody come back?
        self._journal: list[int] = []
        self._queues: list[tuple[D, ...]] = []
        self._seen: list[bool] = []  # by cell, while the journal is read; False otherwise

    def put(self, cell: int, value: int) -> None:
        """Write one cell."""
        if self._marked:
            journal = self._journal
            journal.append(self.cells[cell])
            journal.append(cell)
        self.cells[cell] = value

    def add(self, cell: int, delta: int) -> None:
        """Add to one cell."""
        cells = self.cells
        old = cells[cell]
        if self._marked:
            journal = self._journal
            journal.append(old)
            journal.append(cell)
        cells[cell] = old + delta

    def queue(self, decisions: tuple[D, ...]) -> None:
        """Replace the queue of decisions."""
        if self._marked:
            self._queues.append(self.decisions)
            journal = self._journal
            journal.append(0)
            journal.append(_QUEUE)
        self.decisions = decisions

    def push(self, decision: D) -> None:
        """Put a decision at the head of the queue."""
        decisions = self.decisions
        if self._marked:
            self._queues.append(decisions)
            journal = self._journal
            journal.append(0)
            journal.append(_QUEUE)
        self.decisions = (decision, *decisions) if decisions else (decision,)

    def drop(self, decision: D) -> None:
        """Take a decision out of the queue."""
        decisions = self.decisions
        if self._marked:
            self._queues.append(decisions)
            journal = self._journal
            journal.append(0)
            journal.append(_QUEUE)
        if decisions and decisions[0] is decision:
            self.decisions = decisions[1:] if len(decisions) > 1 else ()
        else:
            self.decisions = without(decisions, decision)

    def swap(self, old: D, new: D) -> None:
        """Replace a decision in its place."""
        decisions = self.decisions
        if self._marked:
            self._queues.append(decisions)
            journal = self._journal
            journal.append(0)
            journal.append(_QUEUE)
        if decisions and decisions[-1] is old:
            self.decisions = (*decisions[:-1], new) if len(decisions) > 1 else (new,)
        else:
            self.decisions = exchanged(decisions, old, new)

    def log(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0, mask: int = 0) -> None:
        """Record an effect in the event log."""
        if self.logging:
            if c or mask or (code | seat | a | b) >> SMALL:
                self.effects.append(Effect(code, seat, a, b, c, mask))
            else:
                known = MADE[code][seat][b][a]
                self.effects.append(once(code, seat, a, b) if known is None else known)

    def mark(self) -> Mark:
        """Remember this position."""
        self._marked = True
        return Mark(len(self._journal), len(self.effects))

    def rollback(self, mark: Mark) -> None:
        """Return to a marked position, exactly."""
        journal = self._journal
        cells = self.cells
        stop = mark.journal
        if stop > len(journal) or mark.effects > len(self.effects):
            raise ValueError("this mark lies ahead of the position")
        place = len(journal)
        if place > stop:
            while place > stop:
                place -= 2
                cell = journal[place + 1]
                if cell == _QUEUE:
                    self.decisions = self._queues.pop()
                else:
                    cells[cell] = journal[place]
            del journal[stop:]
        if len(self.effects) > mark.effects:
            del self.effects[mark.effects :]

    def traces(self, mark: Mark, groups: list[int], before: Traces = UNCHANGED) -> Traces:
        """Numbers for how the cells differ from those of a marked position, by whatever way they came to it.

        The first is for all cells, the others for those of five groups alone; `groups` says of each cell to which it
        belongs, one bit for each, and is negative where a cell follows from others. Where nothing differs the numbers
        are equal, elsewhere hardly ever. With the traces `before`, that the marked position has from an earlier one,
        they are those from the earlier one.
        """
        journal = self._journal
        cells = self.cells
        seen = self._seen
        if len(seen) != len(cells):
            seen = self._seen = [False] * len(cells)
        if len(_keys) < len(cells) * _FEW:
            _keys.extend([0] * (len(cells) * _FEW - len(_keys)))
        whole, one, two, three, four, five = before
        end = len(journal)
        for place in range(mark.journal, end, 2):
            cell = journal[place + 1]
            if cell == _QUEUE or seen[cell]:
                continue
            group = groups[cell]
            if group < 0:
                continue
            seen[cell] = True
            now = cells[cell]
            old = journal[place]
            if now != old:
                key = _key(cell, now) ^ _key(cell, old)
                whole ^= key
                if group & 1:
                    one ^= key
                if group & 2:
                    two ^= key
                if group & 4:
                    three ^= key
                if group & 8:
                    four ^= key
                if group & 16:
                    five ^= key
        for place in range(mark.journal, end, 2):
            cell = journal[place + 1]
            if cell != _QUEUE:
                seen[cell] = False
        return whole, one, two, three, four, five

    def written(self, mark: Mark) -> list[int]:
        """The cells that were written since a mark, each once and with what it held before: cell, value, cell, ..."""
        journal = self._journal
        seen = self._seen
        if len(seen) != len(self.cells):
            seen = self._seen = [False] * len(self.cells)
        found: list[int] = []
        for place in range(mark.journal, len(journal), 2):
            cell = journal[place + 1]
            if cell != _QUEUE and not seen[cell]:
                seen[cell] = True
                found.append(cell)
                found.append(journal[place])
        for place in range(0, len(found), 2):
            seen[found[place]] = False
        return found

    def ever_changed(self, mark: Mark, cell: int, way: int) -> bool:
        """Did a change of a cell since a mark make it larger (1) or smaller (-1)?"""
        journal = self._journal
        now = self.cells[cell]
        for place in range(len(journal) - 2, mark.journal - 1, -2):
            if journal[place + 1] == cell:
                old = journal[place]
                if (now - old) * way > 0:
                    return True
                now = old
        return False

    def copy_into(self, other: State[D]) -> None:
        """Make `other` this position, with an empty journal of its own."""
        other.cells = self.cells.copy()
        other.decisions = self.decisions
        other.effects = []
        other.logging = self.logging
        other._journal = []
        other._queues = []

    def restore(self, cells: list[int], decisions: tuple[D, ...]) -> None:
        """Become a position that was written down, with an empty journal; only what this state itself gave fits."""
        if len(cells) != len(self.cells):
            raise ValueError("this position belongs to another table")
        self.cells = cells
        self.decisions = decisions
        self.effects = []
        self._journal = []
        self._queues = []

    def digest(self) -> str:
        """A short fingerprint of the position, equal on every machine and build."""
        text = repr((self.cells, [d.key() for d in self.decisions]))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
