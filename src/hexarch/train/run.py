"""A training run: generations of self-play and fitting, kept in a folder, so that it can go on later."""

from __future__ import annotations

import json
import multiprocessing
import shutil
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeVar
from zipfile import BadZipFile

import numpy as np

from hexarch import bots, games
from hexarch.bots.net import NAMES, Net, arranged, columns, names_in
from hexarch.train import gate, selfplay
from hexarch.train.learner import Learner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hexarch.bots.learning import Learning
    from hexarch.kernel.game import Title
    from hexarch.train.selfplay import Seen

Given = TypeVar("Given")
Found = TypeVar("Found")
WEIGHTS: Final = "weights.npz"  # of the last generation, as the bots read them
LOG: Final = "log.json"
GAMES: Final = "games-{}.npz"
BEGUN: Final = "begun-{}.npz"  # games of the run that this one goes on from
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
            fresh: list[Seen] = []
            net = learner.net if number or self.plan.start else None
            seeds = [self.plan.seed * STRANGERS + number * self.plan.games + i for i in range(self.plan.games)]
            for count, seen in enumerate(_each(_play, self, seeds, net), 1):
                fresh += seen
                if tell is not None:
                    tell("play", count, self.plan.games)
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
            error = learner.fit(known, trust, self.plan.epochs, self.plan.rate, rng, self.plan.carry, self.plan.rare)
            verdict = self._gate(learner, net, number) if self.plan.gate and net is not None else {}
            finals = [seen.final for seen in fresh]
            self.done.append(
                Generation(
                    number,
                    len(seeds),
                    round(float(np.mean(finals)), 2),
                    round(float(np.std(finals)), 2),
                    sum(len(seen.points) for seen in known),
                    round(error, 2),
                    round(perf_counter() - began, 1),
                    bias,
                    verdict,
                )
            )
            self._store(learner, fresh, number)
            if tell is not None:
                tell("fit", number + 1, self.plan.generations)
        return self.done

    def _gate(self, learner: Learner, before: Net, number: int) -> dict[str, Any]:
        """Let the new weights meet those before them, which come back unless they are beaten."""
        first = self.plan.seed * STRANGERS + AT_THE_GATE + number * self.plan.gate
        seeds = list(range(first, first + self.plan.gate))
        verdict = gate.judge(list(_each(_meet, self, seeds, (learner.net, before))))
        if not verdict.kept:
            learner.net = before
        return asdict(verdict) | {"per_seat_95": list(verdict.per_seat_95)}

    # -- the folder -----------------------------------------------------------------

    def _resume(self) -> tuple[Learner, list[list[Seen]]]:
        log = self.folder / LOG
        if not log.exists():
            return self._begin()
        try:
            return self._go_on(json.loads(log.read_text("utf-8")))
        except TrainingError:
            raise
        except (ValueError, KeyError, TypeError, OSError, BadZipFile):
            raise TrainingError("damaged") from None

    def _go_on(self, document: dict[str, Any]) -> tuple[Learner, list[list[Seen]]]:
        """The run as its folder has it."""
        before = asdict(Plan()) | document["plan"]  # what older plans do not say is as it was
        if before | {"generations": 0} != asdict(self.plan) | {"generations": 0}:
            raise TrainingError("plan")
        if document["engine"] != self.learning.engine() or document.get("game", games.DEFAULT) != self.title.id:
            raise TrainingError("engine")
        self.done = [Generation(**row) for row in document["generations"]]
        files = sorted(self.folder.glob(BEGUN.format("*")), key=_number)
        first = 1 if len(self.done) > 1 and not self.plan.start else 0  # the very first games are only a beginning
        first = max(first, len(self.done) - self.plan.window)
        files += [self.folder / GAMES.format(number) for number in range(first, len(self.done))]
        return self._learner(self.folder), [_games(file, self.learning) for file in files[-self.plan.window :]]

    def _learner(self, folder: Path) -> Learner:
        """The weights of a run, for the numbers by which positions are described now."""
        return Learner(Net.load(folder / WEIGHTS, self.learning.nameless()).widened(self.learning.names()))

    def _begin(self) -> tuple[Learner, list[list[Seen]]]:
        """From nothing, from the weights of a bot, or from another run: its weights and the games it remembers."""
        learning = self.learning
        if not self.plan.start:
            return Learner(Net.fresh(learning.names(), self.plan.seed)), []
        if self.plan.start in learning.starts:
            return Learner(learning.shipped(self.plan.start).widened(learning.names())), []
        other = Path(self.plan.start)
        files = sorted(other.glob(GAMES.format("*")), key=_number)
        try:
            learner = self._learner(other)
            remembered = [_games(file, learning) for file in files]
        except (OSError, ValueError, KeyError, BadZipFile):
            raise TrainingError("start") from None
        for place, file in enumerate(files):
            shutil.copyfile(file, self.folder / BEGUN.format(place))
        if remembered:
            known = [seen for group in remembered for seen in group]
            rng = np.random.default_rng([self.plan.seed, STRANGERS])
            learner.fit(known, self.plan.trust, self.plan.epochs, self.plan.rate, rng, self.plan.carry, self.plan.rare)
        return learner, remembered

    def _store(self, learner: Learner, fresh: list[Seen], number: int) -> None:
        np.savez(
            self.folder / GAMES.format(number),
            **{NAMES: np.array(self.learning.names())},  # type: ignore[arg-type]
            numbers=np.concatenate([seen.numbers for seen in fresh]),
            points=np.concatenate([seen.points for seen in fresh]),
            lengths=np.array([len(seen.points) for seen in fresh]),
            finals=np.array([seen.final for seen in fresh]),
            rounds=np.concatenate([seen.rounds for seen in fresh if seen.rounds is not None]),
        )
        window = self.plan.window
        begun = sorted(self.folder.glob(BEGUN.format("*")), key=_number)
        forgotten = begun[: max(0, len(begun) + min(number + 1, window) - window)]
        for old in (*forgotten, self.folder / GAMES.format(number - window)):
            old.unlink(missing_ok=True)
        learner.net.save(self.folder / WEIGHTS)
        (self.folder / LOG).write_text(json.dumps(self.document(), indent=1) + "\n", "utf-8")

    def document(self) -> dict[str, Any]:
        """The run as a plain document."""
        return {
            "game": self.title.id,
            "plan": asdict(self.plan),
            "engine": self.learning.engine(),
            "generations": [asdict(one) for one in self.done],
        }


