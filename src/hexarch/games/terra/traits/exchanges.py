"""Exchanges: conversions of a faction that the usual words for conversions cannot express."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Exchange:
    """A free conversion, any number of times; its name stands in commands: `exchange 2 PRIESTS`."""

    def __init__(self, name: str, what: str, into: str) -> None:
        self.name: Final = name
        self.what: Final = what  # letters of what is given
        self.into: Final = into  # and of what it brings, joined by a plus

    def most(self, s: Terra, seat: int) -> int:
        """How many times it can be made now."""
        raise NotImplementedError

    def make(self, s: Terra, seat: int, n: int) -> None:
        """Make it so many times."""
        raise NotImplementedError
