"""Darklings (swamp): dig with priests for points; the stronghold ordains workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra.factions.base import Dig, Faction, Start, printed
from hexarch.games.terra.names import SWAMP
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Darklings(Faction):
    """Spades cost a priest each and score 2 VP; there is no digging track."""

    def on_stronghold(self, s: Terra, seat: int) -> None:
        """Once, in the same turn: up to three workers become priests."""
        s.push(kinds.Ordain(seat, 3, optional=not s.rules.on("strict-darkling-sh")))


FACTION = Darklings(
    id="darklings",
    home=SWAMP,
    start=Start(w=1, p=1, cults=(0, 1, 1, 0)),
    board=printed(sanctuary=res(w=4, c=10), sanctuary_income=res(p=2)),
    dig=Dig((1,), None, with_priests=True, vp=2),
    options=(Option("strict-darkling-sh", True, True, ledger=True),),
    start_vp=(("base", 15), ("revised_base", 15), ("fire_ice", 15), ("lakes", 15), ("fjords", 15), ("2017", 15)),
)
