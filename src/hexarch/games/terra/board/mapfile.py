"""Custom maps: a readable file, an id that carries the whole map, and what is unfair about it.

A file has `first_row` ("A" when the first row is long, "B" when it is short), `rows` of letters (Y U K B G S R, I for
river) and, if wanted, `name` and `author`. The id `custom:A:USGB.../YIIU...` holds the same rows, so that a saved game
needs no file.
"""

from __future__ import annotations

import hashlib
import tomllib
from typing import TYPE_CHECKING, Final, NamedTuple

from hexarch.games.terra.names import COLOURS, CYCLE, LETTERS, RIVER, TERRAINS
from hexarch.kernel.errors import Refusal, SetupError, no

if TYPE_CHECKING:
    from hexarch.games.terra.board.hexes import Board

CUSTOM: Final = "custom:"
FEWEST_ROWS: Final = 5
LAST_ROW: Final = "Q"  # hexes of a row R would be called like the river hexes r1, r2 ...
FEWEST_COLUMNS: Final = 5
MOST_COLUMNS: Final = 26
MOST_LAND: Final = 120
LEAST_TERRAIN: Final = 4  # hexes of each terrain: starting dwellings and a little room
LEAST_BANKS: Final = 2  # hexes of each terrain at the river: some factions begin there
LONGEST_FILE: Final = 20_000
LONGEST_ID: Final = 600
LONGEST_NAME: Final = 60
MOST_SPREAD: Final = 4  # between terrains: hexes at the river
MOST_NEAR_SPREAD: Final = 6  # between terrains: hexes near home that one spade transforms
SHOWN: Final = 8  # hexes named in a finding
KEYS: Final = ("first_row", "rows", "name", "author")


class Finding(NamedTuple):
    """Something about a map its players should know: a code and the values for its sentence."""

    code: str
    values: dict[str, str | int]


class MapPlan(NamedTuple):
    """A map as its maker wrote it: letters of each row, without blanks."""

    first_row: str
    rows: tuple[str, ...]
    name: str = ""
    author: str = ""

    @property
    def id(self) -> str:
        """The map as one word."""
        return f"{CUSTOM}{self.first_row}:{'/'.join(self.rows)}"

    @property
    def ledger_id(self) -> str:
        """How ledgers name the map."""
        return ledger_id(self.first_row, self.rows)

    def text(self) -> str:
        """The map as a file."""
        lines = [f"{key} = {_quoted(value)}" for key, value in (("name", self.name), ("author", self.author)) if value]
        letters = ", ".join(f"{letter} {terrain}" for letter, terrain in zip(LETTERS, TERRAINS, strict=False))
        lines = [f"# {letters}", *lines, f'first_row = "{self.first_row}"', "rows = ["]
        return "\n".join([*lines, *(f'  "{" ".join(row)}",' for row in self.rows), "]", ""])


def ledger_id(first_row: str, rows: tuple[str, ...]) -> str:
    """The league's id: SHA-1 of the colours, river = x, E after each row and before a first row that is short."""
    words = ["E"] if first_row == "B" else []
    for row in rows:
        words += ["x" if letter == LETTERS[RIVER] else COLOURS[LETTERS.index(letter)] for letter in row]
        words.append("E")
    return hashlib.sha1(" ".join(words).encode(), usedforsecurity=False).hexdigest()


def read_map(text: str) -> MapPlan:
    """The map of a file; raises SetupError (`bad_map`) and says what is wrong with it."""
    if len(text) > LONGEST_FILE:
        raise SetupError(refusal("long", len(text), most=LONGEST_FILE))
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise SetupError(refusal("toml", str(error)[:80])) from None
    for key in data:
        if key not in KEYS:
            raise SetupError(refusal("key", key[:40]))
    first_row, rows = data.get("first_row"), data.get("rows")
    if not isinstance(first_row, str):
        raise SetupError(refusal("missing", "first_row"))
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise SetupError(refusal("missing", "rows"))
    plan = MapPlan(
        first_row.upper(),
        tuple("".join(row.split()).upper() for row in rows),
        _name(data, "name"),
        _name(data, "author"),
    )
    check(plan)
    return plan


def from_id(map_id: str) -> MapPlan:
    """The map of an id; raises SetupError (`bad_map`)."""
    if len(map_id) > LONGEST_ID:
        raise SetupError(refusal("long", len(map_id), most=LONGEST_ID))
    parts = map_id.split(":")
    if len(parts) != 3 or f"{parts[0]}:" != CUSTOM:
        raise SetupError(refusal("id", map_id[:40]))
    plan = MapPlan(parts[1], tuple(parts[2].split("/")))
    check(plan)
    return plan


