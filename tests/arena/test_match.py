"""Games of an arena: the same however they are run, with faults on record, at the tables of real games."""

import multiprocessing
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hexarch import bots
from hexarch.arena import Table, Task, document, play_one, run, schedule
from hexarch.arena.match import CHANGED, ENDLESS, ILLEGAL, RAISED
from hexarch.arena.table import files_of, from_file, from_seed
from hexarch.games import terra
from hexarch.games.terra.title import TITLE

TIMES = ("ms_per_decision", "worst_ms")


def figures(tasks: list[Task], jobs: int) -> dict[str, Any]:
    """Figures without those of time."""
    found = document(tasks, list(run(tasks, jobs)))
    for bot in found["bots"].values():
        for key in TIMES:
            assert bot.pop(key) >= 0
    return found


def test_figures_do_not_depend_on_the_number_of_processes() -> None:
    tasks = schedule(lambda number: from_seed(TITLE, number, 3), ("greedy", "random"), 3, games=6, seed=5)
    alone = figures(tasks, 1)
    assert figures(tasks, 2) == alone
    assert alone["illegal"] == 0
    other = schedule(lambda number: from_seed(TITLE, number, 3), ("greedy", "random"), 3, games=6, seed=6)
    assert figures(other, 1)["digest"] != alone["digest"], "the seed of the bots counts"


def test_work_that_is_stopped_leaves_no_process() -> None:
    tasks = schedule(lambda number: from_seed(TITLE, number, 2), ("random",), 2, games=400)
    before = {process.pid for process in multiprocessing.active_children()}
    work = run(tasks, jobs=2)
    next(work)
    work.close()  # type: ignore[attr-defined]
    until = time.monotonic() + 20
    while {process.pid for process in multiprocessing.active_children()} - before and time.monotonic() < until:
        time.sleep(0.05)
    assert {process.pid for process in multiprocessing.active_children()} <= before


def test_a_game_is_played_and_timed() -> None:
    found = play_one(Task(0, 0, from_seed(TITLE, 4, 4), ("random",) * 4))
    assert list(found.roles) == from_seed(TITLE, 4, 4).setup["factions"]
    assert all(sum(row.values()) - row["total"] == row["total"] for row in found.vp), "sources add up to the total"
    assert all(n > 0 for n in found.decisions)
    for seconds, worst, n in zip(found.seconds, found.worst, found.decisions, strict=True):
        assert worst <= seconds <= worst * n


# -- faults -----------------------------------------------------------------------------------


class Faulty:
    """Plays at random but for its fault, once in ten decisions."""

    name = "faulty"

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._inner = bots.make(TITLE, "random")
        self._count = 0

    def choose(self, game: Any, seat: int, clock: Any = None) -> Any:
        self._count += 1
        if self._count % 10:
            return self._inner.choose(game, seat)
        if self._kind == "raise":
            raise RuntimeError("no idea")
        if self._kind == "raise after a try":
            game.step(seat, game.options(seat)[0])
            raise RuntimeError("no idea")
        if self._kind == "change":
            game.step(seat, game.options(seat)[0])
            return "pass"
        return {"nothing": None, "nonsense": "dance", "illegal": "build A99", "number": 7}[self._kind]


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("raise", RAISED),
        ("raise after a try", RAISED),
        ("change", CHANGED),
        ("nothing", ILLEGAL),
        ("nonsense", ILLEGAL),
        ("illegal", ILLEGAL),
        ("number", ILLEGAL),
    ],
)
def test_faults_are_put_on_record_and_the_game_goes_on(kind: str, told: str) -> None:
    task = Task(0, 0, from_seed(TITLE, 1, 2), ("faulty", "random"))
    found = play_one(task, lambda name, seed: Faulty(kind) if name == "faulty" else bots.make(TITLE, name, seed))
    assert [fault.kind for fault in found.faults] == [told] * (found.decisions[0] // 10)
    assert found.faults
    assert {(fault.bot, fault.seat) for fault in found.faults} == {("faulty", 0)}
    assert [fault.decision for fault in found.faults][:2] == [10, 20]
    assert found.totals[1] > 0
    shown = document([task], [found])
    assert shown["illegal"] == len(shown["faults"]) == len(found.faults)
    assert shown["faults"][0]["kind"] == told


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarch.arena.match.MOST_DECISIONS", 30)
    found = play_one(Task(0, 0, from_seed(TITLE, 1, 2), ("random", "random")))
    assert sum(found.decisions) == 30
    assert [fault.kind for fault in found.faults] == [ENDLESS]


# -- set-ups ----------------------------------------------------------------------------------


def test_a_seed_gives_the_set_up_that_a_new_game_has() -> None:
    game = terra.new(4, seed=9, ruleset="league")
    table = from_seed(TITLE, 9, 4)
    assert table.setup == game.setup.document()
    assert table.begin().digest() == game.digest()


def test_the_introductory_game_and_its_dwellings_turn_together() -> None:
    table = from_seed(TITLE, 0, 4, factions="intro")
    turned = table.turned(1)
    places = dict(zip(table.setup["factions"], table.setup["dwellings"], strict=True))
    assert dict(zip(turned.setup["factions"], turned.setup["dwellings"], strict=True)) == places
    assert turned.setup["factions"] == table.setup["factions"][-1:] + table.setup["factions"][:-1]
    assert turned.begin().to_act


def test_a_saved_game_is_a_set_up(tmp_path: Path) -> None:
    game = terra.new(3, seed=8, ruleset="rulebook", options={"variable-turn-order": True})
    (tmp_path / "mine.json").write_text(game.dumps())
    table = from_file(TITLE, tmp_path / "mine.json")
    assert (table.label, table.players, table.setup["factions"]) == ("mine", 3, list(game.setup.factions))
    assert table.begin().digest() == game.digest()


@pytest.mark.shared
def test_set_ups_of_real_games(shared: Path) -> None:
    files = files_of(shared / "ledgers")
    assert len(files) > 30
    for file in files:
        table = from_file(TITLE, file)
        rows = [line.split("\t") for line in file.read_text("utf-8").splitlines()]
        seated = [row[0] for row in rows if len(row) == 15 and row[14].strip() == "setup"]
        tiles = ["SCORE" + row[0].split("SCORE")[1].split(",")[0] for row in rows if " scoring: SCORE" in row[0]]
        removed = {"BON" + row[0].split("BON")[1] for row in rows if row[0].startswith("Removing tile BON")}
        assert (table.setup["factions"], table.setup["round_tiles"]) == (seated, tiles)
        assert not removed & set(table.setup["bonus_cards"])
        assert len(table.setup["bonus_cards"]) == 7
        for profile in ("league", "rulebook"):
            again = from_file(TITLE, file, ruleset=profile)
            assert (again.setup["factions"], again.setup["round_tiles"]) == (seated, tiles)
            assert again.setup["profile"] == profile
            assert again.begin().players == again.players == 4


@pytest.mark.shared
def test_bots_share_the_factions_of_real_games(shared: Path) -> None:
    table: Table = from_file(TITLE, files_of(shared / "ledgers")[3])
    tasks = schedule(lambda _: table, ("random", "greedy"), 4, games=2)
    found = [play_one(task) for task in tasks]
    times = Counter(pair for r in found for pair in zip(r.bots, r.roles, strict=True))
    assert set(times.values()) == {1}
    assert len(times) == 8
