"""Mermaids (lakes): the best sailors; towns may skip a river hex, the stronghold is a step of shipping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects
from hexarch.games.terra.factions.base import Faction, Start, Track, printed
from hexarch.games.terra.names import LAKES
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Mermaids(Faction):
    """Shipping begins at 1 and reaches 5; one river hex per town may be skipped."""

    def on_stronghold(self, s: Terra, seat: int) -> None:
        """A free step of shipping, with its points."""
        effects.free_shipping(s, seat)


FACTION = Mermaids(
    id="mermaids",
    home=LAKES,
    start=Start(power=(3, 9), cults=(0, 2, 0, 0), shipping=1),
    board=printed(sanctuary=res(w=4, c=8), stronghold_income=res(power=4)),
    shipping=Track(5, res(p=1, c=4), (2, 3, 4, 5)),
    skips_rivers=True,
    options=(Option("river-town-in-any-turn", False, True), Option("river-link-stays", False, True)),
    intro_seat=3,
    intro=((4, ("D5", "E4")), (5, ("E4", "H4"))),
    start_vp=(("base", 20), ("revised_base", 15), ("fire_ice", 15), ("lakes", 20), ("fjords", 20), ("2017", 19)),
)
