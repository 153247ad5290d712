"""Bots at a table: their whole go, tried out on the game and taken back, so that it is sent as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects

if TYPE_CHECKING:
    from hexarch.bots import Bot, Clock
    from hexarch.games.terra.game import Game

MOST_CHOICES: Final = 60  # of one go; a bot that converts for ever is cut off


def go(game: Game, bot: Bot, seat: int, clock: Clock | None = None) -> list[str]:
    """What a bot chooses until others are to decide or the next turn begins; the game is left as it was."""
    mark = game.mark()
    texts: list[str] = []
    try:
        while seat in game.to_act and len(texts) < MOST_CHOICES:
            before = len(game.history)
            happened = game.step(seat, bot.choose(game, seat, clock))
            texts += [text for _, text in game.history[before:]]
            if any(e.code == effects.TURN for e in happened):
                break
        return texts
    finally:
        game.rollback(mark)
