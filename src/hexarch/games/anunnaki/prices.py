"""Prices as they are printed: so many resources of each type, and some of any (A4, A5)."""

from __future__ import annotations

from typing import Final

from hexarch.games.anunnaki.masks import MOST, mask_of

Price = tuple[int, int, int, int, int]  # food, wood, metal, gold, and any


def together(a: Price, b: Price) -> Price:
    """Two prices at once."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def cheaper(price: Price, discount: int) -> Price:
    """A price with fewer resources: first of any type, then of the type there is most of; never below 0 (A205)."""
    less = list(price)
    for _ in range(min(discount, sum(price))):
        less[4 if less[4] else less.index(max(less))] -= 1
    return (less[0], less[1], less[2], less[3], less[4])


class Prices:
    """A list of prices: which of them some resources can pay, looked for once for each holding."""

    def __init__(self, prices: list[Price]) -> None:
        # The prices, as masks, for which so many resources of a type, and so many of all types together, are enough.
        self._enough: Final = [enough([price[kind] for price in prices]) for kind in range(4)]
        self._all: Final = enough([sum(price) for price in prices])
        self._known: Final[dict[tuple[int, int, int, int], int]] = {}

    def payable(self, held: tuple[int, int, int, int]) -> int:
        """The prices that can be paid with so many resources of each type, as a mask."""
        found = self._known.get(held)
        if found is None:
            total = sum(held)
            found = self._all[min(total, len(self._all) - 1)]
            for kind, masks in enumerate(self._enough):
                found &= masks[min(held[kind], len(masks) - 1)]
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[held] = found
        return found


def enough(amounts: list[int]) -> list[int]:
    """For each number of resources the amounts, as a mask, that are not larger."""
    most = max(amounts, default=0)
    return [mask_of([i for i, amount in enumerate(amounts) if amount <= n]) for n in range(most + 1)]
