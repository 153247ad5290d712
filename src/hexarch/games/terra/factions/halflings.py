"""Halflings (plains): every spade scores; the stronghold gives three at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Intro, Start, Track, by_map, printed, workers
from hexarch.games.terra.names import PLAINS
from hexarch.games.terra.profiles import LEAGUE
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import spades as spade_rules
from hexarch.games.terra.ruleset import Option
from hexarch.games.terra.traits.seafaring import Seafaring
from hexarch.games.terra.traits.spades import ScoringSpades
from hexarch.games.terra.traits.stronghold import Stronghold

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class ThreeSpades(Stronghold):
    """Three spades at once; a dwelling may follow on any one of the hexes."""

    def built(self, s: Terra, seat: int) -> None:
        """The spades; by an option more may be bought on top."""
        more = s.rules.on("halflings-may-buy-more-spades")
        spade_rules.give(s, seat, 3, hexes=3, any_dwelling=True, may_buy=more)


# 1 VP for every spade; a step of digging costs 1 coin only.
FACTION = Faction(
    "halflings",
    PLAINS,
    Figures(
        Start(power=(3, 9), cults=(0, 0, 1, 1)),
        printed(stronghold=res(w=4, c=8)),
        Dig(workers(3, 2, 1), Track(2, res(p=1, w=2, c=1), (6, 6))),
        start_vp=by_map(base=20, revised_base=20, fire_ice=25, lakes=20, fjords=25, of_2017=20),
        intro=Intro(2, ((4, ("E6", "F5")), (5, ("E6", "F5")))),
    ),
    spades=ScoringSpades(1),
    stronghold=ThreeSpades(),
    seafaring=Seafaring(by_ship=res(w=1)),
    options=(Option("halflings-may-buy-more-spades", default=True, practice=LEAGUE),),
)
