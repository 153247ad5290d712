"""The books of every seat, kept from the effects alone as those of a ledger are; and the figures of charts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.ledger import mirror as books
from hexarch.games.terra.names import CULTS, SOURCES
from hexarch.games.terra.phases import scoring
from hexarch.games.terra.resources import worth_of_power
from hexarch.games.terra.view_seat import seat_view

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.game import Doc


BARE: Final = books.FIELDS  # of a page, behind what the mirror has: towns founded when no tile was left


class TerraBooks:
    """A page for each seat: coins, workers, priests, power, points and cults; and towns for which no tile was left."""

    def __init__(self, game: Game) -> None:
        self._mirror = books.Mirror(game.state)
        self._bare = [0] * game.players
        self._seated = False  # has somebody got a faction? Its first hand comes without effects

    def follow(self, effect: Effect) -> None:
        """Enter an effect."""
        self._seated = self._seated or effect.code == codes.FACTION
        self._bare[effect.seat] += effect.code == codes.NO_TILE
        self._mirror.apply(codes.named(effect))

    def square(self, game: Game) -> list[int]:
        """Enter the first hands of factions; the seats that got one."""
        if not self._seated:
            return []
        self._seated = False
        true = books.Mirror(game.state)
        found = []
        for seat, page in enumerate(true.pages):
            mine = self._mirror.pages[seat].cells
            if mine[: books.OWED] != page.cells[: books.OWED]:
                mine[: books.OWED] = page.cells[: books.OWED]
                found.append(seat)
        return found

    def page(self, seat: int) -> list[int]:
        """A seat's page, as a copy."""
        return [*self._mirror.pages[seat].cells, self._bare[seat]]

    def load(self, pages: list[list[int]]) -> None:
        """Take over pages that `page` gave; those of earlier versions end before the towns."""
        self._mirror.pages = [books.Page(cells[:BARE]) for cells in pages]
        self._bare = [cells[BARE] if len(cells) > BARE else 0 for cells in pages]

    def deltas(self, before: list[int], after: list[int]) -> dict[str, int]:
        """What changed, without what did not.

        `PW` counts power as ledgers do: bowl II once, bowl III twice. `POWER` counts it as people do: a token that is
        spent is one, though it falls from bowl III to bowl I.
        """
        old, new = books.Page(before).numbers(), books.Page(after).numbers()
        changed = (b - a for a, b in zip(old[:5], new[:5], strict=True))
        found = dict(zip(("VP", "C", "W", "P", "PW"), changed, strict=True))
        found["POWER"] = found["PW"] // 2 if found["PW"] < 0 else found["PW"]
        for cult, name in enumerate(CULTS):
            found[name] = after[books.CULT + cult] - before[books.CULT + cult]
        found["TOKEN"] = sum(after[books.BOWL1 : books.VP]) - sum(before[books.BOWL1 : books.VP])
        return {name: n for name, n in found.items() if n}

    def holdings(self, page: list[int]) -> dict[str, Any]:
        """What a seat has."""
        return {
            "VP": page[books.VP],
            "C": page[books.C],
            "W": page[books.W],
            "P": page[books.P],
            "bowls": page[books.BOWL1 : books.BOWL3 + 1],
            "cults": {name: page[books.CULT + cult] for cult, name in enumerate(CULTS)},
        }


def resources(cells: list[int]) -> dict[str, int]:
    """What a seat has; power counts as what it can spend, and what it could after one more move of each token."""
    return {
        "C": cells[books.C],
        "W": cells[books.W],
        "P": cells[books.P],
        "power": worth_of_power(cells[books.BOWL2], cells[books.BOWL3]),
        "tokens": sum(cells[books.BOWL1 : books.BOWL3 + 1]),
    }


def figures(game: Game, seat: int, page: list[int]) -> Doc:
    """The figures of a seat as the position stands, with the page it had."""
    s = game.state
    built = s.has_faction(seat)
    return {
        "vp": s.get(seat, at.VP),
        "sources": {name: s.get(seat, at.SOURCE + i) for i, name in enumerate(SOURCES)},
        "resources": resources(page),
        "structures": {one.id: s.built(seat, one.number) if built else 0 for one in s.box.structures},
        "towns": s.get(seat, at.TOWNS) + page[BARE],
        "network": scoring.network(s, seat) if built else 0,
    }


def summary(game: Game, seat: int) -> Doc:
    """What charts show besides: faction, colour, and the points with final scoring."""
    view = seat_view(game, seat)
    return {"faction": view["faction"], "colour": view["colour"], "final": view.get("final")}


def compared(view: Doc) -> list[Doc]:
    """What lines are compared by: points now and with final scoring, and what is in hand."""
    return [
        {
            "seat": one["seat"],
            "vp": one["vp"],
            "total": one["final"]["total"] if one["faction"] else one["vp"],
            "resources": one.get("resources", {}),
            "bowls": one.get("bowls", []),
        }
        for one in view["seats"]
    ]
