"""Halflings (plains): every spade scores; the stronghold gives three at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra.factions.base import Dig, Faction, Start, Track, printed
from hexarch.games.terra.names import FROM_FACTION, PLAINS
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import spades as spade_rules
from hexarch.games.terra.ruleset import Option

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Halflings(Faction):
    """1 VP for every spade; advancing the exchange of workers costs 1 coin only."""

    def on_spades(self, s: Terra, seat: int, n: int) -> None:
        """1 VP each, from any source."""
        effects.score(s, seat, n, FROM_FACTION)

    def on_stronghold(self, s: Terra, seat: int) -> None:
        """Three spades at once; a dwelling may follow on any one of the hexes."""
        more = s.rules.on("halflings-may-buy-more-spades")
        spade_rules.give(s, seat, 3, hexes=3, any_dwelling=True, may_buy=more)


FACTION = Halflings(
    id="halflings",
    home=PLAINS,
    start=Start(power=(3, 9), cults=(0, 0, 1, 1)),
    board=printed(stronghold=res(w=4, c=8)),
    dig=Dig((3, 2, 1), Track(2, res(p=1, w=2, c=1), (6, 6))),
    options=(Option("halflings-may-buy-more-spades", True, False),),
    intro_seat=2,
    intro=((4, ("E6", "F5")), (5, ("E6", "F5"))),
    start_vp=(("base", 20), ("revised_base", 20), ("fire_ice", 25), ("lakes", 20), ("fjords", 25), ("2017", 20)),
)
