"""What comes out of checking a ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra.ledger.rows import LedgerError
from hexarch.kernel.errors import ImportProblem

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game

LONGEST: Final = 200  # characters of a row that are quoted


class Difference(ImportProblem):
    """The first place where ledger and engine part."""

    def __init__(self, line: int, code: str, faction: str = "", expected: str = "", found: str = "") -> None:
        where = f"line {line}" + (f" ({faction})" if faction else "")
        expected, found = expected[:LONGEST], found[:LONGEST]
        super().__init__(f"{where}: {code.replace('_', ' ')}: ledger {expected!r}, engine {found!r}", code, line)
        self.faction = faction
        self.expected = expected
        self.found = found

    def said(self, words: Any) -> str:
        """Where ledger and engine part, in a language."""
        from hexarch.games.terra.table.failures import difference

        return difference(words, self)


class Report:
    """The outcome of a check: how much was compared, and the first difference if there is one."""

    __slots__ = ("commands", "difference", "error", "game", "name", "old_edition", "rows", "unordered")

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows = 0
        self.commands = 0
        self.unordered = 0  # rows whose power offers stand in another order than that of the colours
        self.old_edition = False  # it agrees only with an older edition of these rules, which it does not name
        self.difference: Difference | None = None
        self.error: LedgerError | None = None
        self.game: Game | None = None

    @property
    def ok(self) -> bool:
        """Did everything agree?"""
        return self.difference is None and self.error is None
