"""Four equal bots with and without ships, on the same factions, seats and map.

    python bench/ships.py elder --games 20 --rows docs/strength/wide/ships-equal.jsonl

Every set-up is played three times: the plain game, the game with the tiles and cards of the Merchants but no ships
(`merchants-tiles`), and the game with ships (`merchants`). The first and the second say what the tiles change, the
second and the third what the ships do. The bot may be a version, as in `hexarch arena`; `--rows` keeps every seat in a
file, and games that are in it are not played again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hexarch import processor

processor.settle()  # before numpy is loaded

from hexarch import bots
from hexarch.arena.statistics import bootstrap, mean
from hexarch.bots import versions
from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.tables import TABLES
from hexarch.games.terra.names import SHIPYARD
from hexarch.games.terra.title import TITLE

KINDS: dict[str, dict[str, bool]] = {"plain": {}, "tiles": {"merchants-tiles": True}, "ships": {"merchants": True}}
SEA = ("launch", "ship", "trader", "trade")


def play(bot: str, kind: str, players: int, seed: int) -> list[dict[str, Any]]:
    """One game: what each seat came to."""
    factions = list(TABLES.drawn(TITLE, players, seed).factions)
    game = terra.new(players, seed, "league", factions, "base", KINDS[kind]).quiet()
    bots.play(game, [versions.make(TITLE, bot, seed * 8 + seat) for seat in range(players)])
    s = game.state
    verbs = [(seat, text.split(" ")[0]) for seat, line in game.history for text in line.split(". ")]
    return [
        {
            "seed": seed,
            "kind": kind,
            "faction": game.label(seat),
            "vp": float(s.get(seat, at.VP)),
            "shipyard": float(s.built(seat, SHIPYARD)),
            "seals": float(s.get(seat, at.SEALS).bit_count()),
            **{verb: float(verbs.count((seat, verb))) for verb in SEA},
        }
        for seat in range(players)
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=10, help="set-ups")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=800, help="of the first set-up")
    parser.add_argument("--rows", type=Path, help="a file of lines, one for each seat")
    asked = parser.parse_args(arguments)
    rows: list[dict[str, Any]] = []
    if asked.rows is not None and asked.rows.exists():
        rows = [json.loads(line) for line in asked.rows.read_text("utf-8").splitlines()]
    played = {(row["seed"], row["kind"]) for row in rows}
    for seed in range(asked.seed, asked.seed + asked.games):
        for kind in KINDS:
            if (seed, kind) not in played:
                found = play(asked.bot, kind, asked.players, seed)
                rows += found
                if asked.rows is not None:
                    with asked.rows.open("a", encoding="utf-8") as file:
                        file.writelines(json.dumps(row) + "\n" for row in found)
    print("| game | set-ups | mean VP | 95 % | shipyards | seals | ships launched | voyages | trades |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    means: dict[str, dict[int, float]] = {}
    for kind in KINDS:
        mine = [row for row in rows if row["kind"] == kind]
        seeds = sorted({row["seed"] for row in mine})
        means[kind] = {seed: mean([row["vp"] for row in mine if row["seed"] == seed]) for seed in seeds}
        low, high = bootstrap(list(means[kind].values())) or (0.0, 0.0)
        used = [mean([row[key] for row in mine]) for key in ("shipyard", "seals", "launch", "ship", "trade")]
        used[3] += mean([row["trader"] for row in mine])
        told = " | ".join(f"{one:.2f}" for one in used)
        average = mean(list(means[kind].values()))
        print(f"| {kind} | {len(seeds)} | {average:.1f} | {low:.1f} to {high:.1f} | {told} |")
    for one, other in (("tiles", "plain"), ("ships", "tiles"), ("ships", "plain")):
        both = [means[one][seed] - means[other][seed] for seed in means[one] if seed in means[other]]
        low, high = bootstrap(both) or (0.0, 0.0)
        print(f"\n{one} less {other}: {mean(both):+.1f} VP a seat, 95 % {low:+.1f} to {high:+.1f}")


if __name__ == "__main__":
    main()
