"""Towns: four adjacent structures (three with the sanctuary) of total power 7.

Variants let stronghold and sanctuary score, and go on founding towns when the tiles have run out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, effects, growth, kinds, tiles
from hexarch.games.terra import layout as at
from hexarch.games.terra.box import round_
from hexarch.games.terra.names import FROM_TOWN

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


def joins(s: Terra, seat: int) -> bool:
    """Do river hexes of a seat that hang together join all that lies beside them, at any time?"""
    figures = s.faction(seat).figures
    return figures.chains or figures.icebergs is not None


def icebergs_beside(s: Terra, seat: int, members: int) -> int:
    """Mask of the seat's dwellings on the river beside some of its structures."""
    found = 0
    for r in s.board.members(s.get(seat, at.ICEBERGS)):
        found |= s.board.bits[r] if s.board.around_river[r] & members else 0
    return found


def afloat(s: Terra, seat: int, members: int) -> int:
    """How many they are."""
    return icebergs_beside(s, seat, members).bit_count()


def chain(s: Terra, seat: int, rivers: int) -> int:
    """Mask of the seat's river hexes that hang together with those of a mask."""
    mine = s.get(seat, at.RIVERS)
    found = edge = rivers
    while edge:
        r = (edge & -edge).bit_length() - 1
        new = s.board.next_river[r] & mine & ~found
        found |= new
        edge = edge & (edge - 1) | new
    return found


def around(s: Terra, seat: int, h: int) -> int:
    """Mask of hexes directly adjacent for a seat, across river hexes it skipped too."""
    near = s.adjacent(h)
    rivers = s.get(seat, at.RIVERS) & s.board.touches_river[h]
    if rivers and joins(s, seat):
        rivers = chain(s, seat, rivers)
    for r in s.board.members(rivers):
        near |= s.board.around_river[r]
    return near


def connected(s: Terra, seat: int, h: int) -> int:
    """Mask of hexes directly connected with a hex for a seat: over a chain of its own too."""
    figures = s.faction(seat).figures
    return around(s, seat, h) if figures.chains and s.get(seat, at.RIVERS) else s.adjacent(h)


def beside(s: Terra, seat: int) -> int:
    """Mask of hexes directly adjacent to the seat's structures, over chains of its own too."""
    figures = s.faction(seat).figures  # a name of its own: mypyc loses it inside `and`
    chains = figures.chains and s.get(seat, at.RIVERS) != 0
    found = 0
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        found |= around(s, seat, h) if chains else s.adjacent(h)
    for r in s.board.members(s.get(seat, at.ICEBERGS)):
        found |= s.board.around_river[r]
    return found


def group(s: Terra, seat: int, start: int, founding: bool = False) -> int:
    """All own structures connected with those of a mask.

    A river hex skipped for one town joins what is on its banks; for founding another only where that link stays.
    """
    cells = s.cells
    adjacent = s.layout.adjacent
    own = cells[s.base[seat] + at.BUILDINGS]
    skips = cells[s.base[seat] + at.RIVERS] != 0  # few do
    if skips and founding and not joins(s, seat):
        skips = s.rules.on("river-link-stays")
    found = start
    edge = start
    while edge:
        low = edge & -edge
        edge ^= low
        h = low.bit_length() - 1
        new = (around(s, seat, h) if skips else cells[adjacent + h]) & own & ~found
        found |= new
        edge |= new
    return found


def settlements(s: Terra, seat: int, structures: int) -> int:
    """How many separate groups of adjacent structures there are among these."""
    count = 0
    while structures:
        count += 1
        structures &= ~group(s, seat, structures & -structures)
    return count


def tiles_left(s: Terra) -> int:
    """Town tiles that nobody has taken or is about to take."""
    left = sum(s.cells[at.TOWN_POOL : at.TOWN_POOL + at.MOST_TOWNS])
    for d in s.decisions:
        if isinstance(d, kinds.TownTiles):
            left -= d.tiles
    return left


