"""Firewalkers (volcano): a fire marker follows their points; they pay volcanoes and gain power with the gap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, own, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan, volcano
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import NO_DIG, Figures, Start, printed
from hexarch.games.terra.names import FROM_FACTION, STRONGHOLD, VOLCANO
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.traits.beginning import Beginning
from hexarch.games.terra.traits.eruption import Eruption
from hexarch.games.terra.traits.own import Own, Thing
from hexarch.games.terra.traits.passing import Passing
from hexarch.games.terra.traits.spades import ReplacedSpades
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal

BEHIND: Final = 4  # points between the markers at the start, and for each spade


class LightTheFire(Beginning):
    """The fire marker begins 4 points behind, but not below 0."""

    def chosen(self, s: Terra, seat: int) -> None:
        """The points to begin with are known by now."""
        own.gain(s, seat, max(0, s.get(seat, at.VP) - BEHIND))


class FireForSpades(ReplacedSpades):
    """Each spade moves the fire marker 4 points back, but not below 0."""

    def turn_into(self, s: Terra, seat: int, n: int) -> None:
        """Back."""
        own.gain(s, seat, -min(BEHIND * n, own.held(s, seat)))


class PaidWithPoints(Eruption):
    """A volcano costs 4 VP, 6 where the hex is home terrain of another faction; not beyond the fire marker."""

    def refuse(self, s: Terra, seat: int, near_home: bool) -> Refusal | None:
        """The gap between the markers must be wide enough."""
        needed, have = self.price(near_home), s.points_to_lose(seat)
        return None if have >= needed else no("cannot_pay", "factions", resource="VP", needed=needed, have=have)

    def pay(self, s: Terra, seat: int, near_home: bool) -> None:
        """The points."""
        effects.score(s, seat, -self.price(near_home), FROM_FACTION)


class SettlementPoints(Passing):
    """With the stronghold 1 VP for each of their settlements; bridges join structures, shipping does not."""

    def passed(self, s: Terra, seat: int) -> None:
        """Count them."""
        if s.built(seat, STRONGHOLD):
            effects.score(s, seat, towns.settlements(s, seat, s.get(seat, at.BUILDINGS)), FROM_FACTION)


FACTION = Faction(
    "firewalkers",
    VOLCANO,
    Figures(
        Start(cults=(1, 0, 0, 1)),
        printed(
            stronghold=res(w=4, c=8),
            base=NOTHING,
            dwelling_income=volcano.DWELLINGS,
            temple_income=(res(p=1), res(vp=2), res(p=1)),
        ),
        NO_DIG,
        floor=True,  # the fire marker, which may go forward for power
    ),
    spades=FireForSpades(),
    eruption=PaidWithPoints(4, 6),
    terrain=volcano.BEGUN_ON,
    beginning=LightTheFire(),
    own=Own(Thing("fire-marker")),
    passing=SettlementPoints(),
    side=volcano.SIDE,
    needs=fan.NEEDS,
)
