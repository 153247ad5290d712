"""The pieces of a plain game: a pile to draw from, hands, and pieces that lie before the seats."""

from __future__ import annotations

from typing import Any, ClassVar

from hexarch.kernel.errors import Refusal, no
from hexarch.kernel.plain.cells import Cells
from hexarch.kernel.plain.rule import Rule
from hexarch.kernel.plain.setup import PlainSetup


class Pieces:
    """Say how many pieces a hand has and where others lie: drawing, showing and hiding them follow from it.

    Cells hold a piece as its place in the deal, from 1; 0 is none.
    """

    setup: PlainSetup
    cells: Cells
    kind: ClassVar[str] = "piece"  # what a piece is called in blanks and in the fields of events
    hand: ClassVar[int] = 0  # the most pieces a seat holds; every hand is filled from the pile when the game begins
    uncovered: ClassVar[tuple[str, ...]] = ()  # where one piece of each seat lies for everybody to see
    covered: ClassVar[tuple[str, ...]] = ()  # where one lies that only its seat knows

    def rows(self, players: int) -> dict[str, int]:
        """The rows of cells for all this."""
        pile = {"drawn": 1, "hand": self.hand * players} if self.hand else {}
        return {**pile, **dict.fromkeys((*self.uncovered, *self.covered), players)}

    def number(self, piece: str) -> int:
        """The number that stands for a piece in cells; 0 when there is no such piece."""
        return self.setup.deal.index(piece) + 1 if piece in self.setup.deal else 0

    def piece(self, number: int) -> str:
        """The piece of a number, empty for 0."""
        return self.setup.deal[number - 1] if number else ""

    def named(self, row: str, begin: int = 0, end: int | None = None) -> list[str]:
        """The pieces in a row of cells, or in a part of it."""
        return [self.piece(number) for number in self.cells.row(row, begin, end) if number]

    def spelled(self, field: str, value: int) -> str | int:
        """The value of an event's field as messages have it: a piece by its name."""
        return self.piece(value) if field == self.kind else value

    @property
    def pile(self) -> int:
        """How many pieces are left to draw."""
        return len(self.setup.deal) - self.cells.get("drawn")

    def held(self, seat: int) -> list[str]:
        """The hand of a seat, which only this seat sees."""
        return self.named("hand", self.hand * seat, self.hand * (seat + 1)) if self.hand else []

    def refill(self, seat: int | None = None) -> None:
        """Fill a hand (None: every hand) from the pile, as far as it goes."""
        for at, number in enumerate(self.cells.row("hand")):
            if not number and self.pile and seat in (None, at // self.hand):
                self.cells.add("drawn", 1)
                self.cells.put("hand", self.cells.get("drawn"), at)

    def lay(self, seat: int, piece: str, row: str) -> None:
        """Lay a piece from a hand where the row says, in the place of the seat."""
        number = self.number(piece)
        self.cells.put("hand", 0, self.cells.row("hand").index(number))
        self.cells.put(row, number, seat)

    def private(self, seat: int) -> list[str]:
        """The pieces that only this seat sees: its hand, and what it has covered."""
        return [*self.held(seat), *[piece for row in self.covered for piece in self.named(row, seat, seat + 1)]]

    def lying(self, viewer: int | None) -> dict[str, Any]:
        """What a viewer sees: how many pieces the pile has, its hand, what lies open, where something is covered."""
        hand = [] if viewer is None else sorted(self.held(viewer))
        return {
            **({"pile": self.pile, "hand": hand} if self.hand else {}),
            **{row: self.named(row) for row in self.uncovered},
            **{row: [bool(number) for number in self.cells.row(row)] for row in self.covered},
        }


class FromHand(Rule):
    """A verb for a piece of one's own hand, its only blank: each is offered, any other refused (`not_in_hand`)."""

    def offers(self, game: Any, seat: int) -> list[dict[str, str]]:
        """Every piece of the hand, in the order of their names."""
        return [{game.kind: piece} for piece in sorted(game.held(seat))]

    def refuse(self, game: Any, seat: int, *given: Any, **words: Any) -> Refusal | None:
        """Only what is in the hand can be chosen."""
        return None if words[game.kind] in game.held(seat) else no("not_in_hand", self.name, **words)