def _number(path: Path) -> int:
    return int(path.stem.rpartition("-")[2])


def biases(net: Net, games: list[Seen]) -> list[float]:
    """Mean of final points less what the network expected, for the decisions of each round from 0 (before the first).

    Below zero it expects too much of such positions, above zero too little.
    """
    games = [seen for seen in games if len(seen.points)]
    missed = [seen.final - seen.points - net.coming(seen.numbers.astype(np.float32)) for seen in games]
    rounds = [seen.rounds for seen in games if seen.rounds is not None]
    if not missed or len(rounds) != len(missed):
        return []
    errors, when = np.concatenate(missed), np.concatenate(rounds)
    found = [errors[when == number] for number in range(int(when.max()) + 1)]
    return [round(float(part.mean()), 2) if len(part) else 0.0 for part in found]


def learning_of(title: Title) -> Learning:
    """What the bots of a title learn; raises TrainingError for a title without such bots."""
    found = bots.of(title).learning()
    if found is None:
        raise TrainingError("game")
    return found


def _games(path: Path, learning: Learning) -> list[Seen]:
    """Games of a generation, from their file, with the numbers by which positions are described now."""
    with np.load(path) as found:
        nameless = dict.fromkeys((0,), next(iter(learning.nameless().values()), ()))  # they never stated a version
        places = columns(learning.names(), names_in(found, nameless))
        ends = np.cumsum(found["lengths"])[:-1]
        numbers, points = np.split(arranged(found["numbers"], places), ends), np.split(found["points"], ends)
        return [selfplay.Seen(n, p, float(f)) for n, p, f in zip(numbers, points, found["finals"], strict=True)]


def _play(learning: Learning, seed: int, net: Net | None, plan: Plan) -> list[Seen]:
    """One game of self-play."""
    return selfplay.play(learning, seed, net, plan.players, plan.thinking, plan.mix)


def _meet(learning: Learning, seed: int, nets: tuple[Net, Net], plan: Plan) -> float:
    """Points a seat by which the first network is ahead in one set-up."""
    return gate.meet(learning, seed, nets, plan.players, plan.thinking, plan.mix)


def _each(
    do: Callable[[Learning, int, Given, Plan], Found], run: Run, seeds: list[int], given: Given
) -> Iterator[Found]:
    """What is to be done for every seed, in their order, however many processes do it."""
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


def _work(seed: int) -> Any:
    return _worker["do"](_worker["learning"], seed, _worker["given"], _worker["plan"])
