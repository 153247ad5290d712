"""What a position is worth to a seat, in victory points: a rule of thumb, quick to reckon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import fleet, kinds, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import ranks, ships
from hexarch.games.terra.box import round_
from hexarch.games.terra.names import (
    CULTS,
    CYCLE,
    DWELLING,
    STRONGHOLD,
    TRADING_HOUSE,
)
from hexarch.games.terra.phases import income, scoring

if TYPE_CHECKING:
    from hexarch.games.terra.resources import Amount
    from hexarch.games.terra.state import Terra

# Worth of one thing while there is time to use it, and at the end of the game. Lists, because a compiled build takes
# a constant tuple of floats for one that was not set.
COIN: Final = [0.65, 1 / 3]
WORKER: Final = [0.95, 1 / 3]
PRIEST: Final = [3.2, 1 / 3]
BOWL3: Final = [1.0, 1 / 3]
BOWL2: Final = [0.54, 1 / 6]
BOWL1: Final = [0.12, 0.0]
POWER: Final = 0.4  # of income
SPADE: Final = 1.0
TOWN: Final = 9.0
STRUCTURE: Final = 1.1  # for the largest network
TOWN_READY: Final = 0.96  # share of a town's worth that its last structure completes
ROOM: Final = [1.6, 1.3, 0.25]  # a free hex in reach that needs no, one, two spades
UNLOCKED: Final = 2.4  # a terrain unlocked
SHIP: Final = 0.5  # a level of shipping, for each round left
DIG: Final = 1.2
HOLD: Final = 2.0  # a stronghold, for each round left
FAVOR_HOUSE: Final = 0.9  # trading houses built in a round
FAVOR_DWELLING: Final = 1.4
STEP: Final = 0.17  # a step on a cult track, whatever its rank
RANK: Final = 0.9  # final points of the present rank, as far as the game has come
BONUS: Final = 0.48  # cult bonuses to come
KEY: Final = 1.5
# A decision that is still open, for each of its numbers.
OPEN: Final = {
    kinds.FAVOR_TILE: 4.0,
    kinds.TOWN_TILE: TOWN,
    kinds.CULT_STEP: 0.8,
    kinds.SPADES: SPADE,
    kinds.CULT_SPADES: SPADE,
    kinds.ORDAIN: 0.7,
    kinds.UNLOCK: 3.0,
    kinds.LAUNCH: 1.2,
    # What is still to be paid.
    kinds.LOSE_CULT: -0.5,
    kinds.LOSE_TOKENS: -0.5,
}
OPEN_ONCE: Final = {
    kinds.FREE_DWELLING: 4.0,
    kinds.FREE_TRADING_HOUSE: 5.0,
    kinds.SANDSTORM: 5.0,
    kinds.GIFT: 4.0,
}
A_SHIP: Final = 1.2
A_MOVEMENT: Final = 0.8
A_STEP: Final = 2.5  # of shipping, without paying


# What lies in a treasury comes out doubled, but a round later.
PUT_ASIDE: Final = {"treasury-C": COIN, "treasury-W": WORKER, "treasury-P": PRIEST}
LATER: Final = 1.3


def late(s: Terra) -> float:
    """How far the game is: 0 at its beginning, 1 in the last round."""
    return max(0, s.cells[at.ROUND] - 1) / (s.box.rounds - 1)


class Prices:
    """What resources are worth at a time between the beginning (0) and the end (1)."""

    __slots__ = ("bowl1", "bowl2", "bowl3", "coin", "power", "priest", "time", "worker")

    def __init__(self, t: float) -> None:
        self.time: Final = t
        self.coin: Final = self.between(COIN)
        self.worker: Final = self.between(WORKER)
        self.priest: Final = self.between(PRIEST)
        self.bowl3: Final = self.between(BOWL3)
        self.bowl2: Final = self.between(BOWL2)
        self.bowl1: Final = self.between(BOWL1)
        self.power: Final = 1 - t / 3  # share of its worth that power to come keeps

    def between(self, pair: list[float]) -> float:
        """What a thing with these worths at the beginning and at the end is worth now."""
        return pair[0] + (pair[1] - pair[0]) * self.time


_prices: Final[dict[float, Prices]] = {}  # a game has as many times as rounds


def prices(t: float) -> Prices:
    """The prices of a time; they are reckoned once."""
    found = _prices.get(t)
    if found is None:
        found = _prices[t] = Prices(t)
    return found


OF_BONUSES: Final = prices(0.2)  # cult bonuses to come


def amount(gain: Amount, now: Prices) -> float:
    """Worth of an income or gift."""
    return (
        gain.c * now.coin
        + gain.w * now.worker
        + gain.p * now.priest
        + gain.power * POWER * now.power
        + gain.vp
        + gain.spades * SPADE
    )


def position(s: Terra, seat: int) -> float:
    """Everything a seat has and may hope for."""
    left = s.box.rounds - max(1, s.cells[at.ROUND])
    t = 1 - left / (s.box.rounds - 1)
    now = prices(t * t)  # resources keep their worth until there is no round left to use them
    base = s.base[seat]
    cells = s.cells
    value = float(cells[base + at.VP])
    value += cells[base + at.COINS] * now.coin + cells[base + at.WORKERS] * now.worker
    value += cells[base + at.PRIESTS] * now.priest + cells[base + at.BOWL3] * now.bowl3
    value += cells[base + at.BOWL2] * now.bowl2 + cells[base + at.BOWL1] * now.bowl1
    value += _incomes(s, seat, left) + _map(s, seat, left) + _cults(s, seat, left)
    value += (cells[base + at.SHIP] * SHIP + cells[base + at.DIG] * DIG) * left
    for which, thing in enumerate(s.faction(seat).own.things):
        if thing.name in PUT_ASIDE:
            value += LATER * cells[base + at.OWN + which] * now.between(PUT_ASIDE[thing.name])
    if s.sea is not None:
        value += ships.worth(s, seat)
    for d in s.decisions:
        if d.seat == seat:
            value += OPEN.get(d.kind, 0.0) * d.count() + OPEN_ONCE.get(d.kind, 0.0)
    return value


def _incomes(s: Terra, seat: int, left: int) -> float:
    """Income of the rounds to come, and the lasting advantages of favor tiles and stronghold."""
    now = prices(1 - min(1.0, left / 3))
    value = amount(income.of_structures(s, seat), now) * left
    bits = s.board.bits
    favors = s.cells[s.base[seat] + at.FAVORS]
    for tile in s.box.favor_tiles if favors else ():
        if favors & bits[tile.number]:
            value += amount(tile.income, now) * left
            value += tile.build_vp * (FAVOR_HOUSE if tile.builds == TRADING_HOUSE else FAVOR_DWELLING) * (left + 0.5)
            if tile.pass_vp:
                passes = left + (0 if s.get(seat, at.PASSED) else 1)
                value += passes * (tile.pass_vp[s.built(seat, TRADING_HOUSE)] + 0.5)
            value += A_SHIP * tile.ships * left
            if tile.trade_vp is not None:
                value += tile.trade_vp[0] * left
            if tile.seal_vp:
                count = min(s.get(seat, at.SEALS).bit_count(), len(tile.seal_vp) - 1)
                value += (left + (0 if s.get(seat, at.PASSED) else 1)) * (tile.seal_vp[count] + 0.5)
            if tile.smaller_towns:
                value += 0.8 * left
            if tile.has_action:
                value += 0.8 * left
    if s.built(seat, STRONGHOLD):
        value += HOLD * left
    return value


def _map(s: Terra, seat: int, left: int) -> float:
    """Structures for the network, towns in the making, and room to grow."""
    board = s.board
    base = s.base[seat]
    cells = s.cells
    own = cells[base + at.BUILDINGS]
    value = STRUCTURE * own.bit_count()
    in_towns = cells[base + at.TOWN_HEXES]
    rest = own & ~in_towns
    worth = s.faction(seat).board.value
    weights = s.box.weights
    building = s.layout.building
    size = cells[base + at.TOWN_SIZE]
    while rest:
        group = towns.group(s, seat, rest & -rest)
        rest &= ~group
        if group & in_towns:
            continue
        power = count = 0
        for h in board.members(group):
            structure = cells[building + h]
            power += worth[structure]
            count += weights[structure]
        ready = min(1.0, power / size) * min(1.0, count / 4)
        value += TOWN * TOWN_READY * ready * ready * (1.0 if left else 0.5)
    if left or cells[at.ROUND] == 0:
        value += _room(s, seat) * min(left, 4) / 4
    return value


def _room(s: Terra, seat: int) -> float:
    """Free hexes in reach, the better the fewer spades they need."""
    base = s.base[seat]
    cells = s.cells
    near = (cells[base + at.REACH] | cells[base + at.SHIP_REACH]) & ~cells[at.OCCUPIED]
    if not near:
        return 0.0
    faction = s.faction(seat)
    home, centre = cells[base + at.HOME], cells[base + at.CENTRE]
    easy = (s.free_home(seat) & near).bit_count()
    if faction.reach.by_river_only:
        return ROOM[0] * min(easy, 5) + UNLOCKED * s.get(seat, at.UNLOCKED).bit_count()
    one = two = 0
    if faction.eruption is not None:
        one = (near & ~s.locked()).bit_count()
    elif 0 <= centre < CYCLE:
        if centre != home:
            one += (cells[at.TERRAIN_MASK + centre] & near).bit_count()
        for way in (-1, 1):
            one += (cells[at.TERRAIN_MASK + (centre + way) % CYCLE] & near).bit_count()
            two += (cells[at.TERRAIN_MASK + (centre + 2 * way) % CYCLE] & near).bit_count()
    return ROOM[0] * min(easy, 3) + ROOM[1] * min(one, 4) + ROOM[2] * min(two, 4)


def _cults(s: Terra, seat: int, left: int) -> float:
    """Bonuses of the round tiles to come, and a share of the final points that grows with time."""
    value = 0.0
    cells = s.cells
    base = s.base[seat]
    rounds = s.box.rounds
    for number in range(max(1, cells[at.ROUND]), rounds):
        tile = s.round_tiles[number - 1]
        if tile.cult == round_.PRIESTS_SENT:
            times = cells[base + at.ON_CULTS] / tile.steps
        else:
            steps = cells[base + at.CULT + tile.cult]
            times = 0.7 * (steps // tile.steps) + 0.3 * steps / tile.steps
        value += BONUS * times * (amount(tile.reward, OF_BONUSES) + A_SHIP * tile.ships + A_STEP * tile.shipping)
    share = 1 - left / rounds
    for cult in range(at.CULT, at.CULT + len(CULTS)):
        places = [cells[block + cult] for block in s.base]
        value += share * RANK * ranks.shares(places, scoring.CULT_VP)[seat] + STEP * places[seat]
    return value + KEY * cells[base + at.KEYS]


def bonus_card(s: Terra, seat: int, number: int) -> float:
    """A bonus card for the coming round, with the coins on it."""
    if not number:
        return 0.0
    card = s.box.bonus_card[number]
    value = amount(card.income, prices(late(s) / 2)) + s.cells[at.BONUS_COINS + number] * COIN[0]
    for structure, each in card.pass_vp:
        growth = {DWELLING: 1.5, TRADING_HOUSE: 0.7}.get(structure, 0.3)
        value += each * (s.built(seat, structure) + growth)
    value += card.ship_vp * s.get(seat, at.SHIP)
    if s.sea is not None:
        value += A_SHIP * (card.ships + card.builds_ships) + (A_MOVEMENT if card.moves else 0.0)
        value += card.fleet_vp * (fleet.afloat(s, seat) + 0.3) + card.seal_vp
    return value + card.spades * SPADE + card.cult_steps + card.shipping
