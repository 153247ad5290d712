"""Cultists (plains): rise on the cult tracks when opponents take their power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import course, effects
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, by_map, printed
from hexarch.games.terra.names import FROM_FACTION, PLAINS
from hexarch.games.terra.profiles import LEAGUE
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option
from hexarch.games.terra.traits.offers import Offers
from hexarch.games.terra.traits.stronghold import Stronghold

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class StepsForPower(Offers):
    """One cult step for each build or upgrade from which an opponent takes power."""

    def accepted(self, s: Terra, seat: int) -> None:
        """One step on a cult track of their choice."""
        course.power_answered(s, seat, accepted=True)
        effects.owe_cult(s, seat, 1, may_wait=s.rules.deferred_leech)

    def declined(self, s: Terra, seat: int) -> None:
        """By the errata one power when all who could take power declined."""
        if s.rules.on("errata-cultist-power"):
            course.power_answered(s, seat, accepted=False)
            effects.gain_power(s, seat, 1)


class SevenPoints(Stronghold):
    """7 VP once."""

    def built(self, s: Terra, seat: int) -> None:
        """The points."""
        effects.score(s, seat, 7, FROM_FACTION)


FACTION = Faction(
    "cultists",
    PLAINS,
    Figures(
        Start(cults=(1, 0, 1, 0)),
        printed(stronghold=res(w=4, c=8), sanctuary=res(w=4, c=8)),
        start_vp=by_map(base=15, revised_base=20, fire_ice=15, lakes=15, fjords=15, of_2017=16),
    ),
    offers=StepsForPower(watches=True, rises=True, waived="loose-cultist-ordering"),
    stronghold=SevenPoints(),
    options=(
        Option("errata-cultist-power", ledger=True, practice=LEAGUE),
        Option("loose-cultist-ordering", ledger=True),
    ),
)
