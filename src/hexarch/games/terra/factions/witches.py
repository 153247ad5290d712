"""Witches (forest): towns are worth more; the stronghold lets them settle any forest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, kinds
from hexarch.games.terra.factions.base import Faction, Special, Start
from hexarch.games.terra.names import DWELLING, FOREST, FROM_FACTION
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class Witches(Faction):
    """5 VP extra for every town."""

    def on_town(self, s: Terra, seat: int) -> None:
        """5 VP."""
        effects.score(s, seat, 5, FROM_FACTION)

    def special_refusal(self, s: Terra, seat: int, which: int) -> Refusal | None:
        """There must be a free forest and a dwelling left."""
        if not s.free_home(seat):
            return no("no_free_home", "factions")
        if not s.left(seat, DWELLING):
            return no("none_left", "build", structure=DWELLING)
        return None

    def take_special(self, s: Terra, seat: int, which: int) -> None:
        """A dwelling on any free forest, at no cost."""
        s.push(kinds.FreeDwelling(seat))


FACTION = Witches(
    id="witches",
    home=FOREST,
    start=Start(cults=(0, 0, 0, 2)),
    specials=(Special("ACTW"),),
    intro_seat=0,
    intro=((2, ("C3", "F4")), (3, ("E9", "F4")), (4, ("E9", "F4")), (5, ("C3", "E9"))),
    start_vp=(("base", 20), ("revised_base", 20), ("fire_ice", 20), ("lakes", 20), ("fjords", 15), ("2017", 19)),
)
