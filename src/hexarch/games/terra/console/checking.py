"""A ledger replayed and compared row by row, as `hexarch check` reports it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra.ledger.check import check_text

if TYPE_CHECKING:
    from hexarch.kernel.game import Doc
    from hexarch.words import Words


def report(text: str, words: Words) -> Doc:
    """How much was compared, and what differs or cannot be read."""
    found = check_text(text)
    d = found.difference
    difference = None
    if d is not None:
        difference = {
            "line": d.line,
            "code": d.code,
            "faction": d.faction,
            "expected": d.expected,
            "found": d.found,
            "text": d.said(words),
        }
    notes = [words.text("console-check-unordered", n=found.unordered)] if found.unordered else []
    if found.old_edition:
        notes.append(words.text("console-check-edition"))
    return {
        "ok": found.ok,
        "rows": found.rows,
        "commands": found.commands,
        "unordered": found.unordered,
        "difference": difference,
        "unreadable": None if found.error is None else words.error(found.error),
        "note": " ".join(notes),
    }
