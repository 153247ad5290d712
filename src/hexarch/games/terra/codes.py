"""What can happen to a position: the codes of effects, and a name for each number an effect carries."""

from __future__ import annotations

from typing import Final

from hexarch.kernel.effect import Effect

# Codes of effects, and the names of their numbers.
GAIN: Final = 0  # resource, amount
PAY: Final = 1  # resource, amount
POINTS: Final = 2  # points, source
POWER_UP: Final = 3  # to_second, to_third
SPEND: Final = 4  # spent
BURN: Final = 5  # burnt, moved
STEP: Final = 6  # cult, start, end
OWE: Final = 7  # steps
TOKENS: Final = 8  # bowl, tokens
PLACE: Final = 9  # hex, structure, was
TERRAIN: Final = 10  # hex, terrain, was
BRIDGE: Final = 11  # site
TRACK: Final = 12  # track, level
TAKE: Final = 13  # kind, tile
RETURN: Final = 14  # kind, tile
COIN_ON: Final = 15  # card, coins
PRIEST: Final = 16  # cult, space
TOWN: Final = 17  # hexes
OFFER: Final = 18  # builder, power, event
ANSWER: Final = 19  # builder, power, taken
USE: Final = 20  # action
PASS: Final = 21
TURN: Final = 22  # round, turn
ROUND: Final = 23  # round
AUTO: Final = 24  # kind, prize, final_tile: an automatic row of a ledger begins
SPADES: Final = 25  # spades
LOST: Final = 26  # resource, amount that had no room
DROP: Final = 27
OVER: Final = 28
FACTION: Final = 29  # faction
RIVER: Final = 30  # river
JUMP: Final = 31  # hex
RANGE: Final = 32  # range
HOME: Final = 33  # home: begun on, or the new one
UNLOCK: Final = 34  # home: a terrain one may build on now
OWN: Final = 35  # thing, amount: what only this faction has, gained or, below zero, paid
REPLACED: Final = 36  # cult, space: where a priest lay who goes back into the box
NO_TILE: Final = 37  # a town for which no tile is left
COVER: Final = 38  # home, amount: a terrain of the cycle is covered or, below zero, open again
TILE_ON: Final = 39  # hex: the structure that carries a town tile
MOVED: Final = 40  # site, goal: a bridge that goes to another place
LAVA: Final = 41  # hex, tiles: volcano tiles laid under a structure or, below zero, taken away
MOVE: Final = 42  # hex, to: a structure moves
ICEBERG: Final = 43  # river: a dwelling on a river hex
PORT: Final = 44  # hex
LAUNCH: Final = 45  # ship_space
SAIL: Final = 46  # ship_space: left, ship_aim: reached
TRADE: Final = 47  # hex, structure, owner
SEAL: Final = 48  # hex
BERTH: Final = 49  # ship_space: a ship leaves it for the supply
STAY: Final = 50  # ship_space: a ship that has traded stays
REFRESH: Final = 51  # the movement action is free again
SLIDE: Final = 52  # spent: power that goes from bowl II to bowl I
RANGE_STEP: Final = 53  # range: steps made on the range track
# fmt: off
NAMES: Final = (
    "gain", "pay", "points", "power-up", "spend", "burn", "step", "owe", "tokens", "place", "terrain",
    "bridge", "track", "take", "return", "coin-on", "priest", "town", "offer", "answer", "use", "pass",
    "turn", "round", "auto", "spades", "lost", "drop", "over", "faction", "river", "jump", "range", "home",
    "unlock", "own", "replaced", "no-tile", "cover", "tile-on", "moved", "lava", "move", "iceberg",
    "port", "launch", "sail", "trade", "seal", "berth", "stay", "refresh", "slide", "range-step",
)
# fmt: on

# Kinds of tiles.
BONUS_CARD: Final = 0
FAVOR_TILE: Final = 1
TOWN_TILE: Final = 2

# Kinds of automatic rows.
CULT_INCOME: Final = 0
INCOME: Final = 1
ACCEPTED: Final = 2
DECLINED: Final = 3
SCORE_CULT: Final = 4  # and the three that follow
SCORE_NETWORK: Final = 8
SCORE_RESOURCES: Final = 9
SCORE_TILE: Final = 10
ALL_INCOME: Final = 11


