"""What the games say about the bots, as one plain document."""

from __future__ import annotations

from collections import Counter, defaultdict
from hashlib import sha256
from itertools import combinations
from typing import TYPE_CHECKING, Any

from hexarch import bots
from hexarch.arena import ratings
from hexarch.arena.processes import ordered
from hexarch.arena.statistics import bootstrap, deviation, mean, wilson

if TYPE_CHECKING:
    from hexarch.arena.match import Result, Task

TOTAL = "total"


def document(tasks: list[Task], results: list[Result], seed: int = 0) -> dict[str, Any]:
    """Figures of whole mirrored sets; games of sets that were not finished are counted but not used."""
    whole = complete(tasks, results)
    sets: dict[int, list[Result]] = defaultdict(list)
    for result in whole:
        sets[result.set].append(result)
    groups = list(sets.values())
    names = list(dict.fromkeys(name for result in whole for name in result.bots))
    faults = [
        {"setup": result.label, "set": result.set, "game": result.game, **vars(fault)}
        for result in ordered(results)
        for fault in result.faults
    ]
    return {
        "games": len(whole),
        "sets": len(groups),
        "setups": len({result.label for result in whole}),
        "players": len(tasks[0].seats),
        "winner_vp": round(mean([float(max(result.totals)) for result in whole]), 2) if whole else None,
        "asked": len(tasks),
        "unfinished": len(results) - len(whole),
        "bots": {name: _bot(name, groups, seed) for name in names},
        "pairs": [_pair(one, other, groups, seed) for one, other in combinations(names, 2)],
        "ratings": ratings.rate(whole) if len(names) > 1 and ratings.available() else {},
        "people": bots.of(tasks[0].table.title).people(),
        "illegal": len(faults),
        "faults": faults,
        "digest": fingerprint(whole),
    }


def complete(tasks: list[Task], results: list[Result]) -> list[Result]:
    """The games of the sets of which every game has been played, in order."""
    wanted = Counter(task.set for task in tasks)
    played = Counter(result.set for result in results)
    return [result for result in ordered(results) if played[result.set] == wanted[result.set]]


def fingerprint(results: list[Result]) -> str:
    """The same for the same play, however long it took and wherever it was done."""
    told = sha256()
    for r in results:
        told.update(repr((r.set, r.game, r.label, r.bots, r.roles, r.totals, r.digest)).encode())
    return told.hexdigest()[:16]


def _seats(name: str, results: list[Result]) -> list[tuple[Result, int]]:
    return [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]


def _total(results: list[Result], name: str) -> list[float]:
    return [float(result.totals[seat]) for result, seat in _seats(name, results)]


def _bot(name: str, groups: list[list[Result]], seed: int) -> dict[str, Any]:
    """Points, wins and time of a bot."""
    games = [result for group in groups for result in group]
    seats = _seats(name, games)
    totals = _total(games, name)
    # Games of a set share their set-up, so sets and not games are drawn for the interval.
    interval = bootstrap([mean(_total(group, name)) for group in groups], seed)
    decisions = sum(result.decisions[seat] for result, seat in seats)
    return {
        "seats": len(seats),
        "mean_vp": round(mean(totals), 2),
        "mean_vp_95": _rounded(interval),
        "spread_vp": round(deviation(totals), 2),
        "least_vp": int(min(totals)),
        "most_vp": int(max(totals)),
        "by_source": {source: round(mean([r.vp[seat][source] for r, seat in seats]), 2) for source in _sources(games)},
        "by_seat": _by([(str(seat + 1), r.totals[seat]) for r, seat in seats]),
        "by_label": _by([(r.roles[seat], r.totals[seat]) for r, seat in seats]),
        "totals": [int(total) for total in sorted(totals)],
        "wins": round(sum(won(result, seat) for result, seat in seats), 2),
        "win_share": round(sum(won(result, seat) for result, seat in seats) / len(games), 4),
        "seat_share": round(len(seats) / sum(len(result.bots) for result in games), 4),
        "decisions": decisions,
        "ms_per_decision": round(1000 * sum(result.seconds[seat] for result, seat in seats) / max(1, decisions), 3),
        "worst_ms": round(1000 * max(result.worst[seat] for result, seat in seats), 3),
    }


def won(result: Result, seat: int) -> float:
    """The seat's share of the win: those who tie share it."""
    best = max(result.totals)
    return 1 / result.totals.count(best) if result.totals[seat] == best else 0.0


def _sources(results: list[Result]) -> list[str]:
    """Where points come from, as the game lists it."""
    return [source for source in results[0].vp[0] if source != TOTAL]


def _by(rows: list[tuple[str, int]]) -> dict[str, dict[str, float]]:
    found: dict[str, list[float]] = defaultdict(list)
    for key, total in rows:
        found[key].append(total)
    return {key: {"seats": len(row), "mean_vp": round(mean(row), 2)} for key, row in sorted(found.items())}


def _pair(one: str, other: str, groups: list[list[Result]], seed: int) -> dict[str, Any]:
    """Two bots compared set by set, by the sum of their points; as many seats of each are counted."""
    differences: list[float] = []
    seats = 0
    for group in groups:
        mine, theirs = _total(group, one), _total(group, other)
        seats = min(len(mine), len(theirs))
        differences.append(seats * (mean(mine) - mean(theirs)))
    wins = sum(difference > 0 for difference in differences)
    draws = sum(difference == 0 for difference in differences)
    points = wins + draws / 2
    interval = bootstrap(differences, seed)
    middle = mean(differences)
    return {
        "bot": one,
        "against": other,
        "sets": len(groups),
        "seats": seats,
        "difference": round(middle, 2),
        "difference_95": _rounded(interval),
        "per_seat": round(middle / seats, 2),
        "per_seat_95": _rounded(interval and (interval[0] / seats, interval[1] / seats)),
        "wins": wins,
        "draws": draws,
        "losses": len(groups) - wins - draws,
        "share": round(points / len(groups), 4),
        "share_95": _rounded(wilson(points, len(groups)), 4),
    }


def _rounded(interval: tuple[float, float] | None, digits: int = 2) -> list[float] | None:
    return None if interval is None else [round(end, digits) for end in interval]