def check(plan: MapPlan) -> None:
    """Refuse a map that cannot be drawn, named or played."""
    if plan.first_row not in ("A", "B"):
        raise SetupError(refusal("first_row", plan.first_row[:40]))
    most = ord(LAST_ROW) - ord(plan.first_row) + 1
    if not FEWEST_ROWS <= len(plan.rows) <= most:
        raise SetupError(refusal("rows", len(plan.rows), FEWEST_ROWS, most))
    columns = len(plan.rows[0]) + (plan.first_row == "B")
    if not FEWEST_COLUMNS <= columns <= MOST_COLUMNS:
        raise SetupError(refusal("columns", columns, FEWEST_COLUMNS, MOST_COLUMNS))
    for index, row in enumerate(plan.rows, ord(plan.first_row) - ord("A")):
        wanted = columns - index % 2
        if len(row) != wanted:
            raise SetupError(refusal("length", chr(ord("A") + index), wanted, wanted))
        for letter in row:
            if letter not in LETTERS:
                raise SetupError(refusal("letter", letter))
    _check_terrains(plan)


def _check_terrains(plan: MapPlan) -> None:
    from hexarch.games.terra.board.hexes import neighbours

    grid = places(plan)
    land = sum(terrain != RIVER for terrain in grid.values())
    if land > MOST_LAND:
        raise SetupError(refusal("land", land, LEAST_TERRAIN * CYCLE, MOST_LAND))
    for terrain in range(CYCLE):
        mine = [place for place, found in grid.items() if found == terrain]
        if len(mine) < LEAST_TERRAIN:
            raise SetupError(refusal("terrain", len(mine), LEAST_TERRAIN, terrain=terrain))
        banks = sum(any(grid.get(p) == RIVER for p in neighbours(place)) for place in mine)
        if banks < LEAST_BANKS:
            raise SetupError(refusal("river", banks, LEAST_BANKS, terrain=terrain))


def places(plan: MapPlan) -> dict[tuple[int, int], int]:
    """Terrain by row and column, in reading order."""
    first = ord(plan.first_row) - ord("A")
    return {
        (row, column): LETTERS.index(letter)
        for row, letters in enumerate(plan.rows, first)
        for column, letter in enumerate(letters)
    }


def banks(board: Board) -> list[int]:
    """For each terrain how many of its hexes lie at the river."""
    found = [0] * CYCLE
    for h in range(board.hexes):
        found[board.terrain[h]] += board.touches_river[h] != 0
    return found


def near_home(board: Board) -> list[int]:
    """For each terrain, summed over its hexes: land at most two steps away that one spade transforms."""
    from hexarch.games.terra.board.hexes import ring_distance

    found = [0] * CYCLE
    for h in range(board.hexes):
        for g in board.members(board.jump_reach[1][h]):
            found[board.terrain[h]] += ring_distance(board.terrain[h], board.terrain[g]) == 1
    return found


def river_systems(board: Board) -> list[int]:
    """Sizes of the connected parts of the river, largest first."""
    from hexarch.games.terra.board.hexes import neighbours

    sizes = []
    rest = set(board.river_positions)
    for start in board.river_positions:
        if start not in rest:
            continue
        rest.discard(start)
        part = [start]
        for place in part:
            wet = [p for p in neighbours(place) if p in rest]
            part += wet
            rest.difference_update(wet)
        sizes.append(len(part))
    return sorted(sizes, reverse=True)


def findings(plan: MapPlan) -> list[Finding]:
    """What is unusual or unfair about a map that can be played."""
    from hexarch.games.terra.board.hexes import load

    board = load(plan.id)
    names, found = board.hex_names, []
    alike = [
        f"{names[h]}:{names[g]}"
        for h in range(board.hexes)
        for g in board.members(board.adjacent[h])
        if h < g and board.terrain[h] == board.terrain[g]
    ]
    if alike:
        found.append(Finding("equal-neighbours", {"n": len(alike), "hexes": _some(alike)}))
    found += _spread("terrain-counts", [board.terrain.count(terrain) for terrain in range(CYCLE)], 0)
    parts = len(river_systems(board))
    if parts > 1:
        found.append(Finding("river-parts", {"n": parts}))
    alone = [names[h] for h in range(board.hexes) if not board.adjacent[h]]
    if alone:
        found.append(Finding("isolated-land", {"n": len(alone), "hexes": _some(alone)}))
    if not board.sites:
        found.append(Finding("no-bridges", {}))
    found += _spread("river-access", banks(board), MOST_SPREAD)
    found += _spread("near-home", near_home(board), MOST_NEAR_SPREAD)
    return found


def _spread(code: str, counts: list[int], most: int) -> list[Finding]:
    """A finding when the terrains differ by more than that; terrains are named by their numbers."""
    least_of, most_of = counts.index(min(counts)), counts.index(max(counts))
    if counts[most_of] - counts[least_of] <= most:
        return []
    values: dict[str, str | int] = {
        "terrain": least_of,
        "n": counts[least_of],
        "other": most_of,
        "m": counts[most_of],
    }
    return [Finding(code, values)]


def _some(names: list[str]) -> str:
    return ", ".join(names[:SHOWN]) + (" ..." if len(names) > SHOWN else "")


def _name(data: dict[str, object], key: str) -> str:
    name = data.get(key, "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or (name and not name.isprintable()):
        raise SetupError(refusal("name", key, most=LONGEST_NAME))
    return name.strip()


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def refusal(why: str, found: str | int, least: int = 0, most: int = 0, terrain: int = RIVER) -> Refusal:
    """Why a map cannot be used: the reason, what was found, the limits, and the terrain it is about."""
    return no("bad_map", why=why, found=found, least=least, most=most, terrain=terrain)
