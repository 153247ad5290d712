"""Children of the Wyrm (swamp): cheap power and cheap neighbours; with the stronghold their tokens chain the rivers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds, sacrifice
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, printed
from hexarch.games.terra.names import DWELLING, SANCTUARY, STRONGHOLD, SWAMP, TEMPLE, TRADING_HOUSE
from hexarch.games.terra.profiles import THIRD_EDITION
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import eruption, river
from hexarch.games.terra.traits.dwellings import Dwellings
from hexarch.games.terra.traits.specials import Special
from hexarch.games.terra.traits.stronghold import Stronghold

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal

ALL_TOKENS: Final = 12


class TokensComeBack(Stronghold):
    """All tokens sacrificed so far come back into bowl I."""

    def built(self, s: Terra, seat: int) -> None:
        """Until there are twelve again, or as many as a large table begins with."""
        fewer = s.box.fewer_tokens if s.rules.edition > THIRD_EDITION else 0
        missing = ALL_TOKENS - fewer - eruption.tokens(s, seat)
        if missing > 0:
            sacrifice.gain_tokens(s, seat, missing)


class RiverTokens(Special):
    """Up to two power tokens from any bowls go to river hexes, one after the other."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be a token and a river hex for it."""
        return river.none_possible(s, seat)

    def take(self, s: Terra, seat: int) -> None:
        """Choose the river hexes."""
        s.push(kinds.RiverTokens(seat, 2, first=True))


class BesideChain(Dwellings):
    """What a chain joins with a new structure is in reach."""

    def built(self, s: Terra, seat: int, h: int, first: bool) -> None:
        """Look along the chains."""
        river.extend(s, seat)


# Of power from others' structures 2 are free; every token sacrificed moves two others.
FACTION = Faction(
    "children_of_the_wyrm",
    SWAMP,
    Figures(
        Start(c=12, cults=(0, 1, 1, 0)),
        printed(
            dwelling=res(w=1, c=1),
            temple=res(w=2, c=4),
            stronghold=res(w=4, c=5),
            sanctuary=res(w=4, c=5),
            stronghold_income=res(power=4),
            doubled=(DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY),
        ),
        free_power=2,
        moved_by_burning=2,
        chains=True,
    ),
    stronghold=TokensComeBack(),
    dwellings=BesideChain(),
    specials=(RiverTokens("ACTCW"),),
    needs=fan.NEEDS,
)
