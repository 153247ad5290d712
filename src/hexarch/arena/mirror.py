"""Who sits where: every set-up is played until each bot has had each seat, with all it plays as, equally often."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING

from hexarch.arena.match import Task

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexarch.arena.table import Table

Seating = tuple[str, ...]


def fits(bots: Seating, players: int) -> bool:
    """Can these bots share a table? Repeated names say exactly who plays, so they must fill it."""
    repeated = len(set(bots)) < len(bots)
    return bool(bots) and (len(bots) == players or (len(bots) < players and not repeated))


def seatings(bots: Seating, players: int, number: int = 0) -> list[Seating]:
    """The games of one mirrored set; `number` varies who sits beside whom from set to set.

    Bots that have equally many seats, or are fewer than the seats, exchange their places in turn: with two bots
    these are the two mirrored games. Otherwise the whole table moves on seat by seat.
    """
    if not fits(bots, players):
        raise ValueError(f"{len(bots)} bots do not fit at a table of {players}")
    names = tuple(dict.fromkeys(bots))
    if len(bots) < players or len(set(Counter(bots).values())) == 1:
        patterns = _exchanges(len(names), players)
        pattern = patterns[number % len(patterns)]
        return [tuple(names[(bot + by) % len(names)] for bot in pattern) for by in range(len(names))]
    circles = _circles(tuple(names.index(name) for name in bots))
    circle = circles[number % len(circles)]
    return [tuple(names[bot] for bot in turned) for turned in _rotations(circle)]


@cache
def _exchanges(bots: int, players: int) -> list[tuple[int, ...]]:
    """Orders of the bots around the table; bot 0 sits first, for the exchanges bring the others there."""
    filled = [seat % bots for seat in range(players)]
    return sorted({order for order in permutations(filled) if order[0] == 0})


@cache
def _circles(bots: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Orders of the bots around the table that are no rotations of each other."""
    return sorted({min(_rotations(order)) for order in permutations(bots)})


def _rotations(order: tuple[int, ...]) -> list[tuple[int, ...]]:
    """An order and what it becomes when everybody moves on; each once."""
    return list(dict.fromkeys(order[by:] + order[:by] for by in range(len(order))))


def schedule(table: Callable[[int], Table], bots: Seating, players: int, games: int, seed: int = 0) -> list[Task]:
    """At least so many games, in whole mirrored sets; `table` gives the set-up of each set by its number."""
    tasks: list[Task] = []
    number = 0
    while len(tasks) < games:
        at = table(number)
        tasks += [Task(number, game, at, seats, seed) for game, seats in enumerate(seatings(bots, players, number))]
        number += 1
    return tasks


def in_turn(tables: list[Table]) -> Callable[[int], Table]:
    """Given set-ups one after the other; when all have been used they come again with everything one seat further."""
    return lambda number: tables[number % len(tables)].turned(number // len(tables))
