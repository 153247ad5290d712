"""The terrain of a faction: printed, chosen, or one of several unlocked; and whether others pay more for it."""

from __future__ import annotations

from typing import Final

# When a faction chooses the terrain it begins on.
NEVER: Final = 0
AT_ONCE: Final = 1  # when it is chosen: Ice Maidens, Yetis, Shapeshifters, Riverwalkers
LAST: Final = 2  # when all factions are chosen: Acolytes, Dragonlords


class Terrain:
    """The home terrain is printed on the board, unless it is chosen; a terrain merely begun on is no home."""

    def __init__(
        self,
        chooses: int = NEVER,
        has_home: bool = True,
        more: int = 0,
        unlocking: tuple[tuple[str, int, int], ...] = (),
    ) -> None:
        self.chooses: Final = chooses
        # Do priests unlock terrains (Riverwalkers)? By option: coins for a terrain, and for a home terrain of others.
        self.unlocking: Final = unlocking
        self.more: Final = more  # terrains chosen besides, after all others (Changelings)
        self.has_home: Final = has_home  # has it a higher price for some?
