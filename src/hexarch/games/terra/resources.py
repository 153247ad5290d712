"""The resources by their numbers and letters, and amounts of them: what something costs or gives."""

from __future__ import annotations

from typing import Final

# Numbers by which choices and effects name resources; the cells that hold them are in `layout`.
# Power stands for a movement between bowls.
COINS: Final = 0
WORKERS: Final = 1
PRIESTS: Final = 2
POWER: Final = 3
VP: Final = 4
KEYS: Final = 5
RESOURCES: Final = ("C", "W", "P", "PW", "VP", "KEY")


class Amount:
    """Coins, workers, priests, power, victory points, spades."""

    __slots__ = ("c", "p", "power", "spades", "vp", "w")

    def __init__(self, c: int = 0, w: int = 0, p: int = 0, power: int = 0, vp: int = 0, spades: int = 0) -> None:
        self.c: Final = c
        self.w: Final = w
        self.p: Final = p
        self.power: Final = power
        self.vp: Final = vp
        self.spades: Final = spades

    def items(self) -> list[tuple[str, int]]:
        """The parts that are not zero, by their letters in the ledgers."""
        parts = [("C", self.c), ("W", self.w), ("P", self.p), ("PW", self.power), ("VP", self.vp)]
        return [(letter, n) for letter, n in [*parts, ("SPADE", self.spades)] if n]

    def __repr__(self) -> str:
        return "Amount(" + ", ".join(f"{n}{letter}" for letter, n in self.items()) + ")"


def res(c: int = 0, w: int = 0, p: int = 0, power: int = 0, vp: int = 0, spades: int = 0) -> Amount:
    """Short for an amount: `res(w=4, c=6)`."""
    return Amount(c, w, p, power, vp, spades)


def worth_of_power(second: int, third: int) -> int:
    """Power in the bowls as ledgers count it: a token in bowl II once, one in bowl III twice."""
    return second + 2 * third


NOTHING: Final = Amount()
