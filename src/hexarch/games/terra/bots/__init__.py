"""The bots of Terra Mystica: greedy by a rule of thumb, steward and elder by what they have learnt."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from hexarch.bots import RANDOM, Bot, Bots, UnknownBot

if TYPE_CHECKING:
    from hexarch.bots.foreign import Foreign
    from hexarch.bots.learning import Learning
    from hexarch.bots.lines import Lines
    from hexarch.bots.tables import Tables


class TerraBots(Bots):
    """What `TITLE.bots()` returns."""

    names = ("greedy", "steward", "elder")
    default = "steward"
    gentle = "greedy"
    learned = ("steward", "elder")

    def make(self, name: str, seed: int) -> Bot:
        """A bot by its name; raises UnknownBot."""
        if name == "greedy":
            from hexarch.games.terra.bots.greedy import GreedyBot

            return GreedyBot(seed)
        if name == "steward":
            from hexarch.games.terra.bots.steward import StewardBot

            return StewardBot(seed)
        if name == "elder":
            from hexarch.games.terra.bots.elder import ElderBot

            return ElderBot(seed)
        raise UnknownBot(name, (RANDOM, *self.names))

    @property
    def lines(self) -> Lines:
        """What a whole decision is."""
        from hexarch.games.terra.bots.lines import LINES

        return LINES

    @property
    def tables(self) -> Tables:
        """How bots are seated to be compared: at tables of the league, unless something else is wished for."""
        from hexarch.games.terra.bots.tables import TABLES

        return TABLES

    @property
    def foreign(self) -> type[Foreign]:
        """Other programs' tables talk in the language of the league's ledgers."""
        from hexarch.games.terra.bots.foreign import LedgerTable

        return LedgerTable

    def people(self) -> dict[str, Any]:
        """How the players of the top league score."""
        return people()

    def learning(self) -> Learning:
        """What training by self-play needs to know."""
        from hexarch.games.terra.bots.learning import LEARNING

        return LEARNING


@cache
def people() -> dict[str, Any]:
    """Mean points of people by source (`vp`), their `total`, that of the `winner`, and how many `players`."""
    return tomllib.loads((resources.files(__name__) / "people.toml").read_text(encoding="utf-8"))


BOTS: Final = TerraBots()
