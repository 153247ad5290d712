"""Choices in words, as the position and the seat have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from hexarch.kernel.notation import commands
from hexarch.words.choices import joined

if TYPE_CHECKING:
    from hexarch.kernel.game import Game
    from hexarch.words import Words


def choice(game: Game, words: Words, seat: int, text: str) -> str:
    """A text of one or several choices to read; what has no words stays as it is."""
    return joined([words.sentence(*message) for message in game.said(seat, text)]) or text


def without_end(game: Game, text: str) -> str:
    """A text of several choices without the one that ends the turn."""
    parts = commands(text)
    if len(parts) > 1 and parts[-1] == game.end:
        parts = parts[:-1]
    return ". ".join(parts)


def told(who: Text, sentence: str) -> Text:
    """Who did what; a sentence that names them already needs nothing in front of it."""
    if who.plain.lower() in sentence.lower():
        return Text(sentence)
    line = who.copy()
    line.append(f": {sentence}", style="default")
    return line
