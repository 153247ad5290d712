"""A second set of books: the columns of a ledger, kept from nothing but the event log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at
from hexarch.games.terra.codes import AUTO, BURN, GAIN, OFFER, OWE, PAY, POINTS, POWER_UP, SLIDE, SPEND, STEP, TOKENS
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.resources import PRIESTS

if TYPE_CHECKING:
    from hexarch.games.terra.codes import TerraEffect
    from hexarch.games.terra.state import Terra

# Fields of a page.
C: Final = 0
W: Final = 1
P: Final = 2
BOWL1: Final = 3
BOWL2: Final = 4
BOWL3: Final = 5
VP: Final = 6
CULT: Final = 7  # and the three that follow
OWED: Final = 11
FIELDS: Final = 12
LAST_IN_BOOKS: Final = TOKENS  # what comes after it in the list of effects changes no column, but for SLIDE
Numbers = tuple[int, int, int, int, int, int]
# Numbers as they are printed, made once: every row has twelve of them and more.
MOST: Final = 999
PLAIN: Final = (*[str(n) for n in range(MOST + 1)], *[str(n) for n in range(-MOST, 0)])  # below zero, from the end
# A change: nothing when there is none.
SIGNED: Final = ("", *[f"+{n}" for n in range(1, MOST + 1)], *[f"-{n}" for n in range(MOST, 0, -1)])


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
        old_vp, old_c, old_w, old_p, old_power, old_steps = before
        power = bowl2 + 2 * bowl3
        steps = fire + water + earth + air + owed
        signed = SIGNED
        plain = PLAIN
        # One text: rows agree as a rule, and then nothing has to be taken apart.
        return (
            f"{signed[vp - old_vp]}\t{plain[vp]} VP\t{signed[c - old_c]}\t{plain[c]} C\t"
            f"{signed[w - old_w]}\t{plain[w]} W\t{signed[p - old_p]}\t{plain[p]} P\t"
            f"{signed[power - old_power]}\t{plain[bowl1]}/{plain[bowl2]}/{plain[bowl3]} PW\t"
            f"{signed[steps - old_steps]}\t{plain[fire]}/{plain[water]}/{plain[earth]}/{plain[air]}"
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

    def apply(self, e: TerraEffect) -> None:
        """Bring one effect into the books."""
        self.follow([e], 0)

    def follow(self, happened: list[TerraEffect], start: int) -> int:
        """Bring effects into the books until power is offered or an automatic row begins; how far they reach."""
        pages = self.pages
        for i in range(start, len(happened)):
            e = happened[i]
            code = e.code
            if code > LAST_IN_BOOKS and code != SLIDE:
                if code == OFFER or code == AUTO:
                    return i
                continue
            cells = pages[e.seat].cells
            if code == PAY:
                resource = e.resource
                if resource <= PRIESTS:
                    cells[resource] -= e.amount
            elif code == POINTS:
                cells[VP] += e.points
            elif code == GAIN:
                resource = e.resource
                if resource <= PRIESTS:
                    cells[resource] += e.amount
            elif code == POWER_UP:
                to_second = e.to_second
                to_third = e.to_third
                cells[BOWL1] -= to_second
                cells[BOWL2] += to_second - to_third
                cells[BOWL3] += to_third
            elif code == STEP:
                cells[CULT + e.cult] = e.end
            elif code == SPEND:
                spent = e.spent
                cells[BOWL3] -= spent
                cells[BOWL1] += spent
            elif code == OWE:
                cells[OWED] += e.steps
            elif code == BURN:
                moved = e.moved
                cells[BOWL2] -= e.burnt + moved
                cells[BOWL3] += moved
            elif code == TOKENS:
                cells[BOWL1 + e.bowl - 1] += e.tokens
            elif code == SLIDE:
                cells[BOWL2] -= e.spent
                cells[BOWL1] += e.spent
        return len(happened)
