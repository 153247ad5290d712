"""Yetis (ice): masters of power; their great structures weigh more, the stronghold repeats power actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra.factions.base import AT_ONCE, Dig, Start, Track, printed
from hexarch.games.terra.factions.ice import ICE_TARGETS, IceFaction
from hexarch.games.terra.names import ICE, STRONGHOLD
from hexarch.games.terra.resources import res

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Yetis(IceFaction):
    """Power actions cost 1 power less; stronghold and sanctuary have power value 4."""

    def power_price(self, s: Terra, seat: int, price: int) -> int:
        """One less."""
        return price - 1

    def may_repeat(self, s: Terra, seat: int) -> bool:
        """With the stronghold power actions that were taken in this round are open to them."""
        return s.built(seat, STRONGHOLD) > 0


FACTION = Yetis(
    id="yetis",
    home=ICE,
    start=Start(power=(0, 12), cults=(0, 0, 1, 1)),
    board=printed(
        dwelling_income=(res(w=1),) * 8,
        house_income=(res(c=2, power=2),) * 4,
        stronghold_income=res(power=4),
        value=(0, 1, 2, 2, 4, 4),
    ),
    dig=Dig((3, 2, 1), Track(2, res(p=1, w=1, c=5), (6, 6))),
    side="ice",
    option="fire-and-ice-factions/ice",
    chooses=AT_ONCE,
    has_home=False,
    targets=ICE_TARGETS,
    start_vp=(("base", 20), ("revised_base", 25), ("fire_ice", 25), ("lakes", 25), ("fjords", 20), ("2017", 22)),
)
