"""Options and profiles: every way in which two tables may play differently is one named option.

Two profiles come with the game. `rulebook` plays the printed rules; `league` plays the options of
terra.snellman.net, so that its games replay. A game may set any option on top of its profile.
Factions add options of their own (see `Faction.options`).

Where our reading of the rules changes, profiles get a new edition. A game keeps the edition it began with: `first`
holds what an option was in the first edition, and rules that changed without an option ask for the edition itself.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from hexarch.kernel.errors import SetupError, no


V = TypeVar("V", bound=tuple[Any, ...])

FIRST_EDITION: Final = 1  # games that name no edition
EDITION: Final = 2  # of new games


class Option:
    """A named choice of rules: on or off in each profile."""

    __slots__ = ("first", "league", "ledger", "name", "rulebook")

    def __init__(
        self,
        name: str,
        rulebook: bool,
        league: bool,
        ledger: bool = False,
        first: tuple[bool, bool] | None = None,
    ) -> None:
        self.name: Final = name
        self.rulebook: Final = rulebook
        self.league: Final = league
        self.ledger: Final = ledger  # a name that ledgers use in their header
        self.first: Final = first or (rulebook, league)  # in the first edition

    def default(self, profile: str, edition: int) -> bool:
        """Is it on in an edition of a profile?"""
        league = profile == "league"
        if edition == FIRST_EDITION:
            return self.first[1] if league else self.first[0]
        return self.league if league else self.rulebook


GENERAL: Final = (
    # -- how ledgers call them
    Option("strict-leech", True, True, ledger=True),
    Option("variable-turn-order", False, True, ledger=True),
    Option("mini-expansion-1", False, True, ledger=True),
    Option("shipping-bonus", False, True, ledger=True),
    Option("temple-scoring-tile", False, True, ledger=True),
    Option("maintain-player-order", True, False, ledger=True),
    Option("email-notify", False, False, ledger=True),
    Option("loose-dig", False, False, ledger=True),
    Option("loose-multi-spade", False, False, ledger=True),
    Option("loose-bridge-adjacency", False, False, ledger=True),
    Option("loose-done", False, False, ledger=True),
    Option("manual-fav5", False, False, ledger=True),
    Option("merge-income-phases", False, False, ledger=True),
    Option("fire-and-ice-final-scoring", False, False, ledger=True),
    Option("fire-and-ice-factions", False, False, ledger=True),
    Option("fire-and-ice-factions/ice", False, False, ledger=True),
    Option("fire-and-ice-factions/volcano", False, False, ledger=True),
    Option("faction-variant/playtest_v1_ice", False, False),
    Option("faction-variant/playtest_v1_volcano", False, False),
    Option("faction-variant/playtest_v2_volcano", False, False),
    Option("faction-variant/playtest_v3_volcano", False, False),
    Option("fire-and-ice-factions/variable", False, False, ledger=True),
    Option("fire-and-ice-factions/variable_v2", False, False, ledger=True),
    Option("fire-and-ice-factions/variable_v3", False, False, ledger=True),
    Option("fire-and-ice-factions/variable_v4", False, False, ledger=True),
    Option("fire-and-ice-factions/variable_v5", False, False, ledger=True),
    # -- where the printed rules and the league part
    Option("deferred-leech", False, True),
    Option("leech-from-first-player", False, False),
    Option("spade-vp-when-gained", False, True),
    Option("early-spade-tile", False, True),
    Option("dwelling-on-any-hex", False, True),
    Option("spades-in-any-order", False, True),
    Option("transform-anywhere", False, True),
    Option("bought-spades-must-be-used", False, True),
    Option("burn-any-time", False, True),
    Option("priest-to-coin", False, True),
    Option("coins-to-vp-any-time", False, True),
    Option("convert-inside-action", False, True),
    Option("bridges-may-double", False, True),
    Option("last-player-may-wait", False, True),
    Option("tokens-from-first-bowl", False, True),
    Option("empty-actions", False, True, first=(True, True)),
    Option("idle-decisions", False, True, first=(False, False)),
    Option("tiles-after-second-action", False, True, first=(False, False)),
    Option("steps-before-done", False, True, first=(False, False)),
    Option("start-vp-by-map", False, False),
    Option("start-vp-2017", False, False),
)

PROFILES: Final = ("rulebook", "league")
# Header lines of ledgers that name rules this program cannot play, with the reason's code.
UNSUPPORTED: Final = {
    "loose-adjust-resource": "edited_by_hand",
    "loose-build-after-dig": "old_record",
    "loose-convert-phase": "old_record",
    "loose-cult-loss": "old_record",
}


class Ruleset:
    """A profile and what a game changes of it. Stored with each game."""

    __slots__ = (
        "_values",
        "bought_spades_must_be_used",
        "bridges_may_double",
        "burn_any_time",
        "changes",
        "coins_to_vp",
        "convert_inside",
        "deferred_leech",
        "dwelling_on_any_hex",
        "edition",
        "empty_actions",
        "idle_decisions",
        "last_may_wait",
        "leech_from_first",
        "loose_bridge",
        "loose_dig",
        "loose_done",
        "loose_multi_spade",
        "manual_keys",
        "priest_to_coin",
        "profile",
        "spade_vp_when_gained",
        "spades_in_any_order",
        "steps_before_done",
        "strict_leech",
        "tiles_after_second",
        "transform_anywhere",
        "variable_turn_order",
    )

    def __init__(
        self, profile: str, changes: dict[str, bool], known: tuple[Option, ...], edition: int = EDITION
    ) -> None:
        if profile not in PROFILES:
            raise SetupError(no("unknown_profile", profile=profile[:40], known=", ".join(PROFILES)))
        if not FIRST_EDITION <= edition <= EDITION:
            raise SetupError(no("unknown_edition", edition=edition, newest=EDITION))
        self.profile: Final = profile
        self.edition: Final = edition
        values = {option.name: option.default(profile, edition) for option in known}
        for name, value in changes.items():
            if name in UNSUPPORTED:
                raise SetupError(no("unsupported_option", option=name, reason=UNSUPPORTED[name]))
            if name not in values:
                raise SetupError(no("unknown_option", option=name[:40]))
            values[name] = value
        self.changes: Final = dict(sorted(changes.items()))
        self._values: Final = values
        self.strict_leech = values["strict-leech"]
        self.variable_turn_order = values["variable-turn-order"]
        self.deferred_leech = values["deferred-leech"]
        self.leech_from_first = values["leech-from-first-player"]
        self.spade_vp_when_gained = values["spade-vp-when-gained"]
        self.dwelling_on_any_hex = values["dwelling-on-any-hex"]
        self.spades_in_any_order = values["spades-in-any-order"]
        self.transform_anywhere = values["transform-anywhere"]
        self.bought_spades_must_be_used = values["bought-spades-must-be-used"]
        self.burn_any_time = values["burn-any-time"]
        self.priest_to_coin = values["priest-to-coin"]
        self.coins_to_vp = values["coins-to-vp-any-time"]
        self.convert_inside = values["convert-inside-action"]
        self.bridges_may_double = values["bridges-may-double"]
        self.last_may_wait = values["last-player-may-wait"]
        self.empty_actions = values["empty-actions"]
        self.idle_decisions = values["idle-decisions"]
        self.tiles_after_second = values["tiles-after-second-action"]
        self.steps_before_done = values["steps-before-done"]
        self.loose_dig = values["loose-dig"]
        self.loose_multi_spade = values["loose-multi-spade"]
        self.loose_bridge = values["loose-bridge-adjacency"]
        self.loose_done = values["loose-done"]
        self.manual_keys = values["manual-fav5"]

    def on(self, name: str) -> bool:
        """Is this option on? The empty name is always on, so that data can leave it out."""
        return not name or self._values[name]

    def version(self, versions: tuple[V, ...]) -> V:
        """Of versions with the options that play them, newest first: the one in force, the newest if none is named.

        Where several are on it is the oldest of them; in the first edition it was the newest.
        """
        found = [version for version in versions if self.on(str(version[0]))]
        return versions[0] if not found else found[0 if self.edition == FIRST_EDITION else -1]

    def values(self) -> dict[str, bool]:
        """Every option with its value."""
        return dict(self._values)
