"""A decision: an item of the one queue that says who may choose what."""

from __future__ import annotations

from typing import Final


class Decision:
    """Something `seat` has to decide (or may decide); immutable, replaced when it changes."""

    __slots__ = ("a", "b", "c", "kind", "mask", "n", "seat")

    def __init__(self, kind: int, seat: int, n: int = 0, a: int = 0, b: int = 0, c: int = 0, mask: int = 0) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.n: Final = n
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.mask: Final = mask

    def key(self) -> tuple[int, int, int, int, int, int, int]:
        """All fields, for comparing and for the digest."""
        return (self.kind, self.seat, self.n, self.a, self.b, self.c, self.mask)

    def __repr__(self) -> str:
        return f"Decision{self.key()}"