class TerraEffect(Effect):
    """An effect of Terra Mystica. Which of the names it has stands beside its code."""

    __slots__ = ()

    # Together, for those who read every effect: a name of its own is a call.

    def goods(self) -> tuple[int, int]:
        """What is gained, paid or lost, and how much of it."""
        return self.a, self.b

    def rise(self) -> tuple[int, int]:
        """Tokens that move from bowl I to bowl II, and from bowl II to bowl III."""
        return self.a, self.b

    # One by one.

    @property
    def resource(self) -> int:
        """What is gained, paid or lost: its place in RESOURCES."""
        return self.a

    @property
    def points(self) -> int:
        """Points gained or, below zero, lost."""
        return self.a

    @property
    def to_second(self) -> int:
        """Tokens that move from bowl I to bowl II."""
        return self.a

    @property
    def spent(self) -> int:
        """Power spent."""
        return self.a

    @property
    def burnt(self) -> int:
        """Tokens removed so that as many move to bowl III."""
        return self.a

    @property
    def cult(self) -> int:
        """The cult of a step or a priest."""
        return self.a

    @property
    def steps(self) -> int:
        """Cult steps to choose; below zero, chosen."""
        return self.a

    @property
    def bowl(self) -> int:
        """The bowl into which tokens come, or which they leave."""
        return self.a

    @property
    def hex(self) -> int:
        """The hex where it happens."""
        return self.a

    @property
    def site(self) -> int:
        """The site of a bridge."""
        return self.a

    @property
    def track(self) -> int:
        """Shipping or digging."""
        return self.a

    @property
    def kind(self) -> int:
        """The kind of tile, or of automatic row."""
        return self.a

    @property
    def card(self) -> int:
        """The bonus card on which a coin is laid."""
        return self.a

    @property
    def builder(self) -> int:
        """The seat whose structure offers power."""
        return self.a

    @property
    def action(self) -> int:
        """The action space."""
        return self.a

    @property
    def round(self) -> int:
        """The round that begins or goes on."""
        return self.a

    @property
    def spades(self) -> int:
        """Spades gained or, below zero, lost."""
        return self.a

    @property
    def faction(self) -> int:
        """The faction's place in the registry."""
        return self.a

    @property
    def river(self) -> int:
        """The river hex that is skipped."""
        return self.a

    @property
    def range(self) -> int:
        """How many hexes a jump skips."""
        return self.a

    @property
    def home(self) -> int:
        """The terrain begun on, the new home, or one that is unlocked."""
        return self.a

    @property
    def goal(self) -> int:
        """The site to which a bridge is moved."""
        return self.b

    @property
    def thing(self) -> int:
        """Which of the things that only this faction has."""
        return self.a

    @property
    def ship_space(self) -> int:
        """The space of a ship: where it is launched, where it sails from, where it stays."""
        return self.a

    @property
    def ship_aim(self) -> int:
        """The space a ship sails to."""
        return self.b

    @property
    def owner(self) -> int:
        """The seat whose structure is traded with."""
        return self.c

    @property
    def amount(self) -> int:
        """How much is gained, paid or lost."""
        return self.b

    @property
    def source(self) -> int:
        """Where points come from."""
        return self.b

    @property
    def to_third(self) -> int:
        """Tokens that move from bowl II to bowl III."""
        return self.b

    @property
    def to(self) -> int:
        """The hex a structure moves to."""
        return self.b

    @property
    def moved(self) -> int:
        """Tokens that go to bowl III when others are sacrificed."""
        return self.b

    @property
    def start(self) -> int:
        """The space where a step on a cult track begins."""
        return self.b

    @property
    def tokens(self) -> int:
        """Power tokens that come or, below zero, go."""
        return self.b

    @property
    def structure(self) -> int:
        """The structure that is placed."""
        return self.b

    @property
    def terrain(self) -> int:
        """The new terrain."""
        return self.b

    @property
    def level(self) -> int:
        """The level reached on a track."""
        return self.b

    @property
    def tile(self) -> int:
        """The number of the tile."""
        return self.b

    @property
    def coins(self) -> int:
        """Coins on the card."""
        return self.b

    @property
    def space(self) -> int:
        """The space of the order where a priest lies; below zero, he returns."""
        return self.b

    @property
    def power(self) -> int:
        """Power offered."""
        return self.b

    @property
    def turn(self) -> int:
        """The turn of the round."""
        return self.b

    @property
    def prize(self) -> int:
        """Points of the final scoring."""
        return self.b

    @property
    def end(self) -> int:
        """The space where a step on a cult track ends."""
        return self.c

    @property
    def was(self) -> int:
        """The structure or terrain that was there."""
        return self.c

    @property
    def event(self) -> int:
        """Which offer of power it is."""
        return self.c

    @property
    def taken(self) -> int:
        """Power taken; below zero, declined."""
        return self.c

    @property
    def final_tile(self) -> int:
        """The number of the final tile that is scored."""
        return self.c

    @property
    def hexes(self) -> int:
        """The mask of hexes that are a town now."""
        return self.mask


def named(e: Effect) -> TerraEffect:
    """An effect with its names; those that were written down come back without."""
    return e if isinstance(e, TerraEffect) else TerraEffect(*e.key())
