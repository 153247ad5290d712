"""Real games: reading, checking and writing the ledgers of terra.snellman.net."""

from __future__ import annotations

from hexarch.games.terra.ledger.check import Difference, Report, check_file, check_text
from hexarch.games.terra.ledger.rows import Ledger, LedgerError, parse, read_file
from hexarch.games.terra.ledger.write import write

__all__ = [
    "Difference",
    "Ledger",
    "LedgerError",
    "Report",
    "check_file",
    "check_text",
    "parse",
    "read_file",
    "write",
]
