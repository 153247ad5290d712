"""Round tiles: which of them a faction scores (Time Travelers score those of other rounds)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.box.round_ import RoundTile
    from hexarch.games.terra.state import Terra


class Rounds:
    """The tile of the round being played."""

    def scored(self, s: Terra, number: int) -> tuple[RoundTile, ...]:
        """The tiles whose actions score in the round of this number, counted from 1."""
        return s.round_tiles[number - 1 : number] if number else ()
