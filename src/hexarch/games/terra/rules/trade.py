"""Trade: once all ships have moved, each structure they reached gives points and goods, and its owner may take power.

Structures are traded with in any order. Then the ships return to the supply and seals are placed, so a dwelling built
through a stronghold comes before the seals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, fleet, kinds, queue, reach, treasury
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import (
    DWELLING,
    FROM_FAVOR,
    FROM_TRADE,
    GIFT_CULT,
    GIFT_MOVE,
    GIFT_POWER,
    GIFT_PRIEST,
    GIFT_SHIP,
    GIFTS,
    SANCTUARY,
    SHIPYARD,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from hexarch.games.terra.resources import Amount, res
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import bank, eruption, leech, spades
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra

GREAT: Final = (STRONGHOLD, SANCTUARY, SHIPYARD)
POINTS: Final = (1, 2)  # for a small structure, for a great one
# What each structure gives besides points.
GOODS: Final[dict[int, Amount]] = {
    DWELLING: res(w=1),
    TRADING_HOUSE: res(c=1, power=2),
    STRONGHOLD: res(c=2),
}
# Where the mover chooses: between what.
CHOICES: Final[dict[int, tuple[int, ...]]] = {
    TEMPLE: (GIFT_POWER, GIFT_CULT),
    SANCTUARY: (GIFT_CULT, GIFT_PRIEST),
    SHIPYARD: (GIFT_SHIP, GIFT_MOVE),
}
TEMPLE_POWER: Final = 3
USED_MOVE: Final = 1 << 10  # bits of the action spaces of the shipyard board among those a seat has used
USED_BUILD: Final = 1 << 11


def begin(s: Terra, seat: int) -> None:
    """All ships have moved: those that reached a structure trade."""
    mask = 0
    for ship in range(at.MOST_SHIPS):
        if fleet.trading(s, seat, ship) >= 0:
            mask |= s.board.bits[ship]
    if mask:
        s.push(kinds.Trades(seat, mask))


def close(s: Terra) -> None:
    """When the last trade is settled, ships return and seals are placed."""
    eruption.forgive(s)
    for d in s.decisions:
        if isinstance(d, kinds.Trades):
            if not d.left:
                _finish(s, d)
            return
        if not isinstance(d, kinds.Event) and not _at_leisure(d) and not queue.may_wait(s, d):
            return


def _finish(s: Terra, d: kinds.Trades) -> None:
    s.drop(d)
    for ship in range(at.MOST_SHIPS):
        bit = s.board.bits[ship]
        if d.sealing & bit:
            fleet.seal(s, d.seat, fleet.trading(s, d.seat, ship))
            if d.kept & bit:
                fleet.stay(s, d.seat, ship)
            else:
                fleet.return_ship(s, d.seat, ship)


def _take(s: Terra, seat: int, h: int) -> None:
    """Points and goods of a structure, and power offered to its owner."""
    structure, owner = s.building(h), s.owner(h)
    size = 1 if structure in GREAT else 0
    fleet.trade(s, seat, h, structure, owner)
    effects.score(s, seat, POINTS[size], FROM_TRADE)
    for tile in s.box.favors_for_trade:
        if tile.trade_vp is not None and s.holds(seat, tile.number):
            effects.score(s, seat, tile.trade_vp[size], FROM_FAVOR)
    if structure in GOODS:
        effects.gain(s, seat, GOODS[structure])
    leech.offer_for_trade(s, seat, owner, h)


def triggered(s: Terra, builder: int, h: int) -> None:
    """A dwelling was built where traders of others stand: one of each faction trades with it, at once."""
    for seat in s.from_left_of(builder):
        if s.get(seat, at.DROPPED) or not fleet.seals_left(s, seat):
            continue
        for ship in range(at.MOST_SHIPS):
            if fleet.space(s, seat, ship) == s.board.rivers + h:
                _take(s, seat, h)
                fleet.seal(s, seat, h)
                fleet.return_ship(s, seat, ship)
                break


# -- the choices -----------------------------------------------------------------------


def _ship_at(s: Terra, d: kinds.Trades, h: int) -> int:
    """The ship that is still to trade with the structure on a hex, or -1."""
    for ship in range(at.MOST_SHIPS):
        if d.left & s.board.bits[ship] and fleet.trading(s, d.seat, ship) == h:
            return ship
    return -1


def _waits(s: Terra, d: kinds.Trades, structure: int) -> bool:
    """Is a structure of this kind still to be traded with?"""
    for ship in range(at.MOST_SHIPS):
        if d.left & s.board.bits[ship] and s.building(fleet.trading(s, d.seat, ship)) == structure:
            return True
    return False


def _is_next(s: Terra, d: kinds.Trades) -> bool:
    """Is all decided that the trade before brought? What may be put into a treasury need not be."""
    for first in queue.head(s):
        if first is d:
            return True
        if not _at_leisure(first):
            return False
    return False


def _at_leisure(d: kinds.Asked) -> bool:
    """Is it about a treasury that holds nothing up?"""
    return isinstance(d, kinds.Bank) and d.at_leisure


def _trade(s: Terra, seat: int, h: int, gift: int) -> None:
    d = queue.find(s, seat, kinds.Trades)
    assert d is not None
    structure, owner = s.building(h), s.owner(h)
    bit = s.board.bits[_ship_at(s, d, h)]
    kept = d.kept | (bit if gift == GIFT_SHIP else 0)
    strongholds, gained, barred = d.strongholds, d.spades, d.barred
    bank.lapse(s, seat)
    before = treasury.watched(s, seat)
    _take(s, seat, h)
    if structure == STRONGHOLD:
        more = s.faction(seat).seafaring.stronghold_traded(s, seat)
        strongholds += 1
        gained += more
        barred += more if s.faction(owner).seafaring.bars else 0
    left = kinds.Trades(seat, d.left & ~bit, d.sealing | bit, kept, strongholds, gained, barred)
    s.swap(d, left)
    if gift == GIFT_POWER:
        effects.gain_power(s, seat, TEMPLE_POWER)
    elif gift == GIFT_CULT:
        effects.owe_cult(s, seat, 2 if structure == SANCTUARY else 1, one_track=True)
    elif gift == GIFT_PRIEST:
        effects.gain_priests(s, seat, 1)
    elif gift == GIFT_MOVE and s.get(seat, at.USED) & USED_MOVE:
        fleet.refresh(s, seat, USED_MOVE)
    treasury.received(s, seat, before, at_leisure=True)
    if structure == STRONGHOLD and not _waits(s, left, STRONGHOLD):
        _transform_and_build(s, seat, left)


def _transform_and_build(s: Terra, seat: int, d: kinds.Trades) -> None:
    """One action with the spades of all strongholds, taken with the last of them; at most one dwelling."""
    homes = s.free_home(seat) & reach.reachable(s, seat) if s.left(seat, DWELLING) else 0
    if d.spades:
        spades.give(s, seat, d.spades, hexes=d.strongholds, at_home=homes, by_trade=True, barred=d.barred)
    else:
        spades.without(s, seat, homes)


class Trade(TerraRule):
    """Trade with a structure that gives the mover no choice."""

    name = "trade"
    group = "ships"
    text = "trade {hex}"
    clicked: tuple[str, ...] = ("hex",)

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A ship of the seat must have reached the structure."""
        d = queue.find(s, seat, kinds.Trades)
        if d is None or _ship_at(s, d, c.hex) < 0:
            return no("no_trade_due", "ships", hex=s.board.hex_names[c.hex])
        if not _is_next(s, d):
            return no("decide_first", "ships")
        return no("choose_gift", "ships", hex=s.board.hex_names[c.hex]) if s.building(c.hex) in CHOICES else None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Points, goods, and power for the owner."""
        _trade(s, seat, c.hex, -1)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every structure that is reached."""
        assert isinstance(d, kinds.Trades)
        if not _is_next(s, d):
            return
        for h in _reached(s, d):
            if s.building(h) not in CHOICES:
                out.append(s.catalog.tables[self.number][h])


