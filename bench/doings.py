"""What seats do in a game: people in their records, bots on the same set-ups.

    python bench/doings.py elder:depth=1 ../shared/ledgers --games 100

Four equal bots play the set-ups of the records under the rules of the league, as in `hexarch arena --setups`. Told is
the mean of a seat: what it builds, founds and takes, and how many turns it has.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from handover import led, recorded, set_ups, totals
from rich.console import Console
from rich.table import Table

from hexarch.arena.table import files_of
from hexarch.games.terra.game import Game
from hexarch.games.terra.rules.leech import DECLINE, LEECH
from hexarch.games.terra.rules.pass_ import PASS
from hexarch.games.terra.rules.table import GRAMMAR
from hexarch.games.terra.rules.town import TOWN
from hexarch.games.terra.rules.turn import DONE
from hexarch.games.terra.rules.upgrade import UPGRADE

PLAYERS = 4
LARGE = 3  # power of an offer that is counted by itself
DOINGS = (
    "points",
    "points of the winner",
    "turns",
    "turns in round 1",
    "build",
    "upgrade to TP",
    "upgrade to TE",
    "upgrade to SA",
    "upgrade to SH",
    "towns",
    "towns in round 6",
    "power taken",
    "offers of 3 and more",
    "of these taken",
)


def doings(whole: Game) -> Counter[str]:
    """What the seats of a game did, all together."""
    game = Game(whole.setup).quiet()
    points = [int(one) for one in totals(whole)]
    found: Counter[str] = Counter({"points": sum(points), "points of the winner": PLAYERS * max(points)})
    for seat, text in whole.history:
        now = game.progress()[0]
        verb = GRAMMAR.verb(text)
        if verb in (DONE.name, PASS.name) and now:
            found["turns"] += 1
            found["turns in round 1"] += now == 1
        elif verb == TOWN.name:
            found["towns"] += 1
            found["towns in round 6"] += now == whole.progress()[0]
        elif verb == UPGRADE.name:
            found[f"upgrade to {text.split()[-1]}"] += 1
        elif verb in (LEECH.name, DECLINE.name):
            power = int(text.split()[1])
            found["power taken"] += power * (verb == LEECH.name)
            found["offers of 3 and more"] += power >= LARGE
            found["of these taken"] += power >= LARGE and verb == LEECH.name
        elif now:
            found[verb] += 1
        game.step(seat, text)
    return found


def of_a_record(path: Path) -> Counter[str] | None:
    """Those of people; None for a game of another number or one that all did not play to its end."""
    whole = recorded(path, PLAYERS)
    return doings(whole) if whole is not None else None


def of_bots(bot: str, records: Path, number: int) -> Counter[str]:
    """Those of four equal bots on a set-up of the records."""
    return doings(led(set_ups(records, PLAYERS)(number), bot, number))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("records", type=Path)
    parser.add_argument("--games", type=int, default=100, help="that bots play; of people all records count")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        people = [one for one in pool.map(of_a_record, files_of(asked.records)) if one is not None]
        bots = list(pool.map(partial(of_bots, asked.bot, asked.records), range(asked.games)))
    told = {
        who: {what: round(sum(one[what] for one in games) / len(games) / PLAYERS, 2) for what in DOINGS}
        for who, games in (("people", people), (asked.bot, bots))
    }
    if asked.json:
        print(json.dumps({"games": {"people": len(people), asked.bot: len(bots)}} | told, indent=1))
        return
    table = Table("mean of a seat", f"people, {len(people)} games", f"{asked.bot}, {len(bots)} games")
    for what in DOINGS:
        table.add_row(what, *[str(one[what]) for one in told.values()])
    Console().print(table)


if __name__ == "__main__":
    main()
