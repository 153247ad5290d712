"""Set-up: factions, starting dwellings, first favor tiles (six and seven players), first bonus cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import codes, effects, favors, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.box import town
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.names import ACTION_PHASE, COLOURS, CULTS, CYCLE, DWELLING, FROM_START
from hexarch.games.terra.profiles import FIRST_EDITION
from hexarch.games.terra.traits.terrain import AT_ONCE, LAST

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

# Phases of a game.
CHOOSE_FACTIONS: Final = 0
PLACE_DWELLINGS: Final = 1
TAKE_BONUS: Final = 2
CULT_BONUSES: Final = 3
ACTIONS: Final = ACTION_PHASE
OVER: Final = 5
LAST_TERRAINS: Final = 6
INCOME: Final = 7
AUCTION: Final = 8
FIRST_FAVORS: Final = 9
PLACE_PORTS: Final = 10


def lay_out(s: Terra, bonus_cards: tuple[int, ...], extra_card: int = 0) -> None:
    """Put the tiles of the game in their places; a card that comes with a faction waits for it."""
    if extra_card:
        s.put(at.EXTRA_CARD, extra_card)
    pool = 0
    for number in bonus_cards:
        pool |= s.board.bits[number]
    s.put(at.BONUS_POOL, pool)
    for favor_tile in s.box.favor_tiles:
        s.put(at.FAVOR_POOL + favor_tile.number - 1, favor_tile.count)
    for town_tile in s.box.town_tiles:
        s.put(at.TOWN_POOL + town_tile.number - 1, town_tile.count)


def seat_faction(s: Terra, seat: int, faction: Faction) -> None:
    """Give a faction to a seat, with what it begins with."""
    start = faction.start
    base = s.base[seat]
    s.seat_faction(seat, faction.index)
    s.put(base + at.HOME, faction.home)  # -1 until it is chosen
    s.put(base + at.CENTRE, faction.home)
    s.log(codes.FACTION, seat, faction.index)
    s.put(base + at.COINS, start.c)
    s.put(base + at.WORKERS, start.w)
    s.put(base + at.PRIESTS, start.p)
    first = min(s.box.fewer_tokens, start.power[0])  # tokens left in the box are those of bowl I, and then of bowl II
    s.put(base + at.BOWL1, start.power[0] - first)
    s.put(base + at.BOWL2, start.power[1] - s.box.fewer_tokens + first)
    s.put(base + at.PRIEST_CAP, start.priests)
    s.put(base + at.SHIP, start.shipping)
    s.put(base + at.TOWN_SIZE, town.POWER_NEEDED)
    for cult in range(len(CULTS)):
        s.put(base + at.CULT + cult, start.cults[cult])
    if faction.reach.jump is not None:
        s.put(base + at.RANGE, faction.reach.jump.skip)
    for which, thing in enumerate(faction.own.things):
        s.put(base + at.OWN + which, thing.start)
    if start.card and s.cells[at.EXTRA_CARD]:
        s.put(at.BONUS_POOL, s.cells[at.BONUS_POOL] | s.board.bits[s.cells[at.EXTRA_CARD]])
    for number in start.tiles:
        favors.obtain(s, seat, s.box.favor_tile[number])
    if start.gained:
        effects.gain_power(s, seat, start.gained)
    if s.sea is not None:
        s.put(base + at.KEYS, faction.seafaring.keys)
    points = start.vp
    by_map = s.rules.on("start-vp-by-map") or s.sea is not None
    table = "2017" if s.rules.on("start-vp-2017") else s.board.id if by_map else ""
    for name, vp in faction.figures.start_vp:
        if name == table:
            points = vp
    set_points(s, seat, points)


def set_points(s: Terra, seat: int, points: int) -> None:
    """Points to begin with."""
    s.set(seat, at.VP, points)
    s.set(seat, at.SOURCE + FROM_START, points)


def ask_factions(s: Terra) -> None:
    """Each seat without a faction chooses one, in order, and factions that need it a terrain to begin on."""
    s.put(at.PHASE, CHOOSE_FACTIONS)
    asked: list[kinds.Asked] = []
    for seat in range(s.seats):
        if not s.has_faction(seat):
            asked.append(kinds.Faction(seat))
        else:
            asked += first_questions(s, seat)
    s.queue(tuple(asked))


def deal_colours(s: Terra, colours: tuple[str, ...]) -> None:
    """Each seat gets a board, of which it will choose a side; the cells of the lots hold it until then."""
    names = board_names(s)
    for seat, colour in enumerate(colours):
        s.put(at.LOT_FACTION + seat, names.index(colour) + 1)


def board_names(s: Terra) -> list[str]:
    """The boards that two factions share, in a stable order."""
    return sorted({board_of(faction) for faction in s.registry})


def board_of(faction: Faction) -> str:
    """The name of the board that a faction shares with another."""
    return COLOURS[faction.home] if 0 <= faction.home < CYCLE else faction.side


def dealt(s: Terra, seat: int) -> str:
    """The board a seat was dealt and has not yet chosen a side of, or nothing."""
    number = s.cells[at.LOT_FACTION + seat] if s.cells[at.PHASE] == CHOOSE_FACTIONS else 0
    return board_names(s)[number - 1] if number and not s.has_faction(seat) else ""


def first_questions(s: Terra, seat: int) -> list[kinds.Asked]:
    """What a faction is asked as soon as it is chosen: terrain and favor tiles, in any order; a cult to begin in.

    In the first edition the favor tiles came after the terrain.
    """
    faction = s.faction(seat)
    asked: list[kinds.Asked] = []
    if faction.terrain.chooses == AT_ONCE:
        asked.append(kinds.Terrain(seat))
        if faction.start.favors and s.rules.edition > FIRST_EDITION:
            asked.append(kinds.FavorTiles(seat, faction.start.favors))
    if faction.start.steps:
        s.set(seat, at.OWED, faction.start.steps)
        asked.append(kinds.CultSteps(seat, faction.start.steps, one_track=True))
    return asked


def ask_last_terrains(s: Terra) -> None:
    """Some factions choose their terrain when all others are known."""
    for cell in range(at.LOT_FACTION, at.LOT_FACTION + s.seats):
        if s.cells[cell]:  # boards that were dealt; the same game with its factions named is the same position
            s.put(cell, 0)
    if s.cells[at.EXTRA_CARD]:
        s.put(at.EXTRA_CARD, 0)  # it came into the game, or never will
    s.put(at.PHASE, LAST_TERRAINS)
    last = [seat for seat in range(s.seats) if s.faction(seat).terrain.chooses == LAST]
    more = [seat for seat in range(s.seats) for _ in range(s.faction(seat).terrain.more)]
    s.queue((*[kinds.Terrain(seat) for seat in last], *[kinds.Terrain(seat, more=True) for seat in more]))


def dwelling_order(s: Terra) -> list[int]:
    """Once round, once back, then third dwellings, then who places last."""
    early = [seat for seat in range(s.seats) if not s.faction(seat).start.last]
    late = [seat for seat in range(s.seats) if s.faction(seat).start.last]
    order: list[int] = []
    for group in (early, late):
        most = max([s.faction(seat).start.dwellings for seat in group], default=0)
        for number in range(most):
            again = [seat for seat in group if s.faction(seat).start.dwellings > number]
            order += list(reversed(again)) if number == 1 else again
    return [seat for seat in order if not s.get(seat, at.DROPPED)]


def ask_dwellings(s: Terra) -> None:
    """Everybody places the starting dwellings."""
    s.put(at.PHASE, PLACE_DWELLINGS)
    s.queue(tuple([kinds.StartingDwelling(seat) for seat in dwelling_order(s)]))


def place_fixed(s: Terra, places: tuple[tuple[int, ...], ...]) -> None:
    """The introductory game prints where the dwellings stand."""
    s.put(at.PHASE, PLACE_DWELLINGS)
    for seat in range(s.seats):
        for h in places[seat]:
            effects.place(s, seat, h, DWELLING)


def ask_towns(s: Terra) -> bool:
    """Some begin with a town: they choose a tile for it once all first structures stand. Is somebody asked?"""
    asked: list[kinds.Asked] = []
    for seat in range(s.seats):
        own = s.get(seat, at.BUILDINGS)
        if s.faction(seat).start.town and own and not s.get(seat, at.TOWN_HEXES):
            effects.found_town(s, seat, own)
            if not s.get(seat, at.DROPPED):
                asked.append(kinds.TownTiles(seat, 1))
    s.queue(tuple(asked))
    return bool(asked)


def seat_first(s: Terra, first: int) -> None:
    """The order of play begins with this seat."""
    for i in range(s.seats if first else 0):
        s.put(at.ORDER + i, (first + i) % s.seats)


def ask_favors(s: Terra) -> None:
    """A favor tile for everybody, in turn order; those who get two for a temple take the second after all others."""
    s.put(at.PHASE, FIRST_FAVORS)
    order = [seat for seat in s.cells[at.ORDER : at.ORDER + s.seats] if not s.get(seat, at.DROPPED)]
    asked: list[kinds.FavorTiles] = []
    for number in range(max([s.faction(seat).figures.favors for seat in order], default=0)):
        for seat in order:
            if s.faction(seat).figures.favors > number:
                if asked and asked[-1].seat == seat:
                    asked[-1] = kinds.FavorTiles(seat, asked[-1].tiles + 1)
                else:
                    asked.append(kinds.FavorTiles(seat, 1))
    s.queue(tuple(asked))


def ask_bonus(s: Terra) -> None:
    """The last player takes a bonus card first."""
    s.put(at.PHASE, TAKE_BONUS)
    order = s.cells[at.ORDER : at.ORDER + s.seats]
    seats = [seat for seat in reversed(order) if not s.get(seat, at.DROPPED)]
    s.queue(tuple([kinds.BonusCard(seat) for seat in seats]))
