"""Many tables at once: people move, everybody's page follows by events; how long does a confirmed move take?

    python bench/load.py                          200 tables, 800 pages, a move at each table every 5 to 10 seconds
    python bench/load.py --tables 50 --seconds 20
    python bench/load.py --database postgresql://user@host/name --workers 2

The script starts a server of its own on a free port of this machine (SQLite in a temporary folder unless told
otherwise), seats four people at every table, opens an event stream for each of them, and moves as pages do: the page
whose turn it is asks for its position and for what its draft leads to, confirms, and looks at the new position. With
`--pages all` the other three pages of the table ask for the new position too after every move.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from serving import Connection, Server, line, serving, share

SEATS = 4


@dataclass
class Figures:
    """What was measured."""

    moves: list[float] = field(default_factory=list)  # seconds of each confirmed move
    moments: list[float] = field(default_factory=list)  # when it was sent
    positions: list[float] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)
    delays: list[float] = field(default_factory=list)  # from sending a move to its rows at another page
    errors: list[str] = field(default_factory=list)
    finished: int = 0


class Table:
    """Four people and their pages."""

    def __init__(self, people: list[Connection], figures: Figures, options: argparse.Namespace, seed: int) -> None:
        self.people = people
        self.figures = figures
        self.options = options
        self.random = random.Random(seed)
        self.game = ""
        self.seat_of: dict[int, Connection] = {}
        self.revision = 0
        self.waiting: list[int] = []
        self.began = 0.0  # when the last move was sent
        self.key = 0
        self.streams: list[asyncio.Task[None]] = []
        self.looks: set[asyncio.Task[None]] = set()
        self.measuring = False

    async def sit_down(self) -> None:
        """Make the table, take the seats, open the streams."""
        seats = [{"kind": "person"}] + [{"kind": "open"}] * (SEATS - 1)
        form = {"seats": seats, "factions": "random", "profile": self.options.profile}
        made = await self.people[0].ask("POST", "/games", form)
        self.game = made["id"]
        for person in self.people[1:]:
            await person.ask("POST", f"/games/{self.game}/join", {})
        for person in self.people:
            table = await person.ask("GET", f"/games/{self.game}")
            self.seat_of[table["viewer"]["seats"][0]] = person
            self.revision, self.waiting = table["revision"], table["waiting"]
        for seat, person in self.seat_of.items():
            self.streams.append(asyncio.create_task(self._follow(seat, person)))

    async def _follow(self, seat: int, person: Connection) -> None:
        def heard(name: str, line: bytes) -> None:
            self.figures.events[name] += 1
            if name == "rows" and self.measuring and seat not in self.waiting and self.began:
                self.figures.delays.append(time.perf_counter() - self.began)
                if self.options.pages == "all":
                    task = asyncio.create_task(self._look(seat))
                    self.looks.add(task)
                    task.add_done_callback(self.looks.discard)

        while True:
            try:
                await person.follow(f"/games/{self.game}/events", heard)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.figures.errors.append(f"stream: {error!r}")
                await asyncio.sleep(1)

    async def _look(self, seat: int) -> None:
        """A page that follows asks for the new position, on a line of its own."""
        try:
            line = Connection(self.seat_of[seat].host, self.seat_of[seat].port)
            line.cookie = self.seat_of[seat].cookie
            await self._position(line, seat, [])
        except Exception as error:
            self.figures.errors.append(f"position: {error!r}")

    async def _position(self, person: Connection, seat: int, draft: list[str]) -> Any:
        began = time.perf_counter()
        found = await person.ask("POST", f"/games/{self.game}/position", {"seat": seat, "draft": draft})
        self.figures.positions.append(time.perf_counter() - began)
        return found

    async def play(self, end: float) -> None:
        """Move after move, with a pause between them."""
        await asyncio.sleep(self.random.random() * self.options.pace[1])
        while time.monotonic() < end:
            try:
                await self._move()
            except Exception as error:
                self.figures.errors.append(f"move: {error!r}")
                await asyncio.sleep(1)
            if not self.waiting:
                self.figures.finished += 1
                return
            await asyncio.sleep(self.random.uniform(*self.options.pace))

    async def _move(self) -> None:
        seat = self.waiting[0]
        person = self.seat_of[seat]
        draft: list[str] = []
        position = await self._position(person, seat, draft)
        while position["revision"] < self.revision:  # another process has not heard of the last move yet
            await asyncio.sleep(0.02)
            position = await self._position(person, seat, draft)
        while not position["confirm"]["ready"]:
            draft.append(self.random.choice(position["options"])["text"])
            position = await self._position(person, seat, draft)
        self.key += 1
        body = {"seat": seat, "revision": self.revision, "key": f"k{self.key}", "draft": draft, "end": True}
        self.began = time.perf_counter()
        moved = await person.ask("POST", f"/games/{self.game}/moves", body)
        if self.measuring:
            self.figures.moves.append(time.perf_counter() - self.began)
            self.figures.moments.append(self.began)
        self.revision = moved["revision"]
        # The events say whom the game waits for; one's own answer comes with them.
        while (position := await self._position(person, seat, []))["revision"] < self.revision:
            await asyncio.sleep(0.02)
        self.waiting = position["view"]["to_act"]


def _windows(figures: Figures, seconds: float = 10.0) -> list[float]:
    """Is it slow all the time, or while something else runs?"""
    first = min(figures.moments, default=0.0)
    found: dict[int, list[float]] = {}
    for moment, value in zip(figures.moments, figures.moves, strict=True):
        found.setdefault(int((moment - first) / seconds), []).append(value)
    return [share(found[number], 0.95) for number in sorted(found)]


def _cpu(pid: int) -> float:
    """Processor seconds of a process and those it started."""
    tick = os.sysconf("SC_CLK_TCK")
    parents: dict[int, tuple[int, float]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(folder.name)] = (int(fields[1]), (int(fields[11]) + int(fields[12])) / tick)
    family = {pid}
    while more := {one for one, (above, _) in parents.items() if above in family} - family:
        family |= more
    return sum(parents[one][1] for one in family if one in parents)


async def _gather(work: list[Any], at_once: int) -> None:
    """Do many things, so many at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(thing: Any) -> None:
        async with gate:
            await thing

    await asyncio.gather(*(one(thing) for thing in work))


