"""Cultists (plains): rise on the cult tracks when opponents take their power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import course, effects, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.base import Faction, Start, printed
from hexarch.games.terra.names import FROM_FACTION, PLAINS, TOP
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Cultists(Faction):
    """One cult step for each build or upgrade from which an opponent takes power."""

    def on_stronghold(self, s: Terra, seat: int) -> None:
        """7 VP once."""
        effects.score(s, seat, 7, FROM_FACTION)

    def on_power_accepted(self, s: Terra, seat: int) -> None:
        """One step on a cult track of their choice."""
        course.power_answered(s, seat, accepted=True)
        effects.owe_cult(s, seat, 1, may_wait=s.rules.deferred_leech)

    def on_power_declined(self, s: Terra, seat: int) -> None:
        """By the errata one power when all who could take power declined."""
        if s.rules.on("errata-cultist-power"):
            course.power_answered(s, seat, accepted=False)
            effects.gain_power(s, seat, 1)

    def claims_top(self, s: Terra, seat: int, cult: int) -> bool:
        """With a key, steps that are still to come may reach the tenth space first."""
        if s.rules.on("loose-cultist-ordering") or not s.get(seat, at.KEYS):
            return False
        coming = 0
        for d in s.decisions:
            steps = isinstance(d, kinds.CultSteps) and d.from_offers
            answers = isinstance(d, kinds.Event) and not d.rewarded
            if d.seat == seat and (steps or answers):
                coming += 1
        return s.cult(seat, cult) + coming >= TOP


FACTION = Cultists(
    id="cultists",
    home=PLAINS,
    start=Start(cults=(1, 0, 1, 0)),
    board=printed(stronghold=res(w=4, c=8), sanctuary=res(w=4, c=8)),
    watches_power=True,
    options=(
        Option("errata-cultist-power", False, True, ledger=True),
        Option("loose-cultist-ordering", False, False, ledger=True),
    ),
    start_vp=(("base", 15), ("revised_base", 20), ("fire_ice", 15), ("lakes", 15), ("fjords", 15), ("2017", 16)),
)
