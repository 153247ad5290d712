"""A network on its way: steps down the slope of its error by Adam, and the mean of its last weights."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hexarch.bots.net import Net

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

DECAY: Final = (0.9, 0.999)
TINY: Final = 1e-8
LEARNT: Final = ("w1", "b1", "w2", "b2", "w3", "b3", "line")
KEEP_SMALL: Final = 1e-4  # pull of weights towards zero
STEEP: Final = 10.0  # an error in points beyond which it counts only linearly
LEAST: Final = 0.01  # of the rate, at the last step
SLOWLY: Final = 1 / 500  # of the way to the present weights that a slow mean goes with every step, in a long run
LATELY: Final = 3  # while a run is short, its mean is a quarter of the run behind
SETTLED: Final = 0.7  # share of the steps after which weights are averaged: what is left then is noise


class Fitting:
    """A network on its way, with the memory of its optimiser and the mean of its last weights."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.steps = 0
        self.first = {name: np.zeros_like(net.arrays[name]) for name in LEARNT}
        self.second = {name: np.zeros_like(net.arrays[name]) for name in LEARNT}
        self.mean = {name: np.zeros_like(net.arrays[name]) for name in LEARNT}
        self.count = 0
        self._layers: tuple[Floats, Floats, Floats] | None = None

    def step(self, numbers: Floats, targets: Floats, rate: float) -> None:
        """One step down the slope of the error."""
        errors = np.clip(self.said(numbers) - targets, -STEEP, STEEP)
        self.back((errors / len(errors)).astype(np.float32), rate)

    def said(self, numbers: Floats) -> Floats:
        """What the network says of some positions; `back` then goes from there."""
        a = self.net.arrays
        x = self.net.prepared(numbers)
        one = np.maximum(x @ a["w1"] + a["b1"], 0)
        two = np.maximum(one @ a["w2"] + a["b2"], 0)
        self._layers = x, one, two
        found: Floats = (two @ a["w3"] + a["b3"] + x @ a["line"])[:, 0]
        return found

    def back(self, errors: Floats, rate: float) -> None:
        """One step down the slope of these errors of what was said last."""
        a = self.net.arrays
        assert self._layers is not None
        x, one, two = self._layers
        slope = errors[:, None]
        back_two: Floats = (slope @ a["w3"].T) * (two > 0)
        back_one: Floats = (back_two @ a["w2"].T) * (one > 0)
        self._adam(
            {
                "w3": two.T @ slope,
                "b3": slope.sum(axis=0),
                "line": x.T @ slope,
                "w2": one.T @ back_two,
                "b2": back_two.sum(axis=0),
                "w1": x.T @ back_one,
                "b1": back_one.sum(axis=0),
            },
            rate,
        )

    def _adam(self, slopes: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        one, two = DECAY
        length = rate * np.sqrt(1 - two**self.steps) / (1 - one**self.steps)
        for name, slope in slopes.items():
            weights = self.net.arrays[name]
            first, second = self.first[name], self.second[name]
            first += (1 - one) * (slope - first)
            second += (1 - two) * (slope * slope - second)
            weights -= (length * first / (np.sqrt(second) + TINY) + rate * KEEP_SMALL * weights).astype(np.float32)

    def remember(self) -> None:
        """Take the present weights into the mean."""
        self.count += 1
        for name, mean in self.mean.items():
            mean += (self.net.arrays[name] - mean) / np.float32(self.count)

    def follow(self) -> None:
        """Let a slow mean go after the present weights: it sees what many steps have in common, not the last ones."""
        near = np.float32(max(SLOWLY, LATELY / (LATELY + self.count)))
        self.count += 1
        for name, mean in self.mean.items():
            mean += near * (self.net.arrays[name] - mean)

    def averaged(self) -> Net:
        """The network with the mean of its last weights."""
        return Net({**self.net.arrays, **self.mean}, self.net.names) if self.count else self.net

    def apart(self) -> Fitting:
        """The same, so that steps of the one do not move the other."""
        found = Fitting(Net({name: array.copy() for name, array in self.net.arrays.items()}, self.net.names))
        found.recall(deepcopy(self.memory()))
        return found

    def memory(self) -> dict[str, Any]:
        """What it knows besides the present weights, as arrays that can be written to a file."""
        kinds = {"first": self.first, "second": self.second, "mean": self.mean}
        found: dict[str, Any] = {
            f"{kind}-{name}": array for kind, group in kinds.items() for name, array in group.items()
        }
        return {**found, "steps": np.array([self.steps, self.count])}

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Go on with such a memory; raises ValueError if it is one of another network."""
        for kind, group in (("first", self.first), ("second", self.second), ("mean", self.mean)):
            for name in LEARNT:
                array = memory[f"{kind}-{name}"]
                if array.shape != group[name].shape:
                    raise ValueError("the memory of another network")
                group[name] = array.astype(np.float32)
        self.steps, self.count = [int(number) for number in memory["steps"]]
