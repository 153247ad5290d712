"""What it takes to find and value one position that a turn leads to: the unit in which elder's thinking is counted.

    python bench/leaf.py --games 2

Every turn of games that greedy bots lead is looked at once, with elder's weights. Told are microseconds of the
processor for each position, the best of several rounds: finding it (rules and numbers), as the network's input, the
network, and all together.
"""

from __future__ import annotations

import argparse
from time import process_time

from hexarch import processor

processor.settle()  # before numpy is loaded

from hexarch import bots
from hexarch.bots.net import rows
from hexarch.games.terra import queue
from hexarch.games.terra.bots import inputs, net
from hexarch.games.terra.bots.elder import MOST_TURNS
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.game import Game
from hexarch.games.terra.title import TITLE

ROUNDS = 4


def positions(seed: int) -> list[tuple[Game, int]]:
    """Every second beginning of a turn in a game of four."""
    game = LEARNING.begin(seed, 4)
    guide = bots.make(TITLE, "greedy", seed)
    found = []
    while not game.over:
        seat = game.to_act[0]
        if queue.turn(game.state, seat) is not None:
            found.append((game.copy(), seat))
        game.step(seat, guide.choose(game, seat))
    return found[::2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2)
    asked = parser.parse_args()
    looked = [one for seed in range(asked.games) for one in positions(seed)]
    weights = net.shipped("elder")
    brief = len(weights.read) == len(inputs.brief())
    best = [float("inf")] * 3
    count = 0
    for _ in range(ROUNDS):
        times = [process_time()]
        found = [Finder(game.state, seat, MOST_TURNS, brief=brief).find() for game, seat in looked]
        times.append(process_time())
        numbers = [rows([turn.numbers for turn in turns]) for turns in found]
        times.append(process_time())
        for one in numbers:
            weights.coming(one)
        times.append(process_time())
        count = sum(len(turns) for turns in found)
        best = [
            min(old, 1e6 * (after - before) / count)
            for old, before, after in zip(best, times[:-1], times[1:], strict=True)
        ]
    parts = ", ".join(f"{name} {time:.1f}" for name, time in zip(("finding", "input", "network"), best, strict=True))
    print(f"{len(looked)} turns, {count} positions: {sum(best):.1f} us each ({parts})")


if __name__ == "__main__":
    main()
