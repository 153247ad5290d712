"""Fair random maps: one winding river, equal terrains, similar neighbourhoods for every terrain.

A map depends on its seed and size only. Rivers are tried until one is good, terrains are exchanged until the map is
fair; both searches end after a fixed number of tries with the best map found.
"""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.board.hexes import neighbours
from hexarch.games.terra.board.mapfile import (
    FEWEST_COLUMNS,
    FEWEST_ROWS,
    LAST_ROW,
    LEAST_TERRAIN,
    MOST_COLUMNS,
    MOST_LAND,
    MapPlan,
    check,
    refusal,
)
from hexarch.games.terra.names import CYCLE, LETTERS, RIVER
from hexarch.kernel.errors import SetupError
from hexarch.kernel.rng import Random

ROWS: Final = 9
COLUMNS: Final = 13
LAND_PERCENT: Final = 68
SMALLEST_AREA: Final = 4  # hexes of a continent
MOST_DEEP: Final = 1  # river hexes with five or six river neighbours
MOST_WIDE: Final = 5  # river hexes with four
SITES_OF: Final = (20, 35)  # bridge sites for river hexes
RIVERS: Final = 40  # tries
STEPS: Final = 4000  # of a walk
COLOURINGS: Final = 4
EXCHANGES: Final = 6000
BANK_SPREAD: Final = 1  # most difference between terrains: hexes at the river
NEAR_SPREAD: Final = 3  # and hexes within two steps that one spade transforms


