"""Who stands where: control, contested territories, strength, altars and goals (sections 6, 8 and 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.names import BABYLON, FOLLOWER, MAJOR, MINOR, NORRENIS, SETTLEMENT, STRENGTH

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def presence(s: Table, place: int, seat: int) -> int:
    """Pieces that fight: units, and settlements of Norrenis (A131)."""
    found = s.people(place, seat)
    return found + s.settlement(place, seat) if s.house(seat) == NORRENIS else found


def others(s: Table, place: int, seat: int) -> int:
    """The other seat whose pieces would fight in a territory, -1 for nobody."""
    for other in s.present(place):
        if other != seat:
            return other
    return -1


def contested(s: Table, place: int) -> bool:
    """Units of two players, or units and a civilization (A43)."""
    present = s.present(place)
    return len(present) > 1 or bool(present and s.civilization(place) >= 0)


def hostile(s: Table, place: int, seat: int) -> bool:
    """Would a unit that enters have to stop and fight (A46)?"""
    return s.civilization(place) >= 0 or others(s, place, seat) >= 0


def controller(s: Table, place: int) -> int:
    """Units alone there control; without units a settlement does; with a civilization nobody (A42 to A44)."""
    if s.civilization(place) >= 0:
        return -1
    present = s.present(place)
    if present:
        return present[0] if len(present) == 1 else -1
    for seat in range(s.seats):
        if s.settlement(place, seat):
            return seat
    return -1


def controls(s: Table, seat: int, place: int) -> bool:
    """Does the seat control it?"""
    return controller(s, place) == seat


def controlled(s: Table, seat: int) -> list[int]:
    """All territories the seat controls."""
    return [place for place in s.places_of(seat) if controller(s, place) == seat]


def besieged(s: Table, place: int, seat: int) -> bool:
    """A settlement with units of others is besieged (A44), except those of Norrenis (A134)."""
    return s.house(seat) != NORRENIS and others(s, place, seat) >= 0


def altars(s: Table, seat: int) -> int:
    """Altars controlled; Poseidon is one more (A66, A170)."""
    return sum([s.altars(place) for place in controlled(s, seat)]) + int(s.has_god(seat, names.POSEIDON))


def units_on_map(s: Table, seat: int) -> int:
    """Followers and gods (A66, A135)."""
    return sum([s.people(place, seat) for place in s.places_of(seat)])


def settlements_on_map(s: Table, seat: int) -> int:
    """Settlements in play, besieged or not."""
    return sum([s.settlement(place, seat) for place in s.places_of(seat)])


def goal(s: Table, seat: int, tile: int) -> int:
    """The value of a goal tile for a seat (A66)."""
    if tile == 0:
        count = altars(s, seat)
    elif tile == 1:
        count = settlements_on_map(s, seat)
    elif tile == 2:
        count = len(controlled(s, seat))
    else:
        count = units_on_map(s, seat)
    return min(count // s.edition.goal_divisor[tile], s.edition.goal_max[tile])


def unit_strength(s: Table, seat: int, place: int) -> int:
    """Followers 1, minor gods 2, the major god 3; settlements 2 once Odin is unlocked (A40, A136)."""
    found = sum([STRENGTH[unit] * s.units(place, seat, unit) for unit in (FOLLOWER, MINOR, MAJOR)])
    return found + settlement_strength(s, seat) * s.settlement(place, seat)


def settlement_strength(s: Table, seat: int) -> int:
    """Odin unlocked gives settlements strength 2."""
    return 2 if s.house(seat) == NORRENIS and s.get(seat, at.MAJOR_OUT) else 0


def harvest_strength(s: Table, seat: int, place: int) -> int:
    """Units; Ishtar and Odin for settlements, Isis, Osiris, Assur (A62, A139, A146, A147, A158)."""
    found = unit_strength(s, seat, place)
    towns = s.settlement(place, seat)
    if s.house(seat) == BABYLON:
        found += 2 * towns
    if s.has_god(seat, names.ISIS) and s.people(place, seat):
        found += towns
    if s.has_god(seat, names.OSIRIS):
        found += 1
    if s.has_god(seat, names.ASSUR):
        found += 1
    return found


def followers_at(s: Table, seat: int) -> list[int]:
    """Territories with a follower of the seat."""
    return [place for place in s.places_of(seat) if s.units(place, seat, FOLLOWER)]


def deployable(s: Table, seat: int) -> list[int]:
    """Controlled territories with a settlement of the seat that is not besieged (A78)."""
    return [place for place in s.places_of(seat) if s.settlement(place, seat) and controller(s, place) == seat]


def buildable(s: Table, seat: int) -> list[int]:
    """Controlled territories without any settlement (A79)."""
    return [
        place
        for place in controlled(s, seat)
        if not any(s.cells[s.unit_cell(place, other, SETTLEMENT)] for other in range(s.seats))
    ]


def barred(s: Table, seat: int, place: int) -> bool:
    """Capitals of others, and the Afterworld of others, can never be entered (A38, A48, A124)."""
    if place == s.edition.afterworld:
        return not s.get(seat, at.ARTEFACTS) >> names.AFTERWORLD_MAP & 1
    return s.edition.territories[place].capital and place != s.world.capitals[seat]
