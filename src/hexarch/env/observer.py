"""What a title tells an environment: how its positions and choices look as numbers.

`hexarch.env` knows no game. It asks `Title.observer()`, and where a title has none of its own it makes a plain one
(`hexarch.env.plain`). An observer tells a seat nothing that `Game.view(seat)` would not show it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from hexarch.env.layout import Layout, Vector
from hexarch.kernel.choice import Choice
from hexarch.kernel.game import Game, Title

Matrix = npt.NDArray[np.float32]

NONE, PLAIN, QUOTED = "none", "plain", "quoted"
MODES: Final = (NONE, PLAIN, QUOTED)  # what is told of candidates: nothing, what they say, and what the engine quotes


class Observer(Protocol):
    """The numbers of one title."""

    most: int  # candidates an action can name
    longest: int  # decisions of a game, never exceeded
    best: float  # points of a seat, never exceeded
    lowest: float  # numbers of an observation lie between this
    highest: float  # and this; what lies outside is cut off
    wishes: Mapping[str, Any]  # what can be wished for in a new game, and what holds where nobody wishes
    notes: tuple[str, ...]  # columns that a record has for this title alone

    @property
    def layout(self) -> Layout:
        """The one layout of all observations of this title."""
        ...

    def former(self, digest: str) -> Layout | None:
        """A layout that an earlier version wrote without its names, by its digest."""
        ...

    def new(self, players: int, seed: int, wishes: Mapping[str, Any]) -> Game:
        """A game for playing many of them: nothing is kept that only a reader needs. Raises SetupError."""
        ...

    def observe(self, game: Any, seat: int) -> Vector:
        """The position as a seat sees it: nothing that is hidden from it, no seed, no names."""
        ...

    def columns(self, mode: str) -> Sequence[str]:
        """Names of the columns that describe a candidate; those of PLAIN come first."""
        ...

    def describe(self, game: Any, seat: int, candidate: Choice | str, row: Vector, mode: str) -> None:
        """Fill in the row of a candidate."""
        ...

    def noted(self, game: Any, seat: int) -> Sequence[str]:
        """What stands in the columns of `notes`."""
        ...

    def text(self, game: Any) -> str:
        """The position for a terminal, as everybody may see it."""
        ...

    def tables(self) -> Mapping[str, str]:
        """Tables for a document about these environments, by name."""
        ...


_made: dict[str, Observer] = {}  # by the names of the titles


def of(title: Title) -> Observer:
    """The observer of a title: its own, or a plain one; each is made once."""
    from hexarch.env.plain import PlainObserver

    if title.id not in _made:
        own: Observer | None = title.observer()
        _made[title.id] = PlainObserver(title) if own is None else own
    return _made[title.id]


def features(observer: Observer, game: Game, seat: int, found: list[Choice | str], mode: str = PLAIN) -> Matrix:
    """One row for each candidate; rows behind the last are zero."""
    matrix = np.zeros((observer.most, len(observer.columns(mode))), dtype=np.float32)
    for row, candidate in zip(matrix, found, strict=False):
        observer.describe(game, seat, candidate, row, mode)
    return matrix
