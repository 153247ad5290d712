"""Snow Shamans (ice): improve a track when they pass; the stronghold settles every group of ice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan, ice
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Start, Track, printed, workers
from hexarch.games.terra.names import DWELLING, ICE, TRACKS
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.rules import advance
from hexarch.games.terra.traits.passing import Passing
from hexarch.games.terra.traits.stronghold import Stronghold

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class StepForPassing(Passing):
    """A free step of shipping or digging, without points.

    The step and the points of a bonus card for shipping come at once, so the player may let the step come first: the
    card then scores the level it leads to.
    """

    def passed(self, s: Terra, seat: int) -> None:
        """Choose the track, if one has a level left, or do without."""
        if not any(advance.left(s, seat, track) for track in range(len(TRACKS))):
            return
        s.push(kinds.FreeStep(seat, sum([s.box.bonus_card[held].ship_vp for held in s.cards(seat)])))


class DwellingOnEachIce(Stronghold):
    """A free dwelling in every group of directly adjacent ice hexes, in reach or not, built on or not."""

    def built(self, s: Terra, seat: int) -> None:
        """One to place, or to give up, for each group with a free hex, while dwellings are left."""
        rest = s.cells[at.TERRAIN_MASK + ICE]
        while rest:
            group = edge = rest & -rest
            while edge:
                h = (edge & -edge).bit_length() - 1
                new = s.adjacent(h) & rest & ~group
                group |= new
                edge = edge & (edge - 1) | new
            rest &= ~group
            free = group & ~s.cells[at.OCCUPIED]
            if free and s.left(seat, DWELLING):
                s.push(kinds.FreeDwelling(seat, besides=True, hexes=free))


# Neither track can be advanced on as an action; steps of shipping from elsewhere score as printed.
FACTION = Faction(
    "snow_shamans",
    ICE,
    Figures(
        Start(cults=(0, 1, 1, 0)),
        printed(
            dwelling_income=(res(w=1),) * 8,
            temple_income=(res(power=4), res(p=1), res(power=4)),
            stronghold_income=NOTHING,
        ),
        Dig(workers(3, 2, 1), Track(2, NOTHING, (0, 0), paid=False)),
        shipping=Track(3, NOTHING, (2, 3, 4), paid=False),
    ),
    spades=ice.IceSpades(),
    terrain=ice.BEGUN_ON,
    passing=StepForPassing(),
    stronghold=DwellingOnEachIce(),
    side=ice.SIDE,
    needs=fan.NEEDS,
)
