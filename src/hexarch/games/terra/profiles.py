"""Profiles: named sets of values for the options. A new one is one more entry here, and its words.

`rulebook` plays the printed rules; `league` plays the options of terra.snellman.net, so that its games replay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hexarch.games.terra.ruleset import Option

RULEBOOK: Final = "rulebook"
LEAGUE: Final = "league"


class Profile:
    """Which options are not as they are by default.

    Options that carry the name of a faction stand in its file. They name a practice of which they are part, and are
    turned round in the profiles that follow it.
    """

    __slots__ = ("off", "on", "practice")

    def __init__(self, on: tuple[str, ...] = (), off: tuple[str, ...] = (), practice: str = "") -> None:
        self.on: Final = frozenset(on)
        self.off: Final = frozenset(off)
        self.practice: Final = practice

    def value(self, option: Option) -> bool:
        """Is an option on?"""
        if option.name in self.on:
            return True
        if option.name in self.off:
            return False
        return option.default != (option.practice != "" and option.practice == self.practice)


PROFILES: Final[dict[str, Profile]] = {
    RULEBOOK: Profile(),
    LEAGUE: Profile(
        on=(
            "variable-turn-order",
            "mini-expansion-1",
            "shipping-bonus",
            "temple-scoring-tile",
            "deferred-leech",
            "spade-vp-when-gained",
            "early-spade-tile",
            "dwelling-on-any-hex",
            "spades-in-any-order",
            "transform-anywhere",
            "bought-spades-must-be-used",
            "burn-any-time",
            "priest-to-coin",
            "coins-to-vp-any-time",
            "convert-inside-action",
            "bridges-may-double",
            "last-player-may-wait",
            "tokens-from-first-bowl",
        ),
        off=("maintain-player-order",),
        practice=LEAGUE,
    ),
}
