"""A position of Anunnaki: cells by name, the queue of decisions, and what can be read from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.edition import AROUND
from hexarch.games.anunnaki.kinds import Asked
from hexarch.games.anunnaki.names import HOUSES, NORRENIS, SETTLEMENT
from hexarch.kernel.state import State

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition
    from hexarch.games.anunnaki.hands import Note
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.setup import Setup


class World:
    """What never changes in a game: the boards in play, borders, piles."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        self.setup: Final = setup
        self.picks: Final[dict[tuple[int, tuple[int, ...]], Pick]] = {}  # every choice is made once
        self.edition: Final = edition
        self.seats: Final = len(setup.players)
        self.houses: Final = tuple([HOUSES.index(name) for name in setup.houses])
        self.boards: Final = (*[edition.home(h) for h in sorted(self.houses)], edition.gaia(self.seats))
        self.lands: Final = tuple([land.number for board in self.boards for land in board.territories])
        self.codes: Final = {edition.territories[t].code.lower(): t for t in self.lands}
        self.codes[edition.after_code.lower()] = edition.afterworld
        self.gaia: Final = self.boards[-1].number
        self.capitals: Final = tuple(
            [next(land.number for land in edition.home(h).territories if land.capital) for h in self.houses]
        )
        lands = [edition.territories[t] for t in self.lands]
        dashed = {pair for board in self.boards for pair in board.dashed}
        self.near: Final = {
            a.number: tuple([b.number for b in lands if a.planet == b.planet and (b.q - a.q, b.r - a.r) in AROUND])
            for a in lands
        }
        self.into: Final = {
            a.number: tuple(
                [t for t in self.near[a.number] if not edition.territories[t].atlantis or (a.number, t) in dashed
                 or (edition.territories[a.number].atlantis and (t, a.number) in dashed)]
            )
            for a in lands
        }  # fmt: skip
        self.spots: Final = tuple([spot for board in self.boards for spot in board.spots])
        self.spot_codes: Final = tuple(["-".join([edition.territories[t].code for t in spot]) for spot in self.spots])
        pacts = [one.name for one in edition.pacts]
        self.pile: Final = tuple([pacts.index(name) for name in setup.pacts])
        self.artefacts: Final = tuple([edition.artefacts.index(name) for name in setup.artefacts])
        self.order: Final = tuple([(setup.first + i) % self.seats for i in range(self.seats)])
        nodes = edition.nodes
        self.ends: Final = tuple([(nodes.index(edge.a), nodes.index(edge.b)) for edge in edition.edges])


