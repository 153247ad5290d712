"""Changelings (any terrain): structures of three colours, each on its own terrain; the stronghold adds a dwelling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds, pieces
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, Track, printed
from hexarch.games.terra.names import DWELLING
from hexarch.games.terra.resources import NOTHING, Amount, res
from hexarch.games.terra.state import EMPTY
from hexarch.games.terra.traits.beginning import Beginning
from hexarch.games.terra.traits.dwellings import Dwellings
from hexarch.games.terra.traits.income import Income
from hexarch.games.terra.traits.stronghold import Stronghold
from hexarch.games.terra.traits.terrain import AT_ONCE, Terrain
from hexarch.games.terra.traits.upgrades import Upgrades

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class ThreeColours(Beginning):
    """The home terrain is the first of three."""

    def chosen(self, s: Terra, seat: int) -> None:
        """Lay the structures out."""
        pieces.begin(s, seat, s.home(seat))


class LeftmostDwelling(Dwellings):
    """The left-most dwelling stands on terrain of its colour; the first two on the first and the second."""

    def built(self, s: Terra, seat: int, h: int, first: bool) -> None:
        """The next one decides the next terrain."""
        pieces.built(s, seat)


class SameColour(Upgrades):
    """The new structure has the colour of the one it replaces, which returns to its row or to the ninth place."""

    def upgraded(self, s: Terra, seat: int, h: int, structure: int) -> None:
        """Take the one, put the other back."""
        was = s.box.structure[structure].made_of[0]
        piece = pieces.colour(s, seat, s.terrain(h))
        pieces.upgraded(s, seat, structure)
        if was == DWELLING and s.get(seat, at.NINTH) == EMPTY:
            s.push(kinds.PutBack(seat, piece))
        else:
            pieces.put_back(s, seat, was, piece)
            pieces.aim(s, seat)


class NinthDwelling(Stronghold):
    """A ninth dwelling, which may be built before those of the row."""

    def built(self, s: Terra, seat: int) -> None:
        """It is unlocked."""
        pieces.unlock(s, seat)


class NinthIncome(Income):
    """Two workers while the ninth place is empty."""

    def more(self, s: Terra, seat: int) -> Amount:
        """Once its dwelling is on the map."""
        return res(w=2) if s.get(seat, at.NINTH) == EMPTY else NOTHING


FACTION = Faction(
    "changelings",
    -1,
    Figures(
        Start(power=(7, 5), cults=(1, 1, 0, 1)),
        printed(dwelling_income=(*[res(w=1)] * 5, NOTHING, res(w=1), NOTHING)),
        shipping=Track(3, res(p=2, c=6), (2, 3, 4)),
    ),
    terrain=Terrain(AT_ONCE, more=2),
    beginning=ThreeColours(),
    dwellings=LeftmostDwelling(),
    upgrades=SameColour(),
    stronghold=NinthDwelling(),
    income=NinthIncome(),
    side="variable",
    needs=fan.NEEDS,
)
