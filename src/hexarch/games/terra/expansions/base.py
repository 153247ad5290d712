"""The base game: fourteen factions, five structures, and what every game begins with."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.bonus import BonusCard
from hexarch.games.terra.box.favor import FavorTile
from hexarch.games.terra.box.part import Expansion, Part
from hexarch.games.terra.box.power import PowerAction
from hexarch.games.terra.box.round_ import SPADE, TOWN, EarlySpades, RoundTile
from hexarch.games.terra.box.structure import Structure
from hexarch.games.terra.box.town import TownTile
from hexarch.games.terra.names import (
    AIR,
    DWELLING,
    EARTH,
    FIRE,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    WATER,
)
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option

OPTIONS: Final = (
    # -- how ledgers call them
    Option("strict-leech", default=True, ledger=True),
    Option("variable-turn-order", ledger=True),
    Option("maintain-player-order", default=True, ledger=True),
    Option("email-notify", ledger=True),
    Option("loose-dig", ledger=True),
    Option("loose-multi-spade", ledger=True),
    Option("loose-bridge-adjacency", ledger=True),
    Option("loose-done", ledger=True),
    Option("manual-fav5", ledger=True),
    Option("merge-income-phases", ledger=True),
    # -- where the printed rules and the league part
    Option("deferred-leech"),
    Option("leech-from-first-player"),
    Option("spade-vp-when-gained"),
    Option("early-spade-tile"),
    Option("dwelling-on-any-hex"),
    Option("spades-in-any-order"),
    Option("transform-anywhere"),
    Option("bought-spades-must-be-used"),
    Option("burn-any-time"),
    Option("priest-to-coin"),
    Option("coins-to-vp-any-time"),
    Option("convert-inside-action"),
    Option("bridges-may-double"),
    Option("last-player-may-wait"),
    Option("tokens-from-first-bowl"),
    Option("empty-actions"),
    Option("idle-decisions"),
    Option("tiles-after-second-action"),
    Option("steps-before-done"),
    Option("late-keys"),
    Option("step-back-before-town"),
    Option("card-builds-at-home", default=True),
    Option("start-vp-by-map"),
    Option("start-vp-2017"),
)

STRUCTURES: Final = (
    Structure(DWELLING, "D", "dwelling"),
    Structure(TRADING_HOUSE, "TP", "trading-house", made_of=(DWELLING,)),
    Structure(TEMPLE, "TE", "temple", made_of=(TRADING_HOUSE,)),
    Structure(STRONGHOLD, "SH", "stronghold", made_of=(TRADING_HOUSE,)),
    Structure(SANCTUARY, "SA", "sanctuary", made_of=(TEMPLE,)),
)

BONUS_CARDS: Final = (
    BonusCard(1, res(c=2), spades=1),
    BonusCard(2, res(c=4), cult_steps=1),
    BonusCard(3, res(c=6)),
    BonusCard(4, res(power=3), shipping=1),
    BonusCard(5, res(w=1, power=3)),
    BonusCard(6, res(w=2), pass_vp=((STRONGHOLD, 4), (SANCTUARY, 4))),
    BonusCard(7, res(w=1), pass_vp=((TRADING_HOUSE, 2),)),
    BonusCard(8, res(p=1)),
    BonusCard(9, res(c=2), pass_vp=((DWELLING, 1),)),
)

FAVOR_TILES: Final = (
    FavorTile(1, FIRE, 3, count=1),
    FavorTile(2, WATER, 3, count=1),
    FavorTile(3, EARTH, 3, count=1),
    FavorTile(4, AIR, 3, count=1),
    FavorTile(5, FIRE, 2, smaller_towns=1),
    FavorTile(6, WATER, 2, cult_steps=1),
    FavorTile(7, EARTH, 2, income=res(w=1, power=1)),
    FavorTile(8, AIR, 2, income=res(power=4)),
    FavorTile(9, FIRE, 1, income=res(c=3)),
    FavorTile(10, WATER, 1, builds=TRADING_HOUSE, build_vp=3),
    FavorTile(11, EARTH, 1, builds=DWELLING, build_vp=2),
    FavorTile(12, AIR, 1, pass_vp=(0, 2, 3, 3, 4)),
)

TOWN_TILES: Final = (
    TownTile(1, 5, res(c=6)),
    TownTile(2, 7, res(w=2)),
    TownTile(3, 9, res(p=1)),
    TownTile(4, 6, res(power=8)),
    TownTile(5, 8, steps=1),
)

ROUND_TILES: Final = (
    RoundTile(1, (SPADE,), "SPADE", 2, EARTH, 1, res(c=1)),
    RoundTile(2, (TOWN,), "TOWN", 5, EARTH, 4, res(spades=1)),
    RoundTile(3, (DWELLING,), "D", 2, WATER, 4, res(p=1)),
    RoundTile(4, (STRONGHOLD, SANCTUARY), "SA/SH", 5, FIRE, 2, res(w=1)),
    RoundTile(5, (DWELLING,), "D", 2, FIRE, 4, res(power=4)),
    RoundTile(6, (TRADING_HOUSE,), "TP", 3, WATER, 4, res(spades=1)),
    RoundTile(7, (STRONGHOLD, SANCTUARY), "SA/SH", 5, AIR, 2, res(w=1)),
    RoundTile(8, (TRADING_HOUSE,), "TP", 3, AIR, 4, res(spades=1)),
)

POWER_ACTIONS: Final = (
    PowerAction(1, 3, bridge=1),
    PowerAction(2, 3, res(p=1)),
    PowerAction(3, 4, res(w=2)),
    PowerAction(4, 4, res(c=7)),
    PowerAction(5, 4, res(spades=1), hexes=1),
    PowerAction(6, 6, res(spades=2), hexes=2),
)

EXPANSION: Final = Expansion(
    "base",
    order=0,
    options=OPTIONS,
    parts=(
        Part(
            structures=STRUCTURES,
            bonus_cards=BONUS_CARDS,
            favor_tiles=FAVOR_TILES,
            town_tiles=TOWN_TILES,
            round_tiles=ROUND_TILES,
            power_actions=POWER_ACTIONS,
            seats=(2, 5),
            rounds=6,
            spare_cards=3,
            card_coins=1,
            counted_twice=(SANCTUARY,),
        ),
        Part("early-spade-tile", draws=(EarlySpades(),)),
    ),
    factions=("hexarch.games.terra.factions",),
)
