"""Games of self-play as they are kept: decisions by their choices, so that what is learnt from them may change later.

The numbers that describe a position are found by playing a game again, which takes a hundredth of the time of playing
it. So games stay of use when positions come to be described by other numbers.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass, field
from math import isclose
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hexarch.bots.net import arranged, columns
from hexarch.train.venture import Venture

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from hexarch.bots.learning import Learning
    from hexarch.kernel.game import Game


class Course(NamedTuple):
    """What a seat saw come of a turn: steps of all seats, and at which positions it looked, each with its share.

    It looks after steps of its own, or after all of them.
    """

    steps: tuple[tuple[int, tuple[str, ...]], ...]
    looks: tuple[tuple[int, float], ...]  # after which step; as many as there are: after all of them

    def row(self) -> list[Any]:
        """As plain data."""
        return [[[seat, list(choices)] for seat, choices in self.steps], [list(look) for look in self.looks]]

    @classmethod
    def read(cls, row: list[Any], seat: int) -> Course:
        """From plain data of what this seat saw; raises ValueError for what no seat can have seen."""
        steps, looks = row
        found = cls(
            tuple([(mover, tuple(choices)) for mover, choices in steps]),
            tuple([(int(step), float(share)) for step, share in looks]),
        )
        places = [step for step, _ in found.looks]
        own = [place for place, (mover, _) in enumerate(found.steps) if mover == seat]
        if places != sorted(set(places) & {*own, len(found.steps)}):
            raise ValueError("a look at somebody else's step, or at none")
        if not all(share >= 0 for _, share in found.looks) or not isclose(
            sum(s for _, s in found.looks), 1, abs_tol=1e-6
        ):
            raise ValueError("the shares of the looks do not make one")
        return found


@dataclass(frozen=True)
class Decision:
    """What a seat decided, and what it expected: `best` of the turn that looked best, `value` of the one it took."""

    seat: int
    now: int  # the round
    value: float
    best: float
    choices: tuple[str, ...]
    plans: tuple[tuple[float, tuple[str, ...]], ...] = ()  # turns that were thought through, and what they came to
    others: tuple[tuple[str, ...], ...] = ()  # some of those that were looked at once only
    chances: tuple[tuple[float, float, tuple[str, ...]], ...] = ()  # what chance could take: value, likelihood, turn
    ahead: tuple[tuple[tuple[str, ...], ...], ...] = ()  # turns planned behind each of these, the others holding still
    courses: tuple[Course, ...] = ()  # what was seen to come of each of these; empty: it was looked at once

    def row(self) -> list[Any]:
        """As plain data."""
        found: list[Any] = [self.seat, self.now, self.value, self.best, list(self.choices)]
        if self.plans or self.chances:
            found += [[[value, list(choices)] for value, choices in self.plans], [list(one) for one in self.others]]
        if self.chances:
            found.append([[value, likely, list(choices)] for value, likely, choices in self.chances])
        if self.ahead or self.courses:
            found.append([[list(choices) for choices in plan] for plan in self.ahead])
        if self.courses:
            found.append([course.row() for course in self.courses])
        return found

    @classmethod
    def read(cls, row: list[Any]) -> Decision:
        """From plain data."""
        seat, now, value, best, choices, *more = row
        plans, others, chances, ahead, courses = [*more, (), (), (), (), ()][:5]
        thought = tuple([(worth, tuple(texts)) for worth, texts in plans])
        beside = tuple([tuple(texts) for texts in others])
        drawn = tuple([(worth, likely, tuple(texts)) for worth, likely, texts in chances])
        planned = tuple([tuple([tuple(texts) for texts in plan]) for plan in ahead])
        seen = tuple([Course.read(course, seat) for course in courses])
        return cls(seat, now, value, best, tuple(choices), thought, beside, drawn, planned, seen)


@dataclass(frozen=True)
class Record:
    """One game: its set-up, which names the edition of the rules, every decision, and the final points of the seats."""

    seed: int
    setup: dict[str, Any]
    decisions: tuple[Decision, ...]
    finals: tuple[int, ...]

    def document(self) -> dict[str, Any]:
        """As plain data."""
        rows = [one.row() for one in self.decisions]
        return {"seed": self.seed, "setup": self.setup, "finals": list(self.finals), "decisions": rows}

    @classmethod
    def read(cls, document: dict[str, Any]) -> Record:
        """From plain data."""
        decisions = tuple([Decision.read(row) for row in document["decisions"]])
        return cls(document["seed"], document["setup"], decisions, tuple(document["finals"]))


@dataclass
class Contrast:
    """Turns of one position against each other: positions after them, and what came of those thought through."""

    numbers: NDArray[np.float16]
    points: NDArray[np.float32]  # in hand
    worth: NDArray[np.float32]  # final points that were found; nan where a turn was looked at once only


@dataclass
class Seen:
    """Positions after the decisions of one seat in one game, in their order, and its final points."""

    numbers: NDArray[np.float16]
    points: NDArray[np.float32]  # in hand
    final: float
    rounds: NDArray[np.int16] | None = None  # in which the decisions were made; None where that was not written down
    regrets: NDArray[np.float32] | None = None  # points by which the decision looked worse than the best
    contrasts: list[Contrast] = field(default_factory=list)
    ventures: list[Venture] = field(default_factory=list)


def save(path: Path, records: Iterable[Record]) -> None:
    """Write games, one in a line."""
    with gzip.open(path, "wt", encoding="utf-8", compresslevel=6) as file:
        for record in records:
            file.write(json.dumps(record.document(), separators=(",", ":")) + "\n")


def load(path: Path) -> list[Record]:
    """Read games; raises one of many errors for anything else (`run.UNREADABLE`)."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [Record.read(json.loads(line)) for line in file]


