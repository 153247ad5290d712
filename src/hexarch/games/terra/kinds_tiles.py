"""Decisions about tiles, priests and what was received."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.asked import BANK, FAVOR_TILE, ORDAIN, RETURN_FAVOR, TOKEN, TOWN_TILE, UNLOCK, Asked, Late

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class FavorTiles(Late):
    """Choose favor tiles."""

    __slots__ = ("other_than", "tiles")

    def __init__(self, seat: int, tiles: int, other_than: int = 0) -> None:
        super().__init__(FAVOR_TILE, seat)
        self.tiles: Final = tiles
        self.other_than: Final = other_than  # the kind that was given back for it, 0 without

    def fields(self) -> tuple[int, ...]:
        return (self.tiles, self.other_than) if self.other_than else (self.tiles,)

    def count(self) -> int:
        return self.tiles


class Bank(Asked):
    """Put what was just received into the treasury, or keep it; at leisure until something else is done."""

    __slots__ = ("amounts", "at_leisure")

    def __init__(self, seat: int, coins: int, workers: int, priests: int, at_leisure: bool = False) -> None:
        super().__init__(BANK, seat)
        self.amounts: Final = (coins, workers, priests)  # what may still be put aside
        self.at_leisure: Final = at_leisure

    def fields(self) -> tuple[int, ...]:
        return (*self.amounts, int(self.at_leisure))

    def is_optional(self) -> bool:
        return self.at_leisure

    def count(self) -> int:
        return sum(self.amounts)


class ReturnFavor(Asked):
    """Give a favor tile back, to take a different one."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(RETURN_FAVOR, seat)


class TownTiles(Late):
    """Choose town tiles."""

    __slots__ = ("tiles",)

    def __init__(self, seat: int, tiles: int) -> None:
        super().__init__(TOWN_TILE, seat)
        self.tiles: Final = tiles

    def fields(self) -> tuple[int, ...]:
        return (self.tiles,)

    def count(self) -> int:
        return self.tiles


class Ordain(Asked):
    """Turn some workers into priests."""

    __slots__ = ("most", "optional")

    def __init__(self, seat: int, most: int, optional: bool) -> None:
        super().__init__(ORDAIN, seat)
        self.most: Final = most
        self.optional: Final = optional

    def fields(self) -> tuple[int, ...]:
        return (self.most, int(self.optional))

    def is_optional(self) -> bool:
        return self.optional

    def count(self) -> int:
        return self.most


class Unlock(Asked):
    """Lay priests on terrains, or keep them."""

    __slots__ = ("priests",)

    def __init__(self, seat: int, priests: int) -> None:
        super().__init__(UNLOCK, seat)
        self.priests: Final = priests

    def fields(self) -> tuple[int, ...]:
        return (self.priests,)

    def count(self) -> int:
        return self.priests


class Token(Asked):
    """A point may be paid for a power token."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(TOKEN, seat)

    def may_wait(self, s: Terra) -> bool:
        return True
