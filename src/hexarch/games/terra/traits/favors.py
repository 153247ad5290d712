"""Favor tiles: what else comes with each of them (Conspirators)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects

if TYPE_CHECKING:
    from hexarch.games.terra.resources import Amount
    from hexarch.games.terra.state import Terra


class Favors:
    """Nothing besides the steps and the ability of the tile."""

    def __init__(self, gain: Amount | None = None) -> None:
        self.gain = gain

    def taken(self, s: Terra, seat: int) -> None:
        """A favor tile was just obtained, by whatever means."""
        if self.gain is not None:
            effects.gain(s, seat, self.gain)
