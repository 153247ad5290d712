"""Dragonlords (volcano): burn power tokens to make volcanoes; spades and the stronghold bring new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import sacrifice
from hexarch.games.terra.factions import volcano
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import NO_DIG, Figures, Start, by_map, printed
from hexarch.games.terra.names import VOLCANO
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.rules import eruption
from hexarch.games.terra.traits.eruption import Eruption
from hexarch.games.terra.traits.seafaring import Seafaring
from hexarch.games.terra.traits.spades import ReplacedSpades
from hexarch.games.terra.traits.stronghold import Stronghold
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class TokensForSpades(ReplacedSpades):
    """Each spade is a new power token in bowl I."""

    def turn_into(self, s: Terra, seat: int, n: int) -> None:
        """The tokens."""
        sacrifice.gain_tokens(s, seat, n)


class PaidWithTokens(Eruption):
    """A volcano costs 1 power token, 2 where the hex is home terrain of another faction."""

    def refuse(self, s: Terra, seat: int, near_home: bool) -> Refusal | None:
        """The tokens must be there, in any bowl."""
        have = eruption.tokens(s, seat)
        needed = self.price(near_home)
        return None if have >= needed else no("tokens_missing", "factions", needed=needed, have=have)

    def pay(self, s: Terra, seat: int, near_home: bool) -> None:
        """The tokens leave the game."""
        eruption.ask_tokens(s, seat, self.price(near_home))


class NewTokens(Stronghold):
    """As many new power tokens in bowl I as there are players."""

    def built(self, s: Terra, seat: int) -> None:
        """The tokens."""
        sacrifice.gain_tokens(s, seat, s.seats)


class TokensForTrade(Seafaring):
    """A stronghold gives a new power token in bowl I instead of the spade."""

    def stronghold_traded(self, s: Terra, seat: int) -> int:
        """The token."""
        sacrifice.gain_tokens(s, seat, 1)
        return 0


def _version(
    w: int = 3, sanctuary: int = 8, base: int = 0, goes_on: bool = True, versions: tuple[tuple[str, Faction], ...] = ()
) -> Faction:
    dwellings = (res(w=1), res(w=1), res(w=1), NOTHING, res(w=1), res(w=1), res(w=1), NOTHING)
    return Faction(
        "dragonlords",
        VOLCANO,
        Figures(
            Start(w=w, power=(4, 4), cults=(2, 0, 0, 0)),
            printed(
                stronghold=res(w=4, c=8), sanctuary=res(w=4, c=sanctuary), base=res(w=base), dwelling_income=dwellings
            ),
            NO_DIG,
            start_vp=by_map(base=20, revised_base=20, fire_ice=20, lakes=20, fjords=20, of_2017=24),
        ),
        spades=TokensForSpades(),
        eruption=PaidWithTokens(1, 2, goes_on),
        terrain=volcano.BEGUN_ON,
        stronghold=NewTokens(),
        seafaring=TokensForTrade(),
        side=volcano.SIDE,
        needs=volcano.NEEDS,
        versions=versions,
        aliases=("dragonmasters",),
    )


# In the play-tests some figures differed, and an eruption could follow spades in the same action.
FACTION = _version(
    goes_on=False,
    versions=(
        ("faction-variant/playtest_v1_volcano", _version(w=2, base=1)),
        ("faction-variant/playtest_v2_volcano", _version(sanctuary=6)),
        ("faction-variant/playtest_v3_volcano", _version(sanctuary=6)),
    ),
)
