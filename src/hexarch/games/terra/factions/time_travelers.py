"""Time Travelers (plains): score the tiles of the last and the next round; the stronghold leaps over a bowl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import layout as at
from hexarch.games.terra import sacrifice
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Start, printed, workers
from hexarch.games.terra.names import PLAINS
from hexarch.games.terra.resources import res
from hexarch.games.terra.traits.specials import Special
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal

MOST_TOKENS = 4


class Leap(Special):
    """Once a round, up to four tokens leap from bowl I to bowl III."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be tokens in bowl I."""
        return None if s.get(seat, at.BOWL1) else no("bowl_empty", "special", bowl=1)

    def take(self, s: Terra, seat: int) -> None:
        """As many as there are: more in bowl III is never worse."""
        n = min(MOST_TOKENS, s.get(seat, at.BOWL1))
        if n:
            sacrifice.leap(s, seat, n)


# Spades always cost 3 workers. The cult bonus is that of the round being played, as for everybody.
FACTION = Faction(
    "time_travelers",
    PLAINS,
    Figures(
        Start(cults=(2, 0, 0, 0)),
        printed(stronghold=res(w=4, c=8), sanctuary=res(w=4, c=8)),
        Dig(workers(3), None),
        other_rounds=(-1, 1),
    ),
    specials=(Leap("ACTTT", given_up=True),),
    needs=fan.NEEDS,
)
