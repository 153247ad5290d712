"""Decisions about ships: where the port lies, where a ship is launched, where each sails, in which order they trade."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.asked import GIFT, LAUNCH, MOVEMENT, PORT, TRADES, Asked


class Port(Asked):
    """Lay the port beside one of the first dwellings."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(PORT, seat)


class Launch(Asked):
    """Ships that may be built; the first of a shipyard lies beside it."""

    __slots__ = ("at_yard", "ships", "whole")

    def __init__(self, seat: int, ships: int, at_yard: bool = False, whole: bool = False) -> None:
        super().__init__(LAUNCH, seat)
        self.ships: Final = ships
        self.at_yard: Final = at_yard
        self.whole: Final = whole  # is it all that the action does?

    def fields(self) -> tuple[int, ...]:
        return (self.ships, int(self.at_yard), int(self.whole))

    def count(self) -> int:
        return self.ships


class Movement(Asked):
    """Move any of the ships, one after the other; trades wait until all have moved."""

    __slots__ = ("moved",)

    def __init__(self, seat: int, moved: int = 0) -> None:
        super().__init__(MOVEMENT, seat)
        self.moved: Final = moved  # mask of ships

    def fields(self) -> tuple[int, ...]:
        return (self.moved,)


class Trades(Asked):
    """Trade with the structures the ships have reached, in any order; then ships return and seals are placed."""

    __slots__ = ("barred", "kept", "left", "sealing", "spades", "strongholds")

    def __init__(
        self,
        seat: int,
        left: int,
        sealing: int = 0,
        kept: int = 0,
        strongholds: int = 0,
        spades: int = 0,
        barred: int = 0,
    ) -> None:
        super().__init__(TRADES, seat)
        self.left: Final = left  # mask of ships still to trade
        self.sealing: Final = sealing  # mask of ships that have traded
        self.kept: Final = kept  # mask of those that stay on the map
        self.strongholds: Final = strongholds  # traded with
        self.spades: Final = spades  # gained from them
        self.barred: Final = barred  # spades of these that may not be used on every terrain

    def fields(self) -> tuple[int, ...]:
        return (self.left, self.sealing, self.kept, self.strongholds, self.spades, self.barred)

    def count(self) -> int:
        return self.left.bit_count()


class Gift(Asked):
    """Choose the gift of a favor tile: a priest sent from the supply and coins, or a step of shipping and a worker."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(GIFT, seat)
