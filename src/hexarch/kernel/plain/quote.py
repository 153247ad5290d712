"""Quotes and books of a plain game: everything is points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.kernel.effect import Effect

if TYPE_CHECKING:
    from hexarch.kernel.game import Doc, Message
    from hexarch.kernel.plain.game import PlainGame

POINTS: Final = "points"  # the field of an event that gives its seat points


class PlainQuote:
    """What a choice brings, up to the first thing that would be revealed."""

    def __init__(self, effects: list[Effect], points: int = 0, reveals: bool = False) -> None:
        self.effects: Final = effects
        self.points: Final = points  # of the seat that chooses
        self.reveals: Final = reveals
        self.warnings: Final[list[Message]] = []

    @property
    def own(self) -> list[Effect]:
        """All of them: a plain game does not tell apart what it does by itself."""
        return self.effects

    def document(self, game: Any) -> Doc:
        """The quote for a page, without sentences."""
        return {"points": self.points, "reveals": self.reveals}


def together(quotes: Sequence[PlainQuote]) -> PlainQuote:
    """Quotes of choices made one after the other, added up."""
    effects = [effect for quote in quotes for effect in quote.effects]
    return PlainQuote(effects, sum(quote.points for quote in quotes), any(quote.reveals for quote in quotes))


class PlainBooks:
    """The points of every seat, kept from the events that give some."""

    def __init__(self, game: PlainGame) -> None:
        self._places: Final = [fields.index(POINTS) if POINTS in fields else -1 for fields in game.events.values()]
        self._pages: list[list[int]] = []
        self.square(game)

    def follow(self, effect: Effect) -> None:
        """Enter an effect."""
        place = self._places[effect.code]
        if place >= 0:
            self._pages[effect.seat][0] += (effect.a, effect.b, effect.c)[place]

    def square(self, game: PlainGame) -> list[int]:
        """Enter points that came without an event; the seats whose pages changed."""
        pages = [[row["total"]] for row in game.scores()]
        changed = [seat for seat, page in enumerate(pages) if self._pages and page != self._pages[seat]]
        self._pages = pages
        return changed

    def page(self, seat: int) -> list[int]:
        """A seat's page, as a copy."""
        return self._pages[seat].copy()

    def load(self, pages: list[list[int]]) -> None:
        """Take over pages that `page` gave."""
        self._pages = [page.copy() for page in pages]

    def deltas(self, before: list[int], after: list[int]) -> dict[str, int]:
        """The points gained or lost."""
        return {POINTS: after[0] - before[0]} if after[0] != before[0] else {}

    def holdings(self, page: list[int]) -> Doc:
        """The points."""
        return {POINTS: page[0]}
