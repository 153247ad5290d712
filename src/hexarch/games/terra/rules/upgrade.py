"""Upgrade: dwelling to trading house to temple, stronghold or (on the river) shipyard; temple to sanctuary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, fleet, kinds, pieces, queue, reach, towns, treasury
from hexarch.games.terra import layout as at
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.names import (
    DWELLING,
    SANCTUARY,
    SHIPYARD,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from hexarch.games.terra.profiles import FOURTH_EDITION
from hexarch.games.terra.resources import COINS, NOTHING, Amount, res
from hexarch.games.terra.rule import Place, TerraRule, Warned
from hexarch.games.terra.rules import favor, leech, turn
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra

KINDS: Final = 1 + max(everything().structure)  # structures of a hex in the table of choices


def price(s: Terra, seat: int, h: int, to: int) -> Amount:
    """The printed price; a trading house with no opponent next to it costs twice the coins. Some pay neighbours."""
    if to == SHIPYARD and s.sea is not None:
        return s.sea.yards[s.faction(seat).index].cost
    board = s.faction(seat).board
    cost = board.cost[to]
    if to in board.doubled and not reach.has_neighbour(s, seat, h):
        return res(2 * cost.c, cost.w)
    if s.box.neighbours is not None:
        due = toll(s, seat, h, to)
        return res(cost.c + sum([coins for _, coins in due]), cost.w, cost.p, cost.power) if due else cost
    return cost


def toll(s: Terra, seat: int, h: int, to: int) -> list[tuple[int, int]]:
    """What of the price goes to other players, by a variant: seats and coins."""
    return s.box.neighbours.toll(s, seat, h, to) if s.box.neighbours is not None else []


def _pay_toll(s: Terra, owner: int, coins: int) -> None:
    """Coins for another player, who may have a treasury for them."""
    before = treasury.watched(s, owner) if s.rules.edition > FOURTH_EDITION else ()
    effects.gain_one(s, owner, COINS, coins)
    treasury.received(s, owner, before)


def _open_shipyard(s: Terra, seat: int) -> None:
    """What a shipyard brings at once: steps of shipping (or range), a ship beside it, and the faction's own gift."""
    assert s.sea is not None
    faction = s.faction(seat)
    yard = s.sea.yards[faction.index]
    for _ in range(yard.steps):
        faction.reach.farther(s, seat)
    faction.seafaring.shipyard_built(s, seat)
    fleet.gain_ships(s, seat, yard.ships, at_yard=True)


class Upgrade(TerraRule):
    """An action: a structure becomes a better one."""

    name = "upgrade"
    group = "upgrade"
    text = "upgrade {hex} to {structure}"
    is_action = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A structure of the seat's own, along the paths of the faction board, one left, and the price in hand."""
        free = queue.find(s, seat, kinds.FreeTradingHouse) is not None
        if not free:
            refusal = turn.refuse_action(s, seat)
            if refusal is not None:
                return refusal
        if s.owner(c.hex) != seat:
            return no("not_your_structure", "upgrade", hex=s.board.hex_names[c.hex])
        was = s.building(c.hex)
        if c.structure not in s.box.upgrades[was]:
            return no("no_such_upgrade", "upgrade", hex=s.board.hex_names[c.hex], structure=c.structure, was=was)
        return self._refuse_into(s, seat, c.hex, c.structure, free)

    def _refuse_into(self, s: Terra, seat: int, h: int, to: int, free: bool) -> Refusal | None:
        """Why a structure of the seat's own cannot become this one, which the paths of the boards allow."""
        if free and to != TRADING_HOUSE:
            return no("no_such_upgrade", "upgrade", hex=s.board.hex_names[h], structure=to, was=s.building(h))
        if not s.left(seat, to):
            return no("none_left", "upgrade", structure=to)
        if s.get(seat, at.HUES) and not pieces.fits(s, seat, h, to):
            return no("wrong_colour", "upgrade", structure=to)
        if s.box.neighbours is not None:
            refusal = s.box.neighbours.refuse(s, seat, h, to)
            if refusal is not None:
                return refusal
        if to == SHIPYARD and not s.board.touches_river[h] and not fleet.walks(s, seat):
            return no("no_river_here", "ships", hex=s.board.hex_names[h])
        return turn.cannot_pay(s, seat, NOTHING if free else price(s, seat, h, to))

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Pay, replace the structure, then all that comes of it."""
        h, to = c.hex, c.structure
        free = queue.find(s, seat, kinds.FreeTradingHouse)
        if free is not None:
            s.drop(free)
        else:
            cost = price(s, seat, h, to)
            turn.begin_action(s, seat)
            effects.pay(s, seat, cost)
            for owner, coins in toll(s, seat, h, to):
                _pay_toll(s, owner, coins)
        effects.place(s, seat, h, to)
        effects.score_event(s, seat, to)
        towns.check(s, seat, h)
        faction = s.faction(seat)
        if to in (TEMPLE, SANCTUARY):
            favor.ask(s, seat, faction.figures.favors)
        elif to == STRONGHOLD:
            faction.reach.stronghold(s, seat)
            faction.stronghold.built(s, seat)
        elif to == SHIPYARD:
            _open_shipyard(s, seat)
        faction.upgrades.upgraded(s, seat, h, to)
        leech.offer(s, seat, h)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every upgrade of every structure that can be paid."""
        free = isinstance(d, kinds.FreeTradingHouse)
        if not free and not turn.may_act(d):
            return
        table = s.catalog.tables[self.number]
        # A lone trading house costs more still.
        worth = effects.payable(s, seat, s.faction(seat).board.cost)
        for h in s.board.members(s.get(seat, at.BUILDINGS)):
            for to in s.box.upgrades[s.building(h)]:
                if (free or worth[to]) and self._refuse_into(s, seat, h, to, free) is None:
                    out.append(table[h * KINDS + to])

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """A trading house (for some anything) costs less beside an opponent; a part of a price may go to neighbours."""
        board = s.faction(seat).board
        if c.structure in board.doubled and not reach.has_neighbour(s, seat, c.hex):
            coins = board.cost[c.structure].c
            if c.structure == TRADING_HOUSE:
                return [("no_neighbour", {"coins": 2 * coins, "less": coins})]
            return [("dearer_alone", {"coins": 2 * coins, "less": coins})]
        due = toll(s, seat, c.hex, c.structure)
        return [("paid_to_neighbour", {"coins": coins, "faction": s.faction(owner).id}) for owner, coins in due]

    def conceivable(self, s: Terra, seat: int, place: Place) -> list[str]:
        """A click on a structure of the seat's own."""
        h = s.board.number.get(str(place.get("hex", "")).upper(), -1)
        if h < 0 or not s.has_faction(seat) or s.owner(h) != seat:
            return []
        table = s.catalog.tables[self.number]
        return [table[h * KINDS + to].text for to in s.box.kinds if to > DWELLING]


UPGRADE: Final = Upgrade()
