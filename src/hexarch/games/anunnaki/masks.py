"""Sets of territories, tiles and cards as the bits of a number: who stands where is asked very often."""

from __future__ import annotations

from typing import Final

MOST: Final = 1 << 15  # lists kept; then they are made again

_KNOWN: Final[dict[int, tuple[int, ...]]] = {}


def bits(mask: int) -> tuple[int, ...]:
    """The members of a set, lowest first."""
    known = _KNOWN.get(mask)
    if known is not None:
        return known
    found = []
    left = mask
    while left:
        low = left & -left
        found.append(low.bit_length() - 1)
        left ^= low
    if len(_KNOWN) >= MOST:
        _KNOWN.clear()
    result = tuple(found)
    _KNOWN[mask] = result
    return result


def mask_of(members: list[int]) -> int:
    """The set of these members."""
    found = 0
    for member in members:
        found |= 1 << member
    return found
