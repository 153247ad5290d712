"""Engineers (mountains): build cheaply and bridge for workers; the stronghold scores bridges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra.factions import bridging
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, by_map, printed
from hexarch.games.terra.names import FROM_FACTION, MOUNTAINS, STRONGHOLD
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.rules import bridge
from hexarch.games.terra.ruleset import Option
from hexarch.games.terra.traits.passing import Passing

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class BridgePoints(Passing):
    """With the stronghold 3 VP for every bridge of theirs between two of their structures."""

    def passed(self, s: Terra, seat: int) -> None:
        """Score the bridges."""
        if s.built(seat, STRONGHOLD):
            effects.score(s, seat, 3 * bridge.between_own(s, seat), FROM_FACTION)


FACTION = Faction(
    "engineers",
    MOUNTAINS,
    Figures(
        Start(c=10, w=2, power=(3, 9)),
        printed(
            dwelling=res(w=1, c=1),
            trading_house=res(w=1, c=2),
            temple=res(w=1, c=4),
            stronghold=res(w=3, c=6),
            sanctuary=res(w=3, c=6),
            base=NOTHING,
            dwelling_income=(res(w=1), res(w=1), NOTHING, res(w=1), res(w=1), NOTHING, res(w=1), res(w=1)),
            temple_income=(res(p=1), res(power=5), res(p=1)),
        ),
        start_vp=by_map(base=15, revised_base=20, fire_ice=20, lakes=15, fjords=20, of_2017=16),
    ),
    passing=BridgePoints(),
    specials=(bridging.BuildBridge("ACTE", res(w=2), needs_stronghold=False, once=False, given_up=True),),
    options=(Option("loose-engineer-bridge", ledger=True),),
)
