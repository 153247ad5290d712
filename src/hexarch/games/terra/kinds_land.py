"""Decisions about land: spades, dwellings, bridges, volcanoes and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.asked import (
    BRIDGE,
    CULT_SPADES,
    DWELLING,
    ERUPTION,
    FREE_DWELLING,
    FREE_TRADING_HOUSE,
    LOSE_CULT,
    LOSE_TOKENS,
    SANDSTORM,
    SPADES,
    Asked,
)

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class AnySpades(Asked):
    """Spades in hand."""

    __slots__ = ("spades",)

    def __init__(self, kind: str, seat: int, spades: int) -> None:
        super().__init__(kind, seat)
        self.spades: Final = spades

    def fields(self) -> tuple[int, ...]:
        return (self.spades,)

    def count(self) -> int:
        return self.spades


class Spades(AnySpades):
    """Spades of an action; a dwelling may follow on a hex that became home terrain."""

    __slots__ = ("barred", "flags", "hexes_left", "made_home", "working")

    def __init__(
        self,
        seat: int,
        spades: int,
        hexes_left: int = 0,
        flags: int = 0,
        working: int = 0,
        made_home: int = 0,
        barred: int = 0,
    ) -> None:
        super().__init__(SPADES, seat, spades)
        self.hexes_left: Final = hexes_left  # that may still be transformed
        self.flags: Final = flags  # see rules/spades.py
        self.working: Final = working  # the hex being worked on plus one
        self.made_home: Final = made_home  # mask of the hexes that became home terrain
        self.barred: Final = barred  # how many of the spades are of no use on wasteland

    def fields(self) -> tuple[int, ...]:
        found = (self.spades, self.hexes_left, self.flags, self.working, self.made_home)
        return (*found, self.barred) if self.barred else found


class CultSpades(AnySpades):
    """Spades of a cult bonus."""

    __slots__ = ()

    def __init__(self, seat: int, spades: int) -> None:
        super().__init__(CULT_SPADES, seat, spades)

    def may_wait(self, s: Terra) -> bool:
        return True


class Dwelling(Asked):
    """A dwelling may be built on one of the hexes of a mask; one that a trade brings is built or given up at once."""

    __slots__ = ("by_trade", "hexes")

    def __init__(self, seat: int, hexes: int, by_trade: bool = False) -> None:
        super().__init__(DWELLING, seat)
        self.hexes: Final = hexes
        self.by_trade: Final = by_trade

    def fields(self) -> tuple[int, ...]:
        return (self.hexes, 1) if self.by_trade else (self.hexes,)

    def is_optional(self) -> bool:
        return not self.by_trade


class FreeDwelling(Asked):
    """A dwelling without price and distance."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(FREE_DWELLING, seat)


class FreeTradingHouse(Asked):
    """An upgrade to a trading house without price."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(FREE_TRADING_HOUSE, seat)


class Sandstorm(Asked):
    """Turn a hex beside a structure into home terrain."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(SANDSTORM, seat)


class Bridge(Asked):
    """Build a bridge; one that comes free of charge besides an action may be given up."""

    __slots__ = ("besides",)

    def __init__(self, seat: int, besides: bool = False) -> None:
        super().__init__(BRIDGE, seat)
        self.besides: Final = besides

    def fields(self) -> tuple[int, ...]:
        return (1,) if self.besides else ()


class Eruption(Asked):
    """Turn a hex into volcano."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(ERUPTION, seat)


class LoseCult(Asked):
    """Pay with steps of one cult track."""

    __slots__ = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(LOSE_CULT, seat)
        self.steps: Final = steps

    def fields(self) -> tuple[int, ...]:
        return (self.steps,)

    def count(self) -> int:
        return self.steps


class LoseTokens(Asked):
    """Pay with power tokens."""

    __slots__ = ("tokens",)

    def __init__(self, seat: int, tokens: int) -> None:
        super().__init__(LOSE_TOKENS, seat)
        self.tokens: Final = tokens

    def fields(self) -> tuple[int, ...]:
        return (self.tokens,)

    def count(self) -> int:
        return self.tokens
