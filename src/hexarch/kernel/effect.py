"""An effect: one primitive change that happened, as the event log keeps it."""

from __future__ import annotations

from typing import Final


class Effect:
    """What changed, for whom, by how much. The meaning of the numbers belongs to the code."""

    __slots__ = ("a", "b", "c", "code", "mask", "seat")

    def __init__(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0, mask: int = 0) -> None:
        self.code: Final = code
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.mask: Final = mask

    def key(self) -> tuple[int, int, int, int, int, int]:
        """All fields, for comparing."""
        return (self.code, self.seat, self.a, self.b, self.c, self.mask)

    def __repr__(self) -> str:
        return f"Effect{self.key()}"
