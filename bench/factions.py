"""How equal bots fare with each faction, whether it builds its stronghold, what it uses of its own, and what ships do.

    python bench/factions.py elder --games 40 --mix wide
    python bench/factions.py elder:depth=1 --games 200 --mix fans --json
    python bench/factions.py steward --games 90 --mix fans --least 10 --rows docs/strength/fans/steward.jsonl
    python bench/factions.py --together docs/strength/fans/greedy.jsonl docs/strength/fans/steward.jsonl

Set-ups are drawn as in training, from other seeds. Prints tables of Markdown: a faction that stays far below the mean
of its tables is a bug or a finding. The bot may be a version, as in `hexarch arena`. With `--least` the next game is
the one, of many set-ups, with most seats of fan factions that have had too few; `--rows` keeps every seat in a file,
and games that are in it are not played again. `--together` puts such files side by side, fan factions only.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hexarch import processor

processor.settle()  # before numpy is loaded

from hexarch import bots
from hexarch.arena.statistics import bootstrap, mean
from hexarch.bots import versions
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.factions.fan import NEEDS
from hexarch.games.terra.game import Game
from hexarch.games.terra.names import FROM_FACTION, SHIPYARD, STRONGHOLD
from hexarch.games.terra.title import TITLE
from hexarch.kernel.errors import ChoiceError

SEEDS = 500_000_000  # training never comes so far
SEARCHED = 24  # set-ups among which the next game is chosen, with --least
SEA = ("launch", "ship", "trader", "trade")
FANS = tuple(faction.id for faction in all_factions() if faction.needs == NEEDS)
# Commands that only the faction knows which has something of its own; besides them its own action spaces count.
OWN = ("bank", "cover", "exchange", "flow", "iceberg", "lay", "move", "next", "pile", "stoke", "swap", "uncover")


def play(bot: str, game: Game, seed: int) -> list[dict[str, Any]]:
    """One game: what each seat came to."""
    players = game.players
    seated = [versions.make(TITLE, bot, seed * 8 + seat) for seat in range(players)]
    refused: Counter[int] = Counter()
    stood: dict[int, int] = {}
    while not game.over:
        seat = game.to_act[0]
        try:
            game.step(seat, bots.ask(seated[seat], game, seat))
        except ChoiceError:
            refused[seat] += 1
            game.step(seat, game.options(seat)[0])
        for one in range(players):
            if one not in stood and game.state.has_faction(one) and game.state.built(one, STRONGHOLD):
                stood[one] = game.progress()[0]
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
            "stronghold_round": stood.get(seat),
            "own": own(game, seat),
            "faction_vp": float(s.get(seat, at.SOURCE + FROM_FACTION)),
            "refused": float(refused[seat]),
            "at_sea": s.sea is not None,
            "shipyard": float(s.built(seat, SHIPYARD)),
            "seals": float(s.get(seat, at.SEALS).bit_count()),
            **{verb: float(verbs.count((seat, verb))) for verb in SEA},
        }
        for seat in range(players)
    ]


def own(game: Game, seat: int) -> dict[str, int]:
    """How often a seat used what only its faction has: actions and conversions of its own."""
    spaces = [special.id for special in game.state.faction(seat).specials]
    used: Counter[str] = Counter()
    for who, text in game.history:
        verb, _, rest = text.partition(" ")
        if who == seat and (verb in OWN or rest.partition(" ")[0] in spaces):
            used[verb if verb in OWN else rest.partition(" ")[0]] += 1
    return dict(sorted(used.items()))


def games(asked: argparse.Namespace) -> list[dict[str, Any]]:
    """The rows of as many games as were asked for."""
    rows: list[dict[str, Any]] = []
    if asked.rows is not None and asked.rows.exists():
        rows = read(asked.rows)
    seed = asked.first
    while len({row["seed"] for row in rows}) < asked.games:
        played = {row["seed"] for row in rows}
        seats = Counter(row["faction"] for row in rows)
        offered = range(seed, seed + (SEARCHED if asked.least else 1))
        seed = offered.stop
        if not asked.least:
            chosen = offered[0]
        else:
            wanted = {name for name in FANS if seats[name] < asked.least}
            if not wanted:
                break
            drawn = {one: LEARNING.begin(SEEDS + one, asked.players, asked.mix).setup.factions for one in offered}
            chosen = max(drawn, key=lambda one: (one in played, len(wanted.intersection(drawn[one]))))
            if not wanted.intersection(drawn[chosen]):
                continue
        if chosen in played:
            continue
        found = play(asked.bot, LEARNING.begin(SEEDS + chosen, asked.players, asked.mix), chosen)
        rows += found
        if asked.rows is not None:
            with asked.rows.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(row) + "\n" for row in found)
    return rows


def read(path: Path) -> list[dict[str, Any]]:
    """The rows of a file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def summary(rows: list[dict[str, Any]], keys: Sequence[str]) -> dict[str, Any]:
    """Means over seats."""
    return {"seats": len(rows), **{key: round(mean([row[key] for row in rows]), 2) if rows else None for key in keys}}


