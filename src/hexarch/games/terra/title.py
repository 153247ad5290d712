"""What this title offers: Terra Mystica for everybody who knows no game by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hexarch.games.terra import save
from hexarch.games.terra.game import Game
from hexarch.games.terra.setup import FEWEST, MOST, Setup
from hexarch.kernel.game import Doc


class TerraMystica:
    """The title `terra`."""

    id: Final = "terra"
    seats: Final = range(FEWEST, MOST + 1)
    secret: Final = False

    def new(self, setup: Setup) -> Game:
        """A game at its beginning."""
        return Game(setup)

    def drawn(self, players: int | Sequence[str], seed: int, **wishes: Any) -> Setup:
        """A set-up from a seed and whatever else is wished for."""
        from hexarch.games.terra import new

        return new(players if isinstance(players, int) else list(players), seed, **wishes).setup

    def read_setup(self, document: Doc) -> Setup:
        """The set-up of a document; raises SaveError or SetupError."""
        return save.read_setup(document)

    def loads(self, text: str) -> Game:
        """A saved game, every choice checked again; raises SaveError."""
        return save.loads(text)

    def observer(self) -> Any:
        """What environments observe."""
        from hexarch.games.terra.env.observer import OBSERVER

        return OBSERVER


TITLE: Final = TerraMystica()
