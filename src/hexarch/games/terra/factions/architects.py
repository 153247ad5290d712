"""Architects (wasteland): bridges for priests, which save spades and weigh in towns; the stronghold moves them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.bridging import BuildBridge
from hexarch.games.terra.factions.figures import Figures, Start, printed
from hexarch.games.terra.names import WASTELAND
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import move_bridge
from hexarch.games.terra.traits.bridges import Bridges
from hexarch.games.terra.traits.specials import Special

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class Masterpieces(Bridges):
    """Each bridge saves a spade on the hexes at its ends, and has power 1 in a town that has both ends."""

    def saved(self, s: Terra, seat: int, h: int) -> int:
        """One for each bridge of theirs that ends here."""
        return sum([s.bridges_on(site, seat) for site in s.board.sites_at_hex[h]])

    def ends(self, s: Terra, seat: int) -> int:
        """Both ends of each."""
        mask = 0
        for site, (a, b) in enumerate(s.board.sites):
            if s.bridges_on(site, seat):
                mask |= s.board.bits[a] | s.board.bits[b]
        return mask & ~s.cells[at.FIXED]

    def power(self, s: Terra, seat: int, mask: int) -> int:
        """One for each between two of these structures."""
        total = 0
        for site, (a, b) in enumerate(s.board.sites):
            if mask & s.board.bits[a] and mask & s.board.bits[b]:
                total += s.bridges_on(site, seat)
        return total


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
    ),
    bridges=Masterpieces(movable=True),
    specials=(
        BuildBridge("ACTAR1", res(p=1), needs_stronghold=False, once=False, given_up=True),
        MoveBridge("ACTAR2"),
    ),
    needs=fan.NEEDS,
)
