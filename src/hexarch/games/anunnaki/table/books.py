"""What everybody sees of what every seat holds, entered from the effects alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.codes import NUMBER

if TYPE_CHECKING:
    from hexarch.games.anunnaki.game import Game
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.game import Doc

# The columns of a page, then the points by source.
COLUMNS: Final = ("vp", *names.RESOURCES, "mana", *names.TRACKS, "dominion")
VP, RESOURCES, MANA, TRACKS, DOMINION = 0, 1, 5, 6, 9
SOURCES: Final = len(COLUMNS)


def page_of(game: Game, seat: int) -> list[int]:
    """The page of a seat as things stand."""
    s = game.state
    cells, first = s.cells, s.base[seat]
    return [
        cells[first + at.VP],
        *cells[first + at.RESOURCES : first + at.RESOURCES + 4],
        cells[first + at.MANA],
        *cells[first + at.STEPS : first + at.STEPS + 3],
        cells[first + at.DOMINION],
        *cells[first + at.SOURCES : first + at.SOURCES + len(names.SOURCES)],
    ]


class AnunnakiBooks:
    """Points, resources, mana and steps of every seat."""

    def __init__(self, game: Game) -> None:
        self._pages = [page_of(game, seat) for seat in range(game.players)]

    def follow(self, effect: Effect) -> None:
        """Enter an effect."""
        code = effect.code
        if effect.seat < 0:
            return
        page = self._pages[effect.seat]
        if code == NUMBER["gain"]:
            page[RESOURCES + effect.a] += effect.b
        elif code == NUMBER["pay"]:
            page[RESOURCES + effect.a] -= effect.b
        elif code == NUMBER["mana"]:
            page[MANA] += effect.a
        elif code == NUMBER["points"]:
            page[VP] += effect.a
            page[SOURCES + effect.b] += effect.a
        elif code == NUMBER["step"]:
            page[TRACKS + effect.a] += effect.b
        elif code == NUMBER["dominion"]:
            page[DOMINION] += effect.a

    def square(self, game: Game) -> list[int]:
        """Enter what came without effects; the seats whose pages changed."""
        pages = [page_of(game, seat) for seat in range(game.players)]
        changed = [seat for seat, page in enumerate(pages) if page != self._pages[seat]]
        self._pages = pages
        return changed

    def page(self, seat: int) -> list[int]:
        """A seat's page, as a copy."""
        return self._pages[seat].copy()

    def load(self, pages: list[list[int]]) -> None:
        """Take over pages that `page` gave."""
        self._pages = [page.copy() for page in pages]

    def deltas(self, before: list[int], after: list[int]) -> dict[str, int]:
        """What changed between two pages, by name."""
        return {name: after[i] - before[i] for i, name in enumerate(COLUMNS) if after[i] != before[i]}

    def holdings(self, page: list[int]) -> Doc:
        """A page to show."""
        return dict(zip(COLUMNS, page[: len(COLUMNS)], strict=True))


def figures(page: list[int]) -> Doc:
    """Points, their sources, and everything else on a page."""
    sources = dict(zip(names.SOURCES, page[SOURCES:], strict=True))
    return {**dict(zip(COLUMNS, page[:SOURCES], strict=True)), "sources": sources}


def compared(view: dict[str, Any]) -> list[Doc]:
    """What lines of play are compared by: points, and what is in hand."""
    return [
        {"seat": seat, "vp": one["vp"], "total": one["vp"], "mana": one["mana"], **one["resources"], **one["tracks"]}
        for seat, one in enumerate(view["seats"])
    ]
