"""Seafaring: what a faction does differently with ships, shipyard and trade (Merchants of the Seas)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.resources import NOTHING, Amount

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Seafaring:
    """Ships on the river; one power buys one step more, a stronghold gives one spade.

    Traders walk instead (Dwarves, Fakirs), one power buys more steps (Riverwalkers) or may come from bowl II
    (Swarmlings), a ship that becomes a dwelling brings something (Halflings), a key is there from the start (Auren).
    """

    def __init__(
        self,
        *,
        traders: bool = False,
        extra_steps: int = 1,
        second_bowl: bool = False,
        spades: int = 1,
        bars: bool = False,
        keys: int = 0,
        by_ship: Amount = NOTHING,
    ) -> None:
        self.traders: Final = traders
        self.extra_steps: Final = extra_steps  # for one power
        self.second_bowl: Final = second_bowl  # may that power come from bowl II?
        self.spades: Final = spades  # for trading with a stronghold (Giants: two)
        self.bars: Final = bars  # are spades from its stronghold of no use on wasteland? (Giants)
        self.keys: Final = keys
        self.by_ship: Final = by_ship  # gained with a dwelling for which a ship is handed in

    def stronghold_traded(self, s: Terra, seat: int) -> int:
        """The faction traded with a stronghold: what it takes instead of spades, and how many of these are left."""
        return self.spades

    def shipyard_built(self, s: Terra, seat: int) -> None:
        """The shipyard was just built: what it brings besides steps and ships."""
