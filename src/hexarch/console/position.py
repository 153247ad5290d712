"""Positions from files: a saved game or a ledger, at its end or at an earlier line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.console.files import UserError, read

if TYPE_CHECKING:
    from pathlib import Path

    from hexarch.games.terra.game import Game
    from hexarch.words import Words


def is_saved(text: str) -> bool:
    """Does a text look like a saved game rather than a ledger?"""
    return text.lstrip()[:1] == "{"


def saved_game(path: Path) -> Game:
    """The game of a save file; ledgers are not taken."""
    from hexarch.games.terra.save import loads

    return loads(read(path))


def position(path: Path, at: int | None = None) -> Game:
    """The game of a file after a choice (saved game) or line (ledger); both count from 1, 0 is the beginning."""
    text = read(path)
    if is_saved(text):
        return _of_save(text, at)
    return _of_ledger(text, at)


class Recorded:
    """A game with its history, and the line of a ledger on which each choice stands."""

    def __init__(self, game: Game, lines: list[int]) -> None:
        self.game = game
        self._lines = lines

    def line(self, choice: int) -> int:
        """The line of a choice, counted from 1; 0 in a saved game."""
        return self._lines[choice - 1] if self._lines else 0


def recorded(path: Path) -> Recorded:
    """The whole game of a file, finished or not."""
    from hexarch.games.terra.ledger.check import Replay
    from hexarch.games.terra.ledger.rows import parse

    text = read(path)
    if is_saved(text):
        return Recorded(_of_save(text, None), [])
    ledger = parse(text)
    replay = Replay(ledger)
    lines: list[int] = []
    for item in ledger.lines:
        replay.line(item)
        lines += [item.line] * (len(replay.game.history) - len(lines))
    return Recorded(replay.game, lines)


def _of_save(text: str, at: int | None) -> Game:
    from hexarch.games.terra.save import loads

    game = loads(text)
    if at is None:
        return game
    if not 0 <= at <= len(game.history):
        raise UserError("console-error-at", at=str(at), most=str(len(game.history)))
    earlier = type(game)(game.setup)
    for seat, choice in game.history[:at]:
        earlier.step(seat, choice)
    return earlier


def _of_ledger(text: str, at: int | None) -> Game:
    from hexarch.games.terra.ledger.check import Replay
    from hexarch.games.terra.ledger.rows import parse

    ledger = parse(text)
    last = ledger.lines[-1].line if ledger.lines else 0
    if at is not None and not 0 <= at <= last:
        raise UserError("console-error-at", at=str(at), most=str(last))
    replay = Replay(ledger)
    for item in ledger.lines:
        if at is not None and item.line > at:
            break
        replay.line(item)
    return replay.game


def seat_of(game: Game, words: Words, name: str) -> int | None:
    """A seat by its number, its faction or its player; None when nobody is called so."""
    wish = name.lower().replace(" ", "")
    for seat in range(game.players):
        faction = game.faction(seat)
        known = (str(seat + 1), faction, words.name(faction).lower(), game.setup.names[seat].lower())
        if wish in [word.replace(" ", "") for word in known if word]:
            return seat
    return None
