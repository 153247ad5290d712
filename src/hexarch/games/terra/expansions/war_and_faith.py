"""War and Faith: temples pay their neighbours, strongholds and sanctuaries keep apart, towns with them score more.

A variant of the Italian rulebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at
from hexarch.games.terra import towns
from hexarch.games.terra.box.neighbours import Neighbours
from hexarch.games.terra.box.part import Expansion, Part
from hexarch.games.terra.names import SANCTUARY, STRONGHOLD, TEMPLE
from hexarch.games.terra.profiles import THIRD_EDITION
from hexarch.games.terra.ruleset import Option
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

WAR_AND_FAITH: Final = "war-and-faith"
GREAT: Final = (STRONGHOLD, SANCTUARY)
COINS_A_TEMPLE: Final = 1
POINTS: Final = 2  # for each great structure of a town


def _connected(s: Terra, seat: int, h: int) -> int:
    """Mask of structures directly connected with a hex for its builder."""
    near = towns.connected(s, seat, h) if s.rules.edition > THIRD_EDITION else s.adjacent(h)
    return near & s.cells[at.OCCUPIED]


class WarAndFaith(Neighbours):
    """Directly connected is what shares an edge, a bridge or a chain of the builder's own at the moment of building.

    Later bridges change nothing.
    """

    def toll(self, s: Terra, seat: int, h: int, structure: int) -> list[tuple[int, int]]:
        """A temple costs a coin for each temple of others beside it, paid to their owners; one's own cost nothing."""
        if structure != TEMPLE:
            return []
        due = [0] * s.seats
        for near in s.board.members(_connected(s, seat, h)):
            if s.building(near) == TEMPLE and s.owner(near) != seat:
                due[s.owner(near)] += COINS_A_TEMPLE
        return [(owner, coins) for owner, coins in enumerate(due) if coins]

    def refuse(self, s: Terra, seat: int, h: int, structure: int) -> Refusal | None:
        """No stronghold and no sanctuary, whoever owns it, stands beside another stronghold or sanctuary."""
        if structure not in GREAT:
            return None
        for near in s.board.members(_connected(s, seat, h)):
            if s.building(near) in GREAT:
                return no(
                    "too_near", "war-and-faith", structure=structure, hex=s.board.hex_names[near], was=s.building(near)
                )
        return None

    def town_vp(self, s: Terra, town: int) -> int:
        """Two points for each stronghold and sanctuary in it, when it is founded."""
        return POINTS * sum([1 for h in s.board.members(town) if s.building(h) in GREAT])


EXPANSION: Final = Expansion(
    WAR_AND_FAITH.replace("-", "_"),
    order=80,
    options=(Option(WAR_AND_FAITH),),
    parts=(Part(WAR_AND_FAITH, neighbours=WarAndFaith()),),
)
