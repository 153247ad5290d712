"""Profiles: named sets of values for the options. A new one is one more entry here, and its words.

`rulebook` plays the printed rules; `league` plays the options of terra.snellman.net, so that its games replay.

Where our reading of the rules changes, the profiles get a new edition. A game keeps the edition it began with; rules
that changed without an option ask for the edition itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hexarch.games.terra.ruleset import Option

RULEBOOK: Final = "rulebook"
LEAGUE: Final = "league"
FIRST_EDITION: Final = 1  # games that name no edition
SECOND_EDITION: Final = 2  # spades bought too many could be given up
THIRD_EDITION: Final = 3  # so could free ones beside them, and bought ones could take the long way round
FOURTH_EDITION: Final = 4  # what fan factions do by trade, with lava and in the final scoring was narrower
FIFTH_EDITION: Final = 5  # a trade let one erupt, or buy spades, as often as one could pay
EDITION: Final = 6  # of new games


class Profile:
    """Which options are not as they are by default.

    Options that carry the name of a faction stand in its file. They name a practice of which they are part, and are
    turned round in the profiles that follow it.
    """

    __slots__ = ("first", "off", "on", "practice")

    def __init__(
        self,
        on: tuple[str, ...] = (),
        off: tuple[str, ...] = (),
        practice: str = "",
        first: tuple[str, ...] = (),
    ) -> None:
        self.on: Final = frozenset(on)
        self.off: Final = frozenset(off)
        self.practice: Final = practice
        self.first: Final = frozenset(first)  # what the first edition had the other way round

    def value(self, option: Option, edition: int = EDITION) -> bool:
        """Is an option on?"""
        turned = edition == FIRST_EDITION and option.name in self.first
        if option.name in self.on:
            return not turned
        if option.name in self.off:
            return turned
        found = option.default != (option.practice != "" and option.practice == self.practice)
        return found != turned


PROFILES: Final[dict[str, Profile]] = {
    RULEBOOK: Profile(
        first=(
            "empty-actions",
            "late-keys",
            "step-back-before-town",
            "card-builds-at-home",
            "river-town-in-any-turn",
            "exchange-at-any-moment",
        ),
    ),
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
            "empty-actions",
            "idle-decisions",
            "tiles-after-second-action",
            "steps-before-done",
            "late-keys",
            "step-back-before-town",
        ),
        off=("maintain-player-order", "card-builds-at-home"),
        practice=LEAGUE,
        first=(
            "idle-decisions",
            "tiles-after-second-action",
            "steps-before-done",
            "ordaining-first",
            "faith-before-tiles",
        ),
    ),
}
