"""`hexarch bench`: the speed of the rules, beside that of a peer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.kernel.game import Title

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.bench.report import Report
    from hexarch.words import Words

MOST = {"games": 100_000, "rounds": 1_000}
MOST_SEEDS = 1_000_000_000
DIFFERENT = 1
# Figures by the number of their decimals.
DECIMALS = {
    "decisions_per_s": 0,
    "ms_per_game": 2,
    "copy_us": 2,
    "rollback_us": 2,
    "ledgers_per_s": 1,
    "env_steps_per_s": 0,
}


def bench(
    *,
    title: Title,
    games: Annotated[int, Parameter(help=h("bench-games"))] = 20,
    rounds: Annotated[int, Parameter(help=h("bench-rounds"))] = 3,
    seed: Annotated[int, Parameter(help=h("seed-first"))] = 7,
    ledgers: Annotated[Path | None, Parameter(help=h("bench-ledgers"))] = None,
    peer: Annotated[bool, Parameter(help=h("bench-peer"))] = True,
    compiled: Annotated[Path | None, Parameter(help=h("bench-compiled"), negative_none="no-")] = Path(".venv-compiled"),
    json: Annotated[bool, Parameter(help=h("json"), negative="")] = False,
) -> int:
    from hexarch.bench import report
    from hexarch.bench.ours import BadLedger
    from hexarch.bench.peer import NAME, PeerMissing
    from hexarch.console import output
    from hexarch.console.files import UserError

    for name, value in (("games", games), ("rounds", rounds)):
        if not 1 <= value <= MOST[name]:
            raise UserError("console-error-amount", name=f"--{name}", least=1, most=MOST[name])
    if not 0 <= seed < MOST_SEEDS:
        raise UserError("console-error-amount", name="--seed", least=0, most=MOST_SEEDS - 1)
    words = output.words(title.id)
    python = report.interpreter(compiled) if compiled else None
    try:
        result = report.measure(title, games, rounds, seed, ledgers, python, peer)
    except PeerMissing:
        raise UserError("console-bench-no-peer", peer=NAME) from None
    except FileNotFoundError:
        raise UserError("console-bench-no-ledgers", folder=str(ledgers)[:200]) from None
    except BadLedger as bad:
        raise UserError("console-arena-file", DIFFERENT, file=bad.file, why=words.error(bad.cause)) from None
    if json:
        output.print_json(result.as_dict())
    else:
        show(words, output.console(), result)
    return 0


def show(words: Words, out: Console, report: Report) -> None:
    """The report as a table."""
    import platform

    from rich.table import Table

    from hexarch.bench.figures import ratios
    from hexarch.bench.peer import NAME

    def say(key: str, **values: str) -> str:
        return words.text(f"console-bench-{key.replace('_', '-')}", **values)

    table = Table(title=say("title", python=platform.python_version()), title_justify="left")
    table.add_column("")
    if report.peer:
        table.add_column(f"{NAME} {report.peer_version}", justify="right")
    for build in report.builds:
        table.add_column(say(build.name), justify="right")
        if report.peer:
            table.add_column(say("ratio"), justify="right", style="bold")
    for name, decimals in DECIMALS.items():
        row = [say(name)]
        if report.peer:
            row.append(_cell(getattr(report.peer, name), decimals))
        for build in report.builds:
            row.append(_cell(getattr(build.figures, name), decimals))
            if report.peer:
                row.append(_cell(ratios(build.figures, report.peer).get(name), 2, "x"))
        if any(row[1:]):
            table.add_row(*row)
    out.print(table)
    if report.peer:
        out.print(say("ratios-note"))
    for note in report.notes:
        out.print(say(f"note-{note.code}", first=say(note.first), second=say(note.second)), style="yellow")


def _cell(value: float | None, decimals: int, unit: str = "") -> str:
    """A figure; thousands stand apart by a blank, which no language takes for decimals."""
    return "" if value is None else f"{value:,.{decimals}f}{unit}".replace(",", " ")
