"""Passing: points of a faction, besides those of bonus card and favor tile (Engineers, Ice Maidens)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Passing:
    """No points."""

    def passed(self, s: Terra, seat: int) -> None:
        """The faction passes."""
