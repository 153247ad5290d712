"""Learning from plans: how the turns of one position compare, by what thinking ahead found.

Final points tell little of single turns: they differ by tenths of a point, and games by tens. What thinking ahead says
of the turns of one position has none of that noise. So the network learns the differences between turns from plans,
and only the level of positions from final points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from hexarch.train.fitting import LEAST, SETTLED, STEEP, Fitting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from hexarch.bots.net import Net
    from hexarch.train.records import Contrast

    Floats = NDArray[np.float32]

AT_ONCE: Final = 48  # decisions in a step
BESIDE: Final = 256  # positions in a step, whose level is learnt
LEVEL: Final = 0.3  # how far the level counts against the differences
ONCE: Final = 0.5  # how far a turn counts that was looked at once only
FAR: Final = 4.0  # points by which a difference may be missed before it counts linearly


class Contrasts:
    """Many of them, one behind the other."""

    def __init__(self, found: Iterable[Contrast], net: Net) -> None:
        """Turns that were looked at once are taken to gain as much by thinking as the others of their position."""
        kept = [one for one in found if np.count_nonzero(~np.isnan(one.worth)) > 1]
        self.counts: Final = np.array([len(one.worth) for one in kept], dtype=np.intp)
        self.starts: Final = np.concatenate((np.zeros(1, np.intp), np.cumsum(self.counts)))[:-1]
        self.numbers: Final = np.concatenate([one.numbers for one in kept]) if kept else np.zeros((0, 0), np.float16)
        self.points: Final = np.concatenate([one.points for one in kept]) if kept else np.zeros(0, np.float32)
        worths = []
        for one in kept:
            expected = one.points + net.coming(one.numbers.astype(np.float32))
            thought = ~np.isnan(one.worth)
            gained = float((one.worth[thought] - expected[thought]).mean())
            worths.append(np.where(thought, one.worth, expected + gained).astype(np.float32))
        self.worth: Final = np.concatenate(worths) if kept else np.zeros(0, np.float32)
        once = np.isnan(np.concatenate([one.worth for one in kept])) if kept else np.zeros(0, np.bool_)
        self.weight: Final = np.where(once, ONCE, 1.0).astype(np.float32)

    def __len__(self) -> int:
        return len(self.counts)

    def batch(self, which: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """The rows of some of them, and to which each belongs."""
        rows = [np.arange(self.starts[one], self.starts[one] + self.counts[one]) for one in which]
        return np.concatenate(rows), np.repeat(np.arange(len(which)), self.counts[which])


def fit(
    net: Net,
    numbers: NDArray[np.float16],
    targets: Floats,
    contrasts: Contrasts,
    epochs: int,
    rate: float,
    rng: np.random.Generator,
) -> Net:
    """Go through all decisions a few times, each time beside some positions whose level is known."""
    fitting = Fitting(net)
    each = -(-len(contrasts) // AT_ONCE)
    for _ in range(epochs):
        order = rng.permutation(len(contrasts))
        for start in range(0, len(order), AT_ONCE):
            left = 1 - fitting.steps / (epochs * each)
            _step(fitting, numbers, targets, contrasts, order[start : start + AT_ONCE], rate * max(LEAST, left), rng)
            if left < 1 - SETTLED:
                fitting.remember()
    return fitting.averaged()


def _step(
    fitting: Fitting,
    numbers: NDArray[np.float16],
    targets: Floats,
    contrasts: Contrasts,
    which: NDArray[np.intp],
    rate: float,
    rng: np.random.Generator,
) -> None:
    """One step down the slope of both errors."""
    rows, owner = contrasts.batch(which)
    beside = rng.integers(len(targets), size=BESIDE)
    said = fitting.said(np.concatenate((contrasts.numbers[rows], numbers[beside])).astype(np.float32))
    weight = contrasts.weight[rows]
    missed = said[: len(rows)] + contrasts.points[rows] - contrasts.worth[rows]
    level = np.bincount(owner, missed * weight) / np.bincount(owner, weight)
    apart = np.clip(missed - level[owner], -FAR, FAR) * weight
    below = np.clip(said[len(rows) :] - targets[beside], -STEEP, STEEP)
    fitting.back(np.concatenate((apart / len(rows), LEVEL * below / BESIDE)).astype(np.float32), rate)
