"""Atlanteans (lakes): begin with their stronghold, a town from the start, and are rewarded as it grows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, own, towns, tracks
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import bridging, fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Start, Track, printed, workers
from hexarch.games.terra.names import FROM_FACTION, LAKES, STRONGHOLD
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.rules import cult as cults
from hexarch.games.terra.traits.growth import Growth
from hexarch.games.terra.traits.own import Own, Thing

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

THRESHOLDS: Final = (7, 10, 16)  # power of the settlement around the stronghold
STEPS: Final = 2
POINTS: Final = 20


class Capital(Growth):
    """Rewards when the settlement with the stronghold reaches power 7, 10 and 16, each once and in this order.

    Power alone counts, not the number of structures, nor a favor tile for smaller towns. Towns that are joined to it
    count with it.
    """

    def grown(self, s: Terra, seat: int) -> None:
        """Count the settlement, and take what is due."""
        if own.held(s, seat) == len(THRESHOLDS):
            return
        for h in s.board.members(s.get(seat, at.BUILDINGS)):
            if s.building(h) == STRONGHOLD:
                value = s.faction(seat).board.value
                members = s.board.members(towns.group(s, seat, s.board.bits[h]))
                power = sum([value[s.building(one)] for one in members])
                while own.held(s, seat) < len(THRESHOLDS) and power >= THRESHOLDS[own.held(s, seat)]:
                    own.gain(s, seat, 1)
                    self._reward(s, seat, own.held(s, seat))

    def _reward(self, s: Terra, seat: int, which: int) -> None:
        """A step of shipping with its points; two steps in every cult; points."""
        if which == 1:
            tracks.free_shipping(s, seat)
        elif which == 2:
            cults.step_all(s, seat, STEPS, cults.contested(s, seat, STEPS, s.get(seat, at.KEYS)))
        else:
            effects.score(s, seat, POINTS, FROM_FACTION)


FACTION = Faction(
    "atlanteans",
    LAKES,
    Figures(
        Start(power=(11, 1), cults=(1, 1, 0, 0), dwellings=1, last=True, structure=STRONGHOLD, town=True),
        printed(stronghold=NOTHING, sanctuary=res(w=4, c=8), stronghold_income=res(power=6)),
        Dig(workers(3, 2, 1), Track(2, res(p=1, w=1, c=4), (4, 4))),
    ),
    growth=Capital(),
    own=Own(Thing("threshold", most=len(THRESHOLDS))),
    specials=(bridging.BuildBridge("ACTAT", res(w=2), needs_stronghold=False, once=False, given_up=True),),
    needs=fan.NEEDS,
)
