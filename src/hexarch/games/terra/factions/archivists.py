"""Archivists (desert): power for the coins on bonus cards, no cult bonuses; the stronghold takes two cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, printed
from hexarch.games.terra.names import DESERT, STRONGHOLD
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.traits.cards import Cards
from hexarch.games.terra.traits.faith import Faith

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Archive(Cards):
    """2 power for each coin on the cards taken, after the coins themselves."""

    def number(self, s: Terra, seat: int) -> int:
        """Two with the stronghold."""
        return 2 if s.built(seat, STRONGHOLD) else 1

    def taken(self, s: Terra, seat: int, coins: int) -> None:
        """The power."""
        if coins:
            effects.gain_power(s, seat, 2 * coins)


# A bonus card more is drawn, which comes into the game with them.
FACTION = Faction(
    "archivists",
    DESERT,
    Figures(
        Start(card=True),
        printed(
            base=res(w=2),
            dwelling_income=(res(w=1), res(w=1), res(w=1), NOTHING, res(w=1), res(w=1), res(w=1), NOTHING),
        ),
    ),
    faith=Faith(rewarded=False),
    cards=Archive(),
    needs=fan.NEEDS,
)
