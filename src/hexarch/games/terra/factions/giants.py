"""Giants (wasteland): every transformation takes two spades; the stronghold gives two each round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra.factions.base import IMPOSSIBLE, Faction, Special, Start, printed
from hexarch.games.terra.names import WASTELAND
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import spades as spade_rules
from hexarch.games.terra.ruleset import Option

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Giants(Faction):
    """Two spades for any terrain, into wasteland only; a single spade is of no use."""

    def spades_needed(self, s: Terra, seat: int, terrain: int, target: int, spades: int) -> int:
        """Always two; another target than home only where the option allows it."""
        return 2 if target == s.home(seat) or s.rules.on("giants-transform-to-any") else IMPOSSIBLE

    def take_special(self, s: Terra, seat: int, which: int) -> None:
        """Two free spades for one hex; a dwelling may follow."""
        spade_rules.give(s, seat, 2, hexes=1)


FACTION = Giants(
    id="giants",
    home=WASTELAND,
    start=Start(cults=(1, 0, 0, 1)),
    board=printed(stronghold_income=res(power=4)),
    specials=(Special("ACTG"),),
    options=(Option("giants-transform-to-any", False, True),),
    intro_seat=4,
    intro=((5, ("D4", "D7")),),
    start_vp=(("base", 30), ("revised_base", 25), ("fire_ice", 25), ("lakes", 25), ("fjords", 25), ("2017", 25)),
)
