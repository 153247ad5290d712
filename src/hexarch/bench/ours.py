"""Our side: random games of a title, mostly for four, with copies, rollbacks and replayed records."""

from __future__ import annotations

import gc
import hashlib
import random
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import hexarch
from hexarch import bots
from hexarch.bench.figures import Figures
from hexarch.kernel.errors import ImportProblem

if TYPE_CHECKING:
    from hexarch.kernel.game import Title

PLAYERS = 4
COPY_EVERY = 50
COPIES = 10
TURN_EVERY = 10
TURN_REPEATS = 3


class BadLedger(Exception):
    """A ledger that cannot be read or does not agree: what is not right cannot be quick."""

    def __init__(self, file: str, cause: Exception) -> None:
        super().__init__(f"{file}: {cause}")
        self.file = file
        self.cause = cause


def new(title: Title, seed: int) -> Any:
    """A game at its beginning, as bots are compared at it."""
    players = min(PLAYERS, max(title.seats))
    return title.new(bots.of(title).tables.drawn(title, players, seed))


def play(game: Any, seed: int) -> int:
    """Play a game to its end with uniformly random choices; the number of decisions."""
    pick = random.Random(seed).choice
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        game.step(seat, pick(game.options(seat)))
        decisions += 1
    return decisions


def copy_seconds(title: Title, seed: int) -> float:
    """Mean time of one copy, over copies made at regular points of one random game."""
    game = new(title, seed)
    pick = random.Random(seed).choice
    seconds, copies, decisions = 0.0, 0, 0
    while not game.over:
        if decisions % COPY_EVERY == 0:
            began = perf_counter()
            for _ in range(COPIES):
                game.copy()
            seconds += perf_counter() - began
            copies += COPIES
        seat = game.to_act[0]
        game.step(seat, pick(game.options(seat)))
        decisions += 1
    return seconds / copies


def rollback_seconds(title: Title, seed: int) -> float:
    """Mean time to take back one turn, over turns tried at regular points of one random game.

    A turn is what one seat decides until another seat is to decide. The same turn is played and taken back a
    few times and the quickest rollback counts, so that an interrupted one does not.
    """
    game = new(title, seed)
    pick = random.Random(seed).choice
    seconds, turns, decisions = 0.0, 0, 0
    while not game.over:
        if decisions % TURN_EVERY == 0:
            seconds += _rollback(game, seed + decisions)
            turns += 1
        seat = game.to_act[0]
        game.step(seat, pick(game.options(seat)))
        decisions += 1
    return seconds / turns


def _rollback(game: Any, seed: int) -> float:
    seat = game.to_act[0]
    quickest = float("inf")
    for _ in range(TURN_REPEATS):
        pick = random.Random(seed).choice
        mark = game.mark()
        while not game.over and game.to_act[0] == seat:
            game.step(seat, pick(game.options(seat)))
        began = perf_counter()
        game.rollback(mark)
        quickest = min(quickest, perf_counter() - began)
    return quickest


def ledgers_per_second(title: Title, folder: Path) -> float:
    """Records of real games replayed and compared row by row, per second."""
    files = sorted(folder.glob("*.txt"))
    if not files or not title.importers:
        raise FileNotFoundError(f"no ledgers (*.txt) in {folder}")
    gc.collect()
    gc.disable()  # a replay makes thousands of objects that stay and no cycles
    began = perf_counter()
    try:
        for file in files:
            text = file.read_bytes().decode("utf-8-sig")
            reading = [one for one in title.importers if one.reads(text)] or title.importers
            reading[0].read(text)
    except (ImportProblem, OSError, UnicodeDecodeError) as problem:
        raise BadLedger(str(file), problem) from None
    finally:
        gc.enable()
    return len(files) / (perf_counter() - began)


def env_steps_per_second(title: Title, games: int, seed: int) -> float | None:
    """Steps of the learning environment, with observation and mask; None without its libraries."""
    if not all(find_spec(name) for name in ("numpy", "gymnasium", "pettingzoo")):
        return None
    from hexarch.env.speed import steps_per_second

    return steps_per_second(games, seed, game=title.id, proposals=False)


def measure(title: Title, games: int, seed: int, ledgers: Path | None = None) -> Figures:
    """One round: `games` random games, the copies and rollbacks of one more, and the ledgers if any."""
    play(new(title, seed), seed)
    gc.collect()
    setup = playing = 0.0
    decisions = 0
    for number in range(seed, seed + games):
        began = perf_counter()
        game = new(title, number)
        ready = perf_counter()
        decisions += play(game, number)
        playing += perf_counter() - ready
        setup += ready - began
    return Figures(
        games=games,
        decisions=decisions,
        decisions_per_s=decisions / playing,
        ms_per_game=1e3 * (setup + playing) / games,
        copy_us=1e6 * copy_seconds(title, seed),
        rollback_us=1e6 * rollback_seconds(title, seed),
        ledgers_per_s=ledgers_per_second(title, ledgers) if ledgers else None,
        env_steps_per_s=env_steps_per_second(title, games, seed),
    )


def build() -> str:
    """Whether the rules in this process, which must be loaded, are compiled or interpreted."""
    for name, module in sys.modules.items():
        if name.startswith(("hexarch.kernel", "hexarch.games")):
            file = getattr(module, "__file__", None) or ""
            if file.endswith(tuple(EXTENSION_SUFFIXES)):
                return "compiled"
    return "interpreted"


def sources() -> str:
    """A digest of the rules' sources, equal for builds of the same rules."""
    digest = hashlib.sha256()
    root = Path(hexarch.__path__[0])
    for folder in ("kernel", "games"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in (".py", ".toml"):
                digest.update(file.relative_to(root).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
