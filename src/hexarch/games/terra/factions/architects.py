"""Architects (wasteland): bridges for priests, which save spades and weigh in towns; the stronghold moves them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.bridging import BuildBridge
from hexarch.games.terra.factions.figures import Bridges, Figures, Start, printed
from hexarch.games.terra.names import WASTELAND
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import move_bridge
from hexarch.games.terra.traits.specials import Special

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class MoveBridge(Special):
    """Once a round, move a bridge to another place: 3 VP."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """One must be there that can go elsewhere."""
        return move_bridge.none_possible(s, seat)

    def take(self, s: Terra, seat: int) -> None:
        """Choose the bridge and the place."""
        s.push(kinds.MoveBridge(seat))


FACTION = Faction(
    "architects",
    WASTELAND,
    Figures(
        Start(power=(3, 9), cults=(1, 0, 0, 1)),
        printed(stronghold_income=res(power=4)),
        bridges=Bridges(saves=1, power=1, movable=True),
    ),
    specials=(
        BuildBridge("ACTAR1", res(p=1), needs_stronghold=False, once=False, given_up=True),
        MoveBridge("ACTAR2"),
    ),
    needs=fan.NEEDS,
)
