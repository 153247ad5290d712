"""What a seat has on the map: its network, towns in the making, room to grow, neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at
from hexarch.games.terra import towns
from hexarch.games.terra.bots import ranks
from hexarch.games.terra.box.town import STRUCTURES_NEEDED
from hexarch.games.terra.names import CYCLE
from hexarch.games.terra.phases import scoring

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

_networks: Final[dict[tuple[str, int, int, int, int, int, int, tuple[int, ...]], int]] = {}
_NO_BRIDGES: Final[tuple[int, ...]] = ()


def _bridges(s: Terra) -> tuple[int, ...]:
    """Where bridges stand: they join hexes for everybody."""
    for base in s.base:
        if s.cells[base + at.BRIDGES]:
            return tuple(s.cells[s.layout.bridge : s.layout.size])
    return _NO_BRIDGES


def _network(s: Terra, seat: int, bridges: tuple[int, ...]) -> int:
    """The largest network; most seats do not change while one of them tries its turns."""
    cells = s.cells
    base = s.base[seat]
    own = cells[base + at.BUILDINGS]
    if not own:
        return 0
    key = (
        s.board.id,
        cells[base + at.FACTION],
        own,
        cells[base + at.SHIP],
        cells[base + at.RANGE],
        cells[base + at.RIVERS],
        cells[base + at.ICEBERGS],
        bridges,
    )
    found = _networks.get(key, -1)
    if found < 0:
        if len(_networks) >= ranks.MOST_KEPT:
            _networks.clear()
        found = scoring.network(s, seat)
        _networks[key] = found
    return found


def look(s: Terra, seat: int, left: int, out: list[float]) -> None:
    """Numbers of the map, put at the end of `out`."""
    network(s, seat, left, out)
    in_the_making(s, seat, left, out)
    room(s, seat, left, out)


def network(s: Terra, seat: int, left: int, out: list[float]) -> None:
    """The largest network, and opponents beside the seat's structures."""
    cells = s.cells
    base = s.base[seat]
    own = cells[base + at.BUILDINGS]
    occupied = cells[at.OCCUPIED]
    bridges = _bridges(s)
    sizes = [_network(s, other, bridges) for other in range(s.seats)]
    mine = sizes[seat]
    points = ranks.shares(sizes, scoring.NETWORK_VP)[seat] if left < s.box.rounds else 0
    best = 0
    above = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, sizes[other])
            if sizes[other] >= mine:
                above += 1
    count = own.bit_count()
    out.append(float(count))
    out.append(float(mine))
    out.append(float(count - mine))
    out.append(float(points))
    out.append(float(points * (s.box.rounds - left)))
    out.append(float(max(-6, min(6, mine - best))))
    out.append(float(above))
    contacts = opponents = 0
    alone = 0
    foreign = occupied & ~own
    for h in s.board.members(own):
        near = s.adjacent(h) & foreign
        contacts += near.bit_count()
        opponents |= near
        if not near:
            alone += 1
    out.append(float(contacts))
    out.append(float(opponents.bit_count()))
    out.append(float(alone))


def in_the_making(s: Terra, seat: int, left: int, out: list[float]) -> None:
    """The groups nearest to being a town, and the best that one more dwelling would join."""
    board = s.board
    base = s.base[seat]
    own = s.cells[base + at.BUILDINGS]
    inside = s.cells[base + at.TOWN_HEXES]
    worth = s.faction(seat).board.value
    size = s.get(seat, at.TOWN_SIZE)
    rest = own & ~inside
    groups: list[int] = []
    powers: list[int] = []
    counts: list[int] = []
    while rest:
        members = towns.group(s, seat, rest & -rest, True)
        rest &= ~members
        if members & inside:
            continue
        power = count = 0
        for h in board.members(members):
            structure = s.building(h)
            power += worth[structure]
            count += s.box.weights[structure]
        groups.append(members)
        powers.append(power)
        counts.append(count)
    first = second = 0.0
    first_at = -1
    total = 0.0
    for i in range(len(groups)):
        ready = min(1.0, powers[i] / size) * min(1.0, counts[i] / STRUCTURES_NEEDED)
        total += ready * ready
        if ready > first:
            second = first
            first, first_at = ready, i
        elif ready > second:
            second = ready
    out.append(first)
    out.append(second)
    out.append(total)
    out.append(float(min(powers[first_at], size)) if first_at >= 0 else 0.0)
    out.append(float(min(counts[first_at], STRUCTURES_NEEDED)) if first_at >= 0 else 0.0)
    out.append(first * first * left)
    out.append(float(size))
    out.append(float(inside.bit_count()))
    out.append(float(len(groups)))
    # One dwelling more.
    near = s.cells[base + at.REACH] & ~s.cells[at.OCCUPIED] & ~s.cells[at.FIXED]
    centre = s.centre(seat)
    easy = s.free_home(seat) & near
    hard = near & ~easy
    joined_easy = joined = 0.0
    if groups:
        for h in board.members(near):
            around = s.adjacent(h) & own
            if around & inside:
                continue
            power = count = 1
            for i in range(len(groups)):
                if groups[i] & around:
                    power += powers[i]
                    count += counts[i]
            ready = min(1.0, power / size) * min(1.0, count / STRUCTURES_NEEDED)
            if board.bits[h] & hard:
                terrain = s.terrain(h)
                apart = abs(terrain - centre)
                apart = min(apart, CYCLE - apart) if 0 <= centre < CYCLE else 1
                joined = max(joined, ready * (1.1 - 0.1 * apart))
            else:
                joined_easy = max(joined_easy, ready)
    out.append(joined_easy)
    out.append(max(joined, joined_easy))


def room(s: Terra, seat: int, left: int, out: list[float]) -> None:
    """Free hexes in reach by the spades they need; the same with one level of shipping more."""
    cells = s.cells
    base = s.base[seat]
    free = ~cells[at.OCCUPIED]
    near = (cells[base + at.REACH] | cells[base + at.SHIP_REACH] | cells[base + at.JUMP_REACH]) & free
    more = cells[base + at.SHIP_REACH_MORE] & free & ~near
    centre = s.centre(seat)
    homes = s.free_home(seat)
    easy = (homes & near).bit_count()
    further = (homes & more).bit_count()
    one = two = three = 0
    one_more = 0
    if 0 <= centre < CYCLE:
        for way in (-1, 1):
            mask = cells[at.TERRAIN_MASK + (centre + way) % CYCLE]
            one += (mask & near).bit_count()
            one_more += (mask & more).bit_count()
            two += (cells[at.TERRAIN_MASK + (centre + 2 * way) % CYCLE] & near).bit_count()
            three += (cells[at.TERRAIN_MASK + (centre + 3 * way) % CYCLE] & near).bit_count()
        if centre != s.home(seat):
            one += (cells[at.TERRAIN_MASK + centre] & near).bit_count()
    out.append(float(easy))
    out.append(float(min(easy, 2)))
    out.append(float(one))
    out.append(float(min(one, 2)))
    out.append(float(two))
    out.append(float(three))
    out.append(float(further))
    out.append(float(one_more))
    out.append(float((min(easy, 3) + min(one, 3)) * left))
