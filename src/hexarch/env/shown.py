"""Fields of an observation from what a plain title shows on its table.

A text or a list of texts is one number for each name of the title: is it there? A number or a truth is one number,
and a list with one of them for each seat a column of seats, the observer's own first. Anything else is not observed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hexarch.env.layout import Axes, numbered
from hexarch.kernel.plain import PlainGame, PlainTitle


class Shown:
    """What a seat sees on the table of a plain title, as numbers with names."""

    def __init__(self, title: PlainTitle[Any], taken: Sequence[str]) -> None:
        self._names: Final = title.named
        self._seats: Final = numbered(title.seats[-1])
        self._axes: Final[dict[str, Axes]] = {}
        for name, value in title.new(title.drawn(len(self._seats), 0)).shown(0).items():
            axes = self._axes_of(value)
            if axes is not None and name not in taken:  # of any title's own fields
                self._axes[name] = axes

    def _axes_of(self, value: Any) -> Axes | None:
        """The axes of a value, None when it is not observed."""
        if isinstance(value, (int, float)):
            return ()
        if isinstance(value, str) or (isinstance(value, list) and all(isinstance(one, str) for one in value)):
            return (self._names,) if self._names else None
        if isinstance(value, list) and len(value) == len(self._seats):
            return (self._seats,) if all(isinstance(one, (int, float)) for one in value) else None
        return None

    def fields(self) -> list[tuple[str, Axes, str]]:
        """The fields with their axes and meanings."""
        ends = {self._seats: "; own first", self._names: ": is it there?"}
        return [
            (name, axes, f"`{name}` on the table{ends[axes[0]] if axes else ''}") for name, axes in self._axes.items()
        ]

    def numbers(self, game: PlainGame, seat: int) -> dict[str, Any]:
        """The values of the fields as a seat sees them."""
        found: dict[str, Any] = {}
        for name, value in game.shown(seat).items():
            axes = self._axes.get(name)
            if axes == (self._names,):
                there = [value] if isinstance(value, str) else value
                found[name] = [label in there for label in self._names]
            elif axes == (self._seats,):
                found[name] = [*value[seat:], *value[:seat], *[0] * (len(self._seats) - len(value))]
            elif axes is not None:
                found[name] = value
        return found
