"""Shapeshifters (any terrain): opponents' power brings tokens; the stronghold changes their home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import course, effects, kinds, sacrifice
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Start, by_map, printed, workers
from hexarch.games.terra.names import CYCLE, FROM_FACTION
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import eruption, terrain
from hexarch.games.terra.ruleset import Option
from hexarch.games.terra.traits.offers import Offers
from hexarch.games.terra.traits.seafaring import Seafaring
from hexarch.games.terra.traits.specials import Special
from hexarch.games.terra.traits.terrain import AT_ONCE, Terrain
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal

# (option, price, points, limit) of the change of home in each version; the first that is on counts.
# The price is power or tokens; the limit is 0 for none, 1 for the number of players, 2 for the number of opponents.
VERSIONS = (
    ("fire-and-ice-factions/variable_v5", 5, 0, 0),
    ("fire-and-ice-factions/variable_v4", 4, 0, 0),
    ("fire-and-ice-factions/variable_v3", 3, 2, 2),
    ("fire-and-ice-factions/variable_v2", 3, 2, 1),
    ("fire-and-ice-factions/variable", 3, 2, 0),
)


def _version(s: Terra) -> tuple[str, int, int, int]:
    return s.rules.version(VERSIONS)


class TokensForPower(Offers):
    """They may pay 1 VP for a new power token when an opponent takes their power."""

    def accepted(self, s: Terra, seat: int) -> None:
        """A token in bowl III for 1 VP, or free in the first version."""
        course.power_answered(s, seat, accepted=True)
        if _version(s) == VERSIONS[-1]:
            sacrifice.gain_tokens(s, seat, 1, 3)
        elif not s.get(seat, at.DROPPED):
            s.push(kinds.Token(seat))

    def declined(self, s: Terra, seat: int) -> None:
        """One power when all who could take power declined."""
        course.power_answered(s, seat, accepted=False)
        effects.gain_power(s, seat, 1)


class ChangeOfHome(Special):
    """A new home terrain, paid with power or with tokens. Each price has two action spaces of its own."""

    def __init__(self, action_id: str, price: int, with_tokens: bool) -> None:
        super().__init__(action_id, once=False)
        self.price: Final = price
        self.with_tokens: Final = with_tokens

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """The space of the version in play, a terrain nobody has, and the price."""
        _, price, _, limit = _version(s)
        if price != self.price:
            return no("not_your_action", "special", action=self.id)
        most = s.seats - (1 if limit == 2 else 0)
        if limit and s.get(seat, at.SHIFTS) >= most:
            return no("shifted_enough", "factions", most=most)
        if all(terrain.taken(s, other, starting=False) >= 0 for other in range(CYCLE)):
            return no("no_free_terrain", "factions")
        have = eruption.tokens(s, seat) if self.with_tokens else s.get(seat, at.BOWL3)
        if have >= price:
            return None
        if self.with_tokens:
            return no("tokens_missing", "factions", needed=price, have=have)
        return no("cannot_pay", "factions", resource="PW", needed=price, have=have)

    def take(self, s: Terra, seat: int) -> None:
        """Pay, then choose the new home terrain."""
        _, price, vp, _ = _version(s)
        s.push(kinds.Terrain(seat, new_home=True))
        if self.with_tokens:
            eruption.ask_tokens(s, seat, price)
        else:
            effects.spend_power(s, seat, price)
        s.set(seat, at.SHIFTS, s.get(seat, at.SHIFTS) + 1)
        effects.score(s, seat, vp, FROM_FACTION)


class NewShores(Seafaring):
    """The shipyard brings a change of home terrain at once, free of charge; it may be given up."""

    def shipyard_built(self, s: Terra, seat: int) -> None:
        """Choose the terrain, if nobody has all of them."""
        if any(terrain.taken(s, other, starting=False) < 0 for other in range(CYCLE)):
            s.push(kinds.Terrain(seat, new_home=True, besides=True))


FACTION = Faction(
    "shapeshifters",
    -1,
    Figures(
        Start(power=(4, 4), cults=(1, 1, 0, 0)),
        printed(stronghold=res(w=3, c=6), stronghold_income=res(power=4)),
        Dig(workers(3), None),
        start_vp=by_map(base=20, revised_base=20, fire_ice=25, lakes=20, fjords=25, of_2017=22),
    ),
    terrain=Terrain(AT_ONCE),
    offers=TokensForPower(watches=True),
    seafaring=NewShores(),
    specials=(
        ChangeOfHome("ACTH1", 3, with_tokens=False),
        ChangeOfHome("ACTH2", 3, with_tokens=True),
        ChangeOfHome("ACTH3", 4, with_tokens=False),
        ChangeOfHome("ACTH4", 4, with_tokens=True),
        ChangeOfHome("ACTH5", 5, with_tokens=False),
        ChangeOfHome("ACTH6", 5, with_tokens=True),
    ),
    side="variable",
    needs=tuple(version[0] for version in VERSIONS),
    options=(Option("shapeshifter-fix-playtest-v1", ledger=True),),
)
