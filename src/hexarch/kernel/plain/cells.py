"""The numbers of a plain game: named rows of cells in a journalled state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexarch.kernel.decision import Decision
from hexarch.kernel.state import Mark, State


class Cells:
    """Rows of numbers by name, each write of which can be taken back.

    >>> cells = Cells({"points": 2, "round": 1})
    >>> mark = cells.mark()
    >>> cells.add("points", 3, at=1)
    >>> cells.row("points")
    [0, 3]
    >>> cells.rollback(mark)
    >>> cells.get("points", 1)
    0
    """

    def __init__(self, sizes: Mapping[str, int]) -> None:
        self.sizes: Final = dict(sizes)
        self._start: Final[dict[str, int]] = {}
        size = 0
        for name, count in sizes.items():
            self._start[name] = size
            size += count
        self.state: Final[State[Decision]] = State(size)

    def get(self, name: str, at: int = 0) -> int:
        """One number of a row."""
        return self.state.cells[self._cell(name, at)]

    def row(self, name: str, begin: int = 0, end: int | None = None) -> list[int]:
        """A row, or a part of it."""
        start = self._start[name]
        return self.state.cells[start : start + self.sizes[name]][begin:end]

    def put(self, name: str, value: int, at: int = 0) -> None:
        """Write one number."""
        self.state.put(self._cell(name, at), value)

    def add(self, name: str, delta: int, at: int = 0) -> None:
        """Add to one number."""
        self.state.add(self._cell(name, at), delta)

    def _cell(self, name: str, at: int) -> int:
        if not 0 <= at < self.sizes[name]:
            raise IndexError(f"{name} has no cell {at}")
        return self._start[name] + at

    def mark(self) -> Mark:
        """Remember these numbers."""
        return self.state.mark()

    def rollback(self, mark: Mark) -> None:
        """Return to them, exactly."""
        self.state.rollback(mark)

    def copy(self) -> Cells:
        """The same numbers, apart."""
        found = Cells(self.sizes)
        self.state.copy_into(found.state)
        return found

    def document(self) -> dict[str, list[int]]:
        """All rows by name."""
        return {name: self.row(name) for name in self.sizes}

    def restore(self, document: Mapping[str, object]) -> None:
        """Become what a document says; raises ValueError for rows that do not fit."""
        cells: list[int] = []
        for name, count in self.sizes.items():
            row = document.get(name)
            if not isinstance(row, list) or len(row) != count or not all(type(number) is int for number in row):
                raise ValueError(f"the snapshot does not fit: {name}")
            cells += row
        if len(document) != len(self.sizes):
            raise ValueError("the snapshot has more than this game")
        self.state.restore(cells, ())
