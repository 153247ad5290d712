"""Chaos Magicians (wasteland): begin late and small, take favors in pairs; the stronghold doubles a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, by_map, printed
from hexarch.games.terra.names import WASTELAND
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option
from hexarch.games.terra.traits.specials import Special

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class DoubleTurn(Special):
    """Two actions in a row; passing counts as one and gives up the second."""

    def take(self, s: Terra, seat: int) -> None:
        """The actions follow."""
        s.more_actions(seat, 2)


# One dwelling, placed after all others; two favor tiles for every temple and for the sanctuary.
FACTION = Faction(
    "chaosmagicians",
    WASTELAND,
    Figures(
        Start(w=4, cults=(2, 0, 0, 0), dwellings=1, last=True),
        printed(stronghold=res(w=4, c=4), sanctuary=res(w=4, c=8), stronghold_income=res(w=2)),
        favors=2,
        start_vp=by_map(base=20, revised_base=20, fire_ice=15, lakes=20, fjords=20, of_2017=19),
    ),
    specials=(DoubleTurn("ACTC"),),
    options=(Option("strict-chaosmagician-sh", default=True, ledger=True),),
)
