"""Random games of Anunnaki beside those of the peer, in turns on one core.

    python bench/anunnaki.py --games 10 --rounds 5

Prints decisions a second of both and their ratio, a game in milliseconds as it is here and as it would be on a machine
on which the peer makes 13.3 thousand decisions a second, and a copy in microseconds. The best round of each counts, in
processor time, so that other work on the machine counts less.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time

from hexarch.bench import ours, peer
from hexarch.games.anunnaki.title import TITLE

REFERENCE = 13_300  # decisions of the peer in a second, where the goals of this game were set
COPIES = 200


def round_of(games: int, players: int, seed: int) -> tuple[float, float, float]:
    """Decisions a second, milliseconds a game with its set-up, microseconds a copy half-way."""
    decisions = 0
    playing = whole = copying = 0.0
    for number in range(seed, seed + games):
        began = process_time()
        game = TITLE.new(TITLE.drawn(players, number))
        ready = process_time()
        decisions += ours.play(game, number)
        done = process_time()
        playing += done - ready
        whole += done - began
        again = TITLE.new(TITLE.drawn(players, number))
        pick = Random(number).choice
        while len(again.history) < len(game.history) // 2:
            seat = again.to_act[0]
            again.step(seat, pick(again.options(seat)))
        began = process_time()
        for _ in range(COPIES):
            again.copy()
        copying += process_time() - began
    return decisions / playing, 1e3 * whole / games, 1e6 * copying / games / COPIES


def peer_round(games: int, seed: int) -> float:
    """Decisions of the peer in a second."""
    decisions, seconds = 0, 0.0
    for number in range(seed, seed + games):
        game = peer.new(number)
        began = process_time()
        decisions += peer.play(game)
        seconds += process_time() - began
    return decisions / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    round_of(2, asked.players, asked.seed)  # choices are made once for each map
    own: list[tuple[float, float, float]] = []
    other: list[float] = []
    for _ in range(asked.rounds):
        other.append(peer_round(asked.games, asked.seed))
        own.append(round_of(asked.games, asked.players, asked.seed))
    rate, theirs = max([row[0] for row in own]), max(other)
    game, copy = min([row[1] for row in own]), min([row[2] for row in own])
    print(
        f"Anunnaki, {asked.players} players, {ours.build()}: {rate:,.0f} decisions/s, {rate / theirs:.2f} times the "
        f"{theirs:,.0f} of {peer.NAME}; {game:.1f} ms a game ({game * theirs / REFERENCE:.1f} ms where {peer.NAME} "
        f"makes {REFERENCE:,}); {copy:.1f} µs a copy"
    )


if __name__ == "__main__":
    main()
