"""Income: bonus card, structures and favor tiles; and the cult bonus at the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, course, effects, fleet, kinds, treasury
from hexarch.games.terra import layout as at
from hexarch.games.terra.box.round_ import PRIESTS_SENT
from hexarch.games.terra.names import SHIPYARD
from hexarch.games.terra.resources import NOTHING, Amount, res

if TYPE_CHECKING:
    from hexarch.games.terra.box.round_ import RoundTile
    from hexarch.games.terra.state import Terra


def next_order(s: Terra) -> list[int]:
    """Turn order of the coming round: from the first to pass; seating order, or (variable) the order of passing."""
    order = s.cells[at.ORDER : at.ORDER + s.seats]
    first = order.index(s.cells[at.FIRST])
    return order[first:] + order[:first]


def of_structures(s: Terra, seat: int) -> Amount:
    """What the empty places of the faction board show, and a track of its own."""
    faction = s.faction(seat)
    board, more = faction.board, faction.income.more(s, seat)
    c, w, p, power, vp = board.base.c + more.c, board.base.w + more.w, board.base.p, board.base.power, 0
    fewer = s.box.fewer
    gone = s.gone(seat)
    for structure in s.box.kinds:
        row = board.income[structure][gone[structure] + fewer[structure]]
        c += row.c
        w += row.w
        p += row.p
        power += row.power
        vp += row.vp
    return Amount(c, w, p, power, vp)


def parts(s: Terra, seat: int) -> list[Amount]:
    """The incomes of a seat in the order in which they are taken."""
    found: list[Amount] = []
    card = s.get(seat, at.BONUS)
    if card:
        found.append(s.box.bonus_card[card].income)
        second = s.get(seat, at.SECOND_CARD)
        if second:
            one, two = found.pop(), s.box.bonus_card[second].income
            found.append(res(one.c + two.c, one.w + two.w, one.p + two.p, one.power + two.power))
    found.append(of_structures(s, seat))
    c = w = p = power = 0
    bits = s.board.bits
    favors = s.get(seat, at.FAVORS)
    for tile in s.box.favors_with_income if favors else ():
        if favors & bits[tile.number]:
            c += tile.income.c
            w += tile.income.w
            p += tile.income.p
            power += tile.income.power
    found.append(Amount(c, w, p, power))
    return found


def take(s: Terra) -> None:
    """Everybody takes the income."""
    for seat in next_order(s):
        course.automatic(s, seat, codes.INCOME)
        _take_for(s, seat)


def _take_for(s: Terra, seat: int) -> None:
    treasury.opened(s, seat)
    before = treasury.watched(s, seat, income=True)
    for part in parts(s, seat):
        effects.gain(s, seat, part)
    treasury.received(s, seat, before)
    if s.sea is not None:
        fleet.gain_ships(s, seat, ships(s, seat))


def ships(s: Terra, seat: int) -> int:
    """Ships that may be built as income: by the shipyard, bonus card and favor tiles."""
    found = s.built(seat, SHIPYARD)
    for card in s.cards(seat):
        found += s.box.bonus_card[card].ships
    for tile in s.box.favors_with_ships:
        if s.holds(seat, tile.number):
            found += tile.ships
    return found


def cult_bonus(s: Terra, seat: int) -> Amount:
    """The reward of the round tile for the steps on its cult (or for priests sent)."""
    tile = s.round_tile()
    assert tile is not None
    times = _times(s, seat, tile)
    if not times:
        return NOTHING
    one = tile.reward
    return res(times * one.c, times * one.w, times * one.p, times * one.power, spades=times * one.spades)


def _times(s: Terra, seat: int, tile: RoundTile) -> int:
    """How many times a seat has the steps that a tile asks for; some are never rewarded."""
    if not s.faction(seat).figures.faith.rewarded:
        return 0
    position = s.get(seat, at.ON_CULTS) if tile.cult == PRIESTS_SENT else s.cult(seat, tile.cult)
    return position // tile.steps


def sea_bonus(s: Terra, seat: int) -> tuple[int, int]:
    """Steps of shipping (or range) and ships of the cult bonus."""
    tile = s.round_tile()
    if tile is None or not (tile.ships or tile.shipping):
        return 0, 0
    times = _times(s, seat, tile)
    return times * tile.shipping, times * tile.ships


def _take_sea_bonus(s: Terra, seat: int) -> None:
    steps, ships_due = sea_bonus(s, seat)
    for _ in range(steps):
        s.faction(seat).reach.farther(s, seat)
    if ships_due:
        fleet.gain_ships(s, seat, ships_due)


def take_cult_bonuses(s: Terra) -> None:
    """Everybody takes the cult bonus of the round that ends; spades are used at once, in this order.

    By an old option the income of the coming round is taken with it.
    """
    asked: list[kinds.Asked] = []
    merged = s.rules.on("merge-income-phases")
    tile = s.round_tile()
    for seat in next_order(s):
        course.automatic(s, seat, codes.ALL_INCOME if merged else codes.CULT_INCOME)
        reward = cult_bonus(s, seat)
        before = treasury.watched(s, seat)
        effects.gain(s, seat, reward)
        treasury.received(s, seat, before)
        if reward.spades and not s.faction(seat).spades.become(s, seat, reward.spades):
            effects.gain_spades(s, seat, reward.spades)
            if not s.get(seat, at.DROPPED):
                asked.append(kinds.CultSpades(seat, reward.spades))
        if tile is not None and (tile.ships or tile.shipping):
            _take_sea_bonus(s, seat)
        if merged:
            _take_for(s, seat)
    if asked:
        s.queue((*s.decisions, *asked))
