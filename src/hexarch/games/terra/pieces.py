"""Structures of three colours (Changelings): which piece comes next, where it may stand, where it returns to.

A row of the faction board is taken from the left, and a structure returns to its right-most free place: so the row is a
stack of colours. A structure stands on terrain of its own colour. The ninth dwelling lies apart, once it is unlocked.
"""

from __future__ import annotations

from typing import Final

from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import DWELLING, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE
from hexarch.games.terra.state import EMPTY, Terra

LETTERS: Final = "ABC"
FIRST: Final = {DWELLING: "ABCABCAB", TRADING_HOUSE: "ABCA", TEMPLE: "ABC"}  # from the left
SINGLE: Final = {SANCTUARY: "A", STRONGHOLD: "B"}  # any other structure is of the third colour


def several(s: Terra, seat: int) -> bool:
    """Has the seat structures of several colours?"""
    return s.get(seat, at.HUES) > 0


def terrain(s: Terra, seat: int, colour: int) -> int:
    """The terrain of a colour, -1 while it is not chosen."""
    return (s.get(seat, at.HUES) >> 3 * colour & 7) - 1


def colour(s: Terra, seat: int, of: int) -> int:
    """The colour of a terrain, or -1."""
    return next((i for i in range(len(LETTERS)) if terrain(s, seat, i) == of), -1)


def begin(s: Terra, seat: int, first: int) -> None:
    """The home terrain is the first colour; pieces that a variant leaves in the box are the last of their rows."""
    s.set(seat, at.HUES, first + 1)
    for place, (structure, letters) in enumerate(FIRST.items()):
        stack = 0
        for letter in reversed(letters[: len(letters) - s.box.fewer[structure]]):
            stack = stack * 4 + LETTERS.index(letter) + 1
        s.set(seat, at.ROWS + place, stack)


def choose(s: Terra, seat: int, found: int) -> None:
    """One colour more."""
    hues = s.get(seat, at.HUES)
    s.set(seat, at.HUES, hues | found + 1 << (3 if hues < 8 else 6))
    s.log(codes.HOME, seat, found)


def row(s: Terra, seat: int, structure: int) -> list[int]:
    """Colours of the pieces left in a row, from the left."""
    stack, found = s.get(seat, at.ROWS + list(FIRST).index(structure)), []
    while stack:
        found.append(stack % 4 - 1)
        stack //= 4
    return found


def _take(s: Terra, seat: int, structure: int) -> None:
    """The left-most piece of a row goes to the map."""
    cell = at.ROWS + list(FIRST).index(structure)
    s.set(seat, cell, s.get(seat, cell) // 4)


def put_back(s: Terra, seat: int, structure: int, piece: int) -> None:
    """A piece returns to the right-most free place of its row."""
    cell = at.ROWS + list(FIRST).index(structure)
    s.set(seat, cell, s.get(seat, cell) * 4 + piece + 1)


def fits(s: Terra, seat: int, h: int, structure: int) -> bool:
    """Has the next piece of this structure the colour of the hex?"""
    if structure in FIRST:
        found = row(s, seat, structure)
        piece = found[0] if found else -1
    else:
        piece = LETTERS.index(SINGLE.get(structure, "C"))
    return piece >= 0 and terrain(s, seat, piece) == s.terrain(h)


def ninth(s: Terra, seat: int) -> int:
    """The colour of the dwelling on the ninth place, or -1."""
    lies = s.get(seat, at.NINTH)
    return lies - 1 if 0 < lies < EMPTY else -1


def unlock(s: Terra, seat: int) -> None:
    """The ninth dwelling is of the third colour."""
    s.set(seat, at.NINTH, LETTERS.index("C") + 1)
    aim(s, seat)


def to_ninth(s: Terra, seat: int, piece: int) -> None:
    """A dwelling returns to the ninth place."""
    s.set(seat, at.NINTH, piece + 1)


def from_ninth(s: Terra, seat: int) -> bool:
    """Is the next dwelling that of the ninth place: by choice, or because the row is empty?"""
    return ninth(s, seat) >= 0 and bool(s.get(seat, at.FROM_NINTH) or not row(s, seat, DWELLING))


def built(s: Terra, seat: int) -> None:
    """A dwelling was placed."""
    if from_ninth(s, seat):
        s.set(seat, at.NINTH, EMPTY)
    else:
        _take(s, seat, DWELLING)
    s.set(seat, at.FROM_NINTH, 0)
    aim(s, seat)


def upgraded(s: Terra, seat: int, structure: int) -> None:
    """The new structure leaves its row."""
    if structure in FIRST:
        _take(s, seat, structure)


def aim(s: Terra, seat: int) -> None:
    """The next dwelling decides which terrain it stands on, and to which one spades are counted."""
    found = row(s, seat, DWELLING)
    piece = ninth(s, seat) if from_ninth(s, seat) else found[0] if found else 0
    wanted = terrain(s, seat, piece)
    if wanted >= 0 and wanted != s.home(seat):
        s.set(seat, at.HOME, wanted)
        s.set(seat, at.CENTRE, wanted)
