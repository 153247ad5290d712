"""Eruptions: hexes turned into volcano, paid with something else than spades (Acolytes, Dragonlords)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class Eruption:
    """The price of a volcano. The standard is none: most factions dig, and have no such trait."""

    def __init__(self, price: int, near_home: int, goes_on: bool = False) -> None:
        self.far: Final = price
        self.near_home: Final = near_home
        self.goes_on: Final = goes_on  # an eruption may follow an action that would give spades

    def price(self, near_home: bool) -> int:
        """What a hex costs; the home terrain of another faction is dearer."""
        return self.near_home if near_home else self.far

    def refuse(self, s: Terra, seat: int, near_home: bool) -> Refusal | None:
        """Why the price cannot be paid, or None."""
        raise NotImplementedError

    def pay(self, s: Terra, seat: int, near_home: bool) -> None:
        """Pay, or ask how."""
        raise NotImplementedError
