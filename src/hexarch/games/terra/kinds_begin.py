"""Decisions before the first round: factions, bids, homes, starting dwellings and the first cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.asked import BID, BONUS_CARD, FACTION, STARTING_DWELLING, TERRAIN, Asked

if TYPE_CHECKING:
    pass


class Faction(Asked):
    """Choose a faction."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(FACTION, seat)


class Bid(Asked):
    """Bid in an auction; sealed bids are asked for one lot after the other."""

    __slots__ = ("lot", "sealed")

    def __init__(self, seat: int, sealed: bool = False, lot: int = 0) -> None:
        super().__init__(BID, seat)
        self.sealed: Final = sealed
        self.lot: Final = lot

    def fields(self) -> tuple[int, ...]:
        return (int(self.sealed), self.lot)

    def count(self) -> int:
        return self.lot


class Terrain(Asked):
    """Choose a terrain to begin on, or a new home for all structures."""

    __slots__ = ("besides", "more", "new_home")

    def __init__(self, seat: int, new_home: bool = False, more: bool = False, besides: bool = False) -> None:
        super().__init__(TERRAIN, seat)
        self.new_home: Final = new_home
        self.more: Final = more  # one more colour of structures
        self.besides: Final = besides  # may it be given up?

    def fields(self) -> tuple[int, ...]:
        if self.besides:
            return (int(self.new_home), int(self.more), 1)
        return (int(self.new_home), 1) if self.more else (int(self.new_home),)


class StartingDwelling(Asked):
    """Place a starting dwelling."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(STARTING_DWELLING, seat)


class BonusCard(Asked):
    """Take the first bonus card."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(BONUS_CARD, seat)
