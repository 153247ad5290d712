"""Bots at a table: their whole go, tried out on the game and taken back, so that it is sent as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch import bots
from hexarch.kernel.errors import Refusal
from hexarch.kernel.game import TURN

if TYPE_CHECKING:
    from hexarch.bots import Bot, Clock
    from hexarch.kernel.game import Game

MOST_CHOICES: Final = 60  # of one go; a bot that converts for ever is cut off


def go(game: Game, bot: Bot, seat: int, clock: Clock | None = None) -> list[str]:
    """What a bot chooses until others are to decide, the next turn begins, or something is revealed.

    The game is left as it was. Where it hides something, the bot plays on what the seat can imagine.
    """
    mark = game.mark()
    texts: list[str] = []
    try:
        while seat in game.to_act and len(texts) < MOST_CHOICES:
            before = len(game.history)
            choice = bots.ask(bot, game, seat, clock)
            reveals = False
            if game.hides(seat):
                choice = str(choice)  # it was chosen in a world of its own
                quote = game.quote(seat, choice)
                reveals = not isinstance(quote, Refusal) and quote.reveals
            happened = game.step(seat, choice)
            texts += [text for _, text in game.history[before:]]
            if reveals or any(game.cut(e) == TURN for e in happened):
                break
        return texts
    finally:
        game.rollback(mark)
