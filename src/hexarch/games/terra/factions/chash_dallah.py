"""Chash Dallah (forest): a track for income; the stronghold buys power actions with coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, own
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Dig, Figures, Power, Start, printed, workers
from hexarch.games.terra.names import FOREST, FROM_FACTION
from hexarch.games.terra.resources import NOTHING, Amount, res
from hexarch.games.terra.traits.income import Income
from hexarch.games.terra.traits.own import Own, Thing
from hexarch.games.terra.traits.specials import Special
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal

# Points for the steps of the income track and what each adds (one source only: tm_server and the boards since 2022).
POINTS: Final = (1, 2, 3, 4)
STEPS: Final = (res(w=1), res(c=2), res(w=1), res(c=2))
TRACK: Final = Thing("income-step", most=len(STEPS))


class Advance(Special):
    """As an action, for 2 workers and 2 coins, a step on the income track and its points."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """A step must be left."""
        return None if own.held(s, seat) < TRACK.most else no("income_track_at_end", "factions")

    def take(self, s: Terra, seat: int) -> None:
        """Take the step; its income begins with the next round."""
        own.gain(s, seat, 1)
        effects.score(s, seat, POINTS[own.held(s, seat) - 1], FROM_FACTION)


class IncomeTrack(Income):
    """What the steps taken add up to, and what the track gives before the first."""

    def __init__(self, first: Amount = NOTHING) -> None:
        self.first = first

    def more(self, s: Terra, seat: int) -> Amount:
        """Coins and workers."""
        taken = [self.first, *STEPS[: own.held(s, seat)]]
        return res(sum([one.c for one in taken]), sum([one.w for one in taken]))


def _version(income: IncomeTrack, versions: tuple[tuple[str, Faction], ...] = ()) -> Faction:
    return Faction(
        "chash_dallah",
        FOREST,
        Figures(
            Start(cults=(0, 0, 1, 1)),
            printed(
                stronghold=res(w=4, c=4),
                house_income=(res(c=2, power=1), res(c=2, power=1), res(c=3, power=1), res(c=4, power=1)),
                stronghold_income=res(c=4),
            ),
            Dig(workers(3), None),
            power=Power(coins=True),
        ),
        own=Own(TRACK),
        income=income,
        specials=(Advance("ACTCD", res(w=2, c=2), needs_stronghold=False, once=False),),
        needs=fan.NEEDS,
        versions=versions,
    )


FACTION = _version(IncomeTrack(), ((fan.REBALANCED, _version(IncomeTrack(res(c=2)))),))
