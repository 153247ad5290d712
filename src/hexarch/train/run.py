"""A training run: generations of self-play and fitting, kept in a folder, so that it can go on later."""

from __future__ import annotations

import json
import multiprocessing
import shutil
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeVar
from zipfile import BadZipFile

import numpy as np

from hexarch import bots, games
from hexarch.bots.net import Net, arranged, columns, names_in
from hexarch.kernel.errors import ChoiceError
from hexarch.train import gate, records, selfplay
from hexarch.train.fitting import Fitting
from hexarch.train.learner import Learner, biases
from hexarch.train.records import Record, Seen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hexarch.bots.learning import Learning
    from hexarch.kernel.game import Title

Task = TypeVar("Task")
Given = TypeVar("Given")
Found = TypeVar("Found")
WEIGHTS: Final = "weights.npz"  # of the last generation, as the bots read them
GOING: Final = "going.npz"  # where ventures are learnt from: the weights that play on
MEMORY: Final = "memory.npz"  # of their optimiser
LOG: Final = "log.json"
GAMES: Final = "games-{}{}"
BEGUN: Final = "begun-{}{}"  # games of the run that this one goes on from
PART: Final = ".part"  # of a file that is being written: what stands under its name is whole
CHOICES: Final = ".jsonl.gz"  # how games are kept
NUMBERS: Final = ".npz"  # how they were kept before: as the numbers of their positions
UNREADABLE: Final = (
    *(ValueError, KeyError, IndexError, TypeError, AttributeError, OSError, EOFError),
    *(BadZipFile, zlib.error, ChoiceError, BrokenProcessPool),
)
STRANGERS: Final = 1_000_000  # seeds of games between two runs
AT_THE_GATE: Final = 900_000  # from here on those of games in which weights meet


class TrainingError(ValueError):
    """The folder holds another run (`plan`, `engine`) or a `damaged` one, there is nothing to `start` from, or no bot
    of this `game` learns."""


@dataclass(frozen=True)
class Plan:
    """What is to be done; equal plans give equal weights."""

    generations: int = 10
    games: int = 200  # in each generation
    window: int = 10  # generations that are remembered
    epochs: int = 8
    trust: float = 0.6  # lambda: how far what really came counts against the next estimate
    rate: float = 2e-3
    seed: int = 1
    players: int = 0  # 0: two to five, mostly four
    thinking: float = 0.0  # seconds for each decision of self-play; 0: every turn is looked at once
    start: str = ""  # a bot or the folder of another run, to go on from; empty: from nothing
    mix: str = ""  # of games that the title knows; empty: its usual ones
    carry: bool = False  # fit the present network on, instead of fresh ones
    gate: int = 0  # set-ups on which new weights must beat those before them to be kept; 0: they always are
    rare: bool = False  # weigh what few positions have once more by itself
    share: float = 1.0  # of decisions in which seats think; carried weights learn from their plans, too
    venture: float = (
        0.0  # points of warmth with which chance takes every turn, to learn what comes of it; 0: it does not
    )


@dataclass
class Generation:
    """What one generation came to."""

    number: int
    games: int
    mean_vp: float
    spread_vp: float
    positions: int
    error: float  # of the estimates before fitting, in points
    seconds: float
    bias: list[float] = field(default_factory=list)  # final points less the estimates, by round from 0; see `biases`
    gate: dict[str, Any] = field(default_factory=dict)  # how they fared against those before; see `gate.Verdict`


