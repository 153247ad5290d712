"""The bots of Anunnaki: greedy by a rule of thumb, steward and elder by what they have learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.bots import RANDOM, Bot, Bots, UnknownBot

if TYPE_CHECKING:
    from hexarch.bots.learning import Learning
    from hexarch.bots.tables import Tables


class AnunnakiBots(Bots):
    """What `TITLE.bots()` returns."""

    names = ("greedy", "steward", "elder")
    default = "steward"
    gentle = "greedy"
    learned = ("steward", "elder")

    def make(self, name: str, seed: int) -> Bot:
        """A bot by its name; raises UnknownBot."""
        if name == "greedy":
            from hexarch.games.anunnaki.bots.greedy import GreedyBot

            return GreedyBot(seed)
        if name == "steward":
            from hexarch.games.anunnaki.bots.steward import StewardBot

            return StewardBot(seed)
        if name == "elder":
            from hexarch.games.anunnaki.bots.elder import ElderBot

            return ElderBot(seed)
        raise UnknownBot(name, (RANDOM, *self.names))

    @property
    def tables(self) -> Tables:
        """How bots are seated to be compared: Houses go round with what they begin with."""
        from hexarch.games.anunnaki.bots.tables import TABLES

        return TABLES

    def learning(self) -> Learning:
        """What training by self-play needs to know."""
        from hexarch.games.anunnaki.bots.learning import LEARNING

        return LEARNING


BOTS: Final = AnunnakiBots()
