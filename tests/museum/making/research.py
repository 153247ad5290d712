"""The laboratory: weights of the bots, a training run and records of decisions."""

import shutil
import tempfile
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any

from hexarch.bots.net import Net
from hexarch.env import records
from hexarch.games import terra
from hexarch.games.terra.bots.elder import ElderBot
from hexarch.games.terra.bots.net import load
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.profiles import EDITION
from hexarch.train import learner
from hexarch.train.run import Plan, Run

from ..archive import note, pack, unpack
from .saves import until

SEATED = {
    "intro-2-rulebook-end.json": (0.3, 0.7),
    "faction-halflings-end.json": (0.1, 0.5),
    "faction-swarmlings-end.json": (0.6,),
    "faction-yetis-end.json": (0.3, 0.55),
    "faction-acolytes-end.json": (0.45,),
    "faction-riverwalkers-end.json": (0.5,),
    "map-lakes-league-end.json": (0.25, 0.75),
    "intro-5-league-end.json": (0.4, 0.9),
}
THOUGHT = ("intro-2-rulebook-end.json", "faction-yetis-end.json", "map-lakes-league-end.json")  # by the slower bot


class Still:
    """A clock that stands still: thinking then depends on positions counted, not on the machine."""

    def left(self) -> float:
        return 0.4


def positions(saves: dict[str, bytes]) -> list[tuple[str, int, terra.Game]]:
    """Positions in which somebody has more than one choice."""
    found = []
    for name, shares in SEATED.items():
        whole = terra.loads(saves[name].decode())
        for share in shares:
            choices = int(share * len(whole.history))
            while len(until(whole, choices).options(whole.history[choices][0])) < 4:
                choices += 1
            found.append((name, choices, until(whole, choices)))
    return found


def choices(bot: StewardBot, saves: dict[str, bytes], names: tuple[str, ...]) -> list[dict[str, Any]]:
    """What a bot chooses in these positions, and what it expects."""
    return [
        {
            "save": name,
            "choices": number,
            "seat": game.to_act[0],
            "chooses": bot.choose(game, game.to_act[0], Still()),
            "expects": bot.estimate(game),
        }
        for name, number, game in positions(saves)
        if name in names
    ]


def make(folder: Path) -> None:
    """Write weights, run and records, with what must come out of them."""
    saves = unpack(folder / "saves.tar.xz")
    notes: dict[str, Any] = {}
    for name in ("steward", "elder"):
        with resources.as_file(resources.files("hexarch.games.terra.bots") / "weights" / f"{name}.npz") as path:
            shutil.copyfile(path, folder / f"{name}.npz")
        net = load(folder / f"{name}.npz")
        notes[f"{name}.npz"] = {
            "steward": choices(StewardBot(learnt=net), saves, tuple(SEATED)),
            "elder": choices(ElderBot(learnt=net), saves, THOUGHT),
        }
    with tempfile.TemporaryDirectory() as place:
        notes["run.tar.xz"] = {"steward": choices(StewardBot(learnt=train(Path(place))), saves, tuple(SEATED))}
        pack(folder / "run.tar.xz", {path.name: path.read_bytes() for path in sorted(Path(place).iterdir())})
    note(folder / "weights.json", notes)
    record(folder)


def train(place: Path) -> Net:
    """A short run of a small network, in a folder."""
    fresh, learner.TOGETHER = Net.fresh, 1  # type: ignore[misc]
    Net.fresh = partial(fresh, hidden=(12, 6))  # type: ignore[method-assign]
    try:
        Run(Plan(generations=2, games=1, window=2, epochs=8, seed=5, players=2), place).go()
    finally:
        Net.fresh = fresh  # type: ignore[method-assign]
    return load(place / "weights.npz")


def record(folder: Path) -> None:
    """Decisions of self-play in a file."""
    path = folder / "records.parquet"
    notes: dict[str, Any] = {}
    with records.Writer(path) as writer:
        for seed, names, chosen in (
            (1, ["random"], {"players": 2, "profile": "league", "map": "base"}),
            (2, ["greedy", "random"], {"players": 3, "profile": "rulebook", "map": "lakes"}),
        ):
            played = records.self_play(seed, names, **chosen)
            writer.write(played)
            notes[played.rows[0].game] = {
                "seed": seed,
                **chosen,
                "edition": EDITION,
                "rows": len(played.rows),
                "factions": sorted({faction for row in played.rows for faction in row.notes}),
                "first": [row.candidates[row.chosen] for row in played.rows[:5]],
                "vp": played.vp,
                "result": played.result,
            }
    note(folder / "records.json", notes)
