"""Acolytes (volcano): pay volcanoes with their faith; spades are cult steps, the stronghold speeds their priests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.base import LAST, Dig, Faction, Start, printed
from hexarch.games.terra.names import CULTS, STRONGHOLD, VOLCANO
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.ruleset import Option
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.ruleset import Ruleset
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


def _price(near_home: bool) -> int:
    return 4 if near_home else 3


class Acolytes(Faction):
    """A volcano costs 3 steps of one cult track, 4 where the hex is home terrain of another faction."""

    def under(self, rules: Ruleset) -> Faction:
        """In the play-tests some figures differed, and an eruption could follow spades in the same action."""
        for option, version in PLAYTESTS:
            if rules.on(option):
                return version
        return self

    def instead_of_spades(self, s: Terra, seat: int, n: int) -> bool:
        """Each spade is a cult step; the round tile still scores it."""
        effects.score_spades(s, seat, n)
        if not s.get(seat, at.DROPPED):
            for _ in range(n):
                effects.owe_cult(s, seat, 1)
        return True

    def refuse_eruption(self, s: Terra, seat: int, near_home: bool) -> Refusal | None:
        """One track must hold all the steps."""
        needed = _price(near_home)
        for cult in range(len(CULTS)):
            if s.cult(seat, cult) >= needed:
                return None
        return no("faith_missing", "factions", steps=needed)

    def pay_eruption(self, s: Terra, seat: int, near_home: bool) -> None:
        """The player chooses the track."""
        s.push(kinds.LoseCult(seat, _price(near_home)))

    def more_steps(self, s: Terra, seat: int) -> int:
        """With the stronghold a priest sent gives one step more."""
        return 1 if s.built(seat, STRONGHOLD) else 0


def _version(w: int = 3, fourth: int = 0, goes_on: bool = True) -> Acolytes:
    return Acolytes(
        id="acolytes",
        home=VOLCANO,
        start=Start(w=w, power=(6, 6), cults=(3, 3, 3, 3)),
        board=printed(
            stronghold=res(w=4, c=8),
            sanctuary=res(w=4, c=8),
            base=NOTHING,
            dwelling_income=(res(w=1), res(w=1), res(w=1), res(w=fourth), res(w=1), res(w=1), res(w=1), NOTHING),
        ),
        dig=Dig((), None),
        options=(Option("loose-lose-cult", False, False, ledger=True),),
        side="volcano",
        option="fire-and-ice-factions/volcano",
        chooses=LAST,
        has_home=False,
        erupts=True,
        start_vp=(("base", 25), ("revised_base", 25), ("fire_ice", 25), ("lakes", 20), ("fjords", 25), ("2017", 23)),
        goes_on=goes_on,
    )


FACTION = _version(goes_on=False)
# The play-tests, by their options.
PLAYTESTS = (
    ("faction-variant/playtest_v1_volcano", _version(w=4, fourth=1)),
    ("faction-variant/playtest_v2_volcano", _version(w=4)),
    ("faction-variant/playtest_v3_volcano", _version()),
)
