"""Errors as sentences: which message an error has, and what stands in it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hexarch.kernel.errors import Ambiguous, Illegal, SaveError, SetupError, Unreadable

if TYPE_CHECKING:
    from hexarch.games.terra.ledger.check import Difference
    from hexarch.words.words import Words

COLUMN = re.compile(r"(column|delta)_(\w+)")
_NUMBER = re.compile(r"\d+")


def error(words: Words, e: BaseException) -> str:
    """The sentence for an error of the program; others say what they say."""
    from hexarch.games.terra.ledger.check import Difference
    from hexarch.games.terra.ledger.rows import LedgerError

    if isinstance(e, (Illegal, SetupError)):
        return words.refusal(e.refusal)
    if isinstance(e, Unreadable):
        return words.sentence(f"unreadable-{e.code}", {"text": e.text, "hint": e.hint})
    if isinstance(e, Ambiguous):
        readings = words.text("or").join(e.readings)
        return words.sentence("ambiguous", {"text": e.text, "readings": readings})
    if isinstance(e, SaveError):
        values = {"number": _number(e.detail), "why": _why(words, e, e.detail)}
        return words.sentence(f"save-{e.code}", values)
    if isinstance(e, LedgerError):
        detail, why = e.detail, _why(words, e, e.detail)
        if e.code == "unsupported_option":  # the reason is behind its name
            detail, _, reason = e.detail.partition(": ")
            why = words.text(f"reason-{reason}")
        values = {"detail": detail, "why": why}
        return _at_line(words, e.line, words.sentence(f"ledger-{e.code}", values))
    if isinstance(e, Difference):
        return difference(words, e)
    return str(e)


def difference(words: Words, d: Difference) -> str:
    """Where a ledger and the engine part."""
    values: dict[str, str | int] = {
        "expected": _shown(words, d.expected),
        "found": _shown(words, d.found),
        "number": _number(d.found),
        "why": _why(words, d, d.found),
    }
    key = f"difference-{d.code}"
    column = COLUMN.fullmatch(d.code)
    if column is not None:
        key = f"difference-{column[1]}"
        values["column"] = words.text(f"column-{column[2]}")
    text = words.sentence(key, values)
    if d.faction:
        text = words.text("about-faction", faction=words.name(d.faction), text=text)
    return _at_line(words, d.line, text)


def _at_line(words: Words, line: int, text: str) -> str:
    return words.text("at-line", line=str(line), text=text) if line else text


def _why(words: Words, e: BaseException, otherwise: str) -> str:
    """The error behind an error, in words."""
    return error(words, e.__cause__) if e.__cause__ is not None else otherwise


def _number(text: str) -> str:
    """The first number in a text."""
    found = _NUMBER.search(text)
    return found[0] if found is not None else "?"


def _shown(words: Words, text: str) -> str:
    """What a ledger or the engine shows; nothing at all gets a word."""
    if text in ("", "nothing"):
        return words.text("nothing")
    if text == "an automatic row":
        return words.text("automatic-row")
    return text
