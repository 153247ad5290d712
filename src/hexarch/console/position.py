"""Positions from files: a saved game or the record of one played elsewhere, at its end or at an earlier line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch import games
from hexarch.console.files import UserError, read
from hexarch.console.title import console_of
from hexarch.kernel.errors import ImportProblem

if TYPE_CHECKING:
    from pathlib import Path

    from hexarch.kernel.game import Game, Importer, Title
    from hexarch.words import Words


def is_saved(text: str) -> bool:
    """Does a text look like a saved game rather than a record?"""
    return text.lstrip()[:1] == "{"


def saved_game(path: Path, only: Title | None) -> Game:
    """The game of a save file, of whichever title or of a certain one; records are not taken."""
    return _of_title(games.loads(read(path)), only)


def _of_title(game: Game, only: Title | None) -> Game:
    if only is not None and game.title.id != only.id:
        raise UserError("console-error-other-game", game=game.title.id, wanted=only.id)
    return game


def importer_of(text: str, only: Title | None) -> tuple[Title, Importer]:
    """Of which title a record is, and what reads it: one that knows it, or else the first, which will say why not."""
    titles = [only] if only is not None else [games.title(name) for name in games.ids()]
    known = [(title, importer) for title in titles for importer in title.importers]
    if not known:
        raise UserError("console-error-no-importer", game=titles[0].id)
    return next((one for one in known if one[1].reads(text)), known[0])


class Recorded:
    """A game with its history, and the line of a record on which each choice stands."""

    def __init__(self, game: Game, lines: list[int]) -> None:
        self.game = game
        self._lines = lines

    def line(self, choice: int) -> int:
        """The line of a choice, counted from 1; 0 in a saved game."""
        return self._lines[choice - 1] if self._lines else 0


def recorded(path: Path, only: Title | None) -> Recorded:
    """The whole game of a file, finished or not; a file that names its title may be of any when none is asked for."""
    text = read(path)
    if is_saved(text):
        return Recorded(_of_title(games.loads(text), only), [])
    return Recorded(*_replayed(text, only, None))


def position(path: Path, only: Title | None, at: int | None = None) -> Game:
    """The game of a file after a choice (saved game) or line (record); both count from 1, 0 is the beginning."""
    text = read(path)
    if is_saved(text):
        return _of_save(_of_title(games.loads(text), only), at)
    return _replayed(text, only, at)[0]


def _of_save(game: Game, at: int | None) -> Game:
    if at is None:
        return game
    if not 0 <= at <= len(game.history):
        raise UserError("console-error-at", at=str(at), most=str(len(game.history)))
    earlier = game.title.new(game.setup)
    for seat, choice in game.history[:at]:
        earlier.step(seat, choice)
    return earlier


def _replayed(text: str, only: Title | None, at: int | None) -> tuple[Game, list[int]]:
    """The game of a record up to a line, and the line of each of its choices."""
    title, importer = importer_of(text, only)
    lines_of_text = text.splitlines()
    if at is not None and not 0 <= at <= len(lines_of_text):
        raise UserError("console-error-at", at=str(at), most=str(len(lines_of_text)))
    try:
        setup, rows = importer.read(text)
    except ImportProblem as problem:
        if not at or problem.line <= at:
            raise
        setup, rows = importer.read("\n".join(lines_of_text[:at]))  # what is wrong comes later
    game = title.new(setup)
    lines: list[int] = []
    for line, choices in rows:
        if at is not None and line > at:
            break
        for seat, choice in choices:
            game.step(seat, choice)
        lines += [line] * (len(game.history) - len(lines))
    return game, lines


def seat_of(game: Game, words: Words, name: str) -> int | None:
    """A seat by its number, by what it plays as or by its player; None when nobody is called so."""
    wish = name.lower().replace(" ", "")
    screen = console_of(game.title)
    for seat in range(game.players):
        known = (str(seat + 1), game.label(seat), screen.who(game, words, seat).plain, game.setup.names[seat])
        if wish in [word.lower().replace(" ", "") for word in known if word]:
            return seat
    return None
