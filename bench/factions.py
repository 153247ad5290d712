"""How equal bots fare with each faction, how often it builds its stronghold, and what ships do.

    python bench/factions.py elder --games 40 --mix wide
    python bench/factions.py elder:depth=1 --games 200 --mix fans --json
    python bench/factions.py elder:depth=1 --games 200 --least 10 --rows docs/strength/wide/factions.jsonl

Set-ups are drawn as in training, from other seeds. Prints tables of Markdown: a faction that stays far below the mean
of its tables is a bug or a finding. The bot may be a version, as in `hexarch arena`. With `--least` games are passed
over in which every faction has had so many seats already; `--rows` keeps every seat in a file, and games that are in it
are not played again.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the commands do it: one core for each bot

from hexarch import bots
from hexarch.arena.statistics import bootstrap, mean
from hexarch.bots import versions
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.game import Game
from hexarch.games.terra.names import SHIPYARD, STRONGHOLD
from hexarch.games.terra.title import TITLE

SEEDS = 500_000_000  # training never comes so far
SEARCHED = 200  # set-ups drawn for each game, with --least
SEA = ("launch", "ship", "trader", "trade")


def play(bot: str, game: Game, seed: int) -> list[dict[str, Any]]:
    """One game: what each seat came to."""
    players = game.players
    bots.play(game, [versions.make(TITLE, bot, seed * 8 + seat) for seat in range(players)])
    s = game.state
    middle = mean([float(s.get(seat, at.VP)) for seat in range(players)])
    verbs = [(seat, text.split(" ")[0]) for seat, text in game.history]
    return [
        {
            "seed": seed,
            "faction": game.label(seat),
            "vp": float(s.get(seat, at.VP)),
            "share": 100 * s.get(seat, at.VP) / middle,
            "stronghold": float(s.built(seat, STRONGHOLD)),
            "at_sea": s.sea is not None,
            "shipyard": float(s.built(seat, SHIPYARD)),
            "seals": float(s.get(seat, at.SEALS).bit_count()),
            **{verb: float(verbs.count((seat, verb))) for verb in SEA},
        }
        for seat in range(players)
    ]


def games(asked: argparse.Namespace) -> list[dict[str, Any]]:
    """The rows of as many games as were asked for."""
    rows: list[dict[str, Any]] = []
    if asked.rows is not None and asked.rows.exists():
        rows = [json.loads(line) for line in asked.rows.read_text("utf-8").splitlines()]
    played = {row["seed"] for row in rows}
    seats = Counter(row["faction"] for row in rows)
    seed = 0
    while len(played) < asked.games and not (asked.least and seed >= SEARCHED * asked.games):
        game: Game = LEARNING.begin(SEEDS + seed, asked.players, asked.mix)
        if seed not in played and (not asked.least or any(seats[name] < asked.least for name in game.setup.factions)):
            found = play(asked.bot, game, seed)
            rows += found
            played.add(seed)
            seats.update(row["faction"] for row in found)
            if asked.rows is not None:
                with asked.rows.open("a", encoding="utf-8") as file:
                    file.writelines(json.dumps(row) + "\n" for row in found)
        seed += 1
    return rows


def summary(rows: list[dict[str, Any]], keys: Sequence[str]) -> dict[str, Any]:
    """Means over seats."""
    return {"seats": len(rows), **{key: round(mean([row[key] for row in rows]), 2) for key in keys}}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--mix", default="wide", choices=LEARNING.mixes)
    parser.add_argument("--least", type=int, default=0, help="seats of every faction")
    parser.add_argument("--rows", type=Path, help="a file of lines, one for each seat")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    rows = games(asked)
    names = sorted({row["faction"] for row in rows})
    factions = {
        name: summary([row for row in rows if row["faction"] == name], ("vp", "share", "stronghold")) for name in names
    }
    sailing = [row for row in rows if row["at_sea"]]
    sea = summary(sailing, ("vp", "shipyard", "seals", *SEA)) if sailing else {}
    interval = bootstrap([row["vp"] for row in rows])
    if asked.json:
        print(
            json.dumps(
                {
                    "bot": asked.bot,
                    "mix": asked.mix,
                    "games": len(rows) // asked.players,
                    "factions": factions,
                    "sea": sea,
                }
            )
        )
        return
    count, points = len({row["seed"] for row in rows}), mean([row["vp"] for row in rows])
    print(f"{count} games, {len(rows)} seats, mean {points:.1f} VP, 95 % {interval}\n")
    print("| faction | seats | mean VP | % of its tables' mean | strongholds |\n| --- | --- | --- | --- | --- |")
    for name, row in sorted(factions.items(), key=lambda pair: pair[1]["share"]):
        print(f"| {name} | {row['seats']} | {row['vp']:.1f} | {row['share']:.0f} | {row['stronghold']:.2f} |")
    if sea:
        print(f"\n| at sea, mean of a seat | {' | '.join(sea)} |\n|{' --- |' * (len(sea) + 1)}")
        print(f"| {asked.bot} | {' | '.join(str(value) for value in sea.values())} |")


if __name__ == "__main__":
    main()
