"""Seeded random numbers of our own (SplitMix64), so that a seed means the same game for ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_SURE: Final = 0xFFFFFFFF00000000  # below it a number is fair for every bound that fits into 32 bits


class Random:
    """A small generator: equal seeds give equal games on every Python and every build."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next 64 bits."""
        z = (self._state + 0x9E3779B97F4A7C15) & _MASK
        self._state = z
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

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
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result
