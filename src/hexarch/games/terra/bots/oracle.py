"""Oracle: elder with its whole second, in which it plays its best plans of every round on to the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.bots.elder import ElderBot

if TYPE_CHECKING:
    from hexarch.bots.net import Net

EVERY: Final = 100  # more rounds than any game has


class OracleBot(ElderBot):
    """Thinks like elder, and sees in every round what comes of it when the others do not hold still.

    In an interpreted build there is no time for that: there it chooses like elder.
    """

    name = "oracle"
    weights = "elder"

    def __init__(self, seed: int = 0, learnt: Net | None = None) -> None:
        super().__init__(seed, learnt)
        self.rounds = EVERY
