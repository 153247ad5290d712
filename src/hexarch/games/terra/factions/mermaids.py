"""Mermaids (lakes): the best sailors; towns may skip a river hex, the stronghold is a step of shipping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import tracks
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Intro, Start, Track, by_map, printed
from hexarch.games.terra.names import LAKES
from hexarch.games.terra.profiles import LEAGUE
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option
from hexarch.games.terra.traits.stronghold import Stronghold
from hexarch.games.terra.traits.towns import Towns

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class FreeShipping(Stronghold):
    """A free step of shipping, with its points."""

    def built(self, s: Terra, seat: int) -> None:
        """The step."""
        tracks.free_shipping(s, seat)


# Shipping begins at 1 and reaches 5; one river hex per town may be skipped.
FACTION = Faction(
    "mermaids",
    LAKES,
    Figures(
        Start(power=(3, 9), cults=(0, 2, 0, 0), shipping=1),
        printed(sanctuary=res(w=4, c=8), stronghold_income=res(power=4)),
        shipping=Track(5, res(p=1, c=4), (2, 3, 4, 5)),
        start_vp=by_map(base=20, revised_base=15, fire_ice=15, lakes=20, fjords=20, of_2017=19),
        intro=Intro(3, ((4, ("D5", "E4")), (5, ("E4", "H4")))),
    ),
    towns=Towns(across_river=True),
    stronghold=FreeShipping(),
    options=(Option("river-town-in-any-turn", default=True), Option("river-link-stays", practice=LEAGUE)),
)
