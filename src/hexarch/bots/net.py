"""The learned evaluation: a small network from the numbers of a position to the points still to come.

Every number has a name, and weights are stored with the names of their inputs. So weights stay usable when a game comes
to be described by more numbers, or by others: what they do not know they leave out, what is gone reads 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from hexarch.bots.learning import Numbers, Turn

    Floats = NDArray[np.float32]

WIDEST: Final = 8.0  # numbers further from their mean are cut
DECIMALS: Final = 4  # of a value; what lies below differs between machines
NAMES: Final = "names"  # of the inputs, in a file of weights or of games
VERSION: Final = "version"  # what files had before they had names


class WeightsError(ValueError):
    """The weights do not fit this version of the program."""


def rows(numbers: Sequence[Numbers]) -> Floats:
    """Numbers of positions as the network takes them."""
    packed = [row if isinstance(row, bytes) else Struct(f"{len(row)}f").pack(*row) for row in numbers]
    return np.frombuffer(bytearray().join(packed), np.float32).reshape(len(numbers), -1)


def names_in(found: Mapping[str, Any], nameless: Mapping[int, tuple[str, ...]]) -> tuple[str, ...]:
    """The names of the inputs in an opened file; `nameless` has those of older files, by the version they state."""
    if NAMES in found:
        names = tuple(str(name) for name in found[NAMES])
    else:
        names = nameless.get(int(found[VERSION]) if VERSION in found else 0, ())
    if not names or len(set(names)) != len(names):
        raise WeightsError("nobody knows what the numbers in this file stand for")
    return names


def columns(names: Sequence[str], known: Sequence[str]) -> NDArray[np.intp] | None:
    """Where each of `names` stands among the `known`; behind the last for those that do not. None if all stand so."""
    if tuple(names) == tuple(known):
        return None
    places = {name: place for place, name in enumerate(known)}
    return np.array([places.get(name, len(known)) for name in names], dtype=np.intp)


def arranged(numbers: NDArray[Any], places: NDArray[np.intp] | None) -> NDArray[Any]:
    """Numbers of positions in the order of `columns`; what is missing is 0."""
    if places is None:
        return numbers
    if places.max() < numbers.shape[1]:
        return numbers.take(places, axis=1)
    nothing = np.zeros((len(numbers), 1), dtype=numbers.dtype)
    found: NDArray[Any] = np.concatenate((numbers, nothing), axis=1).take(places, axis=1)
    return found


class Net:
    """Two hidden layers and a straight line beside them. Works on many positions at once."""

    def __init__(self, arrays: dict[str, Floats], names: Sequence[str], read: Sequence[str] | None = None) -> None:
        """Weights with the names of their inputs; positions are given by the numbers `read`, if they differ."""
        self.arrays: Final = arrays
        self.names: Final = tuple(names)
        self.read: Final = self.names if read is None else tuple(read)
        self._columns: Final = columns(self.names, self.read)
        self._weighed: dict[str, bool] = {}

    @classmethod
    def fresh(cls, names: Sequence[str], seed: int, hidden: tuple[int, int] = (160, 48)) -> Net:
        """A network that has learnt nothing."""
        rng = np.random.default_rng(seed)
        one, two = hidden
        inputs = len(names)

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
            },
            names,
        )

    @property
    def inputs(self) -> int:
        """Numbers it weighs."""
        return len(self.names)

    def weighs(self, name: str) -> bool:
        """Does a number make any difference to what it says?"""
        found = self._weighed.get(name)
        if found is None:
            found = False
            if name in self.names:
                place = self.names.index(name)
                found = bool(self.arrays["w1"][place].any() or self.arrays["line"][place].any())
            self._weighed[name] = found
        return found

    def reading(self, names: Sequence[str]) -> Net:
        """The same network for positions that are described by other numbers; it says the same as before."""
        if not set(self.names) & set(names):
            raise WeightsError("these weights were learnt for another game")
        return Net(self.arrays, self.names, names)

    def widened(self, names: Sequence[str]) -> Net:
        """A network that weighs exactly these numbers and says the same: what is new weighs nothing yet."""
        if self.names == tuple(names):
            return Net(self.arrays, self.names)
        a = self.arrays
        places = columns(names, self.names)
        assert places is not None

        def moved(array: Floats, new: float) -> Floats:
            row = np.full((1, *array.shape[1:]), new, dtype=np.float32)
            found: Floats = np.concatenate((array, row))[places]
            return found

        gone = np.array([name not in set(names) for name in self.names])
        still = np.where(gone, np.clip(-a["mean"] / a["scale"], -WIDEST, WIDEST), 0).astype(np.float32)  # they read 0
        return Net(
            {
                **a,
                "mean": moved(a["mean"], 0),
                "scale": moved(a["scale"], 1),
                "w1": moved(a["w1"], 0),
                "b1": a["b1"] + still @ a["w1"],
                "b3": a["b3"] + still @ a["line"],
                "line": moved(a["line"], 0),
            },
            names,
        )

    def prepared(self, numbers: Floats) -> Floats:
        """Numbers on a common scale, in the order of its own names."""
        own = arranged(numbers, self._columns)
        found: Floats = np.clip((own - self.arrays["mean"]) / self.arrays["scale"], -WIDEST, WIDEST)
        return found

    def coming(self, numbers: Floats) -> Floats:
        """Points still to come in each of many positions."""
        a = self.arrays
        x = self.prepared(numbers)
        first = np.maximum(x @ a["w1"] + a["b1"], 0)
        second = np.maximum(first @ a["w2"] + a["b2"], 0)
        found: Floats = (second @ a["w3"] + a["b3"] + x @ a["line"])[:, 0]
        return found

    def values(self, turns: Sequence[Turn]) -> list[float]:
        """Final points expected after each of many turns; those in hand where the game is over."""
        if not turns:
            return []
        coming = self.coming(rows([turn.numbers for turn in turns]))
        return [
            float(turn.points) if turn.over else round(turn.points + float(more), DECIMALS)
            for turn, more in zip(turns, coming, strict=True)
        ]

    def save(self, path: Path) -> None:
        """Write the weights, with the names of their inputs."""
        np.savez_compressed(path, **{NAMES: np.array(self.names)}, **self.arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, source: Any, nameless: Mapping[int, tuple[str, ...]] | None = None) -> Net:
        """Read weights from a path or open file; raises WeightsError when nobody knows what they weigh."""
        with np.load(source) as found:
            names = names_in(found, nameless or {})
            net = cls({key: found[key].astype(np.float32) for key in found.files if key not in (NAMES, VERSION)}, names)
        if len(net.arrays["mean"]) != len(names):
            raise WeightsError("these weights do not fit their names")
        return net
