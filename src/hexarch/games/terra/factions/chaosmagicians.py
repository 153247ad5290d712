"""Chaos Magicians (wasteland): begin late and small, take favors in pairs; the stronghold doubles a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra.factions.base import Faction, Special, Start, printed
from hexarch.games.terra.names import WASTELAND
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class ChaosMagicians(Faction):
    """One dwelling, placed after all others; two favor tiles for every temple and for the sanctuary."""

    def take_special(self, s: Terra, seat: int, which: int) -> None:
        """Two actions in a row; passing counts as one and gives up the second."""
        s.more_actions(seat, 2)


FACTION = ChaosMagicians(
    id="chaosmagicians",
    home=WASTELAND,
    start=Start(w=4, cults=(2, 0, 0, 0), dwellings=1, last=True),
    board=printed(stronghold=res(w=4, c=4), sanctuary=res(w=4, c=8), stronghold_income=res(w=2)),
    specials=(Special("ACTC"),),
    favors=2,
    options=(Option("strict-chaosmagician-sh", True, True, ledger=True),),
    start_vp=(("base", 20), ("revised_base", 20), ("fire_ice", 15), ("lakes", 20), ("fjords", 20), ("2017", 19)),
)
