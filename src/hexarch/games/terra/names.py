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

# Structures.
NONE: Final = 0
DWELLING: Final = 1
TRADING_HOUSE: Final = 2
TEMPLE: Final = 3
STRONGHOLD: Final = 4
SANCTUARY: Final = 5
STRUCTURES: Final = (NONE, DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY)
STRUCTURE_IDS: Final = ("", "D", "TP", "TE", "SH", "SA")
STRUCTURE_NAMES: Final = ("none", "dwelling", "trading-house", "temple", "stronghold", "sanctuary")

# Cults.
FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
CULTS: Final = ("FIRE", "WATER", "EARTH", "AIR")
TOP: Final = 10  # the single last space of a cult track

# Resources that effects name. Power stands for a movement between bowls.
COINS: Final = 0
WORKERS: Final = 1
PRIESTS: Final = 2
POWER: Final = 3
VP: Final = 4
KEYS: Final = 5
RESOURCES: Final = ("C", "W", "P", "PW", "VP", "KEY")

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

# Verbs of choices.
V_FACTION: Final = 0
V_BUILD: Final = 1
V_UPGRADE: Final = 2
V_DIG: Final = 3
V_TRANSFORM: Final = 4
V_DISCARD: Final = 5  # give up spades, a free dwelling, a sandstorm, the right to ordain
V_ACTION: Final = 6
V_BRIDGE: Final = 7
V_CONNECT: Final = 8
V_SEND: Final = 9
V_ADVANCE: Final = 10
V_CONVERT: Final = 11
V_BURN: Final = 12
V_PASS: Final = 13
V_LEECH: Final = 14
V_DECLINE: Final = 15
V_FAVOR: Final = 16
V_TOWN: Final = 17
V_CULT: Final = 18
V_STEP_DOWN: Final = 19
V_DONE: Final = 20
V_RESIGN: Final = 21
V_TERRAIN: Final = 22  # choose a terrain: to begin on, or a new home
V_UNLOCK: Final = 23  # lay a priest on a terrain, or keep him
V_TOKEN: Final = 24  # pay a point for a power token
V_LOSE_CULT: Final = 25  # pay with steps on a cult track
V_BID: Final = 27  # points to begin with for a faction in an auction
V_LOSE_TOKEN: Final = 26  # pay with a power token of a bowl

# Kinds of decisions.
D_FACTION: Final = 0  # choose a faction
D_START: Final = 1  # place a starting dwelling
D_BONUS: Final = 2  # take the first bonus card
D_TURN: Final = (
    3  # n: actions left, a: 1 when one was taken, b: power to spend after burning, c: 1 an eruption may follow
)
D_SPADES: Final = 4  # see reactions/spades.py
D_DWELLING: Final = 5  # may build on one of mask
D_FREE_DWELLING: Final = 6
D_FREE_TRADING_HOUSE: Final = 7
D_SANDSTORM: Final = 8
D_BRIDGE: Final = 9
D_CULT: Final = 10  # n steps, a: all on one track, b: may wait
D_FAVOR: Final = 11  # n tiles
D_TOWN: Final = 12  # n tiles
D_ORDAIN: Final = 13  # n workers at most
D_LEECH: Final = 14  # n power, a: builder, b: event, c: room when offered or last counted, mask: 1 tainted
D_EVENT: Final = 15  # n: offers that may still be declined, a: 1 declined, b: event, c: 1 rewarded
D_CULT_SPADES: Final = 16  # n spades of a cult bonus
D_TERRAIN: Final = 17  # choose a terrain; a: 1 when the own structures change with it
D_ERUPTION: Final = 18  # turn a hex into volcano
D_LOSE_CULT: Final = 19  # n steps of one track to pay
D_LOSE_TOKENS: Final = 20  # n power tokens to pay
D_UNLOCK: Final = 21  # n priests to lay on terrains or to keep
D_BID: Final = 23  # bid in an auction; a: 1 sealed, n: the lot
D_TOKEN: Final = 22  # may pay a point for a power token

# Tracks one can advance on.
SHIPPING: Final = 0
DIGGING: Final = 1
TRACKS: Final = ("ship", "dig")
