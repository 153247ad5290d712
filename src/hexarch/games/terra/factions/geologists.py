"""Geologists (any terrain): build on terrain after terrain of the cycle and never transform; spades move X tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import cover, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import NO_DIG, Figures, Start, Track, printed
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.traits.beginning import Beginning
from hexarch.games.terra.traits.dwellings import Dwellings
from hexarch.games.terra.traits.spades import ReplacedSpades
from hexarch.games.terra.traits.specials import Special
from hexarch.games.terra.traits.terrain import AT_ONCE, Terrain

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class FirstX(Beginning):
    """An X lies on the terrain begun on."""

    def chosen(self, s: Terra, seat: int) -> None:
        """Cover it."""
        cover.put(s, seat, s.home(seat))


class CoverBuiltTerrain(Dwellings):
    """A dwelling covers its terrain; the first ones stand where the X lies already."""

    def built(self, s: Terra, seat: int, h: int, first: bool) -> None:
        """The X."""
        if not first:
            cover.put(s, seat, s.terrain(h))


class MoveX(ReplacedSpades):
    """For each spade an X is added or removed."""

    def turn_into(self, s: Terra, seat: int, n: int) -> None:
        """Choose the terrains; a player who left chooses nothing."""
        if not s.get(seat, at.DROPPED):
            s.push(kinds.Cover(seat, n))


class ShiftX(Special):
    """Add or remove an X, as for a spade."""

    def take(self, s: Terra, seat: int) -> None:
        """Choose the terrain."""
        s.push(kinds.Cover(seat, 1))


FACTION = Faction(
    "geologists",
    -1,
    Figures(
        Start(power=(7, 5)),
        printed(
            base=NOTHING,
            dwelling_income=(*[res(w=1)] * 3, NOTHING, *[res(w=1)] * 3, NOTHING),
        ),
        NO_DIG,
        shipping=Track(3, res(p=2, c=6), (2, 3, 4)),
    ),
    spades=MoveX(shifts=True),
    terrain=Terrain(AT_ONCE, has_home=False),
    beginning=FirstX(),
    dwellings=CoverBuiltTerrain(),
    specials=(ShiftX("ACTGE"),),
    side="variable",
    needs=fan.NEEDS,
)
