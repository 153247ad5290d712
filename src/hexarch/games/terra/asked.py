"""What every decision of Terra Mystica has, and the stable names of their kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at
from hexarch.kernel.decision import Decision

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

# Stable names.
FACTION: Final = "faction"
STARTING_DWELLING: Final = "starting-dwelling"
BONUS_CARD: Final = "bonus-card"
TURN: Final = "turn"
SPADES: Final = "spades"
DWELLING: Final = "dwelling"
FREE_DWELLING: Final = "free-dwelling"
FREE_TRADING_HOUSE: Final = "free-trading-house"
SANDSTORM: Final = "sandstorm"
BRIDGE: Final = "bridge"
CULT_STEP: Final = "cult-step"
KEY: Final = "key"
FAVOR_TILE: Final = "favor-tile"
TOWN_TILE: Final = "town-tile"
ORDAIN: Final = "ordain"
LEECH: Final = "leech"
EVENT: Final = "event"
CULT_SPADES: Final = "cult-spades"
TERRAIN: Final = "terrain"
ERUPTION: Final = "eruption"
LOSE_CULT: Final = "lose-cult"
LOSE_TOKENS: Final = "lose-tokens"
UNLOCK: Final = "unlock"
TOKEN: Final = "token"
BID: Final = "bid"
NEAR_SPADES: Final = "near-spades"
FREE_STEP: Final = "free-step"
COVER: Final = "cover"
PUT_BACK: Final = "put-back"
RIVER_TOKENS: Final = "river-tokens"
FLOW: Final = "flow"
SWAP_CULTS: Final = "swap-cults"
RETURN_FAVOR: Final = "return-favor"
BANK: Final = "bank"
MOVE_BRIDGE: Final = "move-bridge"
TILE_ON: Final = "tile-on"
PORT: Final = "port"
LAUNCH: Final = "launch"
MOVEMENT: Final = "movement"
TRADES: Final = "trades"
GIFT: Final = "gift"


class Asked(Decision):
    """A decision of Terra Mystica."""

    __slots__ = ()

    def may_wait(self, s: Terra) -> bool:
        """Can it be answered while others go on, where the game defers such answers?"""
        return False

    def is_optional(self) -> bool:
        """May the turn end without answering it?"""
        return False

    def count(self) -> int:
        """How many of what it asks for."""
        return 0


class Late(Asked):
    """What may be decided later, by options: after the next action of the same turn, or by the last in a round."""

    __slots__ = ()

    def may_wait(self, s: Terra) -> bool:
        """While an action of this turn is left; or once all others have passed or left."""
        if s.rules.tiles_after_second:
            turn = s.turn()
            if turn is not None and turn.seat == self.seat and turn.actions_left:
                return True
        if not s.rules.last_may_wait:
            return False
        for other in range(s.seats):
            if s.in_play(other) != (other == self.seat):
                return False
        return s.cells[at.ROUND] > 0
