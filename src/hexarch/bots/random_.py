"""Random: any of the options, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hexarch.kernel.rng import Random

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.game import Game


class RandomBot:
    """Plays at random, the same way for the same seed."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, game: Game, seat: int, clock: Clock | None = None) -> Choice:
        """One of the options."""
        return self.draw(game.options(seat))

    def draw(self, options: Sequence[Choice]) -> Choice:
        """One of them."""
        return self._random.choice(options)
