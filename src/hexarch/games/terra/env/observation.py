"""A position as a vector of numbers, seen from a seat: its own column first, then clockwise.

Nothing but the position goes in: no seed, no names, no history. The only secrets of this game, sealed bids, stay out.
"""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, Final

import numpy as np

from hexarch.env.layout import Vector
from hexarch.games.terra import fleet, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.board import hexes
from hexarch.games.terra.env.layout import (
    BOX,
    COLUMNS,
    FLEET,
    HIGHEST,
    MOST_SITES,
    MOST_SPECIALS,
    NUMBERS,
    OWN,
    OWN_BY,
    PLANES,
    ROWS,
    SEA_PLANES,
    SEATS,
    layout,
)
from hexarch.games.terra.names import (
    CULTS,
    CYCLE,
    DWELLING,
    RIVER,
)
from hexarch.games.terra.rules.table import KINDS
from hexarch.games.terra.rules.trade import USED_BUILD, USED_MOVE
from hexarch.games.terra.sea import SEALS

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.state import Terra

MASK_BYTES: Final = 16  # a set of hexes as bytes
AMOUNT: Final = 8.0  # what amounts of decisions are divided by
_CELLS = [cell + i for _, cell, count, _, _ in NUMBERS for i in range(count)]
_pick = itemgetter(*_CELLS)
_DIVISORS = np.array([[by] for _, _, count, by, _ in NUMBERS for _ in range(count)], dtype=np.float32)
_NUMBERS_END = len(_CELLS) * SEATS
_SIZE = layout().size
_KIND = {name: i for i, name in enumerate(KINDS)}
_AT = {part.name: part.start for part in layout().fields}
_RANGE = {part.name: part.range for part in layout().fields}
# Where cards and tiles stand among all there are, by their numbers.
_CARDS = {number: i for i, number in enumerate(BOX.bonus_card)}
_ROUND_TILES = {number: i for i, number in enumerate(BOX.round_tile)}
_SPACES, _TILES = layout()["order_spaces"].shape[0], layout()["round_tiles"].shape[1]
_NAMES = [name for name, _ in PLANES]
_OWNER, _STRUCTURE, _MASKS = _NAMES.index("owner.0"), _NAMES.index("structure.D") - 1, _NAMES.index("town")


class Grid:
    """Where the hexes of a map lie in the planes."""

    __slots__ = ("land", "printed", "river")

    def __init__(self, map_id: str) -> None:
        board = hexes.load(map_id)
        top = min(row for row, _ in board.positions + board.river_positions)
        places = [[(row - top, column) for row, column in found] for found in (board.positions, board.river_positions)]
        fits = all(row < ROWS and column < COLUMNS for found in places for row, column in found)
        if not fits or len(board.sites) > MOST_SITES or board.hexes > 8 * MASK_BYTES:
            raise ValueError(f"the map {map_id} is larger than an observation")
        self.land, self.river = (np.array([row * COLUMNS + column for row, column in found]) for found in places)
        self.printed = np.zeros((len(PLANES), ROWS * COLUMNS), dtype=np.float32)
        self.printed[RIVER, self.river] = 1


@cache
def grid(map_id: str) -> Grid:
    """The grid of a map; each is made once."""
    return Grid(map_id)


def observe(game: Game, seat: int) -> Vector:
    """The position as `seat` sees it."""
    s = game.state
    vector = np.zeros(_SIZE, dtype=np.float32)
    column = [(other - seat) % s.seats for other in range(s.seats)]
    _numbers(s, seat, vector)
    _seats(s, column, vector)
    _decisions(s, seat, column, vector)
    _course(s, column, vector)
    _pools(s, vector)
    _cults_and_bridges(s, column, vector)
    _map(s, seat, column, vector)
    if s.sea is not None:
        _sea(s, column, vector)
    np.minimum(vector, HIGHEST, out=vector)
    return vector


def _numbers(s: Terra, seat: int, vector: Vector) -> None:
    """Whatever is simply counted for a seat."""
    order = [seat, *s.from_left_of(seat)]
    counted = np.array([_pick(s.cells[s.base[other] : s.base[other] + at.SEAT]) for other in order], dtype=np.float32)
    vector[:_NUMBERS_END].reshape(-1, SEATS)[:, : s.seats] = counted.T / _DIVISORS


