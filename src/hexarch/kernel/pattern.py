"""Patterns of commands: one text with blanks, from which commands are read and written.

>>> number = Field(r"\\d{1,2}", "n")
>>> pattern = Pattern("dig {spades}", {"spades": number})
>>> pattern.match("dig 12")
{'spades': '12'}
>>> pattern.fill({"spades": "3"})
'dig 3'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

_BLANK: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Field:
    """What may stand in a blank of a pattern: what it looks like, how it is read, written and put into words."""

    def __init__(self, form: str, word: str, at: str = "", glued: str = "", optional: bool = False) -> None:
        self.form: Final = form  # a regular expression, for text in lower case
        self.word: Final = word  # what its value is called in messages
        self.at: Final = at or word  # and what on the table
        self.glued: Final = glued or form  # the expression where it touches its neighbours
        self.optional: Final = optional  # may it be left out?

    def read(self, s: Any, command: str, word: str) -> int:
        """The number a word stands for; raises Unreadable."""
        return int(word)

    def write(self, board: Any, value: int) -> str:
        """The word for a number."""
        return str(value)

    def said(self, word: str) -> str | int:
        """The value for messages, from the word alone."""
        return word.upper()

    def shown(self, s: Any, value: int) -> str | int:
        """The value for places on the table."""
        return self.write(s.board, value)

    def count(self, board: Any) -> int:
        """How many numbers there are, from 0; 0 where there is no end to them."""
        return 0


class Pattern:
    """A text with blanks: `upgrade {hex} to {structure}`. A blank is a name, or a name and its field: `{tile:bonus}`.

    In commands the case does not matter; a space may stand behind a sign and between blanks that touch.
    """

    def __init__(self, text: str, fields: Mapping[str, Field]) -> None:
        self.text: Final = text
        self.fields: Final[dict[str, Field]] = {}
        self.begins: Final = _first_word(text)
        expression = ""
        end = 0
        for blank in _BLANK.finditer(text):
            expression += _literal(text[end : blank.start()])
            name, kind = blank[1], blank[2] or blank[1]
            field = fields[kind]
            self.fields[name] = field
            touches = text[max(0, blank.start() - 1) : blank.start()] != " "
            glue = " ?" if end and blank.start() == end else ""
            expression += f"{glue}({field.glued if touches else field.form}){'?' if field.optional else ''}"
            end = blank.end()
        self._expression: Final = re.compile(expression + _literal(text[end:]))

    def match(self, text: str) -> dict[str, str] | None:
        """The words in the blanks of a command in lower case; None when it has another form."""
        found = self._expression.fullmatch(text)
        if found is None:
            return None
        return dict(zip(self.fields, found.groups(""), strict=True))

    def fill(self, words: Mapping[str, str]) -> str:
        """The text with words in its blanks."""
        return _BLANK.sub(lambda blank: words[blank[1]], self.text)


def _literal(text: str) -> str:
    """The expression for what stands between blanks."""
    escaped = re.escape(text.lower())
    for sign in (r"\+", r"\-"):
        if escaped.startswith(sign):
            return f"{sign} ?{escaped[len(sign) :]}"
    return escaped


def _first_word(text: str) -> str:
    """The word, or the sign, by which a command of this pattern is recognised."""
    return first_word(_BLANK.sub("?", text).lower())


def first_word(text: str) -> str:
    """The sign a command begins with, else its first word."""
    return text[:1] if text[:1] in ("+", "-") else text.partition(" ")[0]
