"""Djinni (desert): three magic lamps exchange levels on the cult tracks; the stronghold scores priests sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, kinds, own
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, printed
from hexarch.games.terra.names import DESERT, FROM_FACTION, STRONGHOLD
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import swap
from hexarch.games.terra.traits.own import Own, Thing
from hexarch.games.terra.traits.passing import Passing
from hexarch.games.terra.traits.specials import Special
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal

LAMP = Thing("lamp", start=3)


class RubLamp(Special):
    """As an action, spend a lamp to exchange the levels of two of their cult markers."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """A lamp must be left, and some exchange possible."""
        if not own.held(s, seat):
            return no("cannot_pay", "factions", resource=LAMP.name, needed=1, have=0)
        return swap.none_possible(s, seat)

    def take(self, s: Terra, seat: int) -> None:
        """Spend the lamp and choose the cults."""
        own.gain(s, seat, -1)
        s.push(kinds.SwapCults(seat))


class PriestPoints(Passing):
    """With the stronghold 1 VP for each of their priests on the cult board."""

    def passed(self, s: Terra, seat: int) -> None:
        """Score the priests."""
        if s.built(seat, STRONGHOLD):
            effects.score(s, seat, s.get(seat, at.ON_CULTS), FROM_FACTION)


FACTION = Faction(
    "djinni",
    DESERT,
    Figures(
        Start(steps=2),
        printed(stronghold=res(w=3, c=6), stronghold_income=res(power=4)),
    ),
    own=Own(LAMP),
    passing=PriestPoints(),
    specials=(RubLamp("ACTDJ", needs_stronghold=False, once=False),),
    needs=fan.NEEDS,
)
