"""Seeded random numbers of our own (SplitMix64), so that a seed means the same game for ever."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_SURE: Final = 0xFFFFFFFF00000000  # below it a number is fair for every bound that fits into 32 bits
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB

# Several numbers at once lie side by side in one integer, in 128 bits each, so that no product reaches the next one.
_LANES: Final = 64
_ONES: Final = sum([1 << 128 * i for i in range(_LANES)])
_STEPS: Final = sum([(_STEP * (i + 1) & _MASK) << 128 * i for i in range(_LANES)])
_MASKS: Final = _ONES * _MASK


class Random:
    """A small generator: equal seeds give equal games on every Python and every build."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next 64 bits."""
        z = (self._state + _STEP) & _MASK
        self._state = z
        z = ((z ^ (z >> 30)) * _FIRST) & _MASK
        z = ((z ^ (z >> 27)) * _SECOND) & _MASK
        return z ^ (z >> 31)

    def ahead(self, n: int) -> tuple[int, ...]:
        """The next numbers, as many as asked for and at most 64, which nobody has drawn yet."""
        here = (1 << 128 * n) - 1
        z = (_STEPS & here) + (_ONES & here) * self._state & _MASKS
        z = (z ^ z >> 30 & _MASKS) * _FIRST & _MASKS
        z = (z ^ z >> 27 & _MASKS) * _SECOND & _MASKS
        z ^= z >> 31 & _MASKS
        return struct.unpack(f"<{2 * n}Q", z.to_bytes(16 * n, "little"))[::2]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        value = self.next()
        if value >= _SURE or n >> 32:
            limit = (1 << 64) - (1 << 64) % n
            while value >= limit:
                value = self.next()
        return value % n

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in random order, as a new list."""
        result = list(items)
        last = len(result) - 1
        if 0 < last <= _LANES:
            numbers = self.ahead(last)
            if max(numbers) < _SURE:  # then each is fair, and nothing is drawn again
                self._state = self._state + _STEP * last & _MASK
                i = last
                for number in numbers:
                    j = number % (i + 1)
                    result[i], result[j] = result[j], result[i]
                    i -= 1
                return result
        for i in range(last, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result
