"""Selkies (ice): dwellings on the river between two structures on ice; the stronghold sails farther."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan, ice
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Icebergs, Start, Track, printed, workers
from hexarch.games.terra.names import ICE
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import idle, spades
from hexarch.games.terra.traits.specials import Special

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class TidalBuild(Special):
    """Transform and build with one free spade, and a level of shipping more for this action."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be a use for it."""
        mark = s.mark()
        s.set(seat, at.SAIL_MORE, 1)
        refusal = idle.of_spades(s, seat, 1, 1, idle.homes(s, seat))
        s.rollback(mark)
        return refusal

    def take(self, s: Terra, seat: int) -> None:
        """The spade, or a dwelling without it."""
        s.set(seat, at.SAIL_MORE, 1)
        spades.give(s, seat, 1, hexes=1, at_home=idle.homes(s, seat))


FACTION = Faction(
    "selkies",
    ICE,
    Figures(
        Start(cults=(0, 2, 0, 0)),
        printed(dwelling_income=(res(w=1),) * 8, stronghold_income=res(power=4)),
        Dig(workers(3, 2, 1), Track(2, res(p=1, w=1, c=5), (6, 6))),
        icebergs=Icebergs(workers=1, vp=2),
    ),
    spades=ice.IceSpades(),
    terrain=ice.BEGUN_ON,
    specials=(TidalBuild("ACTSE"),),
    side=ice.SIDE,
    needs=fan.NEEDS,
)
