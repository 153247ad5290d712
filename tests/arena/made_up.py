"""Made-up results with totals that are easy to add."""

from hexarch.arena import Result, Task
from hexarch.arena.table import from_seed
from hexarch.games.terra.names import SOURCES
from hexarch.games.terra.title import TITLE


def result(set_: int, game: int, bots: str, totals: tuple[int, ...], seconds: float = 0.01) -> Result:
    """A game of bots with one-letter names; all points but the first 20 come from round tiles."""
    n = len(bots)
    vp = tuple({**dict.fromkeys(SOURCES, 0), "start": 20, "round": total - 20, "total": total} for total in totals)
    factions = ("witches", "giants", "nomads", "auren", "engineers")[:n]
    return Result(set_, game, f"table {set_}", tuple(bots), factions, vp, (2,) * n, (seconds,) * n, (0.02,) * n, "d")


def tasks(results: list[Result]) -> list[Task]:
    """The tasks that these results answer."""
    table = from_seed(TITLE, 0, len(results[0].bots))
    return [Task(r.set, r.game, table, r.bots) for r in results]


# By hand: a beats b by 385 - 285 = 100 in set 0, loses by 300 - 340 = -40 in set 1, and draws 400 - 400 in set 2.
PAIRS = [
    result(0, 0, "abab", (100, 80, 90, 70)),
    result(0, 1, "baba", (60, 110, 75, 85)),
    result(1, 0, "aabb", (70, 80, 85, 85)),
    result(1, 1, "bbaa", (90, 80, 75, 75)),
    result(2, 0, "abba", (120, 120, 80, 80)),
    result(2, 1, "baab", (100, 100, 100, 100)),
]
