"""Where each number of an observation stands: a list of named fields, in which every single number has a name.

A field has axes, and an axis is a list of names: the field `faction` has one of factions and one of seats, so that its
numbers are called `faction.witches.0`, `faction.witches.1` ... Whatever keeps observations keeps these names, and
`carry` brings them into another layout: what both know is kept, the rest is zero.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

Vector = npt.NDArray[np.float32]
Axes = tuple[tuple[str, ...], ...]


def numbered(count: int, first: int = 0) -> tuple[str, ...]:
    """An axis of places that have nothing but their number: seats from the observer's own, rows, columns."""
    return tuple([str(i) for i in range(first, first + count)])


@dataclass(frozen=True, slots=True)
class Field:
    """A named part of the vector; reshape it to `shape`."""

    name: str
    start: int
    axes: Axes
    meaning: str = ""

    @property
    def shape(self) -> tuple[int, ...]:
        """The length of each axis; a single number has none."""
        return tuple([len(axis) for axis in self.axes])

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return prod(self.shape)

    @property
    def stop(self) -> int:
        """The first place behind it."""
        return self.start + self.size

    @property
    def range(self) -> slice:
        """For indexing: `vector[field.range].reshape(field.shape)`."""
        return slice(self.start, self.stop)

    def names(self) -> list[str]:
        """The name of each of its numbers."""
        return [".".join([self.name, *names]) for names in product(*self.axes)]


@dataclass(frozen=True)
class Layout:
    """All fields in their order, and by name."""

    fields: tuple[Field, ...]

    @classmethod
    def of(cls, parts: Iterable[tuple[str, Axes, str]]) -> Layout:
        """Fields of these names, axes and meanings, one behind the other."""
        fields: list[Field] = []
        start = 0
        for name, axes, meaning in parts:
            fields.append(Field(name, start, axes, meaning))
            start = fields[-1].stop
        return cls(tuple(fields))

    @cached_property
    def by_name(self) -> dict[str, Field]:
        """The fields by their names."""
        return {field.name: field for field in self.fields}

    @property
    def size(self) -> int:
        """The length of the vector."""
        return self.fields[-1].stop if self.fields else 0

    def __getitem__(self, name: str) -> Field:
        return self.by_name[name]

    def part(self, vector: Vector, name: str) -> Vector:
        """A field of an observation, in its shape."""
        field = self.by_name[name]
        return vector[field.range].reshape(field.shape)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every number."""
        return tuple([name for field in self.fields for name in field.names()])

    def digest(self) -> str:
        """Equal for layouts whose numbers have the same names in the same order."""
        return hashlib.blake2b(self.dumps().encode(), digest_size=8).hexdigest()

    def dumps(self) -> str:
        """The names of everything, as they are stored with observations."""
        return json.dumps([{"name": field.name, "axes": field.axes} for field in self.fields], ensure_ascii=False)


def loads(text: str) -> Layout:
    """The layout of a text that `Layout.dumps` wrote; raises ValueError."""
    document = json.loads(text)
    if not isinstance(document, list) or not all(_is_field(part) for part in document):
        raise ValueError("this names no fields of an observation")
    return Layout.of((part["name"], tuple([tuple(axis) for axis in part["axes"]]), "") for part in document)


def _is_field(part: Any) -> bool:
    """Is this the document of a field?"""
    if not isinstance(part, dict) or not isinstance(part.get("name"), str) or not isinstance(part.get("axes"), list):
        return False
    return all(isinstance(axis, list) and all(isinstance(name, str) for name in axis) for axis in part["axes"])


def places(known: Sequence[str], wanted: Sequence[str]) -> tuple[list[int], list[int]]:
    """Where the wanted names that are known stand among the wanted, and where among the known."""
    at = {name: i for i, name in enumerate(known)}
    pairs = [(i, at[name]) for i, name in enumerate(wanted) if name in at]
    return [i for i, _ in pairs], [i for _, i in pairs]


def carry(observed: Vector, old: Layout, new: Layout) -> Vector:
    """Observations of one layout (the last axis) in another one, by the names of their numbers."""
    to, of = places(old.names, new.names)
    found = np.zeros((*observed.shape[:-1], new.size), dtype=np.float32)
    found[..., to] = observed[..., of]
    return found
