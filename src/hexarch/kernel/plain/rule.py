"""A rule of a plain game: one verb, written with the words that stand in its blanks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from hexarch.kernel.choice import Choice
from hexarch.kernel.errors import Refusal
from hexarch.kernel.pattern import Field, Pattern


class Rule:
    """One verb: its text with blanks, what it could be filled with, when it is refused and what it does.

    `refuse`, `apply` and `reveals` get the words of the blanks by their names. What they are given has always the form
    that the pattern allows; whether there is such a thing is for `refuse` to say.
    """

    name: ClassVar[str] = ""  # of the verb: stable, the key of its words is `choice-` and this
    text: ClassVar[str] = ""  # the canonical text, with blanks: `play {card}`
    fields: ClassVar[Mapping[str, Field]] = {}  # what may stand in the blanks
    free: ClassVar[bool] = False  # may it be done besides what is asked?

    def __init__(self) -> None:
        self.pattern = Pattern(self.text, self.fields)

    def match(self, text: str) -> dict[str, str] | None:
        """The words in the blanks of a command, None when it is another verb."""
        return self.pattern.match(text.lower())

    def choice(self, words: Mapping[str, str]) -> Choice:
        """The choice with these words."""
        return Choice(self.name, self.pattern.fill(words))

    def offers(self, game: Any, seat: int) -> Iterable[Mapping[str, str]]:
        """What the blanks could be filled with, in a stable order; each is asked of `refuse`."""
        return [{}]

    def refuse(self, game: Any, seat: int, *given: Any, **words: Any) -> Refusal | None:
        """Why a seat may not choose this now, or None when it may."""
        return None

    def reveals(self, game: Any, seat: int, *given: Any, **words: Any) -> bool:
        """Does the seat learn something by it that it does not know before?"""
        return False

    def apply(self, game: Any, seat: int, *given: Any, **words: Any) -> None:
        """Carry out a choice that is not refused."""
        raise NotImplementedError
