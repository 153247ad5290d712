"""Nomads (desert): begin with three dwellings; the stronghold raises sandstorms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import extent, kinds
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Intro, Start, by_map, printed
from hexarch.games.terra.names import DESERT, DWELLING
from hexarch.games.terra.resources import res
from hexarch.games.terra.rules import sandstorm
from hexarch.games.terra.traits.specials import Special
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class Sandstorm(Special):
    """Turn a hex beside one of their structures into desert; a dwelling may follow at its price."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be a hex for the sandstorm."""
        if sandstorm.reach(s, seat):
            return None
        ships = extent.beside_ships(s, seat) if s.sea is not None and s.left(seat, DWELLING) else 0
        return None if sandstorm.by_ship(s, seat, ships) else no("no_hex_in_reach", "factions")

    def take(self, s: Terra, seat: int) -> None:
        """Choose the hex."""
        s.push(kinds.Sandstorm(seat))


# The third dwelling is placed after everybody's second.
FACTION = Faction(
    "nomads",
    DESERT,
    Figures(
        Start(w=2, cults=(1, 0, 1, 0), dwellings=3),
        printed(
            stronghold=res(w=4, c=8),
            house_income=(res(c=2, power=1), res(c=2, power=1), res(c=3, power=1), res(c=4, power=1)),
        ),
        start_vp=by_map(base=20, revised_base=15, fire_ice=20, lakes=15, fjords=15, of_2017=19),
        intro=Intro(
            1,
            (
                (2, ("E8", "F3", "I7")),
                (3, ("F3", "G4", "I7")),
                (4, ("D3", "E8", "I7")),
                (5, ("A5", "D3", "I7")),
            ),
        ),
    ),
    specials=(Sandstorm("ACTN", given_up=True),),
)
