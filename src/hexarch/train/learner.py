"""Fitting the network: targets by TD(lambda) over the positions of a seat; networks fitted to them, or fitted on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from hexarch.bots.net import Net
from hexarch.train import contrast, venture
from hexarch.train.fitting import LEAST, SETTLED, Fitting

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexarch.train.records import Seen

    Floats = NDArray[np.float32]

BATCH: Final = 512
TOGETHER: Final = 3  # networks whose mean is taken
OFTEN: Final = 0.12  # share of positions; numbers that are other than 0 in fewer of them are rare
FIRM: Final = 5000.0  # what a rare number is worth stays 0 unless many positions say something else
FARTHEST: Final = 25.0  # an error in points that counts fully for rare numbers
COST: Final = 0.5  # points that a turn tried out really costs, for each by which it looked worse
DEAREST: Final = 8.0  # points that a turn tried out may look worse; beyond that the estimate itself is in doubt


class Learner:
    """A network and how it is replaced by a better one."""

    def __init__(self, net: Net, going: Fitting | None = None) -> None:
        self.net = net
        self.going = going  # where ventures are learnt from: the network on its way, from generation to generation

    @property
    def kept(self) -> Net:
        """What bots are to play with: where ventures are learnt from, the slow mean, which has less of their luck."""
        return self.net if self.going is None else self.going.averaged()

    def scale(self, games: list[Seen]) -> None:
        """Bring the numbers of positions to a common scale; done once, with the first games."""
        numbers = np.concatenate([seen.numbers for seen in games]).astype(np.float32)
        spread = numbers.std(axis=0)
        self.net.arrays["mean"] = numbers.mean(axis=0)
        self.net.arrays["scale"] = np.where(spread > 1e-3, spread, 1).astype(np.float32)

    def targets(self, seen: Seen, trust: float) -> Floats:
        """Points still to come after each position: the next estimate, mixed with what really came.

        Where a seat tried out a turn that looked worse than its best, a part of that difference is added to what came:
        what is to be learnt is how well a seat does that takes its best turns.
        """
        regrets = np.zeros(len(seen.points)) if seen.regrets is None else COST * np.clip(seen.regrets, 0, DEAREST)
        values = seen.points + self.net.coming(seen.numbers.astype(np.float32))
        result = np.empty(len(values), dtype=np.float32)
        ahead = seen.final
        for i in range(len(values) - 1, -1, -1):
            result[i] = ahead - seen.points[i]
            ahead = (1 - trust) * float(values[i]) + trust * ahead + float(regrets[i])
        return result

    def fit(
        self,
        games: list[Seen],
        trust: float,
        epochs: int,
        rate: float,
        rng: np.random.Generator,
        carry: bool = False,
        rare: bool = False,
    ) -> float:
        """Fit fresh networks to what the present one and the games say; the mean absolute error of the present one.

        Turns of one position differ by little, so what the fitting leaves of noise decides between them. Therefore
        the rate falls to almost nothing, the last weights are averaged, and several networks are asked together.
        With `carry` the present network is fitted on instead: it forgets less where there are few games. Where seats
        have thought ahead it then learns from their plans how turns compare; see `contrast`.
        With `rare` what few positions have is then weighed once more by itself; see `weigh_rare`.
        """
        games = [seen for seen in games if len(seen.points)]
        numbers = np.concatenate([seen.numbers for seen in games])
        targets = np.concatenate([self.targets(seen, trust) for seen in games])
        before = float(np.abs(self.net.coming(numbers.astype(np.float32)) - targets).mean())
        if carry:
            begun = Net({name: array.copy() for name, array in self.net.arrays.items()}, self.net.names)
            plans = contrast.Contrasts([one for seen in games for one in seen.contrasts], self.net)
            if len(plans):
                self.net = contrast.fit(begun, numbers, targets, plans, epochs, rate, rng)
            else:
                self.net = _fit(begun, numbers, targets, epochs, rate, rng)
            if rare:
                weigh_rare(self.net, numbers, targets)
            return before
        fitted = []
        for _ in range(TOGETHER):
            new = Net.fresh(self.net.names, int(rng.integers(1 << 31)))
            new.arrays["mean"], new.arrays["scale"] = self.net.arrays["mean"], self.net.arrays["scale"]
            new.arrays["b3"][:] = targets.mean()
            fitted.append(_fit(new, numbers, targets, epochs, rate, rng))
        self.net = together(fitted)
        if rare:
            weigh_rare(self.net, numbers, targets)
        return before

    def venture(
        self, games: list[Seen], trust: float, warmth: float, epochs: int, rate: float, rng: np.random.Generator
    ) -> float:
        """Fit the present network on to what chance brought, see `venture`; its mean absolute error before.

        One generation says too little by itself, so the optimiser remembers those before it.
        """
        games = [seen for seen in games if len(seen.points)]
        missed = [seen.points + self.net.coming(seen.numbers.astype(np.float32)) - seen.final for seen in games]
        self.going = (self.going or Fitting(self.net)).apart()
        venture.fit(self.going, venture.Ventures(games, trust), warmth, epochs, rate, rng)
        self.net = self.going.net
        return float(np.abs(np.concatenate(missed)).mean())


def _fit(
    net: Net, numbers: NDArray[np.float16], targets: Floats, epochs: int, rate: float, rng: np.random.Generator
) -> Net:
    """Go through all positions a few times."""
    fitting = Fitting(net)
    steps = epochs * (-(-len(targets) // BATCH))
    for _ in range(epochs):
        order = rng.permutation(len(targets))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            left = 1 - fitting.steps / steps
            fitting.step(numbers[rows].astype(np.float32), targets[rows], rate * max(LEAST, left))
            if left < 1 - SETTLED:
                fitting.remember()
    return fitting.averaged()


def weigh_rare(net: Net, numbers: NDArray[np.float16], targets: Floats) -> None:
    """Weigh what few positions have, such as the stronghold of one faction, by the errors that are left.

    Going down a slope moves such weights hardly at all: most steps do not see them. So the errors of all positions are
    explained by the rare numbers at once, as far as there are enough positions to say so (ridge regression).
    """
    share = (numbers != 0).mean(axis=0)
    places = np.flatnonzero((share > 0) & (share < OFTEN))
    if not len(places):
        return
    x = net.prepared(numbers.astype(np.float32))
    errors = np.clip(targets - net.coming(numbers.astype(np.float32)), -FARTHEST, FARTHEST).astype(np.float64)
    columns = x[:, places].astype(np.float64)
    middle, usual = columns.mean(axis=0), errors.mean()
    apart = columns - middle
    worth = np.linalg.solve(apart.T @ apart + FIRM * np.eye(len(places)), apart.T @ (errors - usual))
    net.arrays["line"][places, 0] += worth.astype(np.float32)
    net.arrays["b3"][0] += np.float32(usual - middle @ worth)


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


def together(nets: list[Net]) -> Net:
    """One network that says the mean of what several with the same scale say: their layers side by side."""
    each = [net.arrays for net in nets]
    second = np.zeros((sum(len(a["b1"]) for a in each), sum(len(a["b2"]) for a in each)), dtype=np.float32)
    row = column = 0
    for a in each:
        rows, columns = a["w2"].shape
        second[row : row + rows, column : column + columns] = a["w2"]
        row, column = row + rows, column + columns
    share = np.float32(1 / len(nets))
    return Net(
        {
            "mean": each[0]["mean"],
            "scale": each[0]["scale"],
            "w1": np.concatenate([a["w1"] for a in each], axis=1),
            "b1": np.concatenate([a["b1"] for a in each]),
            "w2": second,
            "b2": np.concatenate([a["b2"] for a in each]),
            "w3": np.concatenate([a["w3"] for a in each]) * share,
            "b3": np.stack([a["b3"] for a in each]).mean(axis=0),
            "line": np.stack([a["line"] for a in each]).mean(axis=0),
        },
        nets[0].names,
    )
