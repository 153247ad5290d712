"""The mini-expansion and the two promotional pieces, each with an option of its own: town tiles, a card, a tile."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.bonus import BonusCard
from hexarch.games.terra.box.part import Expansion, Part
from hexarch.games.terra.box.round_ import PRIESTS_SENT, RoundTile
from hexarch.games.terra.box.town import TownTile
from hexarch.games.terra.names import TEMPLE
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option

MORE_TOWNS: Final = "mini-expansion-1"
MORE_CARDS: Final = "shipping-bonus"
MORE_ROUND_TILES: Final = "temple-scoring-tile"

EXPANSION: Final = Expansion(
    "mini",
    order=10,
    options=(
        Option(MORE_TOWNS, ledger=True),
        Option(MORE_CARDS, ledger=True),
        Option(MORE_ROUND_TILES, ledger=True),
    ),
    parts=(
        Part(
            MORE_TOWNS,
            town_tiles=(
                TownTile(6, 2, steps=2, keys=2, count=1),
                TownTile(7, 4, shipping=1),
                TownTile(8, 11, count=1),
            ),
        ),
        Part(MORE_CARDS, bonus_cards=(BonusCard(10, res(power=3), ship_vp=3),)),
        Part(MORE_ROUND_TILES, round_tiles=(RoundTile(9, (TEMPLE,), "TE", 4, PRIESTS_SENT, 1, res(c=2)),)),
    ),
)
