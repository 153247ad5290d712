"""`hexarch arena`: bots compared at mirrored tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.console.title import Keywords, console_of
from hexarch.kernel.game import Doc, Title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hexarch.arena import Result, Table, Task
    from hexarch.words import Words

MOST_GAMES = 100_000
MOST_JOBS = 256
SEED = "seed"
FAULTY, INTERRUPTED = 1, 130


def arena(
    *,
    title: Title,
    bots: Annotated[str, Parameter(help=h("arena-bots"))],
    games: Annotated[int, Parameter(name=["--games", "-n"], help=h("arena-games"))] = 20,
    players: Annotated[int | None, Parameter(help=h("arena-players"), show_default=False)] = None,
    setups: Annotated[str, Parameter(help=h("arena-setups"))] = SEED,
    wishes: Keywords,
    seed: Annotated[int, Parameter(help=h("arena-seed"))] = 0,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"], help=h("jobs"))] = 1,
    report: Annotated[Path | None, Parameter(help=h("arena-report"), show_default=False)] = None,
    ray: Annotated[bool, Parameter(help=h("arena-ray"), negative="")] = False,
    ray_address: Annotated[str | None, Parameter(help=h("arena-ray-address"), show_default=False)] = None,
    json: Annotated[bool, Parameter(help=h("json"), negative="")] = False,
) -> int:
    from time import perf_counter

    from hexarch.arena import cluster, document, schedule
    from hexarch.arena import report as page
    from hexarch.arena.figures import complete
    from hexarch.arena.processes import run
    from hexarch.arena.ratings import available
    from hexarch.console import arena_view, files, output, setting

    words = output.words(title.id)
    for name, value, most in (("games", games, MOST_GAMES), ("jobs", jobs, MOST_JOBS)):
        if not 1 <= value <= most:
            raise files.UserError("console-error-amount", name=f"--{name}", least=1, most=most)
    remote = ray or ray_address is not None
    if remote and not cluster.available():
        raise files.UserError("console-arena-no-ray")
    chosen = tuple(setting.versions(title, bots))
    table, seats = _tables(title, words, setups, players, wishes.given, seed)
    _check(chosen, seats)
    tasks = schedule(table, chosen, seats, games, seed)
    table(0).begin()  # a set-up that cannot be played is refused before any work begins
    if report is not None:
        _check_place(report)
    began = perf_counter()
    work = cluster.run(tasks, jobs, ray_address) if remote else run(tasks, jobs)
    results, broken = _play(words, tasks, work, hidden=json)
    if not complete(tasks, results):
        return INTERRUPTED  # not one set is complete: there is nothing to tell
    found: dict[str, Any] = {"command": _command(title, chosen, games, seats, setups, wishes, seed)}
    found |= document(tasks, results, seed)
    found |= {"interrupted": broken, "jobs": jobs, "seconds": round(perf_counter() - began, 3)}
    if report is not None:
        files.write(report, page.report(words, found))
    if json:
        output.print_json(found)
    else:
        arena_view.show(words, output.console(), found, rated=available())
        if report is not None:
            output.console().print(words.text("console-arena-written", file=str(report)))
    return INTERRUPTED if broken else FAULTY if found["illegal"] else 0


def _check(chosen: tuple[str, ...], players: int) -> None:
    """Refuse bots that cannot share a table."""
    from hexarch.arena.mirror import fits
    from hexarch.console.files import UserError

    if len(chosen) > players:
        raise UserError("console-error-bots", bots=len(chosen), players=players)
    if not fits(chosen, players):
        raise UserError("console-arena-repeated", players=players)


def _check_place(report: Path) -> None:
    """Refuse a report that could not be written, before any work begins."""
    from hexarch.console.files import UserError

    if report.is_dir():
        raise UserError("console-error-folder", file=str(report))
    if not report.parent.is_dir():
        raise UserError("console-error-no-file", file=str(report.parent))


def _tables(
    title: Title, words: Words, setups: str, players: int | None, given: Doc, seed: int
) -> tuple[Callable[[int], Table], int]:
    """Where the games are played, set by set, and by how many."""
    from hexarch.arena import table
    from hexarch.arena.mirror import in_turn
    from hexarch.console import setting
    from hexarch.console.files import UserError

    if players is not None:
        setting.check_players(title, players)
    wish = setups.strip().lower()
    seats = players or setting.usual(title)
    named = console_of(title).setups.get(wish)
    if wish == SEED:
        return (lambda number: table.from_seed(title, seed + number, seats, **given)), seats
    if named is not None:
        return in_turn([table.from_seed(title, seed, seats, label=wish, **given, **named)]), seats
    found = [_of_file(title, words, file, given) for file in _files(Path(setups))]
    seats = players or found[0].players
    fitting = [one for one in found if one.players == seats]
    if not fitting:
        raise UserError("console-arena-no-setups", place=setups[:200], players=seats)
    return in_turn(fitting), seats


def _files(path: Path) -> list[Path]:
    from hexarch.arena.table import files_of
    from hexarch.console.files import UserError

    try:
        found = files_of(path)
        if not path.exists():
            raise UserError("console-error-no-file", file=str(path)[:200])
    except (OSError, ValueError) as error:
        raise UserError("console-error-open", file=str(path)[:200], why=str(error)) from None
    if not found:
        raise UserError("console-arena-empty", place=str(path)[:200])
    return found


def _of_file(title: Title, words: Words, file: Path, given: Doc) -> Table:
    from hexarch.arena.table import from_text
    from hexarch.console.files import UserError, read
    from hexarch.kernel.errors import ImportProblem, SaveError

    try:
        return from_text(title, file.stem, read(file), **given)
    except (ImportProblem, SaveError) as error:
        raise UserError("console-arena-file", file=str(file)[:200], why=words.error(error)) from None


def _play(words: Words, tasks: list[Task], work: Iterator[Result], hidden: bool) -> tuple[list[Result], bool]:
    """The results, and whether they are not all: Ctrl-C, or a process that died, leaves what is done."""
    from concurrent.futures.process import BrokenProcessPool

    from hexarch.console import output

    results: list[Result] = []
    with output.progress(words, hidden=hidden) as bar:
        shown = bar.add_task(words.text("console-simulating"), total=len(tasks))
        try:
            for result in work:
                results.append(result)
                bar.advance(shown)
        except (KeyboardInterrupt, BrokenProcessPool):
            work.close()  # type: ignore[attr-defined]
            return results, True
    return results, False


def _command(
    title: Title, chosen: tuple[str, ...], games: int, players: int, setups: str, wishes: Keywords, seed: int
) -> str:
    """The command that plays the same games again."""
    from shlex import join

    from hexarch.games import DEFAULT

    words = ["hexarch", "arena", "--bots", ",".join(chosen), "--games", str(games), "--players", str(players)]
    words += ["--setups", setups, *wishes.line, "--seed", str(seed)]
    return join(words if title.id == DEFAULT else [*words, "--game", title.id])
