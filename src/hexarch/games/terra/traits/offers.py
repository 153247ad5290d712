"""Offers of power: what the builder gains when opponents answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Offers:
    """The answers mean nothing to the builder. They do to Cultists and Shapeshifters."""

    def __init__(self, watches: bool = False, rises: bool = False, waived: str = "") -> None:
        self.watches: Final = watches  # are the answers to be kept in mind?
        self.rises: Final = rises  # do they bring cult steps? These may reach the tenth space before others do
        self.waived: Final = waived  # the option by which steps to come claim nothing

    def accepted(self, s: Terra, seat: int) -> None:
        """An opponent took power from a structure of this faction, the first to do so this time."""

    def declined(self, s: Terra, seat: int) -> None:
        """All opponents who could take power from a structure of this faction declined."""
