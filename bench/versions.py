"""Figures of whichever version of the engine is on the path, to compare versions in turns.

    PYTHONPATH=path/to/a/version python bench/versions.py --ledgers path/to/ledgers
    PYTHONPATH=path/to/a/version python bench/versions.py --option merchants

The version is a source tree or an unpacked wheel. Prints one line of JSON, in processor time: decisions a second and
milliseconds a game of random league games for four, ledgers a second, and milliseconds a decision of two bots. It
uses nothing of `hexarch.bench`: the version measured may be older than that.
"""

import argparse
import gc
import json
import random
from pathlib import Path
from time import process_time
from typing import Any

from hexarch import processor

processor.settle()  # before numpy is loaded

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.ledger import check_file

GAMES, ROUNDS, THOUGHTS = 20, 3, 60


def play(game: Any, seed: int) -> int:
    """Play a game to its end with random choices; the number of decisions."""
    pick = random.Random(seed).choice
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        game.step(seat, pick(game.options(seat)))
        decisions += 1
    return decisions


def made(name: str, seed: int) -> Any:
    """A bot; versions with a single game did not ask for which."""
    make: Any = bots.make
    try:
        from hexarch.games.terra.title import TITLE
    except ImportError:
        return make(name, seed)
    return make(TITLE, name, seed)


def games(options: dict[str, bool]) -> dict[str, float]:
    """The best of some rounds, each of the same random games."""
    rounds = []
    for _ in range(1 + ROUNDS):  # the first warms up
        gc.collect()
        setup = playing = 0.0
        decisions = 0
        for seed in range(GAMES):
            began = process_time()
            game = terra.new(4, seed, "league", options=options)
            ready = process_time()
            decisions += play(game, seed)
            playing += process_time() - ready
            setup += ready - began
        rounds.append((setup + playing, decisions / playing))
    whole, pace = min(rounds[1:])
    return {"decisions_per_s": round(pace), "ms_per_game": round(1e3 * whole / GAMES, 2)}


def ledgers(folder: Path) -> float:
    """Ledgers replayed and compared, per second: the better of two rounds."""
    files = sorted(folder.glob("*.txt"))
    times = []
    for _ in range(2):
        began = process_time()
        reports = [check_file(file) for file in files]
        times.append(process_time() - began)
        assert all(report.ok for report in reports)
    return round(len(files) / min(times), 1)


def thinking(name: str) -> float:
    """Milliseconds of one decision of a bot, over the first of a game."""
    game = terra.new(4, 3, "league")
    bot = made(name, 3)
    spent = 0.0
    for _ in range(THOUGHTS):
        seat = game.to_act[0]
        began = process_time()
        text = bot.choose(game, seat)
        spent += process_time() - began
        game.step(seat, text)
    return round(1e3 * spent / THOUGHTS, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ledgers", type=Path)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    found = games(dict.fromkeys(asked.option, True))
    if asked.ledgers:
        found["ledgers_per_s"] = ledgers(asked.ledgers)
    if not asked.option:
        found |= {f"{name}_ms": thinking(name) for name in ("greedy", "steward")}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
