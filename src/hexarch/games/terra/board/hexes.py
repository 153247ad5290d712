"""Geometry of a map: names, adjacency, distances, shipping reach, bridge sites.

Hexes are numbered in reading order, land and river apart; a set of land hexes is a bit mask.
Names follow the ledgers: row letter and number of the land hex in its row; r0, r1 ... for river hexes.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Final

from hexarch.games.terra.board.mapfile import CUSTOM, MapPlan, from_id, read_map
from hexarch.games.terra.names import CYCLE, LETTERS, RIVER
from hexarch.kernel.errors import SetupError, no

MOST_SHIPPING = 6  # levels for which reach is prepared: five and the bonus card
MOST_RANGE = 4  # hexes a carpet can skip
KEPT = 64  # maps in memory; those of the players come and go
_LOW_BITS: Final = 60
_LOW: Final = 0xFFFFFFFFFFFFFFF  # so many ones
MOST_KEPT: Final = 20_000  # masks whose hexes are known
_members: Final[dict[int, list[int]]] = {}


class Board:
    """A map as printed; nothing here changes during a game."""

    __slots__ = (
        "adjacent",
        "around_river",
        "bits",
        "continents",
        "distance",
        "edge",
        "hex_names",
        "hexes",
        "id",
        "jump_reach",
        "next_river",
        "number",
        "positions",
        "river_edge",
        "river_names",
        "river_positions",
        "rivers",
        "ship_reach",
        "site_at",
        "site_names",
        "sites",
        "sites_at_hex",
        "terrain",
        "touches_river",
    )

    def __init__(self, map_id: str, first_row: str, rows: list[str]) -> None:
        self.id = map_id
        grid: dict[tuple[int, int], int] = {}  # (row, column) -> terrain
        first = ord(first_row) - ord("A")
        self.hex_names: list[str] = []
        self.river_names: list[str] = []
        self.positions: list[tuple[int, int]] = []
        self.river_positions: list[tuple[int, int]] = []
        self.terrain: list[int] = []
        for index, line in enumerate(rows):
            row = first + index
            count = 0
            for column, letter in enumerate(line):
                terrain = LETTERS.index(letter)
                grid[row, column] = terrain
                if terrain == RIVER:
                    self.river_names.append(f"r{len(self.river_names)}")
                    self.river_positions.append((row, column))
                else:
                    count += 1
                    self.hex_names.append(f"{chr(ord('A') + row)}{count}")
                    self.positions.append((row, column))
                    self.terrain.append(terrain)
        self.hexes = len(self.hex_names)
        self.rivers = len(self.river_names)
        # a table, because a shift of a literal is a slow spot of compiled code
        self.bits: list[int] = [1 << i for i in range(max(self.hexes, self.rivers, 64))]
        self.number: dict[str, int] = {name.upper(): i for i, name in enumerate(self.hex_names)}
        land = {position: i for i, position in enumerate(self.positions)}
        river = {position: i for i, position in enumerate(self.river_positions)}
        self.adjacent: list[int] = [_mask(land, neighbours(p), self.bits) for p in self.positions]
        self.touches_river: list[int] = [_mask(river, neighbours(p), self.bits) for p in self.positions]
        self.around_river: list[int] = [_mask(land, neighbours(p), self.bits) for p in self.river_positions]
        self.distance: list[list[int]] = [[distance_between(p, q) for q in self.positions] for p in self.positions]
        self.next_river: list[int] = [_mask(river, neighbours(p), self.bits) for p in self.river_positions]
        self.ship_reach: list[list[int]] = self._ship_reach()
        self.jump_reach: list[list[int]] = [
            [self._within(h, skipped + 1) for h in range(self.hexes)] for skipped in range(MOST_RANGE + 1)
        ]
        self.sites: list[tuple[int, int]] = self._bridge_sites(grid, land)
        self.site_names: list[str] = [f"{self.hex_names[a]}:{self.hex_names[b]}" for a, b in self.sites]
        self.site_at: dict[tuple[int, int], int] = {}
        self.sites_at_hex: list[list[int]] = [[] for _ in range(self.hexes)]
        for site, (a, b) in enumerate(self.sites):
            self.site_at[a, b] = site
            self.site_at[b, a] = site
            self.sites_at_hex[a].append(site)
            self.sites_at_hex[b].append(site)
        self.edge: int = self._edge(self.positions, rows, first)
        self.river_edge: int = self._edge(self.river_positions, rows, first)
        self.continents: list[int] = self._continents()

    def _ship_reach(self) -> list[list[int]]:
        """ship_reach[level][hex]: land hexes over at most `level` river hexes in a row."""
        reach: list[list[int]] = [[0] * self.hexes]
        water = [self.touches_river[h] for h in range(self.hexes)]
        for _ in range(MOST_SHIPPING):
            level: list[int] = []
            for h in range(self.hexes):
                mask = 0
                for r in range(self.rivers):
                    if water[h] & self.bits[r]:
                        mask |= self.around_river[r]
                level.append(mask & ~self.bits[h])
                spread = water[h]
                for r in range(self.rivers):
                    if water[h] & self.bits[r]:
                        spread |= self.next_river[r]
                water[h] = spread
            reach.append(level)
        return reach

    def _within(self, home: int, steps: int) -> int:
        mask = 0
        for h in range(self.hexes):
            if h != home and self.distance[home][h] <= steps:
                mask |= self.bits[h]
        return mask

    def _bridge_sites(
        self, grid: dict[tuple[int, int], int], land: dict[tuple[int, int], int]
    ) -> list[tuple[int, int]]:
        """Pairs of land hexes facing each other across a hex side between two river hexes.

        At the border of the map one of the two in-between hexes may be missing.
        """
        sites: set[tuple[int, int]] = set()
        for here in self.positions:
            around = neighbours(here)
            for i in range(6):
                one, two = around[i], around[(i + 1) % 6]
                facing = [p for p in neighbours(one) if p in neighbours(two) and p != here]
                if len(facing) != 1 or facing[0] not in land:
                    continue
                between = [grid.get(one, -1), grid.get(two, -1)]
                if RIVER in between and all(t in (RIVER, -1) for t in between):
                    a, b = land[here], land[facing[0]]
                    sites.add((min(a, b), max(a, b)))
        return sorted(sites)

    def _edge(self, positions: list[tuple[int, int]], rows: list[str], first: int) -> int:
        """Of these hexes those of the first and last row and the two ends of every row."""
        mask = 0
        for h, (row, column) in enumerate(positions):
            width = len(rows[row - first])
            if row - first in (0, len(rows) - 1) or column in (0, width - 1):
                mask |= self.bits[h]
        return mask

    def _continents(self) -> list[int]:
        """Sizes of the connected land areas, largest first."""
        sizes = []
        rest = (1 << self.hexes) - 1
        while rest:
            area = rest & -rest
            while True:
                wider = area
                for h in self.members(area):
                    wider |= self.adjacent[h]
                if wider == area:
                    break
                area = wider
            sizes.append(area.bit_count())
            rest &= ~area
        return sorted(sizes, reverse=True)

    def members(self, mask: int) -> list[int]:
        """The hex numbers of a mask, in reading order: to read only, since the same few masks are asked for often."""
        found = _members.get(mask)
        if found is None:
            found = []
            rest = mask
            before = -1
            while rest:
                part = rest & _LOW  # a number that fits into a register of the machine is quicker to take apart
                while part:
                    low = part & -part
                    found.append(before + low.bit_length())
                    part ^= low
                rest >>= _LOW_BITS
                before += _LOW_BITS
            if len(_members) >= MOST_KEPT:
                _members.clear()
            _members[mask] = found
        return found


def neighbours(position: tuple[int, int]) -> list[tuple[int, int]]:
    """The six places around one, clockwise from the upper left; odd rows stand half a hex to the right."""
    row, column = position
    shift = row % 2
    return [
        (row - 1, column - 1 + shift),
        (row - 1, column + shift),
        (row, column + 1),
        (row + 1, column + shift),
        (row + 1, column - 1 + shift),
        (row, column - 1),
    ]


def _mask(index: dict[tuple[int, int], int], places: list[tuple[int, int]], bits: list[int]) -> int:
    mask = 0
    for place in places:
        found = index.get(place, -1)
        if found >= 0:
            mask |= bits[found]
    return mask


def distance_between(p: tuple[int, int], q: tuple[int, int]) -> int:
    """Steps between two hexes, over anything."""
    rows = abs(p[0] - q[0])
    across = abs((2 * p[1] + p[0] % 2) - (2 * q[1] + q[0] % 2))
    return rows if across <= rows else rows + (across - rows) // 2


def map_ids() -> list[str]:
    """The maps that come with the game."""
    folder = resources.files("hexarch.games.terra.board") / "maps"
    return sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml"))


def plan(map_id: str) -> MapPlan:
    """The rows of a map: one that comes with the game, by its name, or any map by an id that holds all of it."""
    if map_id.startswith(CUSTOM):
        return from_id(map_id)
    if map_id not in map_ids():
        raise SetupError(no("unknown_map", map=map_id[:40], known=", ".join(map_ids())))
    return read_map((resources.files("hexarch.games.terra.board") / "maps" / f"{map_id}.toml").read_text("utf-8"))


@lru_cache(KEPT)
def ledger_id(map_id: str) -> str:
    """How ledgers name a map."""
    return plan(map_id).ledger_id


@lru_cache(KEPT)
def load(map_id: str) -> Board:
    """The geometry of a map."""
    found = plan(map_id)
    return Board(map_id, found.first_row, list(found.rows))


def ring_distance(one: int, other: int) -> int:
    """Spades between two terrains the short way round the cycle."""
    apart = abs(one - other)
    return min(apart, CYCLE - apart)
