"""Acolytes (volcano): pay volcanoes with their faith; spades are cult steps, the stronghold speeds their priests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import volcano
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import NO_DIG, Faith, Figures, Start, by_map, printed
from hexarch.games.terra.names import CULTS, VOLCANO
from hexarch.games.terra.profiles import FIRST_EDITION, LEAGUE
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.ruleset import Option
from hexarch.games.terra.traits.eruption import Eruption
from hexarch.games.terra.traits.seafaring import Seafaring
from hexarch.games.terra.traits.spades import ReplacedSpades
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class StepsForSpades(ReplacedSpades):
    """Each spade is a cult step."""

    def turn_into(self, s: Terra, seat: int, n: int) -> None:
        """Each may go to another track."""
        if s.rules.edition > FIRST_EDITION or not s.get(seat, at.DROPPED):
            for _ in range(n):
                effects.owe_cult(s, seat, 1)


class PaidWithFaith(Eruption):
    """A volcano costs 3 steps of one cult track, 4 where the hex is home terrain of another faction."""

    def refuse(self, s: Terra, seat: int, near_home: bool) -> Refusal | None:
        """One track must hold all the steps."""
        needed = self.price(near_home)
        for cult in range(len(CULTS)):
            if s.cult(seat, cult) >= needed:
                return None
        return no("faith_missing", "factions", steps=needed)

    def pay(self, s: Terra, seat: int, near_home: bool) -> None:
        """The player chooses the track."""
        s.push(kinds.LoseCult(seat, self.price(near_home)))


class StepsForTrade(Seafaring):
    """A stronghold gives two steps on one cult track instead of the spade."""

    def stronghold_traded(self, s: Terra, seat: int) -> int:
        """Choose the track."""
        effects.owe_cult(s, seat, 2, one_track=True)
        return 0


def _version(
    w: int = 3, fourth: int = 0, goes_on: bool = True, versions: tuple[tuple[str, Faction], ...] = ()
) -> Faction:
    dwellings = (res(w=1), res(w=1), res(w=1), res(w=fourth), res(w=1), res(w=1), res(w=1), NOTHING)
    return Faction(
        "acolytes",
        VOLCANO,
        Figures(
            Start(w=w, power=(6, 6), cults=(3, 3, 3, 3)),
            printed(stronghold=res(w=4, c=8), sanctuary=res(w=4, c=8), base=NOTHING, dwelling_income=dwellings),
            NO_DIG,
            faith=Faith(priest_steps=1),
            start_vp=by_map(base=25, revised_base=25, fire_ice=25, lakes=20, fjords=25, of_2017=23),
        ),
        spades=StepsForSpades(steps=True),
        eruption=PaidWithFaith(3, 4, goes_on),
        terrain=volcano.BEGUN_ON,
        seafaring=StepsForTrade(),
        side=volcano.SIDE,
        needs=volcano.NEEDS,
        options=(
            Option("loose-lose-cult", ledger=True),
            Option("faith-before-tiles", practice=LEAGUE),
        ),
        versions=versions,
    )


# In the play-tests some figures differed, and an eruption could follow spades in the same action.
FACTION = _version(
    goes_on=False,
    versions=(
        ("faction-variant/playtest_v1_volcano", _version(w=4, fourth=1)),
        ("faction-variant/playtest_v2_volcano", _version(w=4)),
        ("faction-variant/playtest_v3_volcano", _version()),
    ),
)
