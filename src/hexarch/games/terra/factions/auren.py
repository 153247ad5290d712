"""Auren (forest): the stronghold brings a favor tile and great leaps on the cult tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, by_map, printed
from hexarch.games.terra.names import FOREST
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import favor, idle
from hexarch.games.terra.traits.seafaring import Seafaring
from hexarch.games.terra.traits.specials import Special
from hexarch.games.terra.traits.stronghold import Stronghold

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class OneFavor(Stronghold):
    """One favor tile at once."""

    def built(self, s: Terra, seat: int) -> None:
        """The favor tile."""
        favor.ask(s, seat, 1)


class TwoSteps(Special):
    """Two steps on one cult track."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """A marker must be able to move."""
        return idle.of_steps(s, seat)

    def take(self, s: Terra, seat: int) -> None:
        """Choose the track."""
        effects.owe_cult(s, seat, 2, one_track=True)


class Pilgrims(Seafaring):
    """A key from the start; the shipyard brings two steps on one cult track."""

    def shipyard_built(self, s: Terra, seat: int) -> None:
        """Choose the track."""
        effects.owe_cult(s, seat, 2, one_track=True)


FACTION = Faction(
    "auren",
    FOREST,
    Figures(
        Start(cults=(0, 1, 0, 1)),
        printed(sanctuary=res(w=4, c=8)),
        start_vp=by_map(base=25, revised_base=25, fire_ice=25, lakes=20, fjords=25, of_2017=27),
    ),
    stronghold=OneFavor(),
    specials=(TwoSteps("ACTA", given_up=True),),
    seafaring=Pilgrims(keys=1),
)
