"""An observer for any title: what the face of a game tells everybody, and the numbers the title adds.

A plain title needs nothing of its own: what it shows on the table becomes fields (`hexarch.env.shown`), and what its
form lets one choose can be wished for. A title that wants other fields names them and gives their numbers:

    PlainObserver(title, fields=(("hand", (CARDS,), "cards in hand"),), numbers=lambda game, seat: {"hand": ...})
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np

from hexarch.env.layout import Axes, Layout, Vector, numbered
from hexarch.env.observer import NONE
from hexarch.env.shown import Shown
from hexarch.kernel.choice import Choice
from hexarch.kernel.game import Game, Title
from hexarch.kernel.notation import commands
from hexarch.kernel.plain import PlainTitle

Numbers = Callable[[Any, int], Mapping[str, Any]]


class PlainObserver:
    """Points, round, seats to act; then what the table shows, or the title's own fields."""

    lowest: float = -1_000.0
    highest: float = 1_000.0
    notes: tuple[str, ...] = ("label",)

    def __init__(
        self,
        title: Title,
        fields: Sequence[tuple[str, Axes, str]] = (),
        numbers: Numbers | None = None,
        wishes: Mapping[str, Any] | None = None,
        most: int = 64,
        longest: int = 1_000,
        best: float = 1_000.0,
    ) -> None:
        self.title: Final = title
        self.most = most
        self.longest = longest
        self.best = best
        self.wishes: Mapping[str, Any] = wishes or {}
        self._fields: Final = list(fields)
        self._numbers = numbers
        if isinstance(title, PlainTitle):
            if wishes is None:
                self.wishes = {one.id: one.default for one in title.fields}
            if numbers is None:
                shown = Shown(title, [name for name, _, _ in [*self._own(), *fields]])
                self._fields.extend(shown.fields())
                self._numbers = shown.numbers

    def _own(self) -> list[tuple[str, Axes, str]]:
        """The fields that every title has."""
        seats = numbered(self.title.seats[-1])
        return [
            ("present", (seats,), "there is such a seat; own first"),
            ("points", (seats,), "points; own first"),
            ("to_act", (seats,), "who may decide now; own first"),
            ("round", (), "number of the round"),
        ]

    @cached_property
    def layout(self) -> Layout:
        """Columns of seats begin with the observer's own."""
        return Layout.of([*self._own(), *self._fields])

    def former(self, digest: str) -> Layout | None:
        """Every layout of such a title was written with its names."""
        return None

    def new(self, players: int, seed: int, wishes: Mapping[str, Any]) -> Game:
        """A game from a seed."""
        return self.title.new(self.title.drawn(players, seed, **wishes))

    def observe(self, game: Any, seat: int) -> Vector:
        """The position as a seat sees it."""
        layout, players = self.layout, game.players
        vector = np.zeros(layout.size, dtype=np.float32)
        for other, row in enumerate(game.scores()):
            column = (other - seat) % players
            layout.part(vector, "present")[column] = 1
            layout.part(vector, "points")[column] = row["total"]
            layout.part(vector, "to_act")[column] = other in game.to_act
        vector[layout["round"].start] = game.progress()[0]
        if self._numbers is not None:
            for name, value in self._numbers(game, seat).items():
                field = layout[name]
                vector[field.range] = np.asarray(value, dtype=np.float32).reshape(-1)
        return np.clip(vector, self.lowest, self.highest, out=vector)

    def columns(self, mode: str) -> Sequence[str]:
        """The groups of options."""
        return () if mode == NONE else tuple([f"group.{group}" for group in self.title.groups])

    def describe(self, game: Any, seat: int, candidate: Choice | str, row: Vector, mode: str) -> None:
        """The group of the choice, or of the last of several."""
        choice = candidate
        if not isinstance(choice, Choice):
            choice = game.read(seat, commands(choice)[-1])[-1]
        row[self.title.groups.index(game.group(seat, choice))] = 1

    def noted(self, game: Any, seat: int) -> Sequence[str]:
        """What the seat plays as."""
        return (game.label(seat),)

    def text(self, game: Any) -> str:
        """What everybody sees, as a document."""
        return json.dumps(game.view(None), indent=1, ensure_ascii=False) + "\n"

    def tables(self) -> Mapping[str, str]:
        """Nothing but what every observer has."""
        return {}
