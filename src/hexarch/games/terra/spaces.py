"""Action spaces by their numbers: power actions from 1, those of tiles, then the factions' own."""

from __future__ import annotations

from functools import cache
from typing import Final

from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.tiles import bonus, favor, power

CARD_SPADE: Final = 7
CARD_CULT: Final = 8
FAVOR_CULT: Final = 9
PER_FACTION: Final = 8  # most special actions of a faction
SPECIALS: Final = 16  # SPECIALS + PER_FACTION * faction + which


def special(faction: int, which: int) -> int:
    """The number of a faction's special action."""
    return SPECIALS + PER_FACTION * faction + which


@cache
def names() -> dict[int, str]:
    """Every action space by its number."""
    found = {one.number: f"ACT{one.number}" for one in power.ACTIONS}
    found[CARD_SPADE] = f"BON{bonus.SPADE_CARD}"
    found[CARD_CULT] = f"BON{bonus.CULT_CARD}"
    found[FAVOR_CULT] = f"FAV{favor.CULT_ACTION}"
    for faction in all_factions():
        for which, one in enumerate(faction.specials):
            found[special(faction.index, which)] = one.id
    return found
