"""A position of Terra Mystica: the journalled cells with names, and what never changes during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from hexarch.games.terra import layout as at
from hexarch.games.terra.codes import TerraEffect
from hexarch.games.terra.kinds import Asked, Turn
from hexarch.games.terra.names import CYCLE, DWELLING, ICE, VOLCANO
from hexarch.kernel.state import Mark, State

if TYPE_CHECKING:
    from hexarch.games.terra.board.hexes import Board
    from hexarch.games.terra.box.contents import Box
    from hexarch.games.terra.box.final import FinalTile
    from hexarch.games.terra.box.round_ import RoundTile
    from hexarch.games.terra.catalog import Catalog
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.repertoire import Repertoire
    from hexarch.games.terra.ruleset import Ruleset
    from hexarch.games.terra.sea import Sea


EMPTY: Final = 4  # of the ninth place for a dwelling: see `pieces`


class Terra(State[Asked]):
    """The state of one game. Rules read it through these names and change it through `effects`."""

    __slots__ = (
        "_seated",
        "_seated_at",
        "base",
        "board",
        "box",
        "catalog",
        "head",
        "layout",
        "looked_at",
        "registry",
        "repertoire",
        "round_tiles",
        "rules",
        "sea",
        "seats",
        "waiting",
    )

    def __init__(
        self,
        board: Board,
        rules: Ruleset,
        box: Box,
        catalog: Catalog,
        registry: tuple[Faction, ...],
        seats: int,
        round_tiles: tuple[RoundTile, ...],
        like: Terra | None = None,
        sea: Sea | None = None,
    ) -> None:
        """The position before the first choice, or one `like` another."""
        self.board = board
        self.rules = rules
        self.box = box
        self.catalog = catalog
        self.registry = registry
        self.seats = seats
        self.round_tiles = round_tiles
        self.sea = sea  # None: there are no ships in this game
        self.repertoire: Repertoire  # what can be chosen in this game; see `Core`
        # What the queue module found in the queue, and in which; asked many times for one position.
        self.head: list[Asked] = []
        self.waiting: list[Asked] = []
        self.looked_at: tuple[Asked, ...] | None = None
        # The faction of each seat, as the cells say since this place in the journal; rules ask for it all the time.
        self._seated_at = 0
        self._seated: list[Faction]
        if like is not None:
            super().__init__(0)
            like.copy_into(self)
            self._seated = like._seated.copy()
            self.repertoire = like.repertoire
            self.layout: at.Layout = like.layout
            self.base: list[int] = like.base
            return
        self.layout = at.Layout(board.hexes, len(board.sites))
        super().__init__(self.layout.size)
        self.base = [at.SEATS_AT + seat * at.SEAT for seat in range(seats)]
        self._lay_out()
        self._sit()

    def _lay_out(self) -> None:
        """Terrain and adjacency as printed, seats in their order."""
        cells = self.cells
        board = self.board
        cells[at.ACTIVE] = -1
        for seat in range(self.seats):
            cells[at.ORDER + seat] = seat
        for h in range(board.hexes):
            terrain = board.terrain[h]
            cells[self.layout.terrain + h] = terrain
            cells[self.layout.adjacent + h] = board.adjacent[h]
            cells[at.TERRAIN_MASK + terrain] |= board.bits[h]

    def log(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0, mask: int = 0) -> None:
        """Record an effect in the event log."""
        if self.logging:
            self.effects.append(TerraEffect(code, seat, a, b, c, mask))

    @property
    def happened(self) -> list[TerraEffect]:
        """The event log with the names of this game; `log` alone writes it."""
        return cast("list[TerraEffect]", self.effects)

    def copy(self) -> Terra:
        """The same position with an empty journal."""
        return Terra(
            self.board,
            self.rules,
            self.box,
            self.catalog,
            self.registry,
            self.seats,
            self.round_tiles,
            self,
            self.sea,
        )

    def rollback(self, mark: Mark) -> None:
        """Return to a marked position, exactly."""
        super().rollback(mark)
        self.looked_at = None
        if mark.journal < self._seated_at:
            self._sit()

    def restore(self, cells: list[int], decisions: tuple[Asked, ...]) -> None:
        """Become a position that was written down."""
        super().restore(cells, decisions)
        self.looked_at = None
        self._sit()

    def _sit(self) -> None:
        """Look up which factions the seats have now."""
        self._seated = [self.registry[self.cells[base + at.FACTION] - 1] for base in self.base]
        self._seated_at = len(self._journal)

    def seat_faction(self, seat: int, faction: int) -> None:
        """Give a faction of the registry to a seat."""
        self.put(self.base[seat] + at.FACTION, faction + 1)
        self._sit()

    # -- a seat -----------------------------------------------------------------

    def get(self, seat: int, what: int) -> int:
        """A number of a seat's block."""
        return self.cells[self.base[seat] + what]

    def set(self, seat: int, what: int, value: int) -> None:
        """Write a number of a seat's block."""
        self.put(self.base[seat] + what, value)

    def faction(self, seat: int) -> Faction:
        """The faction of a seat; there is one once factions are chosen."""
        return self._seated[seat]

    def has_faction(self, seat: int) -> bool:
        """Has the seat chosen its faction?"""
        return self.cells[self.base[seat] + at.FACTION] > 0

    def plays(self, seat: int, faction: int) -> bool:
        """Is this the faction of the seat?"""
        return self.cells[self.base[seat] + at.FACTION] == faction + 1

    def seat_of(self, faction: int) -> int:
        """The seat that plays a faction of the registry, or -1."""
        for seat in range(self.seats):
            if self.plays(seat, faction):
                return seat
        return -1

    def built(self, seat: int, structure: int) -> int:
        """Structures of a kind on the map."""
        return self.cells[self.base[seat] + at.BUILT + structure]

    def left(self, seat: int, structure: int) -> int:
        """Structures of a kind still on the faction board."""
        cells = self.cells
        base = self.base[seat]
        more = 1 if structure == DWELLING and cells[base + at.NINTH] else 0
        printed = self.faction(seat).board.left[structure] + more - self.box.fewer[structure]
        return printed - cells[base + at.BUILT + structure]

    def gone(self, seat: int) -> list[int]:
        """Structures of each kind that left their row of the faction board; a ninth dwelling lay apart."""
        base = self.base[seat]
        found = self.cells[base + at.BUILT : base + at.BUILT + at.MOST_STRUCTURES]
        if self.cells[base + at.NINTH] == EMPTY:
            found[DWELLING] -= 1
        return found

    def cult(self, seat: int, cult: int) -> int:
        """Position on a cult track."""
        return self.cells[self.base[seat] + at.CULT + cult]

    def points_to_lose(self, seat: int) -> int:
        """Victory points that can be paid: all of them, unless a marker of the faction stops the loss."""
        base = self.base[seat]
        points = self.cells[base + at.VP]
        return points - self.cells[base + at.OWN] if self.faction(seat).figures.floor else points

    def tiles_scored(self, seat: int, number: int) -> tuple[RoundTile, ...]:
        """The round tiles whose actions score for a seat in the round of this number, counted from 1.

        That of the round; for a faction that scores other rounds, the last and the first are neighbours.
        """
        if not number:
            return ()
        others = self.faction(seat).figures.other_rounds
        tiles = self.round_tiles
        if not others:
            return tiles[number - 1 : number]
        return tuple([tiles[(number - 1 + other) % len(tiles)] for other in others])

    def power_room(self, seat: int) -> int:
        """Power that can still be gained."""
        base = self.base[seat]
        return 2 * self.cells[base + at.BOWL1] + self.cells[base + at.BOWL2]

    def home(self, seat: int) -> int:
        """The home terrain."""
        return self.cells[self.base[seat] + at.HOME]

    def native(self, seat: int) -> int:
        """The home terrain as others see it: the first of several colours."""
        base = self.base[seat]
        hues = self.cells[base + at.HUES]
        return (hues & 7) - 1 if hues else self.cells[base + at.HOME]

    def holds(self, seat: int, favor: int) -> bool:
        """Does the seat own this favor tile?"""
        return bool(self.cells[self.base[seat] + at.FAVORS] & self.board.bits[favor])

    def cards(self, seat: int) -> list[int]:
        """The bonus cards held: one, for some two."""
        base = self.base[seat]
        card = self.cells[base + at.BONUS]
        second = self.cells[base + at.SECOND_CARD]
        if not second:
            return [card] if card else []
        return [card, second] if card else [second]

    def in_play(self, seat: int) -> bool:
        """Neither passed nor dropped out."""
        base = self.base[seat]
        return not self.cells[base + at.PASSED] and not self.cells[base + at.DROPPED]

    def from_left_of(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    # -- the map ----------------------------------------------------------------

    def terrain(self, h: int) -> int:
        """Terrain of a hex."""
        return self.cells[self.layout.terrain + h]

    def owner(self, h: int) -> int:
        """Seat that owns the structure on a hex, or -1."""
        return self.cells[self.layout.owner + h] - 1

    def building(self, h: int) -> int:
        """Structure on a hex."""
        return self.cells[self.layout.building + h]

    def adjacent(self, h: int) -> int:
        """Mask of land hexes directly adjacent, over bridges too."""
        return self.cells[self.layout.adjacent + h]

    def free_home(self, seat: int) -> int:
        """Mask of free hexes one may build on as they are: home terrain, or all terrains unlocked."""
        cells = self.cells
        base = self.base[seat]
        unlocked = cells[base + at.UNLOCKED]
        mask = 0 if unlocked else cells[at.TERRAIN_MASK + cells[base + at.HOME]]
        if unlocked:
            for terrain in range(CYCLE):
                if unlocked & self.board.bits[terrain]:
                    mask |= cells[at.TERRAIN_MASK + terrain]
        return mask & ~cells[at.OCCUPIED]

    def locked(self) -> int:
        """Mask of hexes that nobody can change."""
        return self.cells[at.TERRAIN_MASK + ICE] | self.cells[at.TERRAIN_MASK + VOLCANO]

    def second(self, seat: int) -> int:
        """The terrain a seat began on where that is not its home, or -1."""
        return self.cells[self.base[seat] + at.SECOND] - 1

    def centre(self, seat: int) -> int:
        """The terrain of the cycle that counts as home when spades are counted."""
        return self.cells[self.base[seat] + at.CENTRE]

    def start_terrain(self, seat: int) -> int:
        """Mask of hexes for the starting dwellings."""
        mask = self.cells[at.TERRAIN_MASK + self.centre(seat)] & ~self.cells[at.OCCUPIED]
        if self.faction(seat).reach.by_river_only:
            for h in self.board.members(mask):
                if not self.board.touches_river[h]:
                    mask &= ~self.board.bits[h]
        return mask

    def is_home(self, terrain: int) -> bool:
        """Is this the home terrain of a faction in the game?"""
        for seat in range(self.seats):
            if self.has_faction(seat) and self.faction(seat).terrain.has_home and self.native(seat) == terrain:
                return True
        return False

    def bridged(self, site: int) -> int:
        """Seat that built the (latest) bridge on a site, or -1."""
        return self.cells[self.layout.bridge + site] % 8 - 1

    def bridges_on(self, site: int, seat: int) -> int:
        """Bridges a seat built on a site; by an option of the league there may be several."""
        count = 0
        builders = self.cells[self.layout.bridge + site]
        while builders:
            count += 1 if builders % 8 == seat + 1 else 0
            builders //= 8
        return count

    # -- the turn ---------------------------------------------------------------

    def round_tile(self) -> RoundTile | None:
        """The tile of the current round."""
        number = self.cells[at.ROUND]
        return self.round_tiles[number - 1] if 1 <= number <= len(self.round_tiles) else None

    def final_tile(self) -> FinalTile | None:
        """The extra final scoring tile of this game, if there is one."""
        number = self.cells[at.FINAL_TILE]
        return self.box.final_tile[number] if number else None

    def turn(self) -> Turn | None:
        """The main turn at the bottom of the queue, when there is one."""
        decisions = self.decisions
        if not decisions:
            return None
        last = decisions[-1]
        return last if isinstance(last, Turn) else None

    def more_actions(self, seat: int, n: int) -> None:
        """Actions to take in a row in this turn."""
        turn = self.turn()
        assert turn is not None
        self.swap(turn, Turn(seat, turn.actions_left + n, turn.acted))
