"""A decision: an item of the one queue that says who may choose what."""

from __future__ import annotations


class Decision:
    """Something `seat` has to decide (or may decide); immutable, replaced when it changes.

    `kind` is the stable name of the question. A title adds a class with named fields for each kind.
    """

    __slots__ = ("kind", "seat")

    def __init__(self, kind: str, seat: int) -> None:
        self.kind = kind
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        """What the question names besides the seat."""
        return ()

    def key(self) -> tuple[str, int, tuple[int, ...]]:
        """Everything that is asked, for comparing and for the digest."""
        return (self.kind, self.seat, self.fields())

    def __repr__(self) -> str:
        return f"Decision{self.key()}"
