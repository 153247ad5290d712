"""Witches (forest): towns are worth more; the stronghold lets them settle any forest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Intro, Start, by_map
from hexarch.games.terra.names import DWELLING, FOREST
from hexarch.games.terra.traits.specials import Special
from hexarch.games.terra.traits.towns import Towns
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class WitchesRide(Special):
    """A dwelling on any free forest, at no cost."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be a free forest and a dwelling left."""
        if not s.free_home(seat):
            return no("no_free_home", "factions")
        if not s.left(seat, DWELLING):
            return no("none_left", "build", structure=DWELLING)
        return None

    def take(self, s: Terra, seat: int) -> None:
        """Choose the forest."""
        s.push(kinds.FreeDwelling(seat))


# 5 VP extra for every town.
FACTION = Faction(
    "witches",
    FOREST,
    Figures(
        Start(cults=(0, 0, 0, 2)),
        start_vp=by_map(base=20, revised_base=20, fire_ice=20, lakes=20, fjords=15, of_2017=19),
        intro=Intro(0, ((2, ("C3", "F4")), (3, ("E9", "F4")), (4, ("E9", "F4")), (5, ("C3", "E9")))),
    ),
    towns=Towns(vp=5),
    specials=(WitchesRide("ACTW", given_up=True),),
)
