"""Journalled state: numbered cells and one queue of decisions; from the first mark on, every write records its inverse.

Everything a position consists of is in `cells` (integers) and `decisions`. All writes go through `put`, `add` and
`queue`, so `rollback` restores any earlier mark exactly, whatever rule made the change. Before there is a mark nobody
can come back, and nothing is recorded.
"""

from __future__ import annotations

import hashlib
from typing import Final, Generic, TypeVar

from hexarch.kernel.decision import Decision
from hexarch.kernel.effect import Effect

D = TypeVar("D", bound=Decision)

_QUEUE: Final = -1  # journal index that stands for the queue of decisions
_SHORT: Final = 2**61 - 1  # what is quick to reckon with


class Mark:
    """A place in the journal to come back to."""

    __slots__ = ("effects", "journal")

    def __init__(self, journal: int, effects: int) -> None:
        self.journal = journal
        self.effects = effects


class State(Generic[D]):
    """Cells, decisions and the journal that can undo every change of them."""

    __slots__ = ("_journal", "_marked", "_queues", "cells", "decisions", "effects", "logging")

    def __init__(self, size: int) -> None:
        self.cells: list[int] = [0] * size
        self.decisions: tuple[D, ...] = ()
        self.effects: list[Effect] = []
        self.logging = True
        self._marked = False  # can anybody come back?
        self._journal: list[int] = []
        self._queues: list[tuple[D, ...]] = []

    def put(self, cell: int, value: int) -> None:
        """Write one cell."""
        cells = self.cells
        if self._marked:
            journal = self._journal
            journal.append(cells[cell])
            journal.append(cell)
        cells[cell] = value

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
            self.decisions = decisions[1:]
        else:
            self.decisions = tuple([d for d in decisions if d is not decision])

    def swap(self, old: D, new: D) -> None:
        """Replace a decision in its place."""
        decisions = self.decisions
        if self._marked:
            self._queues.append(decisions)
            journal = self._journal
            journal.append(0)
            journal.append(_QUEUE)
        if decisions and decisions[-1] is old:
            self.decisions = (*decisions[:-1], new)
        else:
            self.decisions = tuple([new if d is old else d for d in decisions])

    def log(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0, mask: int = 0) -> None:
        """Record an effect in the event log."""
        if self.logging:
            self.effects.append(Effect(code, seat, a, b, c, mask))

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
        while place > stop:
            place -= 2
            cell = journal[place + 1]
            if cell == _QUEUE:
                self.decisions = self._queues.pop()
            else:
                cells[cell] = journal[place]
        del journal[stop:]
        del self.effects[mark.effects :]

    def traces(self, mark: Mark, groups: list[int]) -> tuple[int, int, int]:
        """Numbers for how this position differs from a marked one, by whatever way it was reached.

        The first is for the whole position, the others for the cells of group 1 and of group 2 alone; `groups` says
        of each cell to which it belongs. Where nothing differs the numbers are equal, elsewhere hardly ever.
        """
        journal = self._journal
        cells = self.cells
        seen: set[int] = set()
        whole = len(self.decisions)
        one = two = 0
        place = mark.journal
        end = len(journal)
        while place < end:
            old = journal[place]
            cell = journal[place + 1]
            place += 2
            if cell == _QUEUE or cell in seen:
                continue
            seen.add(cell)
            now = cells[cell]
            if now != old:
                key = hash((cell, now)) & _SHORT
                whole ^= key
                group = groups[cell]
                if group == 1:
                    one ^= key
                elif group == 2:
                    two ^= key
        return whole, one, two

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
