"""Final scoring: the cult tracks, the largest network, what is left in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import codes, course, effects, extent, sacrifice, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import (
    CULTS,
    FROM_CULT,
    FROM_FINAL_TILE,
    FROM_NETWORK,
    FROM_RESOURCES,
)
from hexarch.games.terra.profiles import FOURTH_EDITION
from hexarch.games.terra.resources import COINS, PRIESTS, WORKERS

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

CULT_VP: Final = (8, 4, 2)
NETWORK_VP: Final = (18, 12, 6)


def shares(values: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Points by rank; those who tie share the sum of the places they take, rounded down; zero scores nothing.

    >>> shares([9, 9, 4, 0], (8, 4, 2))
    [6, 6, 2, 0]
    >>> shares([16, 15, 15, 15], (18, 12, 6))
    [18, 6, 6, 6]
    """
    result = [0] * len(values)
    place = 0
    for value in sorted(set(values), reverse=True):
        tied = [i for i, v in enumerate(values) if v == value]
        total = sum(prizes[place : place + len(tied)])
        place += len(tied)
        if value > 0:
            for i in tied:
                result[i] = total // len(tied)
    return result


def _afloat(s: Terra, seat: int, rivers: int, level: int) -> int:
    """Land that ships reach from dwellings on the river, and that around others which they meet."""
    water = extent.waters(s, towns.chain(s, seat, rivers), level)
    met = extent.waters(s, water, 1) & s.get(seat, at.ICEBERGS)
    return extent.shores(s, water | met)


def networks(s: Terra, seat: int) -> list[int]:
    """Masks of a seat's structures connected directly, by shipping, or within tunnel or carpet range."""
    rest = s.get(seat, at.BUILDINGS)
    level = s.get(seat, at.SHIP)
    skip = s.get(seat, at.RANGE)
    jumps = s.faction(seat).reach.jump is not None if s.has_faction(seat) else False
    afloat = s.get(seat, at.ICEBERGS)
    found: list[int] = []
    while rest:
        group = rest & -rest
        edge = group
        while edge:
            low = edge & -edge
            edge ^= low
            h = low.bit_length() - 1
            near = s.board.jump_reach[skip][h] if jumps else s.board.ship_reach[level][h]
            if afloat & s.board.touches_river[h]:
                near |= _afloat(s, seat, afloat & s.board.touches_river[h], level)
            new = (near | towns.around(s, seat, h)) & s.get(seat, at.BUILDINGS) & ~group
            group |= new
            edge |= new
        found.append(group)
        rest &= ~group
    return found


def network(s: Terra, seat: int) -> int:
    """The most structures in one network."""
    if not s.get(seat, at.ICEBERGS):
        return max([group.bit_count() for group in networks(s, seat)], default=0)
    return max([group.bit_count() + towns.afloat(s, seat, group) for group in networks(s, seat)])


def _order(s: Terra) -> list[int]:
    """Seats in the order of the round that ended."""
    return s.cells[at.ORDER : at.ORDER + s.seats]


def _award(s: Terra, values: list[int], prizes: tuple[int, ...], kind: int, source: int, what: int = 0) -> None:
    points = shares(values, prizes)
    for seat in _order(s):
        if points[seat]:
            course.automatic(s, seat, kind, points[seat], what)
            effects.score(s, seat, points[seat], source)


def _priest_worth(s: Terra, seat: int) -> int:
    """Coins that a priest becomes in the end, by the best conversion there is."""
    return s.faction(seat).payment.coins_per_priest if s.rules.edition > FOURTH_EDITION else 1


def resources_worth(s: Terra, seat: int) -> tuple[int, int]:
    """Coins in the end (power burnt and everything sold) and the points they give."""
    burn = sacrifice.moved(s, seat, sacrifice.most(s, seat))
    coins = s.get(seat, at.COINS) + sacrifice.yields(s, seat) * (s.get(seat, at.BOWL3) + burn)
    coins += s.get(seat, at.WORKERS) + _priest_worth(s, seat) * s.get(seat, at.PRIESTS)
    return coins, coins // s.faction(seat).payment.coins_per_vp


def _score_resources(s: Terra, seat: int) -> None:
    course.automatic(s, seat, codes.SCORE_RESOURCES)
    _, points = resources_worth(s, seat)
    burnt = sacrifice.most(s, seat)
    if burnt:
        sacrifice.burn(s, seat, burnt)
    power, priests, workers = s.get(seat, at.BOWL3), s.get(seat, at.PRIESTS), s.get(seat, at.WORKERS)
    if power:
        effects.spend_power(s, seat, power)
    effects.pay_one(s, seat, PRIESTS, priests)
    effects.pay_one(s, seat, WORKERS, workers)
    sold = sacrifice.yields(s, seat) * power + _priest_worth(s, seat) * priests + workers
    if sold:
        effects.gain_one(s, seat, COINS, sold)
    effects.pay_one(s, seat, COINS, points * s.faction(seat).payment.coins_per_vp)
    effects.score(s, seat, points, FROM_RESOURCES)


def score_all(s: Terra) -> None:
    """An extra tile if there is one, cults from fire to air, the network, then resources."""
    tile = s.final_tile()
    if tile is not None:
        counts = [tile.measure(s, seat) for seat in range(s.seats)]
        _award(s, counts, tile.prizes, codes.SCORE_TILE, FROM_FINAL_TILE, tile.number)
    for cult in range(len(CULTS)):
        values = [s.cult(seat, cult) for seat in range(s.seats)]
        _award(s, values, CULT_VP, codes.SCORE_CULT + cult, FROM_CULT)
    sizes = [network(s, seat) for seat in range(s.seats)]
    _award(s, sizes, NETWORK_VP, codes.SCORE_NETWORK, FROM_NETWORK)
    for seat in _order(s):
        if s.has_faction(seat):
            _score_resources(s, seat)
