"""What is wrong with a ledger, and where it and the engine part, as sentences."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from hexarch.games.terra.table.words import name
from hexarch.words.failures import number

if TYPE_CHECKING:
    from hexarch.games.terra.ledger.check import Difference
    from hexarch.games.terra.ledger.rows import LedgerError
    from hexarch.words import Words

COLUMN: Final = re.compile(r"(column|delta)_(\w+)")


def unreadable(words: Words, e: LedgerError) -> str:
    """A file that is not a ledger this program can read."""
    detail, why = e.detail, words.cause(e, e.detail)
    if e.code == "unsupported_option":  # the reason is behind its name
        detail, _, reason = e.detail.partition(": ")
        why = words.text(f"reason-{reason}")
    return _at_line(words, e.line, words.sentence(f"ledger-{e.code}", {"detail": detail, "why": why}))


def difference(words: Words, d: Difference) -> str:
    """Where a ledger and the engine part."""
    values: dict[str, str | int] = {
        "expected": _shown(words, d.expected),
        "found": _shown(words, d.found),
        "number": number(d.found),
        "why": words.cause(d, d.found),
    }
    key = f"difference-{d.code}"
    column = COLUMN.fullmatch(d.code)
    if column is not None:
        key = f"difference-{column[1]}"
        values["column"] = words.text(f"column-{column[2]}")
    text = words.sentence(key, values)
    if d.faction:
        text = words.text("about-faction", faction=name(words, d.faction), text=text)
    return _at_line(words, d.line, text)


def _at_line(words: Words, line: int, text: str) -> str:
    return words.text("at-line", line=str(line), text=text) if line else text


def _shown(words: Words, text: str) -> str:
    """What a ledger or the engine shows; nothing at all gets a word."""
    if text in ("", "nothing"):
        return words.text("nothing")
    if text == "an automatic row":
        return words.text("automatic-row")
    return text
