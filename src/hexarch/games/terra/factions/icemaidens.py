"""Ice Maidens (ice): begin with a favor tile; the stronghold scores temples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra.factions import ice
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Start, Track, by_map, printed, workers
from hexarch.games.terra.names import FROM_FACTION, ICE, STRONGHOLD, TEMPLE
from hexarch.games.terra.resources import Amount, res
from hexarch.games.terra.traits.passing import Passing

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class TemplePoints(Passing):
    """With the stronghold 3 VP for every temple."""

    def passed(self, s: Terra, seat: int) -> None:
        """Score the temples."""
        if s.built(seat, STRONGHOLD):
            effects.score(s, seat, 3 * s.built(seat, TEMPLE), FROM_FACTION)


def _version(step: Amount, *versions: tuple[str, Faction]) -> Faction:
    return Faction(
        "icemaidens",
        ICE,
        Figures(
            Start(power=(6, 6), cults=(0, 1, 0, 1), favors=1),
            printed(dwelling_income=(res(w=1),) * 8, stronghold_income=res(power=4)),
            Dig(workers(3, 2, 1), Track(2, step, (6, 6))),
            start_vp=by_map(base=20, revised_base=25, fire_ice=25, lakes=20, fjords=20, of_2017=20),
        ),
        spades=ice.IceSpades(),
        terrain=ice.BEGUN_ON,
        passing=TemplePoints(),
        side=ice.SIDE,
        needs=ice.NEEDS,
        versions=versions,
    )


# In the play-test a step of digging took no worker.
FACTION = _version(res(p=1, w=1, c=5), ("faction-variant/playtest_v1_ice", _version(res(p=1, c=5))))
