"""A position of Anunnaki: cells by name, the queue of decisions, and what can be read from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki.kinds import Asked
from hexarch.games.anunnaki.layout import (
    ACTIVE,
    ADDED,
    ARTEFACTS,
    CIVILIZATIONS,
    DOWN,
    ENEMY,
    HAND,
    HOUSE,
    LYING,
    NOTED,
    PAWN,
    PEOPLE,
    PLACE,
    STAR,
    SUMMONED,
    TOWNS,
    UNSEEN,
    USED,
)
from hexarch.games.anunnaki.names import HOUSES, SETTLEMENT
from hexarch.kernel.state import Mark, State

if TYPE_CHECKING:
    from hexarch.games.anunnaki.grounds import Roads
    from hexarch.games.anunnaki.hands import Note
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.world import World


# What must be looked at again before it is asked: who controls what, or who meets whom as well.
CONTROL: Final = 1
BOTH: Final = 2


class Table(State[Asked]):
    """The cells of one game."""

    __slots__ = (
        "_anybody", "_civ", "_contested", "_controlled", "_exhausted", "_fighting", "_once", "_open", "_spot",
        "_stale", "_twice", "amounts", "base", "closed_then", "edition", "found", "found_for", "found_from",
        "found_roads", "lay_then", "notes", "peaceful", "rows", "seats", "stood_then", "world",
    )  # fmt: skip

    def __init__(self, world: World, size: int = -1) -> None:
        self.world: Final = world
        self.edition: Final = world.edition
        self.amounts: Final = world.edition.amounts
        self.seats: Final = world.seats
        self.base: Final = world.base
        self.rows: Final = world.grounds.rows
        self._civ: Final = world.civ
        self._open: Final = world.open
        self._exhausted: Final = world.exhausted
        self._spot: Final = world.spot
        self.found: list[Pick] = []  # all answers to a question but passing (`answers.py`)
        self.found_for: Asked | None = None  # that question, until anything is chosen or taken back
        self.found_from: int = 0  # where the ways begin that were found last, as a mask (`movement.py`)
        self.found_roads: Roads | None = None  # and where they lead to
        # What `_meet` and `_rule` have found: sets of territories.
        self._stale: int = BOTH
        self._anybody: int = 0
        self._once: int = 0
        self._twice: int = 0
        self._contested: int = 0
        self._fighting: Final = [0] * world.seats
        self._controlled: Final = [0] * world.seats
        # Has nobody come or gone, and no culture token been laid, since no battle waited and none was surrounded?
        self.peaceful: bool = False
        # Culture tokens that were surrounded when these lay there and units stood in these territories (`culture.py`).
        self.closed_then: tuple[int, ...] = ()
        self.lay_then: int = 0
        self.stood_then: int = 0
        self.notes: list[Note] = []  # what everybody knows of hands (`hands.py`)
        super().__init__(world.size if size < 0 else size)

    # -- options that are known ---------------------------------------------------------------

    def forget(self) -> None:
        """Something will change: options must be looked for again."""
        self.found_for = None

    def rollback(self, mark: Mark) -> None:
        self.found_for = None
        self._stale = BOTH
        self.peaceful = False
        super().rollback(mark)

    def restore(self, cells: list[int], decisions: tuple[Asked, ...]) -> None:
        self.found_for = None
        self._stale = BOTH
        self.peaceful = False
        super().restore(cells, decisions)

    # -- who stands where ---------------------------------------------------------------------

    def change(self, place: int, seat: int, unit: int, n: int) -> None:
        """Pieces of a seat come to a territory, or leave it."""
        cells, first = self.cells, self.rows[seat][place]
        self.add(first + unit, n)
        if unit == SETTLEMENT:
            row = self.base[seat] + TOWNS
            stands = cells[first + unit] > 0
        else:
            row = self.base[seat] + PEOPLE
            stands = n > 0 or cells[first] + cells[first + 1] + cells[first + 2] > 0
        old = cells[row]
        if stands != (old >> place & 1 == 1):
            self.put(row, old ^ 1 << place)
            self._stale = BOTH
            self.peaceful = False

    def march(self, place: int, to: int, seat: int, unit: int, n: int) -> None:
        """Units of a seat go from a territory to another."""
        cells, rows = self.cells, self.rows[seat]
        start = rows[place]
        self.add(start + unit, -n)
        self.add(rows[to] + unit, n)
        row = self.base[seat] + PEOPLE
        old = cells[row]
        new = old | 1 << to
        if not (cells[start] or cells[start + 1] or cells[start + 2]):
            new &= ~(1 << place)
        if new != old:
            self.put(row, new)
            self._stale = BOTH
            self.peaceful = False

    def settle_civilization(self, place: int, tile: int) -> None:
        """The civilization tile of a territory, 0 for none."""
        self.put(self._civ + place, tile)
        old = self.cells[CIVILIZATIONS]
        if (tile > 0) != (old >> place & 1 == 1):
            self.put(CIVILIZATIONS, old ^ (1 << place))
            self._stale = BOTH
            self.peaceful = False

    def lay_token(self, spot: int, token: int, face_up: int = 0) -> None:
        """The culture token of an intersection, 0 for none."""
        self.peaceful = False
        cell = self._spot + 2 * spot
        self.put(cell, token)
        self.put(cell + 1, face_up)
        bit = 1 << spot
        self.put(LYING, self.cells[LYING] & ~bit | (bit if token else 0))
        self.put(UNSEEN, self.cells[UNSEEN] & ~bit | (bit if token and not face_up else 0))

    def turn_up(self, spot: int) -> None:
        """The culture token of an intersection is turned face up."""
        self.put(self._spot + 2 * spot + 1, 1)
        self.put(UNSEEN, self.cells[UNSEEN] & ~(1 << spot))

    def _meet(self) -> None:
        """Who stands where: looked at once, until pieces come, go or are taken back."""
        cells, norrenis, fighting = self.cells, self.world.norrenis, self._fighting
        once = twice = 0
        for seat, first in self.world.bases:
            there = cells[first + PEOPLE]
            twice |= once & there
            once |= there
            fighting[seat] = there
        self._anybody = once
        if norrenis >= 0:
            towns = cells[self.base[norrenis] + TOWNS] & ~fighting[norrenis]
            fighting[norrenis] |= towns
            twice |= once & towns
            once |= towns
        self._once = once
        self._twice = twice
        self._contested = twice | once & cells[CIVILIZATIONS]
        self._stale = CONTROL

    def _rule(self) -> None:
        """Who controls what, where it is known who meets whom."""
        if self._stale == BOTH:
            self._meet()
        cells, fighting, controlled = self.cells, self._fighting, self._controlled
        empty, calm = ~self._once, ~(self._twice | cells[CIVILIZATIONS])
        for seat, first in self.world.bases:
            towns = cells[first + TOWNS]
            controlled[seat] = (towns & empty | fighting[seat]) & calm
            empty &= ~towns  # of two settlements in one place the first seat's counts
        self._stale = 0

    def fighting(self, seat: int) -> int:
        """Territories with pieces of a seat that fight: units, and settlements of Norrenis (A131)."""
        if self._stale == BOTH:
            self._meet()
        return self._fighting[seat]

    def free(self, seat: int) -> int:
        """Those of them in which no battle waits, so that pieces may leave (A46)."""
        if self._stale == BOTH:
            self._meet()
        return self._fighting[seat] & ~self._contested

    def rivals(self, seat: int) -> int:
        """Territories where pieces of other seats would fight."""
        if self._stale == BOTH:
            self._meet()
        return self._once ^ self._fighting[seat] | self._twice

    def anybody(self) -> int:
        """Territories with units of anybody."""
        if self._stale == BOTH:
            self._meet()
        return self._anybody

    def contested(self) -> int:
        """Territories with units of two players, or units and a civilization (A43)."""
        if self._stale == BOTH:
            self._meet()
        return self._contested

    def battlefields(self, seat: int) -> int:
        """Territories in which the seat must fight (A96)."""
        if self._stale == BOTH:
            self._meet()
        return self._contested & self._fighting[seat]

    def controlled(self, seat: int) -> int:
        """Units alone there control; without units a settlement does; with a civilization nobody (A42 to A44)."""
        if self._stale:
            self._rule()
        return self._controlled[seat]

    # -- what everybody knows of hands --------------------------------------------------------

    def note(self, seat: int, what: int, cards: int) -> None:
        """Something about a hand becomes known; rolling back forgets it, for a cell counts what is valid."""
        count = self.cells[NOTED]
        del self.notes[count:]
        self.notes.append((seat, what, cards))
        self.put(NOTED, count + 1)

    def copy_into(self, other: State[Asked]) -> None:
        """The notes go with the position."""
        super().copy_into(other)
        assert isinstance(other, Table)
        other.notes = self.notes[: self.cells[NOTED]]
        other._stale = BOTH
        other.peaceful = False

    # -- where things lie -------------------------------------------------------------------

    def unit_cell(self, place: int, seat: int, unit: int) -> int:
        """The cell with the number of a seat's pieces of a kind in a territory."""
        return self.rows[seat][place] + unit

    def civ_cell(self, place: int) -> int:
        """The civilization tile of a territory, + 1."""
        return self._civ + place

    def open_cell(self, place: int) -> int:
        """Does it lie face up?"""
        return self._open + place

    def exhausted_cell(self, place: int, kind: int) -> int:
        """Exhaust tokens of a type."""
        return self._exhausted + place * 4 + kind

    def spot_cell(self, spot: int) -> int:
        """The culture token of an intersection, + 1."""
        return self._spot + 2 * spot

    # -- reading ----------------------------------------------------------------------------

    def get(self, seat: int, cell: int) -> int:
        """A number of a seat."""
        return self.cells[self.base[seat] + cell]

    def house(self, seat: int) -> int:
        """The House of a seat."""
        return self.world.houses[seat]

    def house_name(self, seat: int) -> str:
        """The House of a seat, empty until it is chosen (A7)."""
        house = self.get(seat, HOUSE) if self.world.choosing else self.world.houses[seat]
        return HOUSES[house] if house >= 0 else ""

    def units(self, place: int, seat: int, unit: int) -> int:
        """Pieces of one kind in a territory."""
        return self.cells[self.rows[seat][place] + unit]

    def civilization(self, place: int) -> int:
        """The number of the tile there, -1 for none."""
        return self.cells[self._civ + place] - 1

    def active(self) -> int:
        """Whose turn it is."""
        return self.cells[ACTIVE]

    def places(self) -> tuple[int, ...]:
        """All territories in play."""
        return self.world.lands

    def places_of(self, seat: int) -> tuple[int, ...]:
        """All territories a seat may ever stand in."""
        if self.get(seat, ARTEFACTS) & 4:  # the Map for the Afterworld
            return (*self.world.lands, self.edition.afterworld)
        return self.world.lands

    def atlantis(self, place: int) -> bool:
        """Is it a territory of Atlantis?"""
        return place != self.edition.afterworld and self.edition.territories[place].atlantis

    def planet(self, place: int) -> int:
        """The board of a territory; the Afterworld has none."""
        return -1 if place == self.edition.afterworld else self.edition.territories[place].planet

    def at_home(self, seat: int, place: int) -> bool:
        """Does it lie on the seat's home planet?"""
        return place != self.edition.afterworld and self.edition.planets[self.planet(place)].house == self.house(seat)

    def altars(self, place: int) -> int:
        """Altars of a territory."""
        return self.world.grounds.altars[place]

    def icons(self, place: int, kind: int) -> int:
        """Icons of a type that are not exhausted."""
        if place == self.edition.afterworld:
            return 0
        return self.edition.territories[place].icons[kind] - self.cells[self.exhausted_cell(place, kind)]

    def has_god(self, seat: int, god: int) -> bool:
        """Has the seat summoned this minor god?"""
        return self.cells[self.base[seat] + SUMMONED] >> god & 1 == 1

    def tile_node(self, tile: int) -> int:
        """Where an action tile lies on the star."""
        return self.world.node_of[tile]

    def pawn_tile(self, seat: int) -> int:
        """The tile under the pawn, -1 before the first turn."""
        pawn = self.cells[self.base[seat] + PAWN]
        return self.cells[STAR + pawn - 1] if pawn else -1

    def people(self, place: int, seat: int) -> int:
        """Followers and gods."""
        cells = self.cells
        first = self.rows[seat][place]
        return cells[first] + cells[first + 1] + cells[first + 2]

    def settlement(self, place: int, seat: int) -> int:
        """Settlements."""
        return self.cells[self.rows[seat][place] + SETTLEMENT]

    def present(self, place: int) -> list[int]:
        """Seats with pieces that fight there: units, and settlements of Norrenis (A131)."""
        return [seat for seat in range(self.seats) if self.fighting(seat) >> place & 1]

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def deck(self, seat: int) -> int:
        """Advanced weapons that are not in the hand, nor on the table in a battle."""
        mask = self.edition.advanced(self.world.houses[seat]) & ~self.cells[self.base[seat] + HAND]
        return mask & ~self.on_table(seat) if self.cells[PLACE] else mask

    def on_table(self, seat: int) -> int:
        """Weapons a seat has played in the battle that is being fought."""
        side = self.side(seat)
        if side < 0:
            return 0
        mask = self.cells[DOWN + side]
        for cell in (USED, ADDED):
            weapon = self.cells[cell + side]
            mask |= 1 << weapon - 1 if weapon else 0
        return mask

    def side(self, seat: int) -> int:
        """0 attacks, 1 defends, -1 neither, in the battle that is being fought."""
        if not self.cells[PLACE]:
            return -1
        if seat == self.cells[ACTIVE]:
            return 0
        return 1 if self.cells[ENEMY] == seat + 1 else -1
