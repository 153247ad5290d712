"""What one seat gains by other weights or settings: it alone has them, and every set-up is played with and without.

    python bench/seat.py kingdom_of_ember elder@NEW.npz:depth=1 elder:depth=1 --games 20

The faction is in every game; set-ups are drawn as in training, from other seeds. Prints points with the first version
and with the second, each beside the mean of its table, and by how much the first is ahead.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from hexarch import processor

processor.settle()  # before numpy is loaded

from hexarch import bots
from hexarch.arena.statistics import bootstrap, mean
from hexarch.bots import versions
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.names import STRONGHOLD
from hexarch.games.terra.title import TITLE

SEEDS = 600_000_000  # training never comes so far


def play(faction: str, first: str, second: str, seed: int, mix: str) -> tuple[int, int, float]:
    """One game in which the faction has the first version: its points, its strongholds, the mean of the table."""
    game = LEARNING.begin(seed, 4, mix)
    mine = game.setup.factions.index(faction)
    seated = [versions.make(TITLE, first if seat == mine else second, seed * 8 + seat) for seat in range(4)]
    bots.play(game, seated)
    points = [game.state.get(seat, at.VP) for seat in range(4)]
    return points[mine], game.state.built(mine, STRONGHOLD), mean([float(n) for n in points])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("faction")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--mix", default="fans", choices=LEARNING.mixes)
    asked = parser.parse_args(arguments)
    ahead: list[float] = []
    seed = SEEDS
    while len(ahead) < asked.games:
        if asked.faction in LEARNING.begin(seed, 4, asked.mix).setup.factions:
            new, old = (play(asked.faction, one, asked.second, seed, asked.mix) for one in (asked.first, asked.second))
            ahead.append(float(new[0] - old[0]))
            print(f"{seed}: {new[0]} of {new[2]:.1f} (strongholds {new[1]}), {old[0]} of {old[2]:.1f} ({old[1]})")
        seed += 1
    print(f"{asked.faction}: {mean(ahead):+.1f} points in {len(ahead)} set-ups, 95 % {bootstrap(ahead)}")


if __name__ == "__main__":
    main()