async def measure(options: argparse.Namespace, server: Server) -> Figures:
    """The whole evening."""
    figures = Figures()
    people = [Connection(server.host, server.port) for _ in range(options.tables * SEATS)]
    await _gather([one.ask("POST", "/guest", {"name": f"P{i}"}) for i, one in enumerate(people)], 20)
    tables = [Table(people[SEATS * i : SEATS * (i + 1)], figures, options, i) for i in range(options.tables)]
    await _gather([table.sit_down() for table in tables], 10)
    print(f"{len(tables)} tables, {sum(len(t.streams) for t in tables)} event streams open", flush=True)
    for table in tables:
        table.measuring = True
    before, own, began = _cpu(server.pid), time.process_time(), time.perf_counter()
    await asyncio.gather(*(table.play(time.monotonic() + options.seconds) for table in tables))
    seconds = time.perf_counter() - began
    used, mine = _cpu(server.pid) - before, time.process_time() - own
    print(f"server {100 * used / seconds:.0f}% of a core, this script {100 * mine / seconds:.0f}%")
    print(f"load of the machine {os.getloadavg()[0]:.1f}")
    print(f"{len(figures.moves) / seconds:.1f} moves a second over {seconds:.0f} s")
    for table in tables:
        for task in table.streams:
            task.cancel()
    return figures


def main() -> int:
    """Start a server, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, nargs=2, default=(5.0, 10.0), help="seconds between moves of a table")
    parser.add_argument("--pages", choices=("mover", "all"), default="mover")
    parser.add_argument("--profile", default="league")
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{Path(folder) / 'table.sqlite3'}"
        with serving(database, "--workers", str(options.workers)) as server:
            figures = asyncio.run(measure(options, server))
    print(line("confirmed move", figures.moves))
    print(line("position", figures.positions))
    print("p95 of a move by ten seconds", *(f"{value:.0f}" for value in _windows(figures)), "ms")
    print(line("move to another page", figures.delays))
    print("events delivered", dict(figures.events), "games finished", figures.finished)
    print("errors", len(figures.errors), *figures.errors[:5], sep="\n  " if figures.errors else " ")
    slow = share(figures.moves, 0.95)
    print("p95 of a move under 100 ms, no error:", "yes" if slow < 100 and not figures.errors else "no")
    return 1 if figures.errors else 0


if __name__ == "__main__":
    sys.exit(main())
