"""Options: every way in which two tables may play differently is one named option.

Expansions and factions bring them; a profile gives each a value, and a game may set any of them on top of that.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from hexarch.games.terra.profiles import EDITION, FIRST_EDITION, PROFILES
from hexarch.kernel.errors import SetupError, no

V = TypeVar("V", bound=tuple[Any, ...])


class Option:
    """A named choice of rules, on or off. What it is in a profile stands in `profiles`."""

    __slots__ = ("default", "ledger", "name", "practice")

    def __init__(self, name: str, default: bool = False, ledger: bool = False, practice: str = "") -> None:
        self.name: Final = name
        self.default: Final = default
        self.ledger: Final = ledger  # a name that ledgers use in their header
        self.practice: Final = practice  # whose practice it is to have it the other way round; see `Profile`


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
        "late_keys",
        "leech_from_first",
        "loose_bridge",
        "loose_dig",
        "loose_done",
        "loose_multi_spade",
        "priest_to_coin",
        "profile",
        "spade_vp_when_gained",
        "spades_in_any_order",
        "step_back",
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
        followed = PROFILES[profile]
        values = {option.name: followed.value(option, edition) for option in known}
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
        self.late_keys = values["late-keys"] and not values["manual-fav5"]
        self.step_back = values["step-back-before-town"]

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
