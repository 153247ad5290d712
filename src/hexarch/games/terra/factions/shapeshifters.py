"""Shapeshifters (any terrain): opponents' power brings tokens; the stronghold changes their home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import course, effects, kinds, sacrifice
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.base import AT_ONCE, Dig, Faction, Special, Start, printed
from hexarch.games.terra.names import CYCLE, FROM_FACTION
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import eruption, terrain
from hexarch.games.terra.ruleset import Option
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.ruleset import Ruleset
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal

# (option, power, tokens, points, limit) of the change of home in each version; the first that is on counts.
# The limit is 0 for none, 1 for the number of players, 2 for the number of opponents.
VERSIONS = (
    ("fire-and-ice-factions/variable_v5", 5, 5, 0, 0),
    ("fire-and-ice-factions/variable_v4", 4, 4, 0, 0),
    ("fire-and-ice-factions/variable_v3", 3, 3, 2, 2),
    ("fire-and-ice-factions/variable_v2", 3, 3, 2, 1),
    ("fire-and-ice-factions/variable", 3, 3, 2, 0),
)
# The two action spaces of each version: paid with power, paid with tokens.
FIRST_SPACE = {5: 4, 4: 2, 3: 0}


def _version(s: Terra) -> tuple[str, int, int, int, int]:
    for version in VERSIONS:
        if s.rules.on(version[0]):
            return version
    return VERSIONS[0]


class Shapeshifters(Faction):
    """Choose a home terrain; pay 1 VP for a new power token when an opponent takes their power."""

    def available(self, rules: Ruleset) -> bool:
        """In any of its versions."""
        return any(rules.on(version[0]) for version in VERSIONS)

    def on_power_accepted(self, s: Terra, seat: int) -> None:
        """A token in bowl III for 1 VP, or free in the first version."""
        course.power_answered(s, seat, accepted=True)
        if _version(s) == VERSIONS[-1]:
            sacrifice.gain_tokens(s, seat, 1, 3)
        else:
            s.push(kinds.Token(seat))

    def on_power_declined(self, s: Terra, seat: int) -> None:
        """One power when all who could take power declined."""
        course.power_answered(s, seat, accepted=False)
        effects.gain_power(s, seat, 1)

    def special_refusal(self, s: Terra, seat: int, which: int) -> Refusal | None:
        """The space of the version in play, a terrain nobody has, and the price."""
        _, power, tokens, _, limit = _version(s)
        first = FIRST_SPACE[power]
        if which not in (first, first + 1):
            return no("not_your_action", "special", action=self.specials[which].id)
        most = s.seats - (1 if limit == 2 else 0)
        if limit and s.get(seat, at.SHIFTS) >= most:
            return no("shifted_enough", "factions", most=most)
        if all(terrain.taken(s, other, starting=False) >= 0 for other in range(CYCLE)):
            return no("no_free_terrain", "factions")
        if which == first and s.get(seat, at.BOWL3) < power:
            return no("cannot_pay", "factions", resource="PW", needed=power, have=s.get(seat, at.BOWL3))
        if which != first and eruption.tokens(s, seat) < tokens:
            return no("tokens_missing", "factions", needed=tokens, have=eruption.tokens(s, seat))
        return None

    def take_special(self, s: Terra, seat: int, which: int) -> None:
        """Pay, then choose the new home terrain."""
        _, power, tokens, vp, _ = _version(s)
        s.push(kinds.Terrain(seat, new_home=True))
        if which == FIRST_SPACE[power]:
            effects.spend_power(s, seat, power)
        else:
            eruption.ask_tokens(s, seat, tokens)
        s.set(seat, at.SHIFTS, s.get(seat, at.SHIFTS) + 1)
        effects.score(s, seat, vp, FROM_FACTION)


FACTION = Shapeshifters(
    id="shapeshifters",
    home=-1,
    start=Start(power=(4, 4), cults=(1, 1, 0, 0)),
    board=printed(stronghold=res(w=3, c=6), stronghold_income=res(power=4)),
    dig=Dig((3,), None),
    specials=tuple(Special(f"ACTH{number}", once=False) for number in range(1, 7)),
    options=(Option("shapeshifter-fix-playtest-v1", False, False, ledger=True),),
    watches_power=True,
    side="variable",
    option=VERSIONS[0][0],
    chooses=AT_ONCE,
    start_vp=(("base", 20), ("revised_base", 20), ("fire_ice", 25), ("lakes", 20), ("fjords", 25), ("2017", 22)),
)
