"""The learned evaluation: a small network from the numbers of a position to the points still to come."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hexarch.bots import features

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from hexarch.bots.turns import Turn

    Floats = NDArray[np.float32]

WIDEST: Final = 8.0  # numbers further from their mean are cut
DECIMALS: Final = 4  # of a value; what lies below differs between machines


class WeightsError(ValueError):
    """The weights do not fit this version of the program."""


def size() -> int:
    """How many numbers describe a position."""
    from hexarch.games import terra

    return len(features.look(terra.new(2, seed=1, factions="random").state, 0))


def rows(numbers: list[list[float]]) -> Floats:
    """Numbers of positions as the network takes them."""
    return np.array(numbers, dtype=np.float32)


class Net:
    """Two hidden layers and a straight line beside them. Works on many positions at once."""

    def __init__(self, arrays: dict[str, Floats]) -> None:
        self.arrays = arrays

    @classmethod
    def fresh(cls, inputs: int, seed: int, hidden: tuple[int, int] = (160, 48)) -> Net:
        """A network that has learnt nothing."""
        rng = np.random.default_rng(seed)
        one, two = hidden

        def layer(rows: int, columns: int) -> Floats:
            drawn: Floats = (rng.standard_normal((rows, columns)) * np.sqrt(2 / rows)).astype(np.float32)
            return drawn

        def zeros(n: int) -> Floats:
            return np.zeros(n, dtype=np.float32)

        return cls(
            {
                "mean": zeros(inputs),
                "scale": np.ones(inputs, dtype=np.float32),
                "w1": layer(inputs, one),
                "b1": zeros(one),
                "w2": layer(one, two),
                "b2": zeros(two),
                "w3": layer(two, 1) * np.float32(0.1),
                "b3": zeros(1),
                "line": np.zeros((inputs, 1), dtype=np.float32),
            }
        )

    @property
    def inputs(self) -> int:
        """Numbers it expects of a position."""
        return len(self.arrays["mean"])

    def prepared(self, numbers: Floats) -> Floats:
        """Numbers on a common scale."""
        found: Floats = np.clip((numbers - self.arrays["mean"]) / self.arrays["scale"], -WIDEST, WIDEST)
        return found

    def coming(self, numbers: Floats) -> Floats:
        """Points still to come in each of many positions."""
        a = self.arrays
        x = self.prepared(numbers)
        first = np.maximum(x @ a["w1"] + a["b1"], 0)
        second = np.maximum(first @ a["w2"] + a["b2"], 0)
        found: Floats = (second @ a["w3"] + a["b3"] + x @ a["line"])[:, 0]
        return found

    def values(self, turns: list[Turn]) -> list[float]:
        """Final points expected after each of many turns; those in hand where the game is over."""
        if not turns:
            return []
        coming = self.coming(rows([turn.numbers for turn in turns]))
        return [
            float(turn.points) if turn.over else round(turn.points + float(more), DECIMALS)
            for turn, more in zip(turns, coming, strict=True)
        ]

    def save(self, path: Path) -> None:
        """Write the weights."""
        np.savez_compressed(path, version=np.array(features.VERSION), **self.arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, source: Any) -> Net:
        """Read weights from a path or open file; raises WeightsError when they are for other numbers."""
        with np.load(source) as found:
            if int(found["version"]) != features.VERSION:
                raise WeightsError("these weights were learnt for another description of positions")
            net = cls({name: found[name].astype(np.float32) for name in found.files if name != "version"})
        if net.inputs != size():
            raise WeightsError("these weights were learnt for another description of positions")
        return net


@cache
def shipped(name: str) -> Net:
    """The weights of a bot that come with the package."""
    with (resources.files("hexarch.bots") / "weights" / f"{name}.npz").open("rb") as file:
        return Net.load(file)


@cache
def origin(name: str) -> dict[str, Any]:
    """Where the weights of a bot come from: command, seed, engine and result."""
    text = (resources.files("hexarch.bots") / "weights" / f"{name}.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
