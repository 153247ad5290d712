"""Action spaces by their numbers: power actions from 1, those of cards and favor tiles, then the factions' own."""

from __future__ import annotations

from functools import cache
from typing import Final

from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.factions import all_factions

LAST_POWER: Final = max([action.number for action in everything().power_actions])
# The space on each card and favor tile that has one, and the card or tile of each space.
OF_CARD: Final = {
    card.number: LAST_POWER + i
    for i, card in enumerate([card for card in everything().bonus_cards if card.has_action], 1)
}
OF_FAVOR: Final = {
    tile.number: LAST_POWER + len(OF_CARD) + i
    for i, tile in enumerate([tile for tile in everything().favor_tiles if tile.has_action], 1)
}
CARD_AT: Final = {space: number for number, space in OF_CARD.items()}
FAVOR_AT: Final = {space: number for number, space in OF_FAVOR.items()}
PER_FACTION: Final = 8  # most special actions of a faction
# The two spaces of a shipyard board: moving the ships, and building one.
SAIL: Final = LAST_POWER + len(OF_CARD) + len(OF_FAVOR) + 1
SHIP: Final = SAIL + 1
SPECIALS: Final = SHIP + 1  # SPECIALS + PER_FACTION * faction + which


def special(faction: int, which: int) -> int:
    """The number of a faction's special action."""
    return SPECIALS + PER_FACTION * faction + which


@cache
def names() -> dict[int, str]:
    """Every action space by its number."""
    found = {action.number: action.id for action in everything().power_actions}
    found |= {space: everything().bonus_card[number].id for space, number in CARD_AT.items()}
    found |= {space: everything().favor_tile[number].id for space, number in FAVOR_AT.items()}
    found |= {SAIL: "SAIL", SHIP: "SHIP"}
    for faction in all_factions():
        for which, one in enumerate(faction.specials):
            found[special(faction.index, which)] = one.id
    return found
