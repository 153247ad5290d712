"""What every piece of the box has: a name for whatever is stored or shown, and a number inside the process."""

from __future__ import annotations

from typing import Final


class Piece:
    """One kind of card, tile, action or structure."""

    __slots__ = ("id", "number")

    def __init__(self, number: int, id: str) -> None:
        self.number: Final = number  # its own among all pieces of its kind, whichever expansion they come from
        self.id: Final = id  # the name in the ledgers