@dataclass
class Run:
    """A run and its folder."""

    plan: Plan
    folder: Path
    jobs: int = 1
    title: Title = field(default_factory=games.title)
    done: list[Generation] = field(default_factory=list)

    @property
    def names(self) -> tuple[str, ...]:
        """Of the numbers that are weighed."""
        return self.learning.needed(self.plan.mix)

    @property
    def learning(self) -> Learning:
        """What this title's bots learn; raises TrainingError."""
        return learning_of(self.title)

    def go(self, tell: Callable[[str, int, int], None] | None = None) -> list[Generation]:
        """Work off the generations that are still to do; `tell(stage, number, of)` after every step."""
        self.folder.mkdir(parents=True, exist_ok=True)
        learner, remembered = self._resume()
        while len(self.done) < self.plan.generations:
            began = perf_counter()
            number = len(self.done)
            net = learner.net if number or self.plan.start else None
            before = Learner(learner.net, learner.going)
            fresh = self._played(number, net, tell)
            if net is None:
                learner.scale(fresh)
            remembered = [*remembered, fresh][-self.plan.window :]
            known = [seen for group in remembered for seen in group]
            rng = np.random.default_rng([self.plan.seed, number])
            # Before anything is learnt only what really came is known; estimates of a bot that no longer plays mislead.
            early = number < 2 and not self.plan.start
            trust = 1.0 if early else self.plan.trust
            if early and number:
                remembered = [fresh]
            bias = biases(learner.net, fresh) if net is not None else []
            error = self._fit(learner, known, fresh, trust, rng)
            verdict = self._gate(learner, before, number) if self.plan.gate and net is not None else {}
            finals = [seen.final for seen in fresh]
            self.done.append(
                Generation(
                    number,
                    self.plan.games,
                    round(float(np.mean(finals)), 2),
                    round(float(np.std(finals)), 2),
                    sum(len(seen.points) for seen in known),
                    round(error, 2),
                    round(perf_counter() - began, 1),
                    bias,
                    verdict,
                )
            )
            self._store(learner, number)
            if tell is not None:
                tell("fit", number + 1, self.plan.generations)
        return self.done

    def _fit(
        self, learner: Learner, known: list[Seen], fresh: list[Seen], trust: float, rng: np.random.Generator
    ) -> float:
        """Learn from all games that are remembered; what chance took, from the fresh ones: others played otherwise."""
        plan = self.plan
        if plan.venture:
            return learner.venture(fresh, trust, plan.venture, plan.epochs, plan.rate, rng)
        return learner.fit(known, trust, plan.epochs, plan.rate, rng, plan.carry, plan.rare)

    def _played(self, number: int, net: Net | None, tell: Callable[[str, int, int], None] | None = None) -> list[Seen]:
        """The games of a generation, kept at once: a run that is interrupted later does not play them again."""
        path = self.folder / GAMES.format(number, CHOICES)
        if path.exists():
            try:
                return self._games(path)
            except UNREADABLE:
                raise TrainingError("damaged") from None
        first = self.plan.seed * STRANGERS + number * self.plan.games
        played: list[Record] = []
        fresh: list[Seen] = []
        for record, seen in _each(_play, self, list(range(first, first + self.plan.games)), (net, self.names)):
            played.append(record)
            fresh += seen
            if tell is not None:
                tell("play", len(played), self.plan.games)
        part = path.with_name(f"{path.name}{PART}")
        records.save(part, played)
        part.replace(path)
        return fresh

    def _gate(self, learner: Learner, before: Learner, number: int) -> dict[str, Any]:
        """Let the new weights meet those before them, which come back unless they are beaten."""
        first = self.plan.seed * STRANGERS + AT_THE_GATE + number * self.plan.gate
        seeds = list(range(first, first + self.plan.gate))
        verdict = gate.judge(list(_each(_meet, self, seeds, (learner.kept, before.kept))))
        if not verdict.kept:
            learner.net, learner.going = before.net, before.going
        return asdict(verdict) | {"per_seat_95": list(verdict.per_seat_95)}

    # -- the folder -----------------------------------------------------------------

    def _resume(self) -> tuple[Learner, list[list[Seen]]]:
        log = self.folder / LOG
        if not log.exists():
            begun = self._begin()
            self._write()
            return begun
        try:
            return self._go_on(json.loads(log.read_text("utf-8")))
        except TrainingError:
            raise
        except UNREADABLE:
            raise TrainingError("damaged") from None

    def _go_on(self, document: dict[str, Any]) -> tuple[Learner, list[list[Seen]]]:
        """The run as its folder has it."""
        before = asdict(Plan()) | document["plan"]  # what older plans do not say is as it was
        if before | {"generations": 0} != asdict(self.plan) | {"generations": 0}:
            raise TrainingError("plan")
        if document["engine"] != self.learning.engine() or document.get("game", games.DEFAULT) != self.title.id:
            raise TrainingError("engine")
        self.done = [Generation(**row) for row in document["generations"]]
        if not self.done:
            return self._begin()
        files = _numbered(self.folder, BEGUN)
        first = 1 if len(self.done) > 1 and not self.plan.start else 0  # the very first games are only a beginning
        first = max(first, len(self.done) - self.plan.window)
        own = {_number(path): path for path in _numbered(self.folder, GAMES)}
        files += [own[number] for number in range(first, len(self.done))]
        return self._gone(), [self._games(file) for file in files[-self.plan.window :]]

    def _learner(self, folder: Path) -> Learner:
        """The weights of a run, for the numbers that games of this mix need now."""
        return Learner(Net.load(folder / WEIGHTS, self.learning.nameless()).widened(self.names))

    def _gone(self) -> Learner:
        """The learner of this run as it was when it stopped; runs of before kept no memory."""
        learner = self._learner(self.folder)
        if self.plan.venture and (self.folder / MEMORY).exists():
            learner.net = Net.load(self.folder / GOING)
            learner.going = Fitting(learner.net)
            with np.load(self.folder / MEMORY) as found:
                learner.going.recall(found)
        return learner

    def _begin(self) -> tuple[Learner, list[list[Seen]]]:
        """From nothing, from the weights of a bot, or from another run: its weights and the games it remembers."""
        learning = self.learning
        if not self.plan.start:
            return Learner(Net.fresh(self.names, self.plan.seed)), []
        if self.plan.start in learning.starts:
            return Learner(learning.shipped(self.plan.start).widened(self.names)), []
        other = Path(self.plan.start)
        files = _numbered(other, GAMES)
        try:
            learner = self._learner(other)
            remembered = [self._games(file) for file in files]
        except UNREADABLE:
            raise TrainingError("start") from None
        for place, file in enumerate(files):
            shutil.copyfile(file, self.folder / BEGUN.format(place, _ending(file)))
        if remembered and not self.plan.venture:
            known = [seen for group in remembered for seen in group]
            rng = np.random.default_rng([self.plan.seed, STRANGERS])
            learner.fit(known, self.plan.trust, self.plan.epochs, self.plan.rate, rng, self.plan.carry, self.plan.rare)
        return learner, remembered

    def _games(self, path: Path) -> list[Seen]:
        """Games of a generation, from their file, with the numbers by which positions are described now."""
        if _ending(path) == NUMBERS:
            return _numbers(path, self.names, self.learning)
        return [seen for one in _each(_replay, self, records.load(path), self.names) for seen in one]

    def _store(self, learner: Learner, number: int) -> None:
        window = self.plan.window
        begun = _numbered(self.folder, BEGUN)
        forgotten = begun[: max(0, len(begun) + min(number + 1, window) - window)]
        forgotten += [path for path in _numbered(self.folder, GAMES) if _number(path) == number - window]
        self._put(WEIGHTS, learner.kept.save)
        if learner.going is not None:
            self._put(GOING, learner.net.save)
            memory = learner.going.memory()
            self._put(MEMORY, lambda part: np.savez_compressed(part, **memory))
        self._write()
        for old in forgotten:
            old.unlink()

    def _put(self, name: str, save: Callable[[Path], None]) -> None:
        """Write a file of arrays: what stands under its name is whole."""
        part = self.folder / f"part-{name}"
        save(part)
        part.replace(self.folder / name)

    def _write(self) -> None:
        """How far it has come."""
        part = self.folder / f"{LOG}{PART}"
        part.write_text(json.dumps(self.document(), indent=1) + "\n", "utf-8")
        part.replace(self.folder / LOG)

    def document(self) -> dict[str, Any]:
        """The run as a plain document."""
        return {
            "game": self.title.id,
            "plan": asdict(self.plan),
            "engine": self.learning.engine(),
            "generations": [asdict(one) for one in self.done],
        }


