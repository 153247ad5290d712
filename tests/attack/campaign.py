"""Plays many random games of every title (see `chance`), in parallel, and can be taken up again where it ended.

    python -m tests.attack.campaign --games 1000000

Each part of the work that is done is a line of `games.jsonl` in `build/attack` (or the folder that `HEXARCH_ATTACK`
names), with the rules it was played by: the same command goes on from there, also with other rules, and parts in which
other rules had a fault are played again. Faults are printed as they come, with the number of their game; `--only` with
that number plays it alone and shows what happened.
"""

import argparse
import gc
import json
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from hexarch.kernel import state

from ..contract.titles import toys
from .chance import play
from .notes import FOLDER, Notes, rules

PART = 1_000  # games whose end is noted together
CLOSELY = 50  # one game in so many is looked at closely
LONGEST_NAME = 40  # a longer one is not the name of a map, but all of it
COMPILED = not state.__file__.endswith(".py")


def part(number: int, games: int) -> dict[str, Any]:
    """Play the games of a part."""
    faults: list[dict[str, Any]] = []
    choices = 0
    titles: Counter[str] = Counter()
    forms: Counter[str] = Counter()
    gc.freeze()  # what is loaded stays
    with toys():
        for one in range(number * PART, min((number + 1) * PART, games)):
            played = play(one, closely=one % CLOSELY == 0)
            choices += played.choices
            titles[played.form["game"]] += 1
            forms.update(filled_in(played.form))
            if played.fault:
                faults.append({"game": one, "fault": played.fault, "form": played.form})
    return {"part": number, "games": dict(titles), "choices": choices, "faults": faults, "forms": dict(forms)}


def filled_in(form: dict[str, Any]) -> list[str]:
    """What was chosen in a form: the number of seats, and of every field and option its value."""
    found = [f"{len(form['seats'])} seats"]
    for field, value in form.items():
        if field == "options":
            found += [f"{option} {'on' if on else 'off'}" for option, on in value.items()]
        elif field == "map":
            found.append(f"map {value if len(value) < LONGEST_NAME else 'of another kind'}")
        elif field not in ("game", "seats", "seed", "clock"):
            found.append(f"{field} {value}".rstrip())
    return [f"{form['game']}: {one}" for one in found]


def size(one: dict[str, Any]) -> int:
    """How many games a part had."""
    return sum(one["games"].values())


def tell(found: dict[int, dict[str, Any]], games: int, began: float, before: int) -> None:
    """How far it is."""
    played = sum(map(size, found.values()))
    rate = (played - before) / max(0.001, time.monotonic() - began)
    left = (games - played) / rate / 60 if rate else 0.0
    choices = sum(one["choices"] for one in found.values())
    faults = sum(len(one["faults"]) for one in found.values())
    told = f"{played:,} of {games:,} games, {choices:,} choices, {faults} faults"
    print(f"{told}, {rate:.1f} a second, {left:.0f} min left", flush=True)


def report(found: dict[int, dict[str, Any]]) -> None:
    """What was played, by title, by what was chosen in its form, and by rules."""
    titles: Counter[str] = Counter()
    versions: Counter[str] = Counter()
    forms: Counter[str] = Counter()
    for one in found.values():
        titles.update(one["games"])
        forms.update(one["forms"])
        versions[one["rules"]] += size(one)
    for counted in (titles, forms, versions):
        print(*(f"{count:>9,} games: {key}" for key, count in sorted(counted.items())), sep="\n")


def missing(games: int, found: dict[int, dict[str, Any]]) -> list[int]:
    """Parts that were not played, or in which other rules had a fault."""
    return [
        number
        for number in range(-(-games // PART))
        if number not in found or (found[number]["faults"] and found[number]["rules"] != rules())
    ]


def run(games: int, workers: int, folder: Path) -> int:
    """Play what is missing; 1 if anything was found."""
    notes = Notes("games", folder)
    found = {one["part"]: one for one in notes.read() if one["part"] * PART < games}
    ahead = missing(games, found)
    before, began = sum(map(size, found.values())), time.monotonic()
    told = began
    print(f"rules {rules()}, {'compiled' if COMPILED else 'not compiled'}", flush=True)
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(part, number, games) for number in ahead]
        try:
            for job in as_completed(jobs):
                one = job.result()
                found[one["part"]] = {**one, "rules": rules()}
                notes.add(**one)
                for fault in one["faults"]:
                    print(f"game {fault['game']}: {fault['fault']}", flush=True)
                if time.monotonic() - told > 10:
                    told = time.monotonic()
                    tell(found, games, began, before)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print("interrupted; the same command goes on from here")
    tell(found, games, began, before)
    report(found)
    return int(any(one["faults"] for one in found.values()))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path(FOLDER or Path("build") / "attack"))
    parser.add_argument("--report", action="store_true", help="say what was played, and play nothing")
    parser.add_argument("--only", type=int, help="the number of one game to play and show")
    given = parser.parse_args()
    if given.report:
        report({one["part"]: one for one in Notes("games", given.folder).read()})
        return 0
    if given.only is None:
        return run(given.games, given.workers, given.folder)
    with toys():
        played = play(given.only)
    print(json.dumps(played.form, indent=2))
    for seat, text in played.game.history if played.game is not None else ():
        print(seat, text)
    print(played.fault or "sound")
    return int(bool(played.fault))


if __name__ == "__main__":
    sys.exit(main())
