"""The title `covet`: seats, form, names and pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from covet.game import COLOURS, RANKS, Covet
from hexarch.kernel.plain import Choices, PlainTitle


class CovetTitle(PlainTitle[Covet]):
    """What Covet offers before there is a game."""

    id = "covet"
    seats = range(2, 5)
    secret = True
    fields = (Choices("rounds", ("3", "5"), "5"),)
    cards = tuple([f"{colour}{rank}" for colour in COLOURS for rank in range(1, RANKS + 1)])
    names = cards

    def pieces(self, players: int, settings: Mapping[str, str]) -> list[str]:
        return list(self.cards)

    def observer(self) -> Any:
        from covet.observer import observer

        return observer(self)


TITLE: Final = CovetTitle(Covet)
