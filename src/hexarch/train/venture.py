"""Learning from ventures: turns that chance took among those that look about as good, and what came of them.

Plans tell what a turn brings in the same round; what it brings later only the end of the game tells, and there it is
one of very many. So seats draw every turn by chance, the better looking the likelier, and turns after which a seat came
to more than was expected are made likelier, the others less likely (policy gradients; a turn already made a fifth more
or less likely is left alone, as in proximal policy optimisation). Over many games chance evens out.

Where seats think, turns are as likely as what comes of them looks: at the position after the turn, at the end of the
best plan behind it, at the end of the round. A turn is worth a mean of these looks, so all of them are learnt from,
each by its share: a bot that thinks decides by such positions and hardly by the next one.

What a seat's own later draws looked like is known and says nothing of the turns before them, so it is taken out of what
came (a control variate); what the rest of the game brings counts less the later it comes. Each game is gone through as
often as the plan says; more than once and the network learns the luck of those games by heart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from hexarch.train.fitting import STEEP

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from hexarch.train.fitting import Fitting
    from hexarch.train.records import Seen

    Floats = NDArray[np.float32]

MOST: Final = 8  # turns that chance may take
REACH: Final = 6.0  # times the warmth, in points; what looks worse than the best by more is never taken
AT_ONCE: Final = 1024  # decisions in a step
FAR: Final = 3.0  # how far one decision counts, in spreads of what ventures gain
LIKELIER: Final = 0.2  # share by which a turn may be made likelier or less likely, by one generation
LEVEL: Final = 0.05  # how far the level of positions counts against the order of turns
OFTEN: Final = 0.5  # how much of what the best turn looks better than a draw it would really bring
LEAST: Final = 1e-6


def likely(values: list[float], warmth: float) -> Floats:
    """How likely chance takes each of the first turns of a ranking; turns it never takes are left out."""
    near = np.array([value for value in values[:MOST] if value > values[0] - REACH * warmth])
    share = np.exp((near - values[0]) / warmth)
    found: Floats = (share / share.sum()).astype(np.float32)
    return found


@dataclass
class Venture:
    """A decision that chance made: positions after the turns it could take, or where they were seen to lead."""

    numbers: NDArray[np.float16]
    points: Floats  # in hand
    over: NDArray[np.bool_]  # is the game over there?
    likely: Floats
    taken: int
    expected: float  # final points, before chance decided
    value: float  # those of the turn that chance took
    best: float  # those of the turn that looked best
    now: int  # the round
    shares: Floats  # how far the look at each position counts
    looks: NDArray[np.intp]  # how many of the positions each turn has


class Ventures:
    """Those of many games, one behind the other."""

    def __init__(self, games: Iterable[Seen], trust: float) -> None:
        found: list[Venture] = []
        gained: list[float] = []
        level: list[float] = []
        for seen in games:
            values = [one.value for one in seen.ventures]
            gained += gains([one.expected for one in seen.ventures], values, seen.final, trust)
            level += gains(
                [OFTEN * one.best + (1 - OFTEN) * one.expected for one in seen.ventures], values, seen.final, trust
            )
            found += seen.ventures
        self.counts: Final = np.array([len(one.looks) for one in found], dtype=np.intp)  # turns of each decision
        self.starts: Final = _before(self.counts)
        self.looks: Final = np.concatenate([one.looks for one in found]) if found else np.zeros(0, np.intp)
        self.begins: Final = _before(self.looks)
        self.shares: Final = np.concatenate([one.shares for one in found]) if found else np.zeros(0, np.float32)
        self.numbers: Final = np.concatenate([one.numbers for one in found]) if found else np.zeros((0, 0), np.float16)
        self.points: Final = np.concatenate([one.points for one in found]) if found else np.zeros(0, np.float32)
        self.over: Final = np.concatenate([one.over for one in found]) if found else np.zeros(0, np.bool_)
        self.taken: Final = self.starts + np.array([one.taken for one in found], dtype=np.intp)
        self.likely: Final = np.array([one.likely[one.taken] for one in found], dtype=np.float32)
        value = np.array([one.value for one in found], dtype=np.float32)
        self.came: Final = value + np.array(level, dtype=np.float32)
        lucky = value - np.array([one.expected for one in found], dtype=np.float32)
        self.gained: Final = _apart(np.array(gained, dtype=np.float32) + lucky, np.array([one.now for one in found]))

    def __len__(self) -> int:
        return len(self.counts)


def _before(counts: NDArray[np.intp]) -> NDArray[np.intp]:
    """How many stand before the first of each group."""
    found: NDArray[np.intp] = np.concatenate((np.zeros(1, np.intp), np.cumsum(counts)))[:-1]
    return found


def _within(begins: NDArray[np.intp], counts: NDArray[np.intp]) -> NDArray[np.intp]:
    """The places of all members of some groups, one group behind the other."""
    found: NDArray[np.intp] = np.repeat(begins - _before(counts), counts) + np.arange(counts.sum())
    return found


def gains(expected: list[float], values: list[float], final: float, trust: float) -> list[float]:
    """By how much each turn of a seat came to more than it looked; what came later counts less, by the trust.

    A turn is followed by what was `expected` before the next one was drawn; which one was drawn then does not count.
    """
    found: list[float] = []
    gained, ahead = 0.0, final
    for now, value in zip(reversed(expected), reversed(values), strict=True):
        gained = ahead - value + trust * gained
        ahead = now
        found.append(gained)
    return found[::-1]


def _apart(came: Floats, rounds: NDArray[np.int_]) -> Floats:
    """Gains without what all ventures of a round have in common, in spreads of all of them."""
    found = came.copy()
    for now in set(rounds.tolist()):
        found[rounds == now] -= found[rounds == now].mean()
    spread = float(found.std()) if len(found) else 0.0
    return np.clip(found / spread, -FAR, FAR) if spread else found


def fit(
    fitting: Fitting, ventures: Ventures, warmth: float, epochs: int, rate: float, rng: np.random.Generator
) -> None:
    """Go through all decisions, once or a few times."""
    fitting.follow()
    for _ in range(epochs):
        order = rng.permutation(len(ventures))
        for start in range(0, len(order), AT_ONCE):
            step(fitting, ventures, order[start : start + AT_ONCE], warmth, rate)
            fitting.follow()


def step(
    fitting: Fitting, all_: Ventures, which: NDArray[np.intp], warmth: float, rate: float, level: float = LEVEL
) -> None:
    """Make the turns likelier after which more came than expected; and the level of positions what came."""
    counts = all_.counts[which]
    first = _before(counts)
    turns = _within(all_.starts[which], counts)
    owner = np.repeat(np.arange(len(which)), counts)
    looks = all_.looks[turns]
    rows = _within(all_.begins[turns], looks)
    over = all_.over[rows]
    said = all_.points[rows] + np.where(over, 0, fitting.said(all_.numbers[rows].astype(np.float32)))
    values = np.add.reduceat(said * all_.shares[rows], _before(looks))
    share = np.exp((values - np.maximum.reduceat(values, first)[owner]) / warmth)
    share /= np.add.reduceat(share, first)[owner]
    taken = first + all_.taken[which] - all_.starts[which]
    gained = all_.gained[which]
    likelier = share[taken] / np.maximum(all_.likely[which], LEAST)
    enough = ((likelier > 1 + LIKELIER) & (gained > 0)) | ((likelier < 1 - LIKELIER) & (gained < 0))
    push = np.where(enough, 0, gained * likelier) / warmth
    errors = share * push[owner]
    errors[taken] -= push
    errors[taken] += level * np.clip(values[taken] - all_.came[which], -STEEP, STEEP)
    each = np.where(over, 0, np.repeat(errors, looks) * all_.shares[rows])
    fitting.back((each / len(which)).astype(np.float32), rate)
