"""Benchmark: our engine and a peer in one process tree, with the ratios between them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def main(
    *,
    games: int = 20,
    rounds: int = 3,
    seed: int = 7,
    ledgers: Path | None = None,
    peer: bool = True,
    compiled: Annotated[Path | None, Parameter(negative_none="no-")] = Path(".venv-compiled"),
    json: bool = False,
) -> int:
    """Measure the engine against its peer, interpreted and compiled.

    Parameters
    ----------
    games
        Random games in each round.
    rounds
        Rounds; the engines take turns in each, and the best of each figure is shown.
    seed
        Seed of the first game; the games after it take the next numbers.
    ledgers
        Folder of real games (*.txt) to replay and check.
    peer
        Measure the peer too and show the ratios to it.
    compiled
        Virtual environment with a compiled build, measured too if it exists.
    json
        Print a JSON document in place of the table.
    """
    import sys
    from json import dumps

    from hexarch.bench import report
    from hexarch.bench.peer import PeerMissing

    python = report.interpreter(compiled) if compiled else None
    try:
        result = report.measure(games, rounds, seed, ledgers, python, peer)
    except (PeerMissing, FileNotFoundError, ValueError) as problem:
        print(problem, file=sys.stderr)
        return 1
    if json:
        print(dumps(result.as_dict(), indent=2))
    else:
        report.show(result)
    return 0
