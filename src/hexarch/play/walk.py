"""Walking through a game: any earlier revision, quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.play.errors import PlayError

if TYPE_CHECKING:
    from hexarch.kernel.game import Game

EVERY: Final = 50  # choices between two positions that are kept


class Walk:
    """Any earlier position of a game that may still go on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kept: list[Game] = []  # after 0, EVERY, 2 * EVERY, ... choices, as far as asked for

    def at(self, revision: object) -> Game:
        """A game of its own at a revision; raises PlayError when there is none."""
        history = self.game.history
        if isinstance(revision, bool) or not isinstance(revision, int) or not 0 <= revision <= len(history):
            raise PlayError("no_such_position", revision=str(revision)[:20], most=len(history))
        if revision == len(history):
            return self.game.copy()
        if not self.kept:
            self.kept.append(self.game.title.new(self.game.setup))
        while len(self.kept) <= revision // EVERY:
            self.kept.append(self._forward(self.kept[-1], EVERY * len(self.kept)))
        return self._forward(self.kept[revision // EVERY], revision)

    def _forward(self, start: Game, revision: int) -> Game:
        game = start.copy()
        for seat, text in self.game.history[len(game.history) : revision]:
            game.step(seat, text)
        return game

    def forget(self, revision: int) -> None:
        """The game was taken back to a revision."""
        del self.kept[revision // EVERY + 1 :]
