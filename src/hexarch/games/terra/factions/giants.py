"""Giants (wasteland): every transformation takes two spades; the stronghold gives two each round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Intro, Start, by_map, printed
from hexarch.games.terra.names import CYCLE, WASTELAND
from hexarch.games.terra.profiles import LEAGUE
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import idle
from hexarch.games.terra.rules import spades as spade_rules
from hexarch.games.terra.ruleset import Option
from hexarch.games.terra.traits.seafaring import Seafaring
from hexarch.games.terra.traits.spades import IMPOSSIBLE, Spades
from hexarch.games.terra.traits.specials import Special

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class TwoSpades(Spades):
    """Two spades for any terrain, into wasteland only; a single spade is of no use."""

    def needed(self, s: Terra, seat: int, terrain: int, target: int, spades: int) -> int:
        """Always two; another target of the cycle than home only where the option allows it."""
        return 2 if target == s.home(seat) or (target < CYCLE and s.rules.on("giants-transform-to-any")) else IMPOSSIBLE


class FreeSpades(Special):
    """Two free spades for one hex; a dwelling may follow."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be a hex for them."""
        return idle.of_spades(s, seat, 2, 1)

    def take(self, s: Terra, seat: int) -> None:
        """The spades."""
        spade_rules.give(s, seat, 2, hexes=1)


FACTION = Faction(
    "giants",
    WASTELAND,
    Figures(
        Start(cults=(1, 0, 0, 1)),
        printed(stronghold_income=res(power=4)),
        start_vp=by_map(base=30, revised_base=25, fire_ice=25, lakes=25, fjords=25, of_2017=25),
        intro=Intro(4, ((5, ("D4", "D7")),)),
    ),
    spades=TwoSpades(),
    specials=(FreeSpades("ACTG", given_up=True),),
    seafaring=Seafaring(spades=2, bars=True),
    options=(Option("giants-transform-to-any", practice=LEAGUE),),
)
