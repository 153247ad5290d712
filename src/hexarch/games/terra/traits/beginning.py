"""The beginning: what a faction does when it and its terrain are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds

if TYPE_CHECKING:
    from hexarch.games.terra.kinds import Asked
    from hexarch.games.terra.state import Terra


class Beginning:
    """Nothing happens. Ice Maidens take a favor tile, Riverwalkers unlock their first terrain."""

    def asked(self, s: Terra, seat: int) -> list[Asked]:
        """What a faction that begins on a terrain of its choice is asked at once, in any order."""
        return [kinds.Terrain(seat)]

    def chosen(self, s: Terra, seat: int) -> None:
        """The faction and its terrain are chosen."""
