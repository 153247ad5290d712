"""A second set of books: the columns of a ledger, kept from nothing but the event log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import COINS, CULTS, PRIESTS, WORKERS

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.effect import Effect

# Fields of a page.
C, W, P, BOWL1, BOWL2, BOWL3, VP, CULT, OWED = 0, 1, 2, 3, 4, 5, 6, 7, 11
FIELDS = 12
LAST_IN_BOOKS = effects.TOKENS  # what comes after it in the list of effects changes no column
Numbers = tuple[int, int, int, int, int, int]


class Page:
    """What the ledger shows of one faction."""

    __slots__ = ("cells",)

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells

    def numbers(self) -> Numbers:
        """VP, coins, workers, priests, power (II + 2 III), cult steps (those still to take included)."""
        c = self.cells
        return c[VP], c[C], c[W], c[P], c[BOWL2] + 2 * c[BOWL3], sum(c[CULT : CULT + 4]) + c[OWED]

    def columns(self, before: Numbers) -> list[str]:
        """The twelve columns as the ledger prints them: six times what changed and what there is."""
        c = self.cells
        vp, coins, workers, priests, power, steps = self.numbers()
        return [
            _signed(vp - before[0]),
            f"{vp} VP",
            _signed(coins - before[1]),
            f"{coins} C",
            _signed(workers - before[2]),
            f"{workers} W",
            _signed(priests - before[3]),
            f"{priests} P",
            _signed(power - before[4]),
            f"{c[BOWL1]}/{c[BOWL2]}/{c[BOWL3]} PW",
            _signed(steps - before[5]),
            f"{c[CULT]}/{c[CULT + 1]}/{c[CULT + 2]}/{c[CULT + 3]}",
        ]


def _signed(n: int) -> str:
    """A change; nothing is shown when there is none."""
    return f"{n:+d}" if n else ""


class Mirror:
    """Pages of all seats, brought forward by effects."""

    __slots__ = ("pages",)

    def __init__(self, s: Terra) -> None:
        self.pages: list[Page] = []
        for seat in range(s.seats):
            cells = [0] * FIELDS
            for field, cell in enumerate((at.COINS, at.WORKERS, at.PRIESTS, at.BOWL1, at.BOWL2, at.BOWL3, at.VP)):
                cells[field] = s.get(seat, cell)
            for cult in range(len(CULTS)):
                cells[CULT + cult] = s.cult(seat, cult)
            self.pages.append(Page(cells))

    def apply(self, e: Effect) -> None:
        """Bring one effect into the books."""
        code = e.code
        if code > LAST_IN_BOOKS or e.seat < 0:
            return
        cells = self.pages[e.seat].cells
        if code == effects.GAIN:
            if e.a in (COINS, WORKERS, PRIESTS):
                cells[e.a] += e.b
        elif code == effects.PAY:
            if e.a in (COINS, WORKERS, PRIESTS):
                cells[e.a] -= e.b
        elif code == effects.POINTS:
            cells[VP] += e.a
        elif code == effects.POWER_UP:
            cells[BOWL1] -= e.a
            cells[BOWL2] += e.a - e.b
            cells[BOWL3] += e.b
        elif code == effects.SPEND:
            cells[BOWL3] -= e.a
            cells[BOWL1] += e.a
        elif code == effects.BURN:
            cells[BOWL2] -= 2 * e.a
            cells[BOWL3] += e.a
        elif code == effects.TOKENS:
            cells[BOWL1 + e.a - 1] += e.b
        elif code == effects.STEP:
            cells[CULT + e.a] = e.c
        elif code == effects.OWE:
            cells[OWED] += e.a
