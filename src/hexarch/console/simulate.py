"""`hexarch simulate`: many games between bots, and what they score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.console.title import Wishes
from hexarch.kernel.game import Game, Title

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_GAMES = 1_000_000
MOST_JOBS = 256


class Task:
    """One game to play; plain data, so that it can be sent to another process."""

    def __init__(self, game: str, seed: int, seats: list[str], wishes: Wishes) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.wishes = wishes


def simulate(
    *,
    title: Title,
    games: Annotated[int, Parameter(name=["--games", "-n"], help=h("games"))] = 100,
    players: Annotated[int | None, Parameter(help=h("players"))] = None,
    bots: Annotated[str, Parameter(help=h("simulate-bots"))] = "random",
    wishes: Wishes,
    seed: Annotated[int, Parameter(help=h("seed-first"))] = 0,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"], help=h("jobs"))] = 1,
    json: Annotated[bool, Parameter(help=h("json"), negative="")] = False,
) -> int:
    from time import perf_counter

    from hexarch.console import output, setting
    from hexarch.console.files import UserError

    words = output.words(title.id)
    for name, value, most in (("games", games, MOST_GAMES), ("jobs", jobs, MOST_JOBS)):
        if not 1 <= value <= most:
            raise UserError("console-error-amount", name=f"--{name}", least=1, most=most)
    count = wishes.players(players, setting.usual(title))
    setting.check_players(title, count)
    chosen = setting.only_bots(title, bots)
    tasks = []
    for number in range(games):
        seats = [chosen[(seat + number) % len(chosen)] for seat in range(count)]
        tasks.append(Task(title.id, seed + number, seats, wishes))
    first = _game(tasks[0])  # a set-up that cannot be played is refused before any work begins
    assert first.players == count  # a title refuses wishes that do not fit the players
    began = perf_counter()
    results = []
    with output.progress(words, hidden=json) as bar:
        task = bar.add_task(words.text("console-simulating"), total=games)
        for result in _play_all(tasks, jobs):
            results.append(result)
            bar.advance(task)
    document = _summary(results, perf_counter() - began, jobs)
    if json:
        output.print_json(document)
    else:
        _print(title, document)
    return 0


def _game(task: Task) -> Game:
    from hexarch import games
    from hexarch.console import setting
    from hexarch.words import Words

    return setting.make(games.title(task.game), Words("en"), task.seats, task.wishes, task.seed).quiet()


def play_one(task: Task) -> dict[str, Any]:
    """Play a game to its end; what is worth counting."""
    from hexarch import bots
    from hexarch.console import setting

    game = _game(task)
    kinds = setting.kinds_of(game.title, game.setup)
    players = [bots.make(game.title, kind, task.seed * 16 + seat) for seat, kind in enumerate(kinds)]
    decisions = bots.play(game, players)
    winners = game.winners()
    return {
        "decisions": decisions,
        "seats": [
            {
                "bot": kinds[seat],
                "label": game.label(seat),
                "won": 1 / len(winners) if seat in winners else 0,
                "vp": row,
            }
            for seat, row in enumerate(game.scores())
        ],
    }


def _play_all(tasks: list[Task], jobs: int) -> Iterator[dict[str, Any]]:
    """The results in the order of the tasks, however many processes work on them."""
    if jobs == 1:
        yield from map(play_one, tasks)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(max_workers=min(jobs, len(tasks))) as pool:
        yield from pool.map(play_one, tasks, chunksize=max(1, min(16, len(tasks) // (4 * jobs))))


def _summary(results: list[dict[str, Any]], seconds: float, jobs: int) -> dict[str, Any]:
    seats = [seat for result in results for seat in result["seats"]]
    sources = [source for source in seats[0]["vp"] if source != "total"]
    decisions = sum(result["decisions"] for result in results)
    return {
        "games": len(results),
        "players": len(results[0]["seats"]),
        "mean_vp": _mean([seat["vp"]["total"] for seat in seats]),
        "best_vp": max(seat["vp"]["total"] for seat in seats),
        "by_source": {source: _mean([seat["vp"][source] for seat in seats]) for source in sources},
        "by_bot": _by(seats, "bot"),
        "by_label": _by(seats, "label"),
        "decisions": decisions,
        "decisions_per_game": round(decisions / len(results), 1),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "ms_per_game": round(1000 * seconds / len(results), 2),
        "decisions_per_s": round(decisions / seconds),
    }


def _mean(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 2)


def _by(seats: list[dict[str, Any]], key: str) -> dict[str, dict[str, float]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for seat in seats:
        found.setdefault(seat[key], []).append(seat)
    return {
        name: {
            "seats": len(group),
            "mean_vp": _mean([seat["vp"]["total"] for seat in group]),
            "wins": round(sum(seat["won"] for seat in group), 2),
        }
        for name, group in sorted(found.items())
    }


def _print(title: Title, document: dict[str, Any]) -> None:
    from rich.table import Table

    from hexarch.console import output
    from hexarch.console.plain import source_name

    words, out = output.words(title.id), output.console()
    text = {key: str(value) for key, value in document.items() if not isinstance(value, dict)}
    out.print(words.text("console-simulated", **text))
    sources = Table(box=None, pad_edge=False)
    sources.add_column(words.text("console-final-source"))
    sources.add_column(words.text("console-mean"), justify="right")
    for source, mean in document["by_source"].items():
        sources.add_row(source_name(words, source), f"{mean:.1f}")
    sources.add_row(words.text("console-final-total"), f"{document['mean_vp']:.1f}")
    out.print(sources)
    for key, heading in (("by_bot", "console-by-bot"), ("by_label", "console-by-label")):
        if not any(document[key]):
            continue  # nobody plays as anything in particular
        table = Table(box=None, pad_edge=False)
        table.add_column(words.say(heading))
        for column in ("seats", "mean", "wins"):
            table.add_column(words.text(f"console-{column}"), justify="right")
        for name, row in document[key].items():
            shown = title.name(words, name) if key == "by_label" else name
            table.add_row(shown, str(row["seats"]), f"{row['mean_vp']:.1f}", f"{row['wins']:g}")
        out.print()
        out.print(table)