def _seats(s: Terra, column: list[int], vector: Vector) -> None:
    """Factions, cards, tiles, used actions."""
    for seat, c in enumerate(column):
        base = s.base[seat]
        cells = s.cells
        vector[_AT["present"] + c] = 1
        if s.has_faction(seat):
            vector[_AT["faction"] + SEATS * s.faction(seat).index + c] = 1
            if s.home(seat) >= 0:
                vector[_AT["home"] + SEATS * s.home(seat) + c] = 1
            if s.second(seat) >= 0:
                vector[_AT["second"] + SEATS * s.second(seat) + c] = 1
            _bits(vector, _AT["unlocked"] + c, cells[base + at.UNLOCKED], CYCLE)
            for which, thing in enumerate(s.faction(seat).own.things):
                vector[_AT["own"] + SEATS * OWN.index(thing.name) + c] = cells[base + at.OWN + which] / OWN_BY
        for card in s.cards(seat):
            vector[_AT["bonus_card"] + SEATS * _CARDS[card] + c] = 1
        held = cells[base + at.FAVORS]
        if held:
            for i, tile in enumerate(BOX.favor_tiles):
                if held & s.board.bits[tile.number]:
                    vector[_AT["favors"] + SEATS * i + c] = 1
        _bits(vector, _AT["used"] + c, cells[base + at.USED], 2 + MOST_SPECIALS)
        _bits(vector, _AT["blocked"] + c, cells[base + at.BLOCKED], len(CULTS))


def _bits(vector: Vector, start: int, mask: int, count: int) -> None:
    """The bits of a mask down a column."""
    if mask:
        for i in range(count):
            if mask >> i & 1:
                vector[start + SEATS * i] = 1


def _decisions(s: Terra, seat: int, column: list[int], vector: Vector) -> None:
    """The queue, who may act, what the seat is asked."""
    pending, offers = _AT["pending"], _AT["offers"]
    for d in s.decisions:
        vector[pending + SEATS * _KIND[d.kind] + column[d.seat]] += (1 + d.count()) / AMOUNT
        if isinstance(d, kinds.Offer):
            vector[offers + SEATS * column[d.seat] + column[d.builder]] += d.power / AMOUNT
    for other in queue.to_act(s):
        vector[_AT["to_act"] + column[other]] = 1
    for d in queue.open_for(s, seat):
        vector[_AT["asked"] + _KIND[d.kind]] = 1
    turn = s.turn()
    if turn is not None and turn.seat == seat:
        start = _AT["turn"]
        vector[start : start + 3] = (turn.actions_left / 2, turn.acted, turn.burnt_power / 12)


def _course(s: Terra, column: list[int], vector: Vector) -> None:
    """Round, turn, phase, order of play, round tiles."""
    cells = s.cells
    vector[_AT["round"] + cells[at.ROUND]] = 1
    vector[_AT["turn_number"]] = cells[at.TURN] / 16
    vector[_AT["phase"] + cells[at.PHASE]] = 1
    if cells[at.ACTIVE] >= 0:
        vector[_AT["active"] + column[cells[at.ACTIVE]]] = 1
    vector[_AT["first"] + column[cells[at.FIRST]]] = 1
    for place in range(s.seats):
        vector[_AT["order"] + SEATS * place + column[cells[at.ORDER + place]]] = 1
    for i, tile in enumerate(s.round_tiles):
        vector[_AT["round_tiles"] + _TILES * i + _ROUND_TILES[tile.number]] = 1


def _pools(s: Terra, vector: Vector) -> None:
    """Cards, tiles and power actions that are left."""
    cells = s.cells
    bits = s.board.bits
    used, pool = cells[at.POWER_USED], cells[at.BONUS_POOL]
    taken = [bool(used & bits[action.number]) for action in BOX.power_actions]
    vector[_RANGE["power_actions"]] = taken
    vector[_RANGE["bonus_pool"]] = [bool(pool & bits[card.number]) for card in BOX.bonus_cards]
    vector[_RANGE["bonus_coins"]] = [cells[at.BONUS_COINS + card.number] / 6 for card in BOX.bonus_cards]
    vector[_RANGE["favor_pool"]] = [cells[at.FAVOR_POOL + tile.number - 1] / 3 for tile in BOX.favor_tiles]
    vector[_RANGE["town_pool"]] = [cells[at.TOWN_POOL + tile.number - 1] / 2 for tile in BOX.town_tiles]