def _number(path: Path) -> int:
    return int(path.name.partition(".")[0].rpartition("-")[2])


def _ending(path: Path) -> str:
    """How the games of a file are kept."""
    return CHOICES if path.name.endswith(CHOICES) else NUMBERS


def _numbered(folder: Path, name: str) -> list[Path]:
    """Files of games in their order."""
    return sorted([path for kind in (NUMBERS, CHOICES) for path in folder.glob(name.format("*", kind))], key=_number)


def learning_of(title: Title) -> Learning:
    """What the bots of a title learn; raises TrainingError for a title without such bots."""
    found = bots.of(title).learning()
    if found is None:
        raise TrainingError("game")
    return found


def _numbers(path: Path, names: tuple[str, ...], learning: Learning) -> list[Seen]:
    """Games that were kept as the numbers of their positions."""
    with np.load(path) as found:
        nameless = dict.fromkeys((0,), next(iter(learning.nameless().values()), ()))  # they never stated a version
        places = columns(names, names_in(found, nameless))
        ends = np.cumsum(found["lengths"])[:-1]
        numbers, points = np.split(arranged(found["numbers"], places), ends), np.split(found["points"], ends)
        return [Seen(n, p, float(f)) for n, p, f in zip(numbers, points, found["finals"], strict=True)]


