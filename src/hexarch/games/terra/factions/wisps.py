"""Wisps (lakes): every trading house brings a spade for a hex beside it; the stronghold settles any lakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, kinds
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, printed
from hexarch.games.terra.names import DWELLING, FROM_FACTION, LAKES, TRADING_HOUSE
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import spades
from hexarch.games.terra.traits.stronghold import Stronghold
from hexarch.games.terra.traits.upgrades import Upgrades

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class SpadeBesideHouse(Upgrades):
    """A spade for a hex directly adjacent to a new trading house, over a bridge too; no more are bought for it."""

    def upgraded(self, s: Terra, seat: int, h: int, structure: int) -> None:
        """The spade, if there is a hex for it."""
        if structure == TRADING_HOUSE:
            spades.give_near(s, seat, 1, s.adjacent(h))


class DwellingOnLakes(Stronghold):
    """7 VP, and a free dwelling on any free lakes of the map."""

    def built(self, s: Terra, seat: int) -> None:
        """The points; the dwelling may be given up, and needs one left."""
        effects.score(s, seat, 7, FROM_FACTION)
        if s.free_home(seat) and s.left(seat, DWELLING):
            s.push(kinds.FreeDwelling(seat, besides=True))


FACTION = Faction(
    "wisps",
    LAKES,
    Figures(
        Start(power=(7, 5), cults=(0, 1, 0, 1)),
        printed(stronghold=res(w=4, c=4), stronghold_income=res(power=3)),
    ),
    stronghold=DwellingOnLakes(),
    upgrades=SpadeBesideHouse(),
    needs=fan.NEEDS,
)
