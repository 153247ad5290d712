"""Merchants of the Seas: ports, shipyards, ships and trade; new maps, tiles and cards.

The option `merchants` plays all of it. `merchants-tiles` plays without ships: the new tiles that need none.
Figures that the rulebook shows in pictures only stand in `merchants.toml`.
"""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.bonus import BonusCard
from hexarch.games.terra.box.favor import FavorTile
from hexarch.games.terra.box.final import MostSeals
from hexarch.games.terra.box.part import Expansion, Part
from hexarch.games.terra.box.power import PowerAction
from hexarch.games.terra.box.round_ import SEAL, SPADE, TOWN, TRACK_STEP, EarlySpades, RoundTile, TwoOfACult
from hexarch.games.terra.box.structure import Structure
from hexarch.games.terra.box.town import TownTile
from hexarch.games.terra.names import (
    AIR,
    DWELLING,
    EARTH,
    FIRE,
    SANCTUARY,
    SHIPYARD,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    WATER,
)
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option

MERCHANTS: Final = "merchants"
WITHOUT_SHIPS: Final = "merchants-tiles"
ASSURED: Final = "merchants-assured"
FINAL_TILE: Final = "most-seals"

GREAT: Final = (STRONGHOLD, SANCTUARY, SHIPYARD)
NEW_CARDS: Final = (
    BonusCard(11, res(), seal_vp=1, builds_ships=1),
    BonusCard(12, res(c=1, w=1), fleet_vp=3),
    BonusCard(13, res(), ships=1, moves=True),
)
# The card of the base game for strongholds and sanctuaries counts shipyards too.
GREAT_STRUCTURES: Final = BonusCard(6, res(w=2), pass_vp=((STRONGHOLD, 4), (SANCTUARY, 4), (SHIPYARD, 4)))

GIFT: Final = FavorTile(13, FIRE, 1, gift=True)
SEA_FAVORS: Final = (
    FavorTile(14, WATER, 1, ships=1),
    FavorTile(15, EARTH, 1, trade_vp=(1, 2)),
    FavorTile(16, AIR, 1, seal_vp=(0, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5)),
)
SHIPPING_TOWN: Final = TownTile(7, 4, shipping=1)  # the same as in the mini-expansion; there are never more than two

OLD_ROUND_TILES: Final = tuple(f"SCORE{number}" for number in range(1, 10))
LAND_ROUND_TILES: Final = (
    RoundTile(11, (DWELLING,), "D", 2, AIR, 1, res(power=1)),
    RoundTile(13, (TRADING_HOUSE,), "TP", 3, WATER, 2, res(w=1)),
    RoundTile(14, GREAT, "SA/SH/SY", 5, EARTH, 2, res(w=1)),
    RoundTile(15, GREAT, "SA/SH/SY", 5, FIRE, 4, res(spades=1)),
    RoundTile(16, (SPADE,), "SPADE", 2, EARTH, 3, res(power=3)),
    RoundTile(17, (TOWN,), "TOWN", 5, FIRE, 1, res(c=1)),
    RoundTile(18, (TEMPLE,), "TE", 4, EARTH, 5, shipping=1),
    RoundTile(21, (TRACK_STEP,), "STEP", 2, WATER, 2, res(c=2)),
)
SEA_ROUND_TILES: Final = (
    RoundTile(10, (DWELLING,), "D", 2, WATER, 4, ships=1),
    RoundTile(12, (TRADING_HOUSE,), "TP", 3, AIR, 4, ships=1),
    RoundTile(19, (SEAL,), "SEAL", 2, FIRE, 4, res(p=1)),
    RoundTile(20, (SEAL,), "SEAL", 2, AIR, 4, res(spades=1)),
)
FAVOR_ACTION: Final = PowerAction(9, 5, priests=1, favors=1)
DRAWS: Final = (EarlySpades(), TwoOfACult())

EXPANSION: Final = Expansion(
    "merchants",
    order=30,
    options=(Option(MERCHANTS), Option(WITHOUT_SHIPS), Option(ASSURED)),
    parts=(
        Part(
            WITHOUT_SHIPS,
            favor_tiles=(GIFT,),
            town_tiles=(SHIPPING_TOWN,),
            round_tiles=LAND_ROUND_TILES,
            power_actions=(FAVOR_ACTION,),
            draws=DRAWS,
            removes=OLD_ROUND_TILES,
        ),
        Part(
            MERCHANTS,
            structures=(Structure(SHIPYARD, "SY", "shipyard", made_of=(TRADING_HOUSE,)),),
            bonus_cards=(GREAT_STRUCTURES, *NEW_CARDS),
            favor_tiles=(GIFT, *SEA_FAVORS),
            town_tiles=(SHIPPING_TOWN, TownTile(9, 3, ships=2)),
            round_tiles=(*LAND_ROUND_TILES, *SEA_ROUND_TILES),
            final_tiles=(MostSeals(5, FINAL_TILE, "seals"),),
            power_actions=(PowerAction(7, 4, moves=True), PowerAction(8, 4, ships=1), FAVOR_ACTION),
            draws=DRAWS,
            removes=OLD_ROUND_TILES,
        ),
    ),
)
