"""Figures by round: points by source, resources, structures, towns and network of every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.games.terra import layout as at
from hexarch.games.terra.ledger import mirror as books
from hexarch.games.terra.names import SOURCES
from hexarch.games.terra.phases import scoring
from hexarch.games.terra.view_seat import seat_view
from hexarch.play.rows import Clerk, Clock

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game

Figures = dict[str, Any]


def resources(cells: list[int]) -> dict[str, int]:
    """What a seat has; power counts as what it can spend, and what it could after one more move of each token."""
    return {
        "C": cells[books.C],
        "W": cells[books.W],
        "P": cells[books.P],
        "power": cells[books.BOWL2] + 2 * cells[books.BOWL3],
        "tokens": sum(cells[books.BOWL1 : books.BOWL3 + 1]),
    }


def figures(game: Game, seat: int, hand: list[int]) -> Figures:
    """The figures of a seat as the position stands, with the hand it had."""
    s = game.state
    built = s.has_faction(seat)
    return {
        "vp": s.get(seat, at.VP),
        "sources": {name: s.get(seat, at.SOURCE + i) for i, name in enumerate(SOURCES)},
        "resources": resources(hand),
        "structures": {one.id: s.built(seat, one.number) if built else 0 for one in s.box.structures},
        "towns": s.get(seat, at.TOWNS),
        "network": scoring.network(s, seat) if built else 0,
    }


class Tally(Clock):
    """Keeps the figures of every seat at the end of each round.

    Hands are noted when the last turn of a round is over, before the income of the next; all the rest when the next
    round begins, so that cult bonuses belong to the round that brought them.
    """

    def __init__(self, game: Game, clerk: Clerk) -> None:
        self.game = game
        self.clerk = clerk
        self.revision = 0
        self.ends: list[tuple[int, int, list[Figures]]] = []  # revision, round, figures by seat
        self.hands: list[tuple[int, list[list[int]]]] = []  # revision and pages, one for each end and the coming one
        game_round = game.state.cells[at.ROUND]
        if game_round:  # the introductory game begins with its first turn
            self.round_begins(game_round)

    def automatic(self) -> None:
        """The first thing the game does by itself ends a round."""
        if len(self.hands) == len(self.ends):
            self.hands.append((self.revision, self._pages()))

    def _pages(self) -> list[list[int]]:
        return [self.clerk.page(seat) for seat in range(self.game.players)]

    def round_begins(self, number: int) -> None:
        """The round before is over."""
        self._close(number - 1)

    def over(self) -> None:
        """The last round is over."""
        self._close(len(self.game.state.round_tiles))

    def _close(self, number: int) -> None:
        self.automatic()
        hands = self.hands[-1][1]
        self.ends.append((self.revision, number, [figures(self.game, i, hand) for i, hand in enumerate(hands)]))

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
            running = game.state.cells[at.ROUND]
            ends.append((running, [figures(game, seat, hand) for seat, hand in enumerate(self._pages())]))
        seats = []
        for seat in range(game.players):
            mine = [rows[seat] for _, rows in ends]
            view = seat_view(game, seat)
            seats.append(
                {
                    "seat": seat,
                    "name": game.setup.names[seat],
                    "faction": view["faction"],
                    "colour": view["colour"],
                    "vp": [one["vp"] for one in mine],
                    "sources": {name: [one["sources"][name] for one in mine] for name in SOURCES},
                    "resources": [one["resources"] for one in mine],
                    "structures": [one["structures"] for one in mine],
                    "towns": [one["towns"] for one in mine],
                    "network": [one["network"] for one in mine],
                    "final": view.get("final"),
                }
            )
        return {"rounds": [number for number, _ in ends], "running": running, "seats": seats}
