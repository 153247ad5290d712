"""A choice: one canonical text outside, small integers inside."""

from __future__ import annotations

from typing import Final


class Choice:
    """One thing a seat may do. Choices are interned by the game, so listing them allocates nothing."""

    __slots__ = ("a", "b", "c", "text", "verb")

    def __init__(self, verb: int, text: str, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.verb: Final = verb
        self.text: Final = text
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)