def _play(
    learning: Learning, seed: int, given: tuple[Net | None, tuple[str, ...]], plan: Plan
) -> tuple[Record, list[Seen]]:
    """One game of self-play, and what was seen in it."""
    net, names = given
    record = selfplay.play(learning, seed, net, plan.players, plan.thinking, plan.mix, plan.share, plan.venture)
    return record, records.replayed(learning, record, names)


def _replay(learning: Learning, record: Record, names: tuple[str, ...], plan: Plan) -> list[Seen]:
    """What was seen in a game that is kept."""
    return records.replayed(learning, record, names)


def _meet(learning: Learning, seed: int, nets: tuple[Net, Net], plan: Plan) -> float:
    """Points a seat by which the first network is ahead in one set-up."""
    thinking = plan.thinking if plan.share == 1 else 0.0  # where few decisions are thought through, one look is judged
    return gate.meet(learning, seed, nets, plan.players, thinking, plan.mix)


def _each(
    do: Callable[[Learning, Task, Given, Plan], Found], run: Run, seeds: list[Task], given: Given
) -> Iterator[Found]:
    """What is to be done for every seed, or every game, in their order, however many processes do it."""
    if run.jobs == 1:
        for seed in seeds:
            yield do(run.learning, seed, given, run.plan)
        return
    context = multiprocessing.get_context("spawn")
    work = do, run.title.id, given, run.plan
    with ProcessPoolExecutor(run.jobs, mp_context=context, initializer=_prepare, initargs=work) as pool:
        yield from pool.map(_work, seeds, chunksize=max(1, min(8, len(seeds) // (4 * run.jobs))))


_worker: dict[str, Any] = {}


def _prepare(do: Any, id: str, given: Any, plan: Plan) -> None:
    """What a worker process needs for all its games."""
    _worker.update(do=do, learning=learning_of(games.title(id)), given=given, plan=plan)


def _work(seed: Any) -> Any:
    return _worker["do"](_worker["learning"], seed, _worker["given"], _worker["plan"])
