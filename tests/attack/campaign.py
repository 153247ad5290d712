"""Plays many random games of every title (see `chance`), in parallel, and can be taken up again where it ended.

    python -m tests.attack.campaign --games 1000000

Each part of the work that is done is a line of a file in `build/attack`, named after the rules it was played by: the
same command goes on from there, and other rules begin again. Faults are printed as they come, with the number of their
game; `--only NUMBER` plays that game alone and shows what happened.
"""

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from hexarch.play.snapshot import fingerprint

from ..contract.titles import toys
from .chance import play

PART = 200  # games whose end is noted together


def part(number: int, games: int) -> dict[str, Any]:
    """Play the games of a part."""
    faults, choices = [], 0
    with toys():
        for one in range(number * PART, min((number + 1) * PART, games)):
            played = play(one)
            choices += played.choices
            if played.fault:
                faults.append({"game": one, "fault": played.fault, "form": played.form})
    return {"part": number, "games": min(PART, games - number * PART), "choices": choices, "faults": faults}


def done(file: Path) -> dict[int, dict[str, Any]]:
    """Parts that were played before; a line that was cut off does not count."""
    found: dict[int, dict[str, Any]] = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        try:
            one = json.loads(line)
        except ValueError:
            continue
        found[one["part"]] = one
    return found


def tell(found: dict[int, dict[str, Any]], games: int, began: float, before: int) -> None:
    """How far it is."""
    played = sum(one["games"] for one in found.values())
    rate = (played - before) / max(0.001, time.monotonic() - began)
    left = (games - played) / rate / 60 if rate else 0.0
    choices = sum(one["choices"] for one in found.values())
    faults = sum(len(one["faults"]) for one in found.values())
    print(
        f"{played:,} of {games:,} games, {choices:,} choices, {faults} faults, {rate:.0f} a second, {left:.0f} min left"
    )


def run(games: int, workers: int, folder: Path) -> int:
    """Play what is missing; 1 if anything was found."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"games-{fingerprint()[:12]}.jsonl"
    found = {number: one for number, one in done(file).items() if number * PART < games}
    missing = [number for number in range(-(-games // PART)) if number not in found]
    before, began = sum(one["games"] for one in found.values()), time.monotonic()
    told = began
    with ProcessPoolExecutor(workers) as pool, file.open("a", encoding="utf-8") as notes:
        jobs = [pool.submit(part, number, games) for number in missing]
        try:
            for job in as_completed(jobs):
                one = job.result()
                found[one["part"]] = one
                notes.write(json.dumps(one) + "\n")
                notes.flush()
                for fault in one["faults"]:
                    print(f"game {fault['game']}: {fault['fault']}")
                if time.monotonic() - told > 10:
                    told = time.monotonic()
                    tell(found, games, began, before)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print("interrupted; the same command goes on from here")
    tell(found, games, began, before)
    return int(any(one["faults"] for one in found.values()))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path("build") / "attack")
    parser.add_argument("--only", type=int, help="the number of one game to play and show")
    given = parser.parse_args()
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