class TradeFor(TerraRule):
    """Trade with a structure, choosing what it gives."""

    name = "trade-for"
    group = "ships"
    text = "trade {hex} for {gift}"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A ship of the seat must have reached the structure, which must give this."""
        d = queue.find(s, seat, kinds.Trades)
        if d is None or _ship_at(s, d, c.hex) < 0:
            return no("no_trade_due", "ships", hex=s.board.hex_names[c.hex])
        if not _is_next(s, d):
            return no("decide_first", "ships")
        if c.gift in CHOICES.get(s.building(c.hex), ()):
            return None
        return no("no_such_gift", "ships", hex=s.board.hex_names[c.hex])

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Points, what was chosen, and power for the owner."""
        _trade(s, seat, c.hex, c.gift)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every structure that is reached, with each of its gifts."""
        assert isinstance(d, kinds.Trades)
        if not _is_next(s, d):
            return
        for h in _reached(s, d):
            for gift in CHOICES.get(s.building(h), ()):
                out.append(s.catalog.tables[self.number][h * len(GIFTS) + gift])


def _reached(s: Terra, d: kinds.Trades) -> list[int]:
    """Hexes still to trade with, in reading order."""
    ships = [ship for ship in range(at.MOST_SHIPS) if d.left & s.board.bits[ship]]
    return sorted([fleet.trading(s, d.seat, ship) for ship in ships])


TRADE: Final = Trade()
TRADE_FOR: Final = TradeFor()
