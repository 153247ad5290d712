"""Dragonlords (volcano): burn power tokens to make volcanoes; spades and the stronghold bring new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, sacrifice
from hexarch.games.terra.factions.base import LAST, Dig, Faction, Start, printed
from hexarch.games.terra.names import VOLCANO
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.rules import eruption
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.ruleset import Ruleset
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


def _price(near_home: bool) -> int:
    return 2 if near_home else 1


class Dragonlords(Faction):
    """A volcano costs 1 power token, 2 where the hex is home terrain of another faction."""

    def under(self, rules: Ruleset) -> Faction:
        """In the play-tests some figures differed, and an eruption could follow spades in the same action."""
        for option, version in PLAYTESTS:
            if rules.on(option):
                return version
        return self

    def instead_of_spades(self, s: Terra, seat: int, n: int) -> bool:
        """Each spade is a new power token in bowl I; the round tile still scores it."""
        effects.score_spades(s, seat, n)
        sacrifice.gain_tokens(s, seat, n)
        return True

    def refuse_eruption(self, s: Terra, seat: int, near_home: bool) -> Refusal | None:
        """The tokens must be there, in any bowl."""
        have = eruption.tokens(s, seat)
        needed = _price(near_home)
        return None if have >= needed else no("tokens_missing", "factions", needed=needed, have=have)

    def pay_eruption(self, s: Terra, seat: int, near_home: bool) -> None:
        """The tokens leave the game."""
        eruption.ask_tokens(s, seat, _price(near_home))

    def on_stronghold(self, s: Terra, seat: int) -> None:
        """As many new power tokens in bowl I as there are players."""
        sacrifice.gain_tokens(s, seat, s.seats)


def _version(w: int = 3, sanctuary: int = 8, base: int = 0, goes_on: bool = True) -> Dragonlords:
    return Dragonlords(
        id="dragonlords",
        home=VOLCANO,
        start=Start(w=w, power=(4, 4), cults=(2, 0, 0, 0)),
        board=printed(
            stronghold=res(w=4, c=8),
            sanctuary=res(w=4, c=sanctuary),
            base=res(w=base),
            dwelling_income=(res(w=1), res(w=1), res(w=1), NOTHING, res(w=1), res(w=1), res(w=1), NOTHING),
        ),
        dig=Dig((), None),
        side="volcano",
        option="fire-and-ice-factions/volcano",
        chooses=LAST,
        has_home=False,
        erupts=True,
        start_vp=(("base", 20), ("revised_base", 20), ("fire_ice", 20), ("lakes", 20), ("fjords", 20), ("2017", 24)),
        goes_on=goes_on,
        aliases=("dragonmasters",),
    )


FACTION = _version(goes_on=False)
# The play-tests, by their options.
PLAYTESTS = (
    ("faction-variant/playtest_v1_volcano", _version(w=2, base=1)),
    ("faction-variant/playtest_v2_volcano", _version(sanctuary=6)),
    ("faction-variant/playtest_v3_volcano", _version(sanctuary=6)),
)