def bridges_between(s: Terra, seat: int, mask: int) -> int:
    """Bridges of a seat between two of these structures."""
    total = 0
    for site, (a, b) in enumerate(s.board.sites):
        if mask & s.board.bits[a] and mask & s.board.bits[b]:
            total += s.bridges_on(site, seat)
    return total


def possible(s: Terra) -> bool:
    """Can a town still be founded? While there are tiles, or where it needs none."""
    return s.box.towns_without_tile > 0 or tiles_left(s) > 0


def found(s: Terra, seat: int, members: int) -> None:
    """These structures become a town: a tile is to be chosen, or there is none left for it."""
    left = tiles_left(s)
    effects.found_town(s, seat, members)
    figures = s.faction(seat).figures
    if figures.bridges is not None and figures.bridges.movable and not s.get(seat, at.DROPPED):
        s.push(kinds.TileOn(seat, members))
    if left and figures.lava:
        _place_tile(s, seat, members)
    if s.box.neighbours is not None:
        effects.score(s, seat, s.box.neighbours.town_vp(s, members), FROM_TOWN)
    if left:
        ask(s, seat)
        return
    tiles.town_without_tile(s, seat)
    effects.score(s, seat, s.box.towns_without_tile, FROM_TOWN)
    effects.score_event(s, seat, round_.TOWN)
    s.faction(seat).towns.founded(s, seat)


def _place_tile(s: Terra, seat: int, members: int) -> None:
    """The tile lies on one of the strongest structures, where structures can move."""
    value = s.faction(seat).board.value
    most = max([value[s.building(h)] for h in s.board.members(members)])
    strongest = [h for h in s.board.members(members) if value[s.building(h)] == most]
    if len(strongest) == 1:
        s.set(seat, at.TILE_HEXES, s.get(seat, at.TILE_HEXES) | s.board.bits[strongest[0]])
        s.log(codes.TILE_ON, seat, strongest[0])
    else:
        s.push(kinds.TileOn(seat, sum([s.board.bits[h] for h in strongest])))


def ask(s: Terra, seat: int) -> None:
    """One town tile more to choose."""
    for d in s.decisions:
        if isinstance(d, kinds.TownTiles) and d.seat == seat:
            s.swap(d, kinds.TownTiles(seat, d.tiles + 1))
            return
    s.push(kinds.TownTiles(seat, 1))


def check(s: Terra, seat: int, h: int) -> bool:
    """Something happened at a hex: does a structure there join a town or found one?

    What touches an existing town only enlarges it; without a tile left no town is founded, but by a variant.
    """
    faction = s.faction(seat)
    if faction.figures.growth:
        growth.grown(s, seat)
    bit = s.board.bits[h]
    base = s.base[seat]
    in_towns = s.cells[base + at.TOWN_HEXES]
    if in_towns & bit or not s.cells[base + at.BUILDINGS] & bit:
        return False
    members = group(s, seat, bit, founding=True)
    if members & in_towns:
        # Only what hangs together outside the towns joins; towns that meet stay apart.
        effects.found_town(s, seat, members & ~in_towns)
        return False
    if not faction.towns.suffices(s, seat, members) or not possible(s):
        return False
    found(s, seat, members)
    return True


def check_all(s: Terra, seat: int) -> None:
    """The power a town needs changed: look at every structure."""
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        check(s, seat, h)


def river_town(s: Terra, seat: int, river: int) -> int:
    """The structures that would be a town if this river hex were skipped, or 0."""
    touching = s.board.around_river[river] & s.get(seat, at.BUILDINGS)
    if not touching or s.get(seat, at.RIVERS) & s.board.bits[river]:
        return 0
    members = group(s, seat, touching, founding=True)
    if members & s.get(seat, at.TOWN_HEXES) or not s.faction(seat).towns.suffices(s, seat, members):
        return 0
    return members
