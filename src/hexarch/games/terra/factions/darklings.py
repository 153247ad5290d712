"""Darklings (swamp): dig with priests for points; the stronghold ordains workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Start, by_map, printed
from hexarch.games.terra.names import SWAMP
from hexarch.games.terra.profiles import LEAGUE
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import ordain
from hexarch.games.terra.ruleset import Option
from hexarch.games.terra.traits.spades import ScoringSpades
from hexarch.games.terra.traits.stronghold import Stronghold

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Ordaining(Stronghold):
    """Once, in the same turn: up to three workers become priests."""

    def built(self, s: Terra, seat: int) -> None:
        """Ask how many."""
        s.push(kinds.Ordain(seat, ordain.MOST, optional=not s.rules.on("strict-darkling-sh")))


# Spades cost a priest each and score 2 VP; there is no digging track.
FACTION = Faction(
    "darklings",
    SWAMP,
    Figures(
        Start(w=1, p=1, cults=(0, 1, 1, 0)),
        printed(sanctuary=res(w=4, c=10), sanctuary_income=res(p=2)),
        Dig((res(p=1),), None),
        start_vp=by_map(base=15, revised_base=15, fire_ice=15, lakes=15, fjords=15, of_2017=15),
    ),
    spades=ScoringSpades(2, bought_only=True),
    stronghold=Ordaining(),
    options=(
        Option("strict-darkling-sh", default=True, ledger=True),
        Option("ordaining-first", practice=LEAGUE),
    ),
)
