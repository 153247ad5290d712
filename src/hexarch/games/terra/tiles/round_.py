"""Round tiles: points for one kind of event in a round, and a cult bonus at its end."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.names import (
    AIR,
    DWELLING,
    EARTH,
    FIRE,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    WATER,
)
from hexarch.games.terra.resources import Amount, res

SPADE: Final = -1  # scores each spade
TOWN: Final = -2  # scores each town tile
PRIESTS_SENT: Final = 4  # "cult" of the tile that counts own priests on the cult board
ROUNDS: Final = 6
SPADE_TILE: Final = 1


class RoundTile:
    """One tile: `vp` for each event; `reward` for every `steps` steps on `cult`."""

    __slots__ = ("cult", "events", "number", "option", "reward", "steps", "title", "vp")

    def __init__(
        self,
        number: int,
        events: tuple[int, ...],
        title: str,
        vp: int,
        cult: int,
        steps: int,
        reward: Amount,
        option: str = "",
    ) -> None:
        self.number: Final = number
        self.events: Final = events
        self.title: Final = title  # how the ledgers name the event
        self.vp: Final = vp
        self.cult: Final = cult
        self.steps: Final = steps
        self.reward: Final = reward
        self.option: Final = option

    @property
    def id(self) -> str:
        """The name in the ledgers."""
        return f"SCORE{self.number}"

    @property
    def label(self) -> str:
        """What it is about, as ledgers write it."""
        return f"{self.title} >> {self.vp}"


TILES: Final = (
    RoundTile(1, (SPADE,), "SPADE", 2, EARTH, 1, res(c=1)),
    RoundTile(2, (TOWN,), "TOWN", 5, EARTH, 4, res(spades=1)),
    RoundTile(3, (DWELLING,), "D", 2, WATER, 4, res(p=1)),
    RoundTile(4, (STRONGHOLD, SANCTUARY), "SA/SH", 5, FIRE, 2, res(w=1)),
    RoundTile(5, (DWELLING,), "D", 2, FIRE, 4, res(power=4)),
    RoundTile(6, (TRADING_HOUSE,), "TP", 3, WATER, 4, res(spades=1)),
    RoundTile(7, (STRONGHOLD, SANCTUARY), "SA/SH", 5, AIR, 2, res(w=1)),
    RoundTile(8, (TRADING_HOUSE,), "TP", 3, AIR, 4, res(spades=1)),
    RoundTile(9, (TEMPLE,), "TE", 4, PRIESTS_SENT, 1, res(c=2), option="temple-scoring-tile"),
)
