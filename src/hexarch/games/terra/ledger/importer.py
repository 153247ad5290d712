"""Ledgers as records of games played elsewhere: the face's way to read and write them."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Any

from hexarch.games.terra.ledger.check import Replay
from hexarch.games.terra.ledger.rows import parse
from hexarch.games.terra.ledger.write import write

if TYPE_CHECKING:
    from hexarch.games.terra.setup import Setup


class LedgerImporter:
    """Reads the ledgers of terra.snellman.net and compares every row."""

    name = "ledger"

    def reads(self, text: str) -> bool:
        """Everything that is no saved game may be a ledger."""
        return text.lstrip()[:1] != "{"

    def read(self, text: str) -> tuple[Setup, list[tuple[int, list[tuple[int, str]]]]]:
        """The set-up, and for each line the choices in it; raises LedgerError or Difference.

        A ledger that breaks off is read as far as it goes.
        """
        # A replay makes thousands of objects that stay and no cycles; the collector would only walk through them.
        collecting = gc.isenabled()
        gc.disable()
        try:
            ledger = parse(text)
            replay = Replay(ledger)
            history = replay.game.history
            found: list[tuple[int, list[tuple[int, str]]]] = []
            known = 0
            for item in ledger.lines:
                replay.line(item)
                if len(history) > known:
                    found.append((item.line, history[known:]))
                    known = len(history)
            return ledger.setup, found
        finally:
            if collecting:
                gc.enable()

    def write(self, game: Any) -> str:
        """A game as a ledger."""
        return write(game)
