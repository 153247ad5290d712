"""A second set of books: the columns of a ledger, kept from nothing but the event log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.codes import named
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.resources import PRIESTS

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.effect import Effect

# Fields of a page.
C, W, P, BOWL1, BOWL2, BOWL3, VP, CULT, OWED = 0, 1, 2, 3, 4, 5, 6, 7, 11
FIELDS: Final = 12
LAST_IN_BOOKS: Final = codes.TOKENS  # what comes after it in the list of effects changes no column, but for SLIDE
Numbers = tuple[int, int, int, int, int, int]
# A change as it is printed, nothing when there is none; losses are counted from the end.
MOST_CHANGED: Final = 999
SIGNED: Final = ("", *[f"+{n}" for n in range(1, MOST_CHANGED + 1)], *[f"-{n}" for n in range(MOST_CHANGED, 0, -1)])


class Page:
    """What the ledger shows of one faction."""

    __slots__ = ("cells",)

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells

    def numbers(self) -> Numbers:
        """VP, coins, workers, priests, power (II + 2 III), cult steps (those still to take included)."""
        c = self.cells
        return c[VP], c[C], c[W], c[P], c[BOWL2] + 2 * c[BOWL3], sum(c[CULT : CULT + 4]) + c[OWED]

    def columns(self, before: Numbers) -> str:
        """The twelve columns as the ledger prints them: six times what changed and what there is."""
        c, w, p, bowl1, bowl2, bowl3, vp, fire, water, earth, air, owed = self.cells
        power = bowl2 + 2 * bowl3
        steps = fire + water + earth + air + owed
        # One text: rows agree as a rule, and then nothing has to be taken apart.
        return (
            f"{SIGNED[vp - before[0]]}\t{vp} VP\t{SIGNED[c - before[1]]}\t{c} C\t"
            f"{SIGNED[w - before[2]]}\t{w} W\t{SIGNED[p - before[3]]}\t{p} P\t"
            f"{SIGNED[power - before[4]]}\t{bowl1}/{bowl2}/{bowl3} PW\t"
            f"{SIGNED[steps - before[5]]}\t{fire}/{water}/{earth}/{air}"
        )


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
            cells[OWED] = s.get(seat, at.OWED)
            self.pages.append(Page(cells))

    def apply(self, e: Effect) -> None:
        """Bring one effect into the books."""
        self.follow([e], 0)

    def follow(self, happened: list[Effect], start: int) -> int:
        """Bring effects into the books until power is offered or an automatic row begins; how far they reach."""
        pages = self.pages
        for i in range(start, len(happened)):
            code = happened[i].code
            if code > LAST_IN_BOOKS:
                if code == codes.OFFER or code == codes.AUTO:
                    return i
                if code == codes.SLIDE:
                    page = pages[happened[i].seat].cells
                    page[BOWL2] -= named(happened[i]).spent
                    page[BOWL1] += named(happened[i]).spent
                continue
            e = named(happened[i])
            cells = pages[e.seat].cells
            if code == codes.PAY:
                if e.resource <= PRIESTS:
                    cells[e.resource] -= e.amount
            elif code == codes.POINTS:
                cells[VP] += e.points
            elif code == codes.GAIN:
                if e.resource <= PRIESTS:
                    cells[e.resource] += e.amount
            elif code == codes.POWER_UP:
                cells[BOWL1] -= e.to_second
                cells[BOWL2] += e.to_second - e.to_third
                cells[BOWL3] += e.to_third
            elif code == codes.SPEND:
                cells[BOWL3] -= e.spent
                cells[BOWL1] += e.spent
            elif code == codes.BURN:
                cells[BOWL2] -= e.burnt + e.moved
                cells[BOWL3] += e.moved
            elif code == codes.TOKENS:
                cells[BOWL1 + e.bowl - 1] += e.tokens
            elif code == codes.STEP:
                cells[CULT + e.cult] = e.end
            elif code == codes.OWE:
                cells[OWED] += e.steps
        return len(happened)