class Table(State[Asked]):
    """The cells of one game."""

    __slots__ = ("_civ", "_exhausted", "_open", "_spot", "_units", "base", "edition", "notes", "seats", "world")

    def __init__(self, world: World) -> None:
        self.world: Final = world
        self.edition: Final = world.edition
        self.seats: Final = world.seats
        lands = len(world.edition.territories) + 1
        self.base: Final = tuple([at.TABLE_SIZE + seat * at.SEAT_SIZE for seat in range(self.seats)])
        self._units: Final = at.TABLE_SIZE + self.seats * at.SEAT_SIZE
        self._civ: Final = self._units + lands * self.seats * 4
        self._open: Final = self._civ + lands
        self._exhausted: Final = self._open + lands
        self._spot: Final = self._exhausted + lands * 4
        self.notes: list[Note] = []  # what everybody knows of hands (`hands.py`)
        super().__init__(self._spot + 2 * len(world.spots))

    # -- what everybody knows of hands --------------------------------------------------------

    def note(self, seat: int, what: int, cards: int) -> None:
        """Something about a hand becomes known; rolling back forgets it, for a cell counts what is valid."""
        count = self.cells[at.NOTED]
        del self.notes[count:]
        self.notes.append((seat, what, cards))
        self.put(at.NOTED, count + 1)

    def copy_into(self, other: State[Asked]) -> None:
        """The notes go with the position."""
        super().copy_into(other)
        assert isinstance(other, Table)
        other.notes = self.notes[: self.cells[at.NOTED]]

    # -- where things lie -------------------------------------------------------------------

    def unit_cell(self, place: int, seat: int, unit: int) -> int:
        """The cell with the number of a seat's pieces of a kind in a territory."""
        return self._units + (place * self.seats + seat) * 4 + unit

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

    def units(self, place: int, seat: int, unit: int) -> int:
        """Pieces of one kind in a territory."""
        return self.cells[self.unit_cell(place, seat, unit)]

    def civilization(self, place: int) -> int:
        """The number of the tile there, -1 for none."""
        return self.cells[self._civ + place] - 1

    def active(self) -> int:
        """Whose turn it is."""
        return self.cells[at.ACTIVE]

    def places(self) -> tuple[int, ...]:
        """All territories in play."""
        return self.world.lands

    def places_of(self, seat: int) -> tuple[int, ...]:
        """All territories a seat may ever stand in."""
        if self.get(seat, at.ARTEFACTS) & 4:  # the Map for the Afterworld
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
        afterworld = place == self.edition.afterworld
        return self.edition.after_altars if afterworld else self.edition.territories[place].altars

    def icons(self, place: int, kind: int) -> int:
        """Icons of a type that are not exhausted."""
        if place == self.edition.afterworld:
            return 0
        return self.edition.territories[place].icons[kind] - self.cells[self.exhausted_cell(place, kind)]

    def has_god(self, seat: int, god: int) -> bool:
        """Has the seat summoned this minor god?"""
        return self.get(seat, at.SUMMONED) >> god & 1 == 1

    def tile_node(self, tile: int) -> int:
        """Where an action tile lies on the star."""
        return self.cells.index(tile, at.STAR, at.STAR + 10) - at.STAR

    def pawn_tile(self, seat: int) -> int:
        """The tile under the pawn, -1 before the first turn."""
        pawn = self.get(seat, at.PAWN)
        return self.cells[at.STAR + pawn - 1] if pawn else -1

    def people(self, place: int, seat: int) -> int:
        """Followers and gods."""
        cells = self.cells
        first = self._units + (place * self.seats + seat) * 4
        return cells[first] + cells[first + 1] + cells[first + 2]

    def settlement(self, place: int, seat: int) -> int:
        """Settlements."""
        return self.cells[self._units + (place * self.seats + seat) * 4 + SETTLEMENT]

    def present(self, place: int) -> list[int]:
        """Seats with pieces that fight there: units, and settlements of Norrenis (A131)."""
        cells = self.cells
        first = self._units + place * self.seats * 4
        found = []
        for seat in range(self.seats):
            settled = cells[first + 3] and self.world.houses[seat] == NORRENIS
            if cells[first] or cells[first + 1] or cells[first + 2] or settled:
                found.append(seat)
            first += 4
        return found

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def deck(self, seat: int) -> int:
        """Advanced weapons that are not in the hand, nor on the table in a battle."""
        mask = self.edition.advanced(self.house(seat)) & ~self.get(seat, at.HAND)
        return mask & ~self.on_table(seat)

    def on_table(self, seat: int) -> int:
        """Weapons a seat has played in the battle that is being fought."""
        side = self.side(seat)
        if side < 0:
            return 0
        mask = self.cells[at.DOWN + side]
        for cell in (at.USED, at.ADDED):
            weapon = self.cells[cell + side]
            mask |= 1 << weapon - 1 if weapon else 0
        return mask

    def side(self, seat: int) -> int:
        """0 attacks, 1 defends, -1 neither, in the battle that is being fought."""
        if not self.cells[at.PLACE]:
            return -1
        if seat == self.cells[at.ACTIVE]:
            return 0
        return 1 if self.cells[at.ENEMY] == seat + 1 else -1
