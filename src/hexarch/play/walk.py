"""Walking through a game: any earlier revision, quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.play.errors import PlayError

if TYPE_CHECKING:
    from hexarch.kernel.game import Game

EVERY: Final = 50  # choices between two positions that are kept


class Way:
    """From a position that is kept to an earlier revision; it can be gone in a thread of its own."""

    def __init__(self, start: Game, choices: list[tuple[int, str]], times: int) -> None:
        self.start: Final = start  # nobody changes it
        self.choices: Final = choices
        self.times: Final = times  # how often the game had been taken back

    def go(self) -> tuple[Game, list[Game]]:
        """The position it leads to, and those on the way that are worth keeping."""
        game, passed = self.start.copy(), []
        for seat, text in self.choices:
            game.step(seat, text)
            if len(game.history) % EVERY == 0:
                passed.append(game.copy())
        return game, passed


class Walk:
    """Any earlier position of a game that may still go on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kept: list[Game] = []  # after 0, EVERY, 2 * EVERY, ... choices, as far as asked for
        self._times = 0

    def way(self, revision: object) -> Way:
        """How to get to a revision; raises PlayError when there is none."""
        history = self.game.history
        if isinstance(revision, bool) or not isinstance(revision, int) or not 0 <= revision <= len(history):
            raise PlayError("no_such_position", revision=str(revision)[:20], most=len(history))
        if revision == len(history):
            return Way(self.game.copy(), [], self._times)
        if not self.kept:
            self.kept.append(self.game.title.new(self.game.setup))
        nearest = min(revision // EVERY, len(self.kept) - 1)
        return Way(self.kept[nearest], history[nearest * EVERY : revision], self._times)

    def keep(self, way: Way, passed: list[Game]) -> None:
        """Remember what was passed on a way, unless the game was taken back meanwhile."""
        for game in passed if way.times == self._times else ():
            if len(game.history) == EVERY * len(self.kept):  # another way may have passed there first
                self.kept.append(game)

    def at(self, revision: object) -> Game:
        """A game of its own at a revision; raises PlayError when there is none."""
        way = self.way(revision)
        game, passed = way.go()
        self.keep(way, passed)
        return game

    def forget(self, revision: int) -> None:
        """The game was taken back to a revision."""
        del self.kept[revision // EVERY + 1 :]
        self._times += 1