def by_faction(rows: list[dict[str, Any]], names: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Means over the seats of each faction."""
    keys = ("vp", "share", "stronghold")
    return {name: summary([row for row in rows if row["faction"] == name], keys) for name in names}


def used(rows: list[dict[str, Any]]) -> str:
    """What seats used of their own, in a game on average."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row["own"])
    return ", ".join(f"{name} {count / len(rows):.1f}" for name, count in total.most_common()) or "-"


def together(paths: Sequence[Path]) -> None:
    """Reports of several bots side by side, fan factions only; what the last one used of its own."""
    reports = {path.stem: read(path) for path in paths}
    for name, rows in reports.items():
        fans = [row for row in rows if row["faction"] in FANS]
        refused = sum(row["refused"] for row in rows)
        count, points = len({row["seed"] for row in rows}), mean([row["vp"] for row in rows])
        print(
            f"- {name}: {count} games, {points:.1f} VP on average, 95 % {bootstrap([row['vp'] for row in rows])}; "
            f"{len(fans)} seats of fan factions with {mean([row['vp'] for row in fans]):.1f} VP and "
            f"{mean([row['share'] for row in fans]):.0f} % of their tables' means; refused choices {refused:.0f}"
        )
    heads = [f"{name}: {what}" for name in reports for what in ("seats", "VP", "%", "strongholds")]
    last = list(reports)[-1]
    print(f"\n| faction | {' | '.join(heads)} | used of its own by {last}, in a game |")
    print("|" + " --- |" * (len(heads) + 2))
    figures = {name: by_faction(rows, FANS) for name, rows in reports.items()}
    for faction in sorted(FANS, key=lambda one: float(figures[last][one]["share"] or 0)):
        cells = [faction]
        for name in reports:
            row = figures[name][faction]
            cells.append(str(row["seats"]))
            cells += (
                [f"{row['vp']:.1f}", f"{row['share']:.0f}", f"{row['stronghold']:.2f}"] if row["seats"] else [""] * 3
            )
        print(f"| {' | '.join(cells)} | {used([row for row in reports[last] if row['faction'] == faction])} |")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="steward")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--mix", default="wide", choices=LEARNING.mixes)
    parser.add_argument("--least", type=int, default=0, help="seats of every fan faction")
    parser.add_argument("--first", type=int, default=0, help="the first seed that is looked at")
    parser.add_argument("--rows", type=Path, help="a file of lines, one for each seat")
    parser.add_argument("--together", type=Path, nargs="+", help="files of rows, one for each bot")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.together:
        together(asked.together)
        return
    rows = games(asked)
    factions = by_faction(rows, sorted({row["faction"] for row in rows}))
    sailing = [row for row in rows if row["at_sea"]]
    sea = summary(sailing, ("vp", "shipyard", "seals", *SEA)) if sailing else {}
    interval = bootstrap([row["vp"] for row in rows])
    if asked.json:
        played = len(rows) // asked.players
        found = {"bot": asked.bot, "mix": asked.mix, "games": played, "factions": factions, "sea": sea}
        print(json.dumps(found))
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
