"""Splitting the text of choices: commands are separated by full stops, `#` begins a comment."""

from __future__ import annotations

from typing import Final

from hexarch.kernel.errors import Unreadable

LONGEST: Final = 2_000  # characters of one text; the longest real row has under 200


def commands(text: str) -> list[str]:
    """The single commands of a text, white space folded, without comments.

    >>> commands("burn 2.  action  ACT4 # coins")
    ['burn 2', 'action ACT4']
    """
    if len(text) > LONGEST:
        raise Unreadable(text, "too_long")
    if not text.isprintable():
        raise Unreadable(repr(text), "not_printable")
    bare = text.split("#", 1)[0]
    return [folded for part in bare.split(".") if (folded := " ".join(part.split()))]
