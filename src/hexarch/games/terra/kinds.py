"""The kinds of decisions: what each asks, in fields with names. Which rules answer them stands in `rules.table`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra.asked import (
    BANK,
    BID,
    BONUS_CARD,
    BRIDGE,
    COVER,
    CULT_SPADES,
    CULT_STEP,
    DWELLING,
    ERUPTION,
    EVENT,
    FACTION,
    FAVOR_TILE,
    FLOW,
    FREE_DWELLING,
    FREE_STEP,
    FREE_TRADING_HOUSE,
    GIFT,
    KEY,
    LAUNCH,
    LEECH,
    LOSE_CULT,
    LOSE_TOKENS,
    MOVE_BRIDGE,
    MOVEMENT,
    NEAR_SPADES,
    ORDAIN,
    PORT,
    PUT_BACK,
    RETURN_FAVOR,
    RIVER_TOKENS,
    SANDSTORM,
    SPADES,
    STARTING_DWELLING,
    SWAP_CULTS,
    TERRAIN,
    TILE_ON,
    TOKEN,
    TOWN_TILE,
    TRADES,
    TURN,
    UNLOCK,
    Asked,
    Late,
)
from hexarch.games.terra.kinds_begin import Bid, BonusCard, Faction, StartingDwelling, Terrain
from hexarch.games.terra.kinds_cults import CultSteps, Key, SwapCults
from hexarch.games.terra.kinds_land import (
    AnySpades,
    Bridge,
    Cover,
    CultSpades,
    Dwelling,
    Eruption,
    Flow,
    FreeDwelling,
    FreeStep,
    FreeTradingHouse,
    LoseCult,
    LoseTokens,
    MoveBridge,
    NearSpades,
    PutBack,
    RiverTokens,
    Sandstorm,
    Spades,
    TileOn,
)
from hexarch.games.terra.kinds_sea import Gift, Launch, Movement, Port, Trades
from hexarch.games.terra.kinds_tiles import Bank, FavorTiles, Ordain, ReturnFavor, Token, TownTiles, Unlock

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

__all__ = [
    "BANK",
    "BID",
    "BONUS_CARD",
    "BRIDGE",
    "CLASSES",
    "COVER",
    "CULT_SPADES",
    "CULT_STEP",
    "DWELLING",
    "ERUPTION",
    "EVENT",
    "FACTION",
    "FAVOR_TILE",
    "FLAGS",
    "FLOW",
    "FREE_DWELLING",
    "FREE_STEP",
    "FREE_TRADING_HOUSE",
    "GIFT",
    "KEY",
    "LAUNCH",
    "LEECH",
    "LOSE_CULT",
    "LOSE_TOKENS",
    "MOVEMENT",
    "MOVE_BRIDGE",
    "NEAR_SPADES",
    "ORDAIN",
    "PORT",
    "PUT_BACK",
    "RETURN_FAVOR",
    "RIVER_TOKENS",
    "SANDSTORM",
    "SPADES",
    "STARTING_DWELLING",
    "SWAP_CULTS",
    "TERRAIN",
    "TILE_ON",
    "TOKEN",
    "TOWN_TILE",
    "TRADES",
    "TURN",
    "UNLOCK",
    "AnySpades",
    "Asked",
    "Bank",
    "Bid",
    "BonusCard",
    "Bridge",
    "Cover",
    "CultSpades",
    "CultSteps",
    "Dwelling",
    "Eruption",
    "Event",
    "Faction",
    "FavorTiles",
    "Flow",
    "FreeDwelling",
    "FreeStep",
    "FreeTradingHouse",
    "Gift",
    "Key",
    "Late",
    "Launch",
    "LoseCult",
    "LoseTokens",
    "MoveBridge",
    "Movement",
    "NearSpades",
    "Offer",
    "Ordain",
    "Port",
    "PutBack",
    "ReturnFavor",
    "RiverTokens",
    "Sandstorm",
    "Spades",
    "StartingDwelling",
    "SwapCults",
    "Terrain",
    "TileOn",
    "Token",
    "TownTiles",
    "Trades",
    "Turn",
    "Unlock",
    "restored",
]


# -- the turn -------------------------------------------------------------------------


class Turn(Asked):
    """The turn of a seat: it takes its actions, then ends it."""

    __slots__ = ("acted", "actions_left", "burnt_power", "may_erupt")

    def __init__(
        self, seat: int, actions_left: int = 0, acted: bool = False, burnt_power: int = 0, may_erupt: bool = False
    ) -> None:
        super().__init__(TURN, seat)
        self.actions_left: Final = actions_left
        self.acted: Final = acted
        self.burnt_power: Final = burnt_power  # power to be used at once, because tokens were burnt for it
        self.may_erupt: Final = may_erupt  # may an eruption follow in the same action?

    def fields(self) -> tuple[int, ...]:
        return (self.actions_left, int(self.acted), self.burnt_power, int(self.may_erupt))

    def is_spent(self) -> bool:
        """Is the action taken, with nothing of it to go on with?"""
        return not (self.actions_left or self.burnt_power or self.may_erupt)

    def count(self) -> int:
        return self.actions_left


# -- power from structures ----------------------------------------------------------------


class Offer(Asked):
    """Power offered by a structure of the builder."""

    __slots__ = ("builder", "event", "power", "room", "tainted")

    def __init__(
        self, seat: int, power: int, builder: int = 0, event: int = 0, room: int = 0, tainted: bool = False
    ) -> None:
        super().__init__(LEECH, seat)
        self.power: Final = power
        self.builder: Final = builder
        self.event: Final = event  # all offers of one structure have the same
        self.room: Final = room  # for power in the bowls, when it was offered or last counted
        self.tainted: Final = tainted  # the receiver converted or answered a later offer first

    def fields(self) -> tuple[int, ...]:
        return (self.power, self.builder, self.event, self.room, int(self.tainted))

    def may_wait(self, s: Terra) -> bool:
        return True

    def count(self) -> int:
        return self.power


class Event(Asked):
    """A builder that watches how the offers of one structure are answered. It asks nobody."""

    __slots__ = ("able", "declined", "event", "rewarded")

    def __init__(self, seat: int, able: int, event: int, declined: bool = False, rewarded: bool = False) -> None:
        super().__init__(EVENT, seat)
        self.able: Final = able  # receivers who may still decline
        self.event: Final = event
        self.declined: Final = declined
        self.rewarded: Final = rewarded

    def fields(self) -> tuple[int, ...]:
        return (self.able, self.event, int(self.declined), int(self.rewarded))

    def count(self) -> int:
        return self.able


# -- by name --------------------------------------------------------------------------------

CLASSES: Final[dict[str, type[Asked]]] = {
    FACTION: Faction,
    STARTING_DWELLING: StartingDwelling,
    BONUS_CARD: BonusCard,
    TURN: Turn,
    SPADES: Spades,
    DWELLING: Dwelling,
    FREE_DWELLING: FreeDwelling,
    FREE_TRADING_HOUSE: FreeTradingHouse,
    SANDSTORM: Sandstorm,
    BRIDGE: Bridge,
    CULT_STEP: CultSteps,
    KEY: Key,
    FAVOR_TILE: FavorTiles,
    TOWN_TILE: TownTiles,
    ORDAIN: Ordain,
    LEECH: Offer,
    EVENT: Event,
    CULT_SPADES: CultSpades,
    TERRAIN: Terrain,
    ERUPTION: Eruption,
    LOSE_CULT: LoseCult,
    LOSE_TOKENS: LoseTokens,
    UNLOCK: Unlock,
    TOKEN: Token,
    BID: Bid,
    NEAR_SPADES: NearSpades,
    FREE_STEP: FreeStep,
    COVER: Cover,
    PUT_BACK: PutBack,
    RIVER_TOKENS: RiverTokens,
    FLOW: Flow,
    SWAP_CULTS: SwapCults,
    RETURN_FAVOR: ReturnFavor,
    BANK: Bank,
    MOVE_BRIDGE: MoveBridge,
    TILE_ON: TileOn,
    PORT: Port,
    LAUNCH: Launch,
    MOVEMENT: Movement,
    TRADES: Trades,
    GIFT: Gift,
}
# Which fields of a kind say yes or no.
FLAGS: Final = {
    TURN: (1, 3),
    CULT_STEP: (1, 2),
    ORDAIN: (1,),
    LEECH: (4,),
    BRIDGE: (0,),
    FREE_DWELLING: (0,),
    EVENT: (2, 3),
    TERRAIN: (0, 1, 2),
    RIVER_TOKENS: (1,),
    BID: (0,),
    DWELLING: (1, 2),
    LAUNCH: (1, 2),
    BANK: (3,),
}


def restored(kind: str, seat: int, fields: Sequence[int]) -> Asked:
    """The decision that had this key."""
    flags = FLAGS.get(kind, ())
    make: Any = CLASSES[kind]
    found: Asked = make(seat, *[bool(value) if i in flags else value for i, value in enumerate(fields)])
    return found
