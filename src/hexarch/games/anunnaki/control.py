"""Who stands where: control, contested territories, strength, altars and goals (sections 6, 8 and 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.masks import bits
from hexarch.games.anunnaki.names import BABYLON, FOLLOWER, NORRENIS, SETTLEMENT

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def others(s: Table, place: int, seat: int) -> int:
    """The other seat whose pieces would fight in a territory, -1 for nobody."""
    for other in range(s.seats):
        if other != seat and s.fighting(other) >> place & 1:
            return other
    return -1


def contested(s: Table, place: int) -> bool:
    """Units of two players, or units and a civilization (A43)."""
    return s.contested() >> place & 1 == 1


def hostile(s: Table, place: int, seat: int) -> bool:
    """Would a unit that enters have to stop and fight (A46)?"""
    return s.civilization(place) >= 0 or others(s, place, seat) >= 0


def controller(s: Table, place: int) -> int:
    """Who controls a territory, -1 for nobody (A42 to A44)."""
    for seat in range(s.seats):
        if s.controlled(seat) >> place & 1:
            return seat
    return -1


def controls(s: Table, seat: int, place: int) -> bool:
    """Does the seat control it?"""
    return s.controlled(seat) >> place & 1 == 1


def controlled(s: Table, seat: int) -> tuple[int, ...]:
    """All territories the seat controls."""
    return bits(s.controlled(seat))


def besieged(s: Table, place: int, seat: int) -> bool:
    """A settlement with units of others is besieged (A44), except those of Norrenis (A134)."""
    return s.house(seat) != NORRENIS and others(s, place, seat) >= 0


def altars(s: Table, seat: int) -> int:
    """Altars controlled; Poseidon counts as more (A66, A170)."""
    found, on = 0, s.world.grounds.altars
    if s.cells[s.base[seat] + at.SUMMONED] >> names.POSEIDON & 1:
        found = s.amounts.poseidon_altars
    for place in bits(s.controlled(seat)):
        found += on[place]
    return found


def units_on_map(s: Table, seat: int) -> int:
    """Followers and gods (A66, A135)."""
    cells, rows, found = s.cells, s.rows[seat], 0
    for place in bits(cells[s.base[seat] + at.PEOPLE]):
        first = rows[place]
        found += cells[first] + cells[first + 1] + cells[first + 2]
    return found


def settlements_on_map(s: Table, seat: int) -> int:
    """Settlements in play, besieged or not."""
    return sum([s.settlement(place, seat) for place in bits(s.get(seat, at.TOWNS))])


def goal(s: Table, seat: int, tile: int) -> int:
    """The value of a goal tile for a seat (A66)."""
    if tile == 0:
        count = altars(s, seat)
    elif tile == 1:
        count = settlements_on_map(s, seat)
    elif tile == 2:
        count = s.controlled(seat).bit_count()
    else:
        count = units_on_map(s, seat)
    return goal_of(s, tile, count)


def goal_of(s: Table, tile: int, count: int) -> int:
    """The value of a goal tile for so many of what it counts."""
    return min(count // s.edition.goal_divisor[tile], s.edition.goal_max[tile])


def unit_strength(s: Table, seat: int, place: int) -> int:
    """Followers, minor gods, the major god; settlements of Norrenis, stronger once Odin is unlocked (A40, A136)."""
    cells, first = s.cells, s.rows[seat][place]
    follower, minor, major, _ = s.amounts.strength
    found = follower * cells[first] + minor * cells[first + 1] + major * cells[first + 2]
    return found + settlement_strength(s, seat) * cells[first + 3] if seat == s.world.norrenis else found


def map_strength(s: Table, seat: int) -> int:
    """Strength of all units of a seat together."""
    return sum([unit_strength(s, seat, place) for place in bits(s.get(seat, at.PEOPLE) | s.get(seat, at.TOWNS))])


def settlement_strength(s: Table, seat: int) -> int:
    """Settlements of Norrenis fight; Odin unlocked makes them stronger (A131, A136)."""
    if s.house(seat) != NORRENIS:
        return 0
    return s.amounts.odin_strength if s.get(seat, at.MAJOR_OUT) else s.amounts.strength[SETTLEMENT]


def harvest_strength(s: Table, seat: int, place: int) -> int:
    """Units; Ishtar and Odin for settlements, Isis, Osiris, Assur (A62, A139, A146, A147, A158)."""
    found = unit_strength(s, seat, place)
    if s.world.houses[seat] == BABYLON:
        found += s.amounts.ishtar_strength * s.settlement(place, seat)
    summoned = s.cells[s.base[seat] + at.SUMMONED]
    if not summoned:
        return found
    if summoned >> names.ISIS & 1 and s.people(place, seat):
        found += s.amounts.isis_strength * s.settlement(place, seat)
    if summoned >> names.OSIRIS & 1:
        found += s.amounts.osiris_strength
    return found + s.amounts.assur_strength if summoned >> names.ASSUR & 1 else found


def followers_at(s: Table, seat: int) -> list[int]:
    """Territories with a follower of the seat."""
    cells, rows = s.cells, s.rows[seat]
    return [place for place in bits(cells[s.base[seat] + at.PEOPLE]) if cells[rows[place] + FOLLOWER]]


def deployable(s: Table, seat: int) -> int:
    """Controlled territories with a settlement of the seat that is not besieged, as a mask (A78)."""
    return s.cells[s.base[seat] + at.TOWNS] & s.controlled(seat)


def buildable(s: Table, seat: int) -> int:
    """Controlled territories without any settlement, as a mask (A79)."""
    settled = 0
    for first in s.base:
        settled |= s.cells[first + at.TOWNS]
    return s.controlled(seat) & ~settled


def barred(s: Table, seat: int, place: int) -> bool:
    """Capitals of others, and the Afterworld of others, can never be entered (A38, A48, A124)."""
    if place == s.edition.afterworld:
        return not s.get(seat, at.ARTEFACTS) >> names.AFTERWORLD_MAP & 1
    return s.world.foreign[seat] >> place & 1 == 1
