"""How long does the answer to a draft take? One person and bots at one table, asked as a page asks.

    python bench/drafts.py anunnaki              five games by chance against greedy bots, every draft measured
    python bench/drafts.py terra --games 3

The script starts a server of its own on a free port of this machine, sits down with two bots and plays by chance: after
every choice it asks what the draft leads to, as the page does. The goal: p95 of an answer under 100 ms on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from serving import Connection, line, serving, share

GOAL = 100.0  # milliseconds


async def play(me: Connection, game: str, seed: int, most: int, took: list[float]) -> tuple[int, float]:
    """A game by chance; the most options of an answer, and what that took."""
    chance = random.Random(seed)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    made = await me.ask("POST", "/games", {"game": game, "seats": seats, "seed": seed})
    path, largest, drafts = f"/games/{made['id']}", (0, 0.0), 0
    while drafts < most:
        table = await me.ask("GET", path)
        own = [seat for seat in table["waiting"] if seat in table["viewer"]["seats"]]
        if table["state"] != "running":
            break
        if not own:
            await asyncio.sleep(0.02)
            continue
        draft: list[str] = []
        position: dict[str, Any] = {"confirm": {"ready": False}}
        while not (draft and position["confirm"]["ready"]):
            began = time.perf_counter()
            position = await me.ask("POST", f"{path}/position", {"seat": own[0], "draft": draft})
            took.append(time.perf_counter() - began)
            drafts += 1
            count = len(position["options"])
            if count > largest[0]:
                largest = (count, took[-1])
            if not position["confirm"]["ready"] or not draft:
                draft.append(chance.choice(position["options"])["text"])
        body = {"seat": own[0], "revision": position["revision"], "key": f"k{drafts}", "draft": draft, "end": True}
        await me.ask("POST", f"{path}/moves", body)
    return largest


async def measure(host: str, port: int, options: argparse.Namespace) -> list[float]:
    """Every game, one after the other."""
    me, took = Connection(host, port), list[float]()
    await me.ask("POST", "/guest", {"name": "Ada"})
    for seed in range(1, options.games + 1):
        count, slow = await play(me, options.game, seed, options.drafts, took)
        print(f"game {seed}: {len(took)} answers so far; the one with most options had {count} ({1000 * slow:.0f} ms)")
    return took


def main() -> int:
    """Start a server, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="anunnaki")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--drafts", type=int, default=400, help="at most so many answers a game")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/t.sqlite3") as server:
        took = asyncio.run(measure(server.host, server.port, options))
    print(line("answer to a draft", took))
    slow = share(took, 0.95)
    print(f"p95 under {GOAL:.0f} ms:", "yes" if slow < GOAL else "no")
    return 0


if __name__ == "__main__":
    sys.exit(main())
