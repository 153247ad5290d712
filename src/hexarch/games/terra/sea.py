"""What Merchants of the Seas adds to a game that never changes: figures of shipyards and range tiles, canals, spaces.

A space is where a ship or trader can be: river hexes have the numbers of the board, land hexes follow behind them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra.board.hexes import Board, neighbours
from hexarch.games.terra.resources import Amount, res
from hexarch.kernel.errors import SaveError

if TYPE_CHECKING:
    from hexarch.games.terra.factions.base import Faction

SHIPS: Final = 3
SEALS: Final = 15
KEPT: Final = 64  # maps whose waterways are in memory
MOST: Final = 20  # of anything that a figure may say
LONGEST_TRACK: Final = 9


class Yard:
    """What the shipyard board of a faction prints."""

    __slots__ = ("cost", "ship", "ships", "steps")

    def __init__(self, cost: Amount, ship: Amount, steps: int, ships: int) -> None:
        self.cost: Final = cost  # of the shipyard
        self.ship: Final = ship  # of a ship by its special action
        self.steps: Final = steps  # of shipping, at once
        self.ships: Final = ships  # at once


class Range:
    """A range tile: how far traders walk and how far a jump leads, by steps made."""

    __slots__ = ("jump", "trader")

    def __init__(self, trader: tuple[int, ...], jump: tuple[int, ...]) -> None:
        self.trader: Final = trader
        self.jump: Final = jump

    @property
    def most(self) -> int:
        """Steps that can be made."""
        return len(self.jump) - 1


class Figures:
    """The figures of one game, as plain data too: they are stored with it."""

    __slots__ = ("canals", "document", "ranges", "usual", "yards")

    def __init__(self, document: Mapping[str, Any]) -> None:
        """Read what a file or a save says; raises SaveError."""
        usual = _yard(_table(document, "usual"), None)
        self.usual: Final = usual
        self.yards: Final = {
            _name(name): _yard(_dict(row, "shipyards"), usual) for name, row in _table(document, "shipyards").items()
        }
        self.ranges: Final = {_name(name): _range(row) for name, row in _table(document, "range").items()}
        canals = document.get("canals")
        if not isinstance(canals, list) or not all(isinstance(site, str) and len(site) <= 9 for site in canals):
            raise SaveError("malformed", "canals")
        self.canals: Final = tuple(str(site) for site in canals)
        self.document: Final = {
            "usual": _written(usual),
            "shipyards": {name: _written(yard) for name, yard in self.yards.items()},
            "range": {name: {"trader": list(r.trader), "jump": list(r.jump)} for name, r in self.ranges.items()},
            "canals": list(self.canals),
        }


def _dict(value: object, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise SaveError("malformed", what)
    return value


def _table(document: Mapping[str, Any], key: str) -> dict[str, Any]:
    return _dict(document.get(key), key)


def _name(name: object) -> str:
    if not isinstance(name, str) or len(name) > 40:
        raise SaveError("malformed", "shipyards")
    return name


def _number(value: object, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise SaveError("malformed", what)
    return value


def _amount(row: dict[str, Any], key: str, usual: Amount | None) -> Amount:
    if key not in row and usual is not None:
        return usual
    parts = _dict(row.get(key), key)
    if not set(parts) <= {"C", "W"}:
        raise SaveError("malformed", key)
    return res(c=_number(parts.get("C", 0), key), w=_number(parts.get("W", 0), key))


def _yard(row: dict[str, Any], usual: Yard | None) -> Yard:
    return Yard(
        _amount(row, "cost", usual.cost if usual else None),
        _amount(row, "ship", usual.ship if usual else None),
        _number(row.get("steps", usual.steps if usual else 0), "steps"),
        min(_number(row.get("ships", usual.ships if usual else 0), "ships"), SHIPS),
    )


def _range(row: object) -> Range:
    found = _dict(row, "range")
    columns = []
    for key in ("trader", "jump"):
        values = found.get(key)
        if not isinstance(values, list) or not 1 <= len(values) <= LONGEST_TRACK:
            raise SaveError("malformed", "range")
        columns.append(tuple(_number(n, "range") for n in values))
    trader, jump = columns
    if len(trader) != len(jump) or not all(2 <= n <= 5 for n in jump):
        raise SaveError("malformed", "range")
    return Range(trader, jump)


def _written(yard: Yard) -> dict[str, Any]:
    return {
        "cost": dict(yard.cost.items()),
        "ship": dict(yard.ship.items()),
        "steps": yard.steps,
        "ships": yard.ships,
    }


@cache
def printed() -> dict[str, Any]:
    """The data file, with the source of each figure and how sure it is."""
    text = (resources.files("hexarch.games.terra.expansions") / "merchants.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def figures_for(map_id: str) -> Figures:
    """The figures of a new game on a map; a map that names no canals has none."""
    found = printed()
    canals = found["canals"].get(map_id, {"sites": []})["sites"]
    return Figures({**found, "canals": canals})


class Waters:
    """The waterways of a map: river hexes next to each other, and the same with canals."""

    __slots__ = ("beside", "canals", "joined")

    def __init__(self, board: Board, sites: tuple[str, ...]) -> None:
        """Canals by the land hexes at their sides; raises SaveError for what is none."""
        river = {position: r for r, position in enumerate(board.river_positions)}
        self.beside: Final[list[list[int]]] = [
            [river[p] for p in neighbours(position) if p in river] for position in board.river_positions
        ]
        self.joined: Final[list[list[int]]] = [list(row) for row in self.beside]
        self.canals: Final[list[tuple[int, int, int, int]]] = []  # two land hexes, the river hexes they join
        for site in sites:
            one, _, two = site.partition(":")
            a, b = board.number.get(one, -1), board.number.get(two, -1)
            if a < 0 or b < 0 or not board.adjacent[a] & board.bits[b]:
                raise SaveError("malformed", "canals")
            ends = board.members(board.touches_river[a] & board.touches_river[b])
            if len(ends) != 2:
                raise SaveError("malformed", "canals")
            self.canals.append((a, b, ends[0], ends[1]))
            self.joined[ends[0]].append(ends[1])
            self.joined[ends[1]].append(ends[0])


@lru_cache(KEPT)
def waters(board: Board, sites: tuple[str, ...]) -> Waters:
    """The waterways of a map with these canals; each is made once."""
    return Waters(board, sites)


class Sea:
    """Everything about ships that holds for a whole game."""

    __slots__ = ("canals", "figures", "joined", "ranges", "rivers", "water", "yards")

    def __init__(self, board: Board, figures: Figures, registry: tuple[Faction, ...]) -> None:
        found = waters(board, figures.canals)
        self.figures: Final = figures
        self.rivers: Final = board.rivers
        self.water: Final = found.beside
        self.joined: Final = found.joined  # through canals too
        self.canals: Final = found.canals
        self.yards: Final = [figures.yards.get(faction.id, figures.usual) for faction in registry]
        self.ranges: Final = [figures.ranges.get(faction.id) for faction in registry]


def space_name(board: Board, space: int) -> str:
    """A river hex or a land hex by its name."""
    return board.river_names[space] if space < board.rivers else board.hex_names[space - board.rivers]
