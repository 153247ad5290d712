"""Questions before a game: an empty line takes the default, and the end of the input ends them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hexarch.console.reader import number

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.console.reader import Reader
    from hexarch.words import Words


class Questions:
    """Asks somebody at a terminal; every answer is None when the input ends."""

    def __init__(self, words: Words, out: Console, reader: Reader) -> None:
        self.words = words
        self.out = out
        self._reader = reader

    def number(self, key: str, least: int, most: int, default: int) -> int | None:
        """A number within limits."""
        while True:
            line = self.line(self.words.say(key, least=least, most=most, default=default))
            if line is None:
                return None
            if not line:
                return default
            typed = number(line)
            if typed is not None and least <= typed <= most:
                return typed
            self._out_of_range(least, most)

    def one_of(self, question: str, ways: Sequence[tuple[str, str]], default: str = "") -> str | None:
        """One of several by number or name; each has a name and a sentence. Without a default the first is meant."""
        names = [name for name, _ in ways]
        for place, (_, text) in enumerate(ways, 1):
            self.out.print(f"  {place}. {text}")
        while True:
            line = self.line(question)
            if line is None:
                return None
            if not line:
                return default or names[0]
            if line in names:
                return line
            typed = number(line)
            if typed is not None and 1 <= typed <= len(names):
                return names[typed - 1]
            self._out_of_range(1, len(names))

    def line(self, question: str) -> str | None:
        """Whatever is typed."""
        line = self._reader.line(question)
        if line is None:
            self.out.print(self.words.text("console-input-ended"))
        return line

    def _out_of_range(self, least: int, most: int) -> None:
        self.out.print(self.words.text("console-error-range", least=least, most=most))
