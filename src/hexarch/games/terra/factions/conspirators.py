"""Conspirators (mountains): coins with every favor tile; the stronghold exchanges favor tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, printed
from hexarch.games.terra.names import MOUNTAINS
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.rules import favor
from hexarch.games.terra.traits.specials import Special
from hexarch.games.terra.traits.stronghold import Stronghold

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class FavorAtOnce(Stronghold):
    """A favor tile at once."""

    def built(self, s: Terra, seat: int) -> None:
        """Choose it."""
        favor.ask(s, seat, 1)


class Intrigue(Special):
    """Once a round, put a favor tile back and take a different one."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """A tile must be held, and another one there."""
        return favor.none_to_swap(s, seat)

    def take(self, s: Terra, seat: int) -> None:
        """Choose the tile to give back."""
        s.push(kinds.ReturnFavor(seat))


FACTION = Faction(
    "conspirators",
    MOUNTAINS,
    Figures(
        Start(),
        printed(
            house_income=(res(c=3, power=1), res(c=2, power=1), res(c=2, power=2), res(c=3, power=2)),
            stronghold_income=NOTHING,
        ),
        favor_gain=res(c=2),
    ),
    stronghold=FavorAtOnce(),
    specials=(Intrigue("ACTCO"),),
    needs=fan.NEEDS,
)
