"""Final scoring tiles of the expansions: one of them is scored besides cults and network."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at
from hexarch.games.terra import towns
from hexarch.games.terra.board.hexes import distance_between
from hexarch.games.terra.box.piece import Piece
from hexarch.games.terra.names import DWELLING, SANCTUARY, STRONGHOLD
from hexarch.games.terra.phases import scoring
from hexarch.games.terra.profiles import FOURTH_EDITION

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

PRIZES: Final = (18, 12, 6)


class FinalTile(Piece):
    """A tile by its names: `id` in the header of ledgers, `label` in their rows; `prizes` by rank."""

    __slots__ = ("label", "prizes")

    def __init__(self, number: int, id: str, label: str, prizes: tuple[int, ...] = PRIZES) -> None:
        super().__init__(number, id)
        self.label: Final[str] = label
        self.prizes: Final = prizes

    def measure(self, s: Terra, seat: int) -> int:
        """What a seat has of it: the network with the most of it counts."""
        return max([self.within(s, seat, group) for group in scoring.networks(s, seat)], default=0)

    def within(self, s: Terra, seat: int, group: int) -> int:
        """How much of it is in one network, a mask of hexes."""
        raise NotImplementedError


def _afloat(s: Terra, seat: int, group: int) -> int:
    """Mask of the river hexes with a dwelling of the network: icebergs are structures like all others."""
    return towns.icebergs_beside(s, seat, group) if s.rules.edition > FOURTH_EDITION else 0


class Outposts(FinalTile):
    """Structures at the edge of the map."""

    def within(self, s: Terra, seat: int, group: int) -> int:
        return (group & s.board.edge).bit_count() + (_afloat(s, seat, group) & s.board.river_edge).bit_count()


class Settlements(FinalTile):
    """Separate groups of adjacent structures."""

    def within(self, s: Terra, seat: int, group: int) -> int:
        return towns.settlements(s, seat, group)


class Distance(FinalTile):
    """The greatest distance between two structures."""

    def within(self, s: Terra, seat: int, group: int) -> int:
        members = s.board.members(group)
        best = 0
        for one in members:
            for other in members:
                if self.counts(s.building(one), s.building(other)):
                    best = max(best, s.board.distance[one][other])
        afloat = [s.board.river_positions[r] for r in s.board.members(_afloat(s, seat, group))]
        if afloat and self.counts(DWELLING, DWELLING):
            everywhere = [*afloat, *[s.board.positions[h] for h in members]]
            best = max([best, *[distance_between(one, other) for one in afloat for other in everywhere]])
        return best

    def counts(self, one: int, other: int) -> bool:
        """Is the distance between two such structures measured?"""
        return True


class StrongholdToSanctuary(Distance):
    """The distance between stronghold and sanctuary."""

    def counts(self, one: int, other: int) -> bool:
        return one == STRONGHOLD and other == SANCTUARY


class MostSeals(FinalTile):
    """Seals placed during the game; they need not be connected."""

    def measure(self, s: Terra, seat: int) -> int:
        return s.get(seat, at.SEALS).bit_count()
