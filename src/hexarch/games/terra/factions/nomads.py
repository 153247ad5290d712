"""Nomads (desert): begin with three dwellings; the stronghold raises sandstorms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra.factions.base import Faction, Special, Start, printed
from hexarch.games.terra.names import DESERT
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import sandstorm
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class Nomads(Faction):
    """The third dwelling is placed after everybody's second."""

    def special_refusal(self, s: Terra, seat: int, which: int) -> Refusal | None:
        """There must be a hex for the sandstorm."""
        return None if sandstorm.reach(s, seat) else no("no_hex_in_reach", "factions")

    def take_special(self, s: Terra, seat: int, which: int) -> None:
        """Turn a hex beside an own structure into desert; a dwelling may follow at its price."""
        s.push(kinds.Sandstorm(seat))


FACTION = Nomads(
    id="nomads",
    home=DESERT,
    start=Start(w=2, cults=(1, 0, 1, 0), dwellings=3),
    board=printed(
        stronghold=res(w=4, c=8),
        house_income=(res(c=2, power=1), res(c=2, power=1), res(c=3, power=1), res(c=4, power=1)),
    ),
    specials=(Special("ACTN"),),
    intro_seat=1,
    intro=(
        (2, ("E8", "F3", "I7")),
        (3, ("F3", "G4", "I7")),
        (4, ("D3", "E8", "I7")),
        (5, ("A5", "D3", "I7")),
    ),
    start_vp=(("base", 20), ("revised_base", 15), ("fire_ice", 20), ("lakes", 15), ("fjords", 15), ("2017", 19)),
)
