"""Errors as sentences: which message an error has, and what stands in it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hexarch.kernel.errors import Ambiguous, Illegal, ImportProblem, SaveError, SetupError, Unreadable

if TYPE_CHECKING:
    from hexarch.words.words import Words

_NUMBER = re.compile(r"\d+")


def error(words: Words, e: BaseException) -> str:
    """The sentence for an error of the program; others say what they say."""
    if isinstance(e, (Illegal, SetupError)):
        return words.refusal(e.refusal)
    if isinstance(e, Unreadable):
        return words.sentence(f"unreadable-{e.code}", {"text": e.text, "hint": e.hint})
    if isinstance(e, Ambiguous):
        readings = words.text("or").join(e.readings)
        return words.sentence("ambiguous", {"text": e.text, "readings": readings})
    if isinstance(e, SaveError):
        values = {"number": number(e.detail), "why": words.cause(e, e.detail)}
        return words.sentence(f"save-{e.code}", values)
    if isinstance(e, ImportProblem):
        return e.said(words)
    return str(e)


def number(text: str) -> str:
    """The first number in a text."""
    found = _NUMBER.search(text)
    return found[0] if found is not None else "?"
