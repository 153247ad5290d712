"""Upgrades: what a better structure brings besides what it brings everybody (Wisps, Goblins)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Upgrades:
    """Nothing."""

    def upgraded(self, s: Terra, seat: int, h: int, structure: int) -> None:
        """This structure was just built on a hex, in place of a lesser one."""
