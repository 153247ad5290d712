"""The small integers of the game and their names in the ledger language."""

from __future__ import annotations

from typing import Final

# Terrains, in the order of the transformation cycle: neighbours are one spade apart.
DESERT: Final = 0
PLAINS: Final = 1
SWAMP: Final = 2
LAKES: Final = 3
FOREST: Final = 4
MOUNTAINS: Final = 5
WASTELAND: Final = 6
RIVER: Final = 7
ICE: Final = 8  # made by some factions; nobody can change it again
VOLCANO: Final = 9  # likewise
CYCLE: Final = 7  # terrains on the cycle

TERRAINS: Final = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland", "river", "ice", "volcano")
COLOURS: Final = ("yellow", "brown", "black", "blue", "green", "gray", "red", "white", "ice", "volcano")
LETTERS: Final = "YUKBGSRI"

# Structures; what each is stands in the registration that brings it.
NONE: Final = 0
DWELLING: Final = 1
TRADING_HOUSE: Final = 2
TEMPLE: Final = 3
STRONGHOLD: Final = 4
SANCTUARY: Final = 5
SHIPYARD: Final = 6

# Cults.
FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
CULTS: Final = ("FIRE", "WATER", "EARTH", "AIR")
TOP: Final = 10  # the single last space of a cult track

# Where victory points come from.
SOURCES: Final = (
    "start",
    "round",
    "town",
    "favor",
    "bonus",
    "faction",
    "shipping",
    "digging",
    "leech",
    "convert",
    "cult",
    "network",
    "resources",
    "final",
    "trade",
)
FROM_START: Final = 0
FROM_ROUND_TILE: Final = 1
FROM_TOWN: Final = 2
FROM_FAVOR: Final = 3
FROM_BONUS: Final = 4
FROM_FACTION: Final = 5
FROM_SHIPPING: Final = 6
FROM_DIGGING: Final = 7
FROM_LEECH: Final = 8
FROM_CONVERSION: Final = 9
FROM_CULT: Final = 10
FROM_NETWORK: Final = 11
FROM_RESOURCES: Final = 12
FROM_FINAL_TILE: Final = 13
FROM_TRADE: Final = 14

# Tracks one can advance on.
SHIPPING: Final = 0
DIGGING: Final = 1
TRACKS: Final = ("ship", "dig")

ACTION_PHASE: Final = 4  # the number of the phase in which turns are taken, among those of `phases.begin`

# Rights that may be given up.
RIGHTS: Final = (
    "SPADE",
    "FREE_D",
    "FREE_TP",
    "FREE_TF",
    "CONVERT_W_TO_P",
    "GAIN_P3_FOR_VP",
    "BRIDGE",
    "FREE_STEP",
    "SHIP",
    "MOVE",
    "DWELLING",
    "HOME",
)
SPADE: Final = 0
FREE_D: Final = 1
FREE_TP: Final = 2
FREE_TF: Final = 3
CONVERT_W_TO_P: Final = 4
GAIN_P3_FOR_VP: Final = 5
BRIDGE: Final = 6
FREE_STEP: Final = 7
SHIP: Final = 8
MOVE: Final = 9
FREE_DWELLING: Final = 10
NEW_HOME: Final = 11

# What a trade brings where the mover may choose.
GIFTS: Final = ("POWER", "CULT", "PRIEST", "SHIP", "MOVE")
GIFT_POWER: Final = 0
GIFT_CULT: Final = 1
GIFT_PRIEST: Final = 2
GIFT_SHIP: Final = 3  # it stays on the map
GIFT_MOVE: Final = 4  # the movement action is free again
