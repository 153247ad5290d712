"""The stronghold: what it brings at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Stronghold:
    """Nothing at once; it may open a special action or change another trait."""

    def built(self, s: Terra, seat: int) -> None:
        """The stronghold was just built."""
