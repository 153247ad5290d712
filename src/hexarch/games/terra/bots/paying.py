"""What a turn tried with full hands leads to, and the conversions that pay for it.

Where conversions do no more than change what is in hand, and the turn gains nothing that depends on it, both can be
added up, and the turn need not be played again behind its conversions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import engine, payment, sacrifice
from hexarch.games.terra import layout as at
from hexarch.games.terra.resources import POWER
from hexarch.games.terra.rules import convert

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.kinds import Asked
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.state import Mark

FULL: Final = payment.FULL


class Way:
    """Conversions that lead to a price, as they work out in the position in which the turn begins."""

    __slots__ = ("allowed", "choices", "gains", "power", "priests")

    def __init__(self, s: Terra, seat: int, choices: list[TerraChoice]) -> None:
        self.choices: Final = choices
        self.allowed = True
        self.gains: list[int] | None = None  # cells and what is added to each; None if more than that happens
        self.power = False  # is some spent or burnt?
        self.priests = False  # are some spent or gained?
        asked = s.decisions
        mark = s.mark()
        for choice in choices:
            if engine.refuse(s, seat, choice) is not None:
                self.allowed = False
                break
            engine.apply(s, seat, choice)
        if s.decisions is asked:
            self._count(s, s.base[seat], s.written(mark))
        s.rollback(mark)

    def _count(self, s: Terra, base: int, written: list[int]) -> None:
        """Add up what was written, if that is in hand."""
        gains: list[int] = []
        for place in range(0, len(written), 2):
            cell = written[place]
            what = cell - base
            if not at.COINS <= what <= at.BOWL3:
                return
            self.power = self.power or what == at.BOWL3
            self.priests = self.priests or what == at.PRIESTS
            gains.append(cell)
            gains.append(s.cells[cell] - written[place + 1])
        self.gains = gains


class Outcome:
    """Where a turn has led that began at a mark, with full hands."""

    __slots__ = ("_cells", "_changes", "_decisions", "power", "priests")

    def __init__(self, s: Terra, seat: int, begun: Mark, power: bool, priests: bool) -> None:
        """`power`, `priests`: was there room for some when it began? What has no room leaves no trace."""
        base = s.base[seat]
        self.power = not power  # may it have gained some?
        self.priests = not priests
        written = s.written(begun)
        changes: list[int] = []
        cells: list[int] = []
        for place in range(0, len(written), 2):
            cell = written[place]
            what = cell - base
            if what == at.BOWL2 or (what == at.BOWL1 and s.ever_changed(begun, cell, -1)):
                self.power = True
            elif what == at.PRIESTS and s.ever_changed(begun, cell, 1):
                self.priests = True
            if what == at.PRIEST_CAP or (at.COINS <= what <= at.BOWL3 and what != at.BOWL2):
                changes.append(cell)
                changes.append(s.cells[cell] - written[place + 1])
            else:
                cells.append(cell)
                cells.append(s.cells[cell])
        self._changes: Final = changes  # of what is in hand: cells, and how much was added to each
        self._cells: Final = cells  # all others that were written, and their values
        self._decisions: Final[tuple[Asked, ...]] = s.decisions

    def adds_up(self, way: Way) -> bool:
        """Does it come to the same behind these conversions, but for what they gain?

        How much power or how many priests are gained depends on what lies where.
        """
        return way.gains is not None and not (way.power and self.power) and not (way.priests and self.priests)

    def bring_about(self, s: Terra, way: Way) -> None:
        """Go there from where the turn begins, with these conversions in front of it."""
        gains = way.gains
        assert gains is not None
        cells = self._cells
        for place in range(0, len(cells), 2):
            s.put(cells[place], cells[place + 1])
        for changes in (gains, self._changes):
            for place in range(0, len(changes), 2):
                s.add(changes[place], changes[place + 1])
        s.queue(self._decisions)


def is_payable(s: Terra, seat: int, have: list[int], least: list[int]) -> bool:
    """Could conversions of what a seat has reach what a turn took at most of full hands?"""
    short_c = FULL - least[0] - have[0]
    short_w = FULL - least[1] - have[1]
    short_p = FULL - least[2] - have[2]
    power = have[3] + sacrifice.moved(s, seat, sacrifice.most(s, seat)) - (FULL - least[3])
    if power < 0:
        return False
    each = convert.yields(s, seat, POWER)
    if each > 1:
        power *= each
    if short_p > 0:
        power -= 5 * short_p
    elif short_w > 0:
        short_w += short_p
    if short_w > 0:
        power -= 3 * short_w
    elif short_c > 0:
        short_c += short_w + min(0, short_p)
    return power >= 0 and (short_c <= power or bool(s.faction(seat).payment.rates))
