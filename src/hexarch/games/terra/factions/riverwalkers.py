"""Riverwalkers (any terrain): follow the rivers, unlock terrains with priests; the stronghold brings two bridges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import homes, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import BRIDGES, NO_DIG, Figures, Start, Track, by_map, printed
from hexarch.games.terra.profiles import FIRST_EDITION
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.rules import bridge
from hexarch.games.terra.traits.beginning import Beginning
from hexarch.games.terra.traits.reach import Reach
from hexarch.games.terra.traits.seafaring import Seafaring
from hexarch.games.terra.traits.spades import Spades
from hexarch.games.terra.traits.stronghold import Stronghold
from hexarch.games.terra.traits.terrain import AT_ONCE, Terrain

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

# Coins for unlocking a terrain, and for the home terrain of another faction, in each version.
VERSIONS: Final = (
    ("fire-and-ice-factions/variable_v5", 1, 2),
    ("fire-and-ice-factions/variable_v4", 2, 3),
    ("fire-and-ice-factions/variable_v3", 0, 0),
    ("fire-and-ice-factions/variable_v2", 0, 0),
    ("fire-and-ice-factions/variable", 0, 0),
)


class LostSpades(Spades):
    """No spades and no transforming: they build on every terrain they have unlocked."""

    def become(self, s: Terra, seat: int, n: int) -> bool:
        """Spades are lost, without points."""
        return True


class FirstTerrain(Beginning):
    """The first terrain is free."""

    def chosen(self, s: Terra, seat: int) -> None:
        """Unlock it."""
        homes.unlock(s, seat, s.home(seat))


class TwoBridges(Stronghold):
    """Two bridges at once, as far as there are any."""

    def built(self, s: Terra, seat: int) -> None:
        """Choose the sites; bridges that cannot be built are not asked for, except by an option."""
        left = 2 if s.rules.idle_decisions else min(2, BRIDGES - s.get(seat, at.BRIDGES))
        if s.rules.idle_decisions or bridge.none_possible(s, seat) is None:
            for _ in range(left):
                s.push(kinds.Bridge(seat, besides=s.rules.edition > FIRST_EDITION))


FACTION = Faction(
    "riverwalkers",
    -1,
    Figures(
        Start(power=(10, 2), cults=(1, 0, 0, 1), shipping=1, priests=1),
        printed(
            dwelling_income=(res(w=1), res(w=1), NOTHING, res(w=1), res(w=1), NOTHING, res(w=1), res(w=1)),
            temple_income=(res(p=1), res(power=5), res(p=1)),
        ),
        NO_DIG,
        shipping=Track(1, NOTHING, ()),
        closed=("ACT5", "ACT6", "BON1"),  # they give nothing but spades
        start_vp=by_map(base=20, revised_base=20, fire_ice=20, lakes=15, fjords=25, of_2017=21),
    ),
    spades=LostSpades(),
    reach=Reach(by_river_only=True),
    terrain=Terrain(AT_ONCE, has_home=False, unlocking=VERSIONS),
    beginning=FirstTerrain(),
    stronghold=TwoBridges(),
    seafaring=Seafaring(extra_steps=3),
    side="variable",
    needs=tuple(version[0] for version in VERSIONS),
)