def replayed(learning: Learning, record: Record, names: Sequence[str]) -> list[Seen]:
    """What each seat saw, by the numbers of these names; raises ValueError if the game comes to another end."""
    places = columns(names, learning.names())
    wide = len(learning.names())
    game = learning.again(record.setup)
    count = game.players
    numbers: list[list[list[float]]] = [[] for _ in range(count)]
    points: list[list[int]] = [[] for _ in range(count)]
    rounds: list[list[int]] = [[] for _ in range(count)]
    regrets: list[list[float]] = [[] for _ in range(count)]
    contrasts: list[list[Contrast]] = [[] for _ in range(count)]
    ventures: list[list[Venture]] = [[] for _ in range(count)]
    for one in record.decisions:
        if one.plans:
            contrasts[one.seat].append(_contrast(learning, game, one, places))
        if one.chances:
            ventures[one.seat] += _venture(learning, game, one, places)
        regret = one.best - one.value
        for found, held in learning.carry_out(game, one.seat, one.choices):
            numbers[one.seat].append(found)
            points[one.seat].append(held)
            rounds[one.seat].append(one.now)
            regrets[one.seat].append(regret)
            regret = 0.0
    if tuple([learning.points(game, seat) for seat in range(count)]) != record.finals:
        raise ValueError("the choices lead to another end")
    return [
        Seen(
            arranged(np.array(numbers[seat], dtype=np.float16).reshape(len(points[seat]), wide), places),
            np.array(points[seat], dtype=np.float32),
            float(record.finals[seat]),
            np.array(rounds[seat], dtype=np.int16),
            np.array(regrets[seat], dtype=np.float32),
            contrasts[seat],
            ventures[seat],
        )
        for seat in range(count)
    ]


def _contrast(learning: Learning, game: Game, one: Decision, places: NDArray[np.intp] | None) -> Contrast:
    """Try the turns of a decision one after the other; the position stays as it is."""
    numbers: list[list[float]] = []
    points: list[int] = []
    worth: list[float] = []
    for value, choices in (*one.plans, *[(float("nan"), choices) for choices in one.others]):
        mark = game.mark()
        after = learning.carry_out(game, one.seat, choices)
        if after and not game.over:
            numbers.append(after[-1][0])
            points.append(after[-1][1])
            worth.append(value)
        game.rollback(mark)
    rows = np.array(numbers, dtype=np.float16).reshape(len(points), len(learning.names()))
    return Contrast(arranged(rows, places), np.array(points, np.float32), np.array(worth, np.float32))


def _venture(learning: Learning, game: Game, one: Decision, places: NDArray[np.intp] | None) -> list[Venture]:
    """Try the turns that chance could take one after the other, with their plans; the position stays as it is.

    Nothing, where there is no position to learn from behind one of them.
    """
    numbers: list[list[float]] = []
    points: list[int] = []
    over: list[bool] = []
    shares: list[float] = []
    looks: list[int] = []
    ahead = one.ahead or [()] * len(one.chances)
    courses = one.courses or [None] * len(one.chances)
    for (_, _, choices), later, course in zip(one.chances, ahead, courses, strict=True):
        mark = game.mark()
        if course is not None:
            after = learning.along(game, one.seat, course.steps, [step for step, _ in course.looks])
        else:
            last = learning.follow(game, one.seat, (choices, *later))[-1:]
            after = [(*each, game.over) for each in last]
        game.rollback(mark)
        if not after:
            return []
        for found, held, ended in after:
            numbers.append(found)
            points.append(held)
            over.append(ended)
        shares += [share for _, share in course.looks] if course is not None else [1.0]
        looks.append(len(after))
    return [
        Venture(
            arranged(np.array(numbers, dtype=np.float16), places),
            np.array(points, np.float32),
            np.array(over),
            np.array([likely for _, likely, _ in one.chances], np.float32),
            [choices for _, _, choices in one.chances].index(one.choices),
            sum([value * likely for value, likely, _ in one.chances]),
            one.value,
            one.best,
            one.now,
            np.array(shares, np.float32),
            np.array(looks, np.intp),
        )
    ]
