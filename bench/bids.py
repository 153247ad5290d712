"""How well bids foretell results: auctions of equal bots, and what came of the games.

    python bench/bids.py elder:depth=1 --games 100 --jobs 2

Every game is drawn by the rules of the league and auctioned; four equal bots bid and play. Told are, over all seats,
how the points that a faction was expected to gain beyond its table's mean go with those that it gained; by how many
points seats of a table lie apart with the points they bid, and how far they would without (everybody beginning with
the same); and how much more the poorest faction begins with than the best.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from hexarch import processor

processor.settle()  # before numpy is loaded

import numpy as np

from hexarch import bots
from hexarch.arena.statistics import bootstrap
from hexarch.bots import versions
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import bidding
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.game import Game
from hexarch.games.terra.phases import begin
from hexarch.games.terra.setup import Setup
from hexarch.games.terra.title import TITLE

PLAYERS = 4


def seats(asked: tuple[int, str, str]) -> list[tuple[float, int, int]]:
    """Of one game: points that each seat's faction was expected to gain, with which it began, and at the end."""
    seed, bot, way = asked
    setup = TITLE.drawn(PLAYERS, seed, ruleset="league", factions=way)
    assert isinstance(setup, Setup)
    game = Game(setup).quiet()
    players = [versions.make(TITLE, bot, seed * 8 + seat) for seat in range(PLAYERS)]
    judge = players[0]
    assert isinstance(judge, StewardBot)
    worth = bidding.worths(judge, game)
    s = game.state
    while s.cells[at.PHASE] == begin.AUCTION:
        game.step(game.to_act[0], players[game.to_act[0]].choose(game, game.to_act[0]))
    begun = [s.get(seat, at.VP) for seat in range(PLAYERS)]
    bots.play(game, players)
    return [(worth[s.faction(seat).index], begun[seat], s.get(seat, at.VP)) for seat in range(PLAYERS)]


def told(games: list[list[tuple[float, int, int]]]) -> dict[str, object]:
    """The figures."""
    found = np.array(games, dtype=float)
    worth, begun, ended = found[:, :, 0], found[:, :, 1], found[:, :, 2]
    gained = ended - begun
    expected, came = (each - each.mean(axis=1, keepdims=True) for each in (worth, gained))
    apart, without = ended.std(axis=1), gained.std(axis=1)
    slope = float((expected * came).sum() / (expected * expected).sum())
    return {
        "games": len(games),
        "correlation": round(float(np.corrcoef(expected.ravel(), came.ravel())[0, 1]), 3),
        "points_for_each_expected": round(slope, 2),
        "missed": round(float(np.abs(worth - gained).mean()), 2),
        "missed_within_a_table": round(float(np.abs(expected - came).mean()), 2),
        "dearest_pays": round(float((begun.max(axis=1) - begun.min(axis=1)).mean()), 2),
        "apart_with_bids": round(float(apart.mean()), 2),
        "apart_without": round(float(without.mean()), 2),
        "closer_95": bootstrap([float(one) for one in without - apart]),
        "mean_vp": round(float(ended.mean()), 2),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--way", choices=("auction", "sealed-auction"), default="auction")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    tasks = [(seed, asked.bot, asked.way) for seed in range(asked.seed, asked.seed + asked.games)]
    with ProcessPoolExecutor(asked.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        print(json.dumps(told(list(pool.map(seats, tasks))), indent=1))


if __name__ == "__main__":
    main()
