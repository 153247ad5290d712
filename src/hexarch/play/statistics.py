"""Figures by round: points by source and whatever else a title counts, of every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.kernel import game as face
from hexarch.play.rows import Clerk, Clock

if TYPE_CHECKING:
    from hexarch.kernel.game import Game

Figures = dict[str, Any]


class Tally(Clock):
    """Keeps the figures of every seat at the end of each round.

    Hands are noted when the last turn of a round is over, before the income of the next; all the rest when the next
    round begins, so that whatever the end of a round brings belongs to that round.
    """

    def __init__(self, game: Game, clerk: Clerk) -> None:
        self.game = game
        self.clerk = clerk
        self.revision = 0
        self.ends: list[tuple[int, int, list[Figures]]] = []  # revision, round, figures by seat
        self.hands: list[tuple[int, list[list[int]]]] = []  # revision and pages, one for each end and the coming one
        number, _ = game.progress()
        if number:  # there are games that begin with their first turn
            self._close(number - 1)

    def tell(self, cut: str, number: int) -> None:
        """The first thing the game does by itself ends a round; all the rest when the next begins."""
        if cut == face.AUTOMATIC:
            self._note()
        elif cut == face.ROUND:
            self._close(number - 1)
        elif cut == face.OVER:
            self._close(number)

    def _note(self) -> None:
        if len(self.hands) == len(self.ends):
            self.hands.append((self.revision, self._pages()))

    def _pages(self) -> list[list[int]]:
        return [self.clerk.page(seat) for seat in range(self.game.players)]

    def _close(self, number: int) -> None:
        self._note()
        hands = self.hands[-1][1]
        self.ends.append((self.revision, number, [self.game.figures(i, hand) for i, hand in enumerate(hands)]))

    def forget(self, revision: int) -> None:
        """The game was taken back to a revision."""
        self.ends = [end for end in self.ends if end[0] <= revision]
        self.hands = [hand for hand in self.hands if hand[0] <= revision]

    def document(self) -> dict[str, Any]:
        """Every round that is over, and the one that runs."""
        game = self.game
        ends = [(number, rows) for _, number, rows in self.ends]
        running = None
        if not game.over:
            running, _ = game.progress()
            ends.append((running, [game.figures(seat, hand) for seat, hand in enumerate(self._pages())]))
        seats = []
        for seat in range(game.players):
            mine = [rows[seat] for _, rows in ends]
            names = mine[0] if mine else {}
            sources = names.get("sources", {})
            seats.append(
                {
                    "seat": seat,
                    "name": game.setup.names[seat],
                    **game.summary(seat),
                    **{name: [one[name] for one in mine] for name in names},
                    "sources": {name: [one["sources"][name] for one in mine] for name in sources},
                }
            )
        return {"rounds": [number for number, _ in ends], "running": running, "seats": seats}
