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


# Effects never change, so those with small numbers alone are made once: by code, seat, second and first number. What
# nobody has asked for yet is the same empty list everywhere.
SMALL: Final = 7  # bits
_NONE: Final[list[Effect | None]] = [None] * (1 << SMALL)
_NO_ROW: Final = [_NONE] * (1 << SMALL)
_NO_SEAT: Final = [_NO_ROW] * (1 << SMALL)
MADE: Final = [_NO_SEAT] * (1 << SMALL)


def once(code: int, seat: int, a: int, b: int) -> Effect:
    """An effect with small numbers, for everybody who asks for it from now on."""
    if MADE[code] is _NO_SEAT:
        MADE[code] = _NO_SEAT.copy()
    seats = MADE[code]
    if seats[seat] is _NO_ROW:
        seats[seat] = _NO_ROW.copy()
    rows = seats[seat]
    if rows[b] is _NONE:
        rows[b] = _NONE.copy()
    found = Effect(code, seat, a, b)
    rows[b][a] = found
    return found
