"""How long the strong bots think, decision by decision, in games between themselves.

    python bench/bots.py --games 3

Prints mean, 95th percentile and the longest decision of each, in milliseconds of processor time.
"""

import argparse
from time import process_time

from hexarch import processor

processor.settle()  # before numpy is loaded

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.title import TITLE


def measure(name: str, games: int, players: int) -> list[float]:
    """Milliseconds of every decision; weights are read before the first."""
    bots.make(TITLE, name)
    spent: list[float] = []
    for seed in track(range(games), description=name, transient=True):
        game = terra.new(players, seed=seed, ruleset="league", factions="random")
        bot = bots.make(TITLE, name, seed)
        while not game.over:
            seat = game.to_act[0]
            began = process_time()
            text = bot.choose(game, seat)
            spent.append(1000 * (process_time() - began))
            game.step(seat, text)
    return sorted(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args()
    table = Table("bot", "decisions", "mean, ms", "p95, ms", "longest, ms")
    for name in ("greedy", "steward", "elder"):
        spent = measure(name, asked.games, asked.players)
        late = spent[int(0.95 * len(spent))]
        table.add_row(name, str(len(spent)), f"{sum(spent) / len(spent):.1f}", f"{late:.0f}", f"{spent[-1]:.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
