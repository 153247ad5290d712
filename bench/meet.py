"""Two sets of weights against each other in the games of a mix, one look at every turn.

    python bench/meet.py RUN/weights.npz wide --mix wide --sets 80 --seed 9100

Every set-up is played twice with the seats exchanged, as at the gate of `hexarch train --gate`, but on any set-ups: how
far weights have come since they were last kept. Weights are a file, or the name of those that come with the program.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path

from hexarch import processor

processor.settle()  # before numpy is loaded

from hexarch.bots.net import Net
from hexarch.games.terra.bots import net as shipped
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.train import gate

PLAYERS = 4


def weights(word: str, mix: str) -> Net:
    """Those of a file or of a bot, for the numbers that games of this mix need."""
    found = shipped.load(Path(word)) if Path(word).exists() else LEARNING.shipped(word)
    return found.widened(LEARNING.needed(mix))


def ahead(asked: tuple[int, str, str, str]) -> float:
    """Points a seat by which the first are ahead in one set-up."""
    seed, one, other, mix = asked
    return gate.meet(LEARNING, seed, (weights(one, mix), weights(other, mix)), PLAYERS, 0.0, mix)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--mix", default="")
    parser.add_argument("--sets", type=int, default=24)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    tasks = [(seed, asked.one, asked.other, asked.mix) for seed in range(asked.seed, asked.seed + asked.sets)]
    with ProcessPoolExecutor(asked.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        found = list(pool.map(ahead, tasks))
    told = asdict(gate.judge(found)) | {"drawn": sum(one == 0 for one in found), "each": found}
    print(json.dumps(told | {"per_seat_95": list(told["per_seat_95"])}))


if __name__ == "__main__":
    main()
