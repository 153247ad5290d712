"""Decisions about land: spades, dwellings, bridges, volcanoes and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.asked import (
    BRIDGE,
    COVER,
    CULT_SPADES,
    DWELLING,
    ERUPTION,
    FLOW,
    FREE_DWELLING,
    FREE_STEP,
    FREE_TRADING_HOUSE,
    LOSE_CULT,
    LOSE_TOKENS,
    MOVE_BRIDGE,
    NEAR_SPADES,
    PUT_BACK,
    RIVER_TOKENS,
    SANDSTORM,
    SPADES,
    TILE_ON,
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


class NearSpades(AnySpades):
    """Spades for hexes of a mask, which end there: none are bought on top and nothing is built."""

    __slots__ = ("hexes",)

    def __init__(self, seat: int, spades: int, hexes: int) -> None:
        super().__init__(NEAR_SPADES, seat, spades)
        self.hexes: Final = hexes

    def fields(self) -> tuple[int, ...]:
        return (self.spades, self.hexes)


class Dwelling(Asked):
    """A dwelling may be built on one of the hexes of a mask; one that a trade brings is built or given up at once.

    `used`: the spades or the eruption that could come with a dwelling by trade.
    """

    __slots__ = ("by_trade", "hexes", "used")

    def __init__(self, seat: int, hexes: int, by_trade: bool = False, used: bool = False) -> None:
        super().__init__(DWELLING, seat)
        self.hexes: Final = hexes
        self.by_trade: Final = by_trade
        self.used: Final = used

    def fields(self) -> tuple[int, ...]:
        if self.used:
            return self.hexes, int(self.by_trade), 1
        return (self.hexes, 1) if self.by_trade else (self.hexes,)

    def is_optional(self) -> bool:
        return not self.by_trade


class FreeDwelling(Asked):
    """A dwelling without price and distance, perhaps on one of a few hexes; one besides an action may be given up."""

    __slots__ = ("besides", "hexes")

    def __init__(self, seat: int, besides: bool = False, hexes: int = 0) -> None:
        super().__init__(FREE_DWELLING, seat)
        self.besides: Final = besides
        self.hexes: Final = hexes  # mask, 0 for all home terrain

    def fields(self) -> tuple[int, ...]:
        return (1, self.hexes) if self.besides else ()


class FreeStep(Asked):
    """Advance on one of the tracks without paying or scoring; a card scores `ship_vp` for a level of shipping."""

    __slots__ = ("ship_vp",)

    def __init__(self, seat: int, ship_vp: int = 0) -> None:
        super().__init__(FREE_STEP, seat)
        self.ship_vp: Final = ship_vp

    def fields(self) -> tuple[int, ...]:
        return (self.ship_vp,)


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

    __slots__ = ("besides", "site")

    def __init__(self, seat: int, besides: bool = False, site: int = -1) -> None:
        super().__init__(BRIDGE, seat)
        self.besides: Final = besides
        self.site: Final = site  # the only one it may be built on, -1 for any

    def fields(self) -> tuple[int, ...]:
        return (1, self.site) if self.site >= 0 else (1,) if self.besides else ()


class Cover(Asked):
    """Cover a terrain of the cycle or open one again, for each of so many spades; once begun the rest may be left."""

    __slots__ = ("begun", "spades")

    def __init__(self, seat: int, spades: int, begun: bool = False) -> None:
        super().__init__(COVER, seat)
        self.spades: Final = spades
        self.begun: Final = begun

    def fields(self) -> tuple[int, ...]:
        return (self.spades, 1) if self.begun else (self.spades,)

    def count(self) -> int:
        return self.spades


class PutBack(Asked):
    """Put a dwelling of some colour back on the faction board: in its row, or on the ninth place."""

    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(PUT_BACK, seat)
        self.piece: Final = piece

    def fields(self) -> tuple[int, ...]:
        return (self.piece,)


class RiverTokens(Asked):
    """Lay up to so many power tokens on river hexes; only the first is what the action is taken for."""

    __slots__ = ("first", "tokens")

    def __init__(self, seat: int, tokens: int, first: bool = False) -> None:
        super().__init__(RIVER_TOKENS, seat)
        self.tokens: Final = tokens
        self.first: Final = first

    def fields(self) -> tuple[int, ...]:
        return (self.tokens, int(self.first))

    def is_optional(self) -> bool:
        return not self.first

    def count(self) -> int:
        return self.tokens


class Flow(Asked):
    """A structure that has moved may go on."""

    __slots__ = ("hex",)

    def __init__(self, seat: int, h: int) -> None:
        super().__init__(FLOW, seat)
        self.hex: Final = h

    def fields(self) -> tuple[int, ...]:
        return (self.hex,)

    def is_optional(self) -> bool:
        return True


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


class MoveBridge(Asked):
    """Move a bridge to another place."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(MOVE_BRIDGE, seat)


class TileOn(Asked):
    """Choose the structure of a new town that carries its tile."""

    __slots__ = ("hexes",)

    def __init__(self, seat: int, hexes: int) -> None:
        super().__init__(TILE_ON, seat)
        self.hexes: Final = hexes

    def fields(self) -> tuple[int, ...]:
        return (self.hexes,)