def _cults_and_bridges(s: Terra, column: list[int], vector: Vector) -> None:
    """Tenth spaces, order spaces, bridges: each belongs to a seat or to nobody."""
    cells = s.cells
    for name, first, count in (
        ("cult_top", at.CULT_TOP, len(CULTS)),
        ("order_spaces", at.ORDER_SPACES, _SPACES),
    ):
        start = _AT[name]
        for i, owner in enumerate(cells[first : first + count]):
            if owner:
                vector[start + SEATS * i + column[owner - 1]] = 1
    start = _AT["bridge_sites"]
    for site in range(len(s.board.sites)):
        for seat in range(s.seats):
            if s.bridges_on(site, seat):
                vector[start + SEATS * site + column[seat]] = 1


def _map(s: Terra, seat: int, column: list[int], vector: Vector) -> None:
    """The planes of the map."""
    lie = grid(s.board.id)
    planes = vector[_RANGE["map"]].reshape(len(PLANES), ROWS * COLUMNS)
    planes[:] = lie.printed
    cells, where, count = s.cells, lie.land, s.board.hexes
    planes[np.array(cells[s.layout.terrain : s.layout.terrain + count]), where] = 1
    owners = np.array(cells[s.layout.owner : s.layout.owner + count])
    built = owners.nonzero()[0]
    planes[_OWNER + np.array(column)[owners[built] - 1], where[built]] = 1
    built_there = np.array(cells[s.layout.building : s.layout.building + count])
    planes[_STRUCTURE + built_there[built], where[built]] = 1
    towns = 0
    for other, block in enumerate(s.base):
        towns |= cells[block + at.TOWN_HEXES]
        if cells[block + at.RIVERS]:
            skipped = [r for r in range(s.board.rivers) if cells[block + at.RIVERS] >> r & 1]
            planes[_OWNER + column[other], lie.river[skipped]] = 1
        if cells[block + at.ICEBERGS]:
            afloat = [r for r in range(s.board.rivers) if cells[block + at.ICEBERGS] >> r & 1]
            planes[_STRUCTURE + DWELLING, lie.river[afloat]] = 1
    asked = 0
    for d in queue.open_for(s, seat):
        if isinstance(d, kinds.Dwelling):
            asked |= d.hexes
        elif isinstance(d, kinds.Spades):
            asked |= d.made_home
            if d.working:
                asked |= s.board.bits[d.working - 1]
    own = s.base[seat]
    masks = (towns, cells[own + at.REACH], cells[own + at.SHIP_REACH], cells[own + at.JUMP_REACH], asked)
    raw = b"".join([mask.to_bytes(MASK_BYTES, "little") for mask in masks])
    bits = np.unpackbits(np.frombuffer(raw, dtype=np.uint8), bitorder="little").reshape(len(masks), -1)
    planes[_MASKS : _MASKS + len(masks), where] = bits[:, :count]


def _sea(s: Terra, column: list[int], vector: Vector) -> None:
    """Ships, seals and ports: what each seat has left, and what lies on the map."""
    assert s.sea is not None
    lie = grid(s.board.id)
    planes = vector[_RANGE["sea"]].reshape(len(SEA_PLANES), ROWS * COLUMNS)
    rivers = s.board.rivers
    for _, _, one, other in s.sea.canals:
        planes[3 * SEATS, lie.river[[one, other]]] = 1
    for seat, c in enumerate(column):
        if not s.has_faction(seat):
            continue
        trading = 0
        for ship in range(at.MOST_SHIPS):
            space = fleet.space(s, seat, ship)
            if space >= 0:
                trading += fleet.trading(s, seat, ship) >= 0
                where = lie.river[space] if space < rivers else lie.land[space - rivers]
                planes[c, where] += 1 / at.MOST_SHIPS
        planes[SEATS + c, lie.land[s.board.members(s.get(seat, at.SEALS))]] = 1
        if fleet.port(s, seat) >= 0:
            planes[2 * SEATS + c, lie.land[fleet.port(s, seat)]] = 1
        used = s.get(seat, at.USED)
        vector[_RANGE["fleet"]].reshape(len(FLEET), SEATS)[:, c] = (
            fleet.in_supply(s, seat) / at.MOST_SHIPS,
            fleet.seals_left(s, seat) / SEALS,
            fleet.steps(s, seat) / 6,
            trading / at.MOST_SHIPS,
            bool(used & USED_MOVE),
            bool(used & USED_BUILD),
        )
