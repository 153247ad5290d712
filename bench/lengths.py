"""How long games of Anunnaki are: choices, rounds, and how many games the last round ends (A219).

    python bench/lengths.py random --games 200 --seed 1000

Equal bots sit at every seat; each number of players has that many games, with seeds from `--seed` on. Prints a table of
Markdown: least, 5 %, median, 95 % and most.
"""

from __future__ import annotations

import argparse

from hexarch import processor

processor.settle()  # before numpy is loaded

from hexarch import bots
from hexarch.games.anunnaki import codes
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.title import TITLE

SHARES = (0.0, 0.05, 0.5, 0.95, 1.0)


def played(bot: str, players: int, seed: int) -> Game:
    """A game of equal bots, to its end."""
    game = Game(TITLE.drawn(players, seed))  # type: ignore[arg-type]
    bots.play(game, [bots.make(TITLE, bot, seed * 8 + seat) for seat in range(players)])
    return game


def spread(numbers: list[int]) -> str:
    """The least, some shares, the most."""
    order = sorted(numbers)
    return ", ".join([f"{order[round(share * (len(order) - 1))]:,}" for share in SHARES])


def row(bot: str, players: int, seeds: range) -> str:
    """A line of the table: all games of so many players."""
    choices, rounds, last = [], [], 0
    for seed in seeds:
        game = played(bot, players, seed)
        choices.append(len(game.history))
        rounds.append(max([game.state.get(seat, at.TURNS) for seat in range(players)]))
        last += any(effect.code == codes.LAST_ROUND for effect in game.state.effects)
    return f"| {players} | {spread(choices)} | {spread(rounds)} | {last} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=bots.names(TITLE))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1_000)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    print("| players | choices | rounds | ended by the last round |\n|---|---|---|---|")
    for players in (2, 3, 4):
        print(row(asked.bot, players, seeds), flush=True)


if __name__ == "__main__":
    main()
