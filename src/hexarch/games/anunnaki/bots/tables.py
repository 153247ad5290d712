"""How bots are seated to be compared: the same set-up with the Houses, and what they drew, at other seats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from hexarch.bots.tables import Tables

if TYPE_CHECKING:
    from hexarch.kernel.game import Setup


class AnunnakiTables(Tables):
    """Whoever plays a House has its gods and its place in the order."""

    def turned(self, setup: Any, by: int) -> Setup:
        """Houses, gods and the first player so many seats further on."""
        n = len(setup.players)
        houses = tuple([setup.houses[(seat - by) % n] for seat in range(n)])
        gods = tuple([setup.gods[(seat - by) % n] for seat in range(n)])
        found: Setup = replace(setup, houses=houses, gods=gods, first=(setup.first + by) % n)
        return found


TABLES: Final = AnunnakiTables()
