"""Round tiles: points for one kind of event in a round, and a cult bonus at its end."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.piece import Piece
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.resources import NOTHING, Amount

# Events besides building, which has the number of the structure.
SPADE: Final = -1
TOWN: Final = -2
SEAL: Final = -3
TRACK_STEP: Final = -4  # of shipping, digging or range
PRIESTS_SENT: Final = 4  # "cult" of the tile that counts own priests on the cult board


class RoundTile(Piece):
    """One tile: `vp` for each event; `reward` for every `steps` steps on `cult`."""

    __slots__ = ("cult", "events", "reward", "shipping", "ships", "steps", "title", "vp")

    def __init__(
        self,
        number: int,
        events: tuple[int, ...],
        title: str,
        vp: int,
        cult: int,
        steps: int,
        reward: Amount = NOTHING,
        *,
        ships: int = 0,
        shipping: int = 0,
    ) -> None:
        super().__init__(number, f"SCORE{number}")
        self.events: Final = events
        self.title: Final = title  # how the ledgers name the event
        self.vp: Final = vp
        self.cult: Final = cult
        self.steps: Final = steps
        self.reward: Final = reward
        self.ships: Final = ships  # of the reward
        self.shipping: Final = shipping  # steps of the reward

    @property
    def label(self) -> str:
        """What it is about, as ledgers write it."""
        return f"{self.title} >> {self.vp}"


class Draw:
    """A rule about which round tiles may lie where: tiles are drawn until it accepts them."""

    binding: bool = False  # does it hold for tiles that are named, too?

    def accepts(self, tiles: tuple[RoundTile, ...]) -> bool:
        """May the rounds have these tiles, in this order?"""
        raise NotImplementedError


class EarlySpades(Draw):
    """The tile that scores spades lies in none of the last two rounds."""

    def accepts(self, tiles: tuple[RoundTile, ...]) -> bool:
        return not any(SPADE in tile.events for tile in tiles[-2:])


class EveryCult(Draw):
    """Those left out are of different cults, so that each cult keeps a tile."""

    binding = True

    def accepts(self, tiles: tuple[RoundTile, ...]) -> bool:
        return len({tile.cult for tile in tiles if tile.cult != PRIESTS_SENT}) == len(CULTS)


class TwoOfACult(Draw):
    """No cult shows three times among the bonuses; that of the last round is covered and does not count."""

    def accepts(self, tiles: tuple[RoundTile, ...]) -> bool:
        shown = [tile.cult for tile in tiles[:-1]]
        return all(shown.count(cult) < 3 for cult in shown)
