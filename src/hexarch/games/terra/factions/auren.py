"""Auren (forest): the stronghold brings a favor tile and great leaps on the cult tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra.factions.base import Faction, Special, Start, printed
from hexarch.games.terra.names import FOREST
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import favor

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Auren(Faction):
    """No ability before the stronghold."""

    def on_stronghold(self, s: Terra, seat: int) -> None:
        """One favor tile at once."""
        favor.ask(s, seat, 1)

    def take_special(self, s: Terra, seat: int, which: int) -> None:
        """Two steps on one cult track."""
        effects.owe_cult(s, seat, 2, one_track=True)


FACTION = Auren(
    id="auren",
    home=FOREST,
    start=Start(cults=(0, 1, 0, 1)),
    board=printed(sanctuary=res(w=4, c=8)),
    specials=(Special("ACTA"),),
    start_vp=(("base", 25), ("revised_base", 25), ("fire_ice", 25), ("lakes", 20), ("fjords", 25), ("2017", 27)),
)