class Grid:
    """The empty places of a map, numbered in reading order."""

    __slots__ = ("around", "edges", "inner", "inside", "places", "rim", "thirds", "within_two")

    def __init__(self, rows: int, columns: int, first_row: str) -> None:
        first = ord(first_row) - ord("A")
        self.places = [(row, c) for row in range(first, first + rows) for c in range(columns - row % 2)]
        number = {place: i for i, place in enumerate(self.places)}
        self.around = [[number[p] for p in neighbours(place) if p in number] for place in self.places]
        self.within_two: list[list[int]] = []
        for i, near in enumerate(self.around):
            wider = set(near)
            for j in near:
                wider.update(self.around[j])
            self.within_two.append(sorted(wider - {i}))
        last = first + rows - 1
        across = range(first + 1, last)
        self.edges: list[list[int]] = [  # without the corners
            [number[first, c] for c in range(1, columns - first % 2 - 1)],
            [number[row, columns - 1 - row % 2] for row in across],
            [number[last, c] for c in range(1, columns - last % 2 - 1)],
            [number[row, 0] for row in across],
        ]
        self.rim = [len(near) < 6 for near in self.around]
        self.inner = [i for i, rim in enumerate(self.rim) if not rim]
        self.inside = [[p for p in near if not self.rim[p]] for near in self.around]
        # the nine parts of the map, and the part of each place
        self.thirds = [(row - first) * 3 // rows * 3 + min(2, c * 3 // columns) for row, c in self.places]


def generate(seed: int, rows: int = ROWS, columns: int = COLUMNS, first_row: str = "A") -> MapPlan:
    """A fair map of a seed: two thirds of it land, as many hexes of each terrain, none next to its like."""
    if first_row not in ("A", "B"):
        raise SetupError(refusal("first_row", str(first_row)[:40]))
    most = ord(LAST_ROW) - ord(first_row) + 1
    if not FEWEST_ROWS <= rows <= most:
        raise SetupError(refusal("rows", rows, FEWEST_ROWS, most))
    if not FEWEST_COLUMNS <= columns <= MOST_COLUMNS:
        raise SetupError(refusal("columns", columns, FEWEST_COLUMNS, MOST_COLUMNS))
    grid = Grid(rows, columns, first_row)
    each = (len(grid.places) * LAND_PERCENT * 2 + 100 * CYCLE) // (200 * CYCLE)
    if not LEAST_TERRAIN <= each <= MOST_LAND // CYCLE:
        raise SetupError(refusal("land", each * CYCLE, LEAST_TERRAIN * CYCLE, MOST_LAND))
    rng = Random(seed)
    wet = _best_river(rng, grid, len(grid.places) - CYCLE * each)
    terrain = _best_terrains(rng, grid, wet)
    letters = iter([LETTERS[t] for t in terrain])
    first = ord(first_row) - ord("A")
    lines = ["".join(next(letters) for _ in range(columns - row % 2)) for row in range(first, first + rows)]
    plan = MapPlan(first_row, tuple(lines))
    check(plan)
    return plan


# -- the river --------------------------------------------------------------------------------


def _best_river(rng: Random, grid: Grid, length: int) -> list[bool]:
    """The first river without a fault, or the one with the fewest."""
    best: list[bool] = []
    fewest = 1 << 30
    for _ in range(RIVERS):
        wet = _river(rng, grid, length)
        faults = river_faults(grid, wet)
        if faults < fewest:
            best, fewest = wet, faults
        if not faults:
            break
    return best


def _river(rng: Random, grid: Grid, length: int) -> list[bool]:
    """Winding paths from three or four edges that meet, then tributaries up to the length."""
    wet = [False] * len(grid.places)
    edges = rng.shuffled(grid.edges)
    wet[rng.choice(edges[0])] = True
    count = 1
    for edge in edges[1 : 3 + rng.below(2)]:
        count += _flow(wet, _path(rng, grid, rng.choice(edge), wet), length - count)
    for _ in range(length):
        dry = [p for p in grid.inner if not wet[p] and not any(wet[q] for q in grid.within_two[p])]
        if not dry:
            break
        count += _flow(wet, _path(rng, grid, rng.choice(dry), wet), length - count)
    while count < length:
        count += _flow(wet, [_spring(rng, grid, wet)], 1)
    return wet


def _flow(wet: list[bool], path: list[int], room: int) -> int:
    """Fill a path if there is room for it; how many hexes were filled."""
    if len(path) > room:
        return 0
    for place in path:
        wet[place] = True
    return len(path)


def _path(rng: Random, grid: Grid, start: int, wet: list[bool]) -> list[int]:
    """A random walk inside the map until it comes to the river, without its loops and short cuts."""
    path: list[int] = []
    place = start
    for _ in range(STEPS):
        if place in path:
            del path[path.index(place) :]
        path.append(place)
        if any(wet[p] for p in grid.around[place]):
            break
        place = rng.choice(grid.inside[place])
    else:
        return []
    thin: list[int] = []
    for place in path:
        for i, earlier in enumerate(thin[:-1]):
            if place in grid.around[earlier]:
                del thin[i + 1 :]
                break
        thin.append(place)
    return thin


def _river_neighbours(grid: Grid, wet: list[bool], place: int) -> int:
    return sum([wet[p] for p in grid.around[place]])


def _spring(rng: Random, grid: Grid, wet: list[bool]) -> int:
    """A dry place at the river, inside the map if possible, touching it as little as possible."""
    near: list[list[int]] = [[] for _ in range(14)]
    for place in range(len(wet)):
        if not wet[place]:
            near[_river_neighbours(grid, wet, place) + (7 if grid.rim[place] else 0)].append(place)
    near[0] = near[7] = []
    return rng.choice(next(found for found in near if found))


def river_faults(grid: Grid, wet: list[bool]) -> int:
    """How far a river is from a good one; 0 for a good one."""
    degrees = [_river_neighbours(grid, wet, place) for place in range(len(wet)) if wet[place]]
    faults = 2 * max(0, sum(d >= 5 for d in degrees) - MOST_DEEP)
    faults += max(0, sum(d == 4 for d in degrees) - MOST_WIDE)
    sizes = _areas(grid, wet)
    faults += sum(SMALLEST_AREA - size for size in sizes if size < SMALLEST_AREA)
    faults += max(0, 3 - len(sizes)) + max(0, max(sizes) * 2 - sum(sizes)) // 4
    faults += max(0, 3 - sum(any(wet[place] for place in edge) for edge in grid.edges))
    faults += max(0, sum([wet[p] and grid.rim[p] for p in range(len(wet))]) - len(degrees) // 4)
    faults += 9 - len({grid.thirds[place] for place in range(len(wet)) if wet[place]})
    wanted = -(-len(degrees) * SITES_OF[0] // SITES_OF[1])
    faults += max(0, wanted - _sites(grid, wet))
    return faults + _landlocked(grid, wet)


def _areas(grid: Grid, wet: list[bool]) -> list[int]:
    """Sizes of the continents."""
    seen = list(wet)
    sizes = []
    for start in range(len(wet)):
        if seen[start]:
            continue
        seen[start] = True
        area = [start]
        for place in area:
            for p in grid.around[place]:
                if not seen[p]:
                    seen[p] = True
                    area.append(p)
        sizes.append(len(area))
    return sizes


def _sites(grid: Grid, wet: list[bool]) -> int:
    """Bridge sites within the map: pairs of river hexes side by side with land at both ends of the side."""
    found = 0
    for one in range(len(wet)):
        if not wet[one]:
            continue
        for two in grid.around[one]:
            if one < two and wet[two]:
                ends = [p for p in grid.around[one] if p in grid.around[two]]
                found += len(ends) == 2 and not wet[ends[0]] and not wet[ends[1]]
    return found


def _landlocked(grid: Grid, wet: list[bool]) -> int:
    """Land more than two steps from the river, as far as it is more than a fifteenth of the map."""
    far = sum(not wet[place] and not any(wet[p] for p in grid.within_two[place]) for place in range(len(wet)))
    return max(0, far - len(wet) // 15)


# -- the terrains ------------------------------------------------------------------------------


def _best_terrains(rng: Random, grid: Grid, wet: list[bool]) -> list[int]:
    """The first fair colouring, or the best of a few."""
    best: list[int] = []
    lowest = 1 << 30
    for _ in range(COLOURINGS):
        colouring = Colouring(rng, grid, wet)
        cost = colouring.improve(rng)
        if cost < lowest:
            best, lowest = colouring.terrain, cost
        if colouring.fair():
            break
    return best


class Colouring:
    """Terrains on the land, exchanged two by two as long as that makes the map no less fair."""

    __slots__ = ("alike", "bank", "banks", "land", "near", "next_to", "pairs", "terrain")

    def __init__(self, rng: Random, grid: Grid, wet: list[bool]) -> None:
        self.land = [place for place in range(len(wet)) if not wet[place]]
        self.terrain = [RIVER] * len(wet)
        for i, place in enumerate(rng.shuffled(self.land)):
            self.terrain[place] = i % CYCLE
        self.next_to = [[p for p in near if not wet[p]] for near in grid.around]
        self.near = [[p for p in near if not wet[p]] for near in grid.within_two]
        self.bank = [any(wet[p] for p in near) for near in grid.around]
        self.alike = 0  # pairs of neighbours of the same terrain
        self.pairs = [0] * CYCLE  # pairs within two steps of a terrain and the next on the cycle
        self.banks = [0] * CYCLE
        for place in self.land:
            here = self.terrain[place]
            self.alike += sum([self.terrain[p] == here for p in self.next_to[place] if p > place])
            self.banks[here] += self.bank[place]
            self.pairs[here] += sum([self.terrain[p] == (here + 1) % CYCLE for p in self.near[place]])

    def close(self) -> list[int]:
        """For each terrain, summed over its hexes: hexes within two steps that one spade transforms."""
        return [self.pairs[t] + self.pairs[t - 1] for t in range(CYCLE)]

    def fair(self) -> bool:
        """No terrain beside its like, and all terrains treated alike."""
        close = self.close()
        return (
            not self.alike
            and max(self.banks) - min(self.banks) <= BANK_SPREAD
            and max(close) - min(close) <= NEAR_SPREAD
        )

    def cost(self) -> int:
        """Neighbours of the same terrain weigh most; then squares of what each terrain has too much or too little."""
        close = self.close()
        mean, rim = sum(close), sum(self.banks)
        uneven = sum([(CYCLE * n - mean) ** 2 for n in close]) + 4 * sum([(CYCLE * n - rim) ** 2 for n in self.banks])
        return 20 * CYCLE * CYCLE * self.alike + uneven

    def improve(self, rng: Random) -> int:
        """Exchange terrains until the map is fair or the tries are used up; the cost at the end."""
        cost = self.cost()
        for _ in range(EXCHANGES):
            a, b = rng.choice(self.land), rng.choice(self.land)
            one, other = self.terrain[a], self.terrain[b]
            if one == other:
                continue
            self._put(a, other)
            self._put(b, one)
            after = self.cost()
            if after <= cost:
                cost = after
                if self.fair():
                    break
            else:
                self._put(b, other)
                self._put(a, one)
        return cost

    def _put(self, place: int, terrain: int) -> None:
        self._count(place, -1)
        self.terrain[place] = terrain
        self._count(place, 1)

    def _count(self, place: int, sign: int) -> None:
        here = self.terrain[place]
        before, after = (here - 1) % CYCLE, (here + 1) % CYCLE
        terrain = self.terrain
        for p in self.next_to[place]:
            if terrain[p] == here:
                self.alike += sign
        for p in self.near[place]:
            if terrain[p] == after:
                self.pairs[here] += sign
            elif terrain[p] == before:
                self.pairs[before] += sign
        if self.bank[place]:
            self.banks[here] += sign
