"""A choice: one canonical text outside, named numbers inside."""

from __future__ import annotations

from typing import Final


class Choice:
    """One thing a seat may do. Choices are interned by the game, so listing them allocates nothing.

    A title adds the fields that its verbs name.
    """

    __slots__ = ("text", "verb")

    def __init__(self, verb: str, text: str) -> None:
        self.verb: Final = verb
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)
