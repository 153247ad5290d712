"""Ice Maidens (ice): begin with a favor tile; the stronghold scores temples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra.factions.base import AT_ONCE, Dig, Faction, Start, Track, printed
from hexarch.games.terra.factions.ice import ICE_TARGETS, IceFaction
from hexarch.games.terra.names import FROM_FACTION, ICE, STRONGHOLD, TEMPLE
from hexarch.games.terra.resources import Amount, res
from hexarch.games.terra.rules import favor

if TYPE_CHECKING:
    from hexarch.games.terra.ruleset import Ruleset
    from hexarch.games.terra.state import Terra


class IceMaidens(IceFaction):
    """One favor tile when the faction is chosen."""

    def under(self, rules: Ruleset) -> Faction:
        """In the play-test a step of digging took no worker."""
        return PLAYTEST if rules.on("faction-variant/playtest_v1_ice") else self

    def on_chosen(self, s: Terra, seat: int) -> None:
        """The favor tile."""
        favor.ask(s, seat, 1)

    def on_pass(self, s: Terra, seat: int) -> None:
        """With the stronghold 3 VP for every temple."""
        if s.built(seat, STRONGHOLD):
            effects.score(s, seat, 3 * s.built(seat, TEMPLE), FROM_FACTION)


def _version(step: Amount) -> IceMaidens:
    return IceMaidens(
        id="icemaidens",
        home=ICE,
        start=Start(power=(6, 6), cults=(0, 1, 0, 1)),
        board=printed(dwelling_income=(res(w=1),) * 8, stronghold_income=res(power=4)),
        dig=Dig((3, 2, 1), Track(2, step, (6, 6))),
        side="ice",
        option="fire-and-ice-factions/ice",
        chooses=AT_ONCE,
        has_home=False,
        targets=ICE_TARGETS,
        start_vp=(("base", 20), ("revised_base", 25), ("fire_ice", 25), ("lakes", 20), ("fjords", 20), ("2017", 20)),
    )


FACTION = _version(res(p=1, w=1, c=5))
PLAYTEST = _version(res(p=1, c=5))
