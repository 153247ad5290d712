"""What ships, seals and a shipyard are worth to a seat, by a rule of thumb; and which voyages are worth a look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import extent, fleet, kinds, queue, spaces, voyages
from hexarch.games.terra import layout as at
from hexarch.games.terra.box import round_
from hexarch.games.terra.box.final import MostSeals
from hexarch.games.terra.names import DWELLING, SANCTUARY, SHIPYARD, STRONGHOLD, TEMPLE, TRADING_HOUSE
from hexarch.games.terra.phases import scoring
from hexarch.games.terra.rules import trade
from hexarch.games.terra.rules.action import ACTION
from hexarch.games.terra.rules.build import BUILD_BY_SHIP
from hexarch.games.terra.rules.discard import DISCARD
from hexarch.games.terra.rules.launch import LAUNCH
from hexarch.games.terra.rules.sail import SAIL, SAIL_FROM_SECOND
from hexarch.games.terra.rules.upgrade import UPGRADE

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra

AFLOAT: Final = 1.4  # a ship that has time to trade or to become a dwelling
LAST: Final = 0.7  # in the last round, while it can still move
NEAR: Final = 0.35  # something to trade with in its reach
YARD: Final = 2.0  # a shipyard, for each round left: a ship of its income, another for its price
SEAL: Final = 0.35  # for the final tile and favor tiles to come
# What a trade brings, with its goods in points.
TRADE: Final = {DWELLING: 1.9, TRADING_HOUSE: 2.5, TEMPLE: 2.4, STRONGHOLD: 5.0, SANCTUARY: 4.2, SHIPYARD: 3.2}
MARKETS: Final = 3  # structures worth a look for each ship; one less when all ships are under way
RIVERS: Final = 1  # river hexes worth a look for each ship


def worth(s: Terra, seat: int) -> float:
    """Ships on the map, trades that are under way, seals, and what builds more ships."""
    left = s.box.rounds - max(1, s.cells[at.ROUND])
    base = s.base[seat]
    cells = s.cells
    value = YARD * left if cells[base + at.BUILT + SHIPYARD] else 0.0
    value += _seals(s, seat)
    idle = LAST if not left else AFLOAT
    if not left and (cells[base + at.PASSED] or cells[base + at.USED] & trade.USED_MOVE):
        idle = 0.0
    goals = voyages.unsealed(s, seat)
    for i in range(at.MOST_SHIPS):
        space = cells[base + at.FLEET + i] - 1
        if space < 0 or cells[base + at.TRADING + i]:
            continue
        value += idle
        if idle and extent.beside(s, space) & goals:
            value += NEAR
    return value + _under_way(s, seat)


def _under_way(s: Terra, seat: int) -> float:
    """Trades that are still to come in this movement, and seals that are about to be placed."""
    value = 0.0
    for d in s.decisions:
        if d.seat != seat or not isinstance(d, (kinds.Movement, kinds.Trades)):
            continue
        for i in range(at.MOST_SHIPS):
            h = fleet.trading(s, seat, i)
            if h < 0:
                continue
            value += SEAL + _points_for_seal(s, seat)
            if isinstance(d, kinds.Movement) or d.left & s.board.bits[i]:
                value += TRADE.get(s.building(h), 1.5)
            elif d.kept & s.board.bits[i]:
                value += AFLOAT / 2
    return value


def _points_for_seal(s: Terra, seat: int) -> float:
    """What the round tile and the card give for a seal now."""
    tile = s.round_tile()
    points = tile.vp if tile is not None and round_.SEAL in tile.events else 0
    return points + sum([s.box.bonus_card[card].seal_vp for card in s.cards(seat)])


def _seals(s: Terra, seat: int) -> float:
    """Seals on the map: their share of the final tile, if it counts them."""
    count = s.get(seat, at.SEALS).bit_count()
    tile = s.final_tile()
    if not isinstance(tile, MostSeals) or not count:
        return 0.0
    measures = [tile.measure(s, other) for other in range(s.seats)]
    return SEAL * count + 0.6 * scoring.shares(measures, tile.prizes)[seat] * s.cells[at.ROUND] / s.box.rounds


def useful(s: Terra, seat: int, options: list[TerraChoice]) -> list[TerraChoice]:
    """Of the voyages a few for each ship: to the structures that bring most, and to river hexes beside land to settle.

    Ships move in the order of their numbers: which of them goes first makes no difference.
    """
    d = queue.find(s, seat, kinds.Movement)
    if d is None:
        return options
    goals = voyages.markets(s, seat)
    walks = fleet.walks(s, seat)
    easy = s.free_home(seat)
    rivers = s.board.rivers
    trades: dict[int, list[tuple[float, TerraChoice]]] = {}
    others: dict[int, list[tuple[float, TerraChoice]]] = {}
    rest: list[TerraChoice] = []
    for choice in options:
        if choice.rule is not SAIL and choice.rule is not SAIL_FROM_SECOND:
            rest.append(choice)
        elif d.moved >> _number(s, seat, d, choice.space):
            continue
        elif choice.aim >= rivers and goals & s.board.bits[choice.aim - rivers]:
            worth = TRADE.get(s.building(choice.aim - rivers), 1.5)
            trades.setdefault(choice.space, []).append((worth, choice))
        else:
            beside = extent.beside(s, choice.aim)
            liking = (4 if beside & easy else 0) + (0 if walks else (beside & goals).bit_count())
            if liking:
                others.setdefault(choice.space, []).append((liking, choice))
    most = MARKETS if len(trades) + len(others) < at.MOST_SHIPS else MARKETS - 1
    kept: list[TerraChoice] = []
    for space in dict.fromkeys([*trades, *others]):
        kept += _best(trades.get(space, []), most)
        kept += _best(others.get(space, []), RIVERS)
    if kept and not d.moved:
        rest = [choice for choice in rest if choice.rule is not DISCARD]  # who takes the action moves something
    return kept + rest or options


def _number(s: Terra, seat: int, d: kinds.Movement, space: int) -> int:
    """The first ship on a space that has not yet moved."""
    for ship in range(at.MOST_SHIPS):
        here = fleet.space(s, seat, ship) == space and fleet.trading(s, seat, ship) < 0
        if here and not d.moved & s.board.bits[ship]:
            return ship
    return 0


def _best(found: list[tuple[float, TerraChoice]], most: int) -> list[TerraChoice]:
    """The best few, those that are equal in their order."""
    return [choice for _, choice in sorted(found, key=lambda pair: -pair[0])[:most]]


def in_turn(s: Terra, seat: int, options: list[TerraChoice]) -> list[TerraChoice]:
    """Of the trades that are due the next one: strongholds last, when the goods of the others are in hand."""
    due = [c for c in options if c.rule is trade.TRADE or c.rule is trade.TRADE_FOR]
    if len(due) < 2:
        return options
    first = min(due, key=lambda c: (s.building(c.hex) == STRONGHOLD, c.hex)).hex
    return [c for c in options if c not in due or c.hex == first]


def are_for_ships(s: Terra, choice: TerraChoice) -> bool:
    """Is it a choice of which nothing but ships comes?"""
    rule = choice.rule
    if rule is LAUNCH or rule is BUILD_BY_SHIP or rule is SAIL or rule is SAIL_FROM_SECOND:
        return True
    if rule is UPGRADE:
        return choice.structure == SHIPYARD
    if rule is not ACTION:
        return False
    action = choice.action
    if action == spaces.SAIL or action == spaces.SHIP:
        return True
    if action in spaces.CARD_AT:
        card = s.box.bonus_card[spaces.CARD_AT[action]]
        return card.moves or card.builds_ships > 0
    for power in s.box.power_actions:
        if power.number == action:
            return power.moves or power.ships > 0
    return False
