"""The beginning: what a faction does when its terrain is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Beginning:
    """Nothing happens. Riverwalkers unlock their first terrain."""

    def chosen(self, s: Terra, seat: int) -> None:
        """The faction and its terrain are chosen."""
