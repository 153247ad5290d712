"""Names that stand in rules and files, and the numbers that stand for them inside the process."""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("food", "wood", "metal", "gold")
FOOD: Final = 0
WOOD: Final = 1
METAL: Final = 2
GOLD: Final = 3
ALL_RESOURCES: Final = 15  # mask

HOUSES: Final = ("pharaos", "norrenis", "babylon", "ellenys")
PHARAOS: Final = 0
NORRENIS: Final = 1
BABYLON: Final = 2
ELLENYS: Final = 3
NEUTRAL: Final = -1

# Pieces on the map. Settlements are pieces, not units (A40), except those of Norrenis (A131).
UNITS: Final = ("follower", "minor", "major", "settlement")
FOLLOWER: Final = 0
MINOR: Final = 1
MAJOR: Final = 2
SETTLEMENT: Final = 3

TRACKS: Final = ("war", "technology", "commerce")
WAR: Final = 0
TECHNOLOGY: Final = 1
COMMERCE: Final = 2
DOMINION: Final = 3  # where a goal tile, or a god's step, is not on a development track

GOALS: Final = ("shrines", "settlements", "territories", "units")

ACTIONS: Final = (
    "portal",
    "move_blue",
    "move_red",
    "commerce",
    "harvest_blue",
    "harvest_red",
    "creation",
    "settlement_income",
    "dominion",
    "market",
)
CREATION: Final = 6
INCOME: Final = 7
DOMINION_ACTION: Final = 8

MANA_ACTIONS: Final = ("activate_red", "activate_blue", "gain_weapons", "develop", "build", "recruit")
ACTIVATE_RED: Final = 0
ACTIVATE_BLUE: Final = 1
GAIN_WEAPONS: Final = 2
DEVELOP: Final = 3
BUILD: Final = 4
RECRUIT: Final = 5

# What weapons and civilization tiles do in a battle (A110 to A116).
EFFECTS: Final = (
    "none",
    "cancel_enemy_effect",
    "enemy_gods_strength_1",
    "steal_1_if_lost",
    "discard_enemy_card",
    "second_advanced_card",
    "metal_for_strength",
    "ignore_enemy_strongest_unit",
)
NOTHING: Final = 0
CANCEL: Final = 1
WEAK_GODS: Final = 2
STEAL: Final = 3
HELMET: Final = 4
ADD_CARD: Final = 5
CART: Final = 6
IGNORE_STRONGEST: Final = 7

# What pacts, tiles and tokens pay; the single resources come first.
REWARDS: Final = (
    *RESOURCES,
    "any",
    "mana",
    "vp",
    "follower",
    "weapon",
    "pact",
    "dominion",
    "war",
    "technology",
    "commerce",
    "portal",
    "move",
    "blue_action",
    "red_action",
    "settlement_income",
    "dominion_action",
    "develop",
    "settlement",
    "move_cube",
)
R_ANY: Final = 4
R_MANA: Final = 5
R_VP: Final = 6
R_FOLLOWER: Final = 7
R_WEAPON: Final = 8
R_PACT: Final = 9
R_DOMINION: Final = 10
R_WAR: Final = 11
R_TECHNOLOGY: Final = 12
R_COMMERCE: Final = 13
R_PORTAL: Final = 14
R_MOVE: Final = 15
R_BLUE: Final = 16
R_RED: Final = 17
R_INCOME: Final = 18
R_DOMINION_ACTION: Final = 19
R_DEVELOP: Final = 20
R_SETTLEMENT: Final = 21
R_MOVE_CUBE: Final = 22
ONCE: Final = REWARDS[R_BLUE:]  # paid once: a number makes no difference

WITHOUT_CHOICE: Final = (R_DOMINION, R_WAR, R_TECHNOLOGY, R_COMMERCE, R_INCOME, R_DOMINION_ACTION)

ARTEFACTS: Final = (
    "cornucopia",
    "duplicity_mirror",
    "map_for_the_afterworld",
    "pandoras_box",
    "scarab_amulet",
    "tablet_of_destinies",
)
CORNUCOPIA: Final = 0
MIRROR: Final = 1
AFTERWORLD_MAP: Final = 2
PANDORA: Final = 3
SCARAB: Final = 4
TABLET: Final = 5
PANDORA_ITEMS: Final = ("mana", "follower", "weapon")

# Minor gods by House; a god's number is its place here.
MINOR_GODS: Final = (
    ("anubis", "bastet", "horus", "isis", "osiris", "sekhmet", "seth"),
    ("aegir", "freya", "freyr", "frigg", "heimdallr", "loki", "thor"),
    ("anu", "assur", "enki", "enlil", "marduk", "ninhursag", "ninlil"),
    ("ares", "athena", "demeter", "hades", "hera", "hermes", "poseidon"),
)
MAJOR_GODS: Final = ("ra", "odin", "ishtar", "zeus")
GODS: Final = tuple([name for house in MINOR_GODS for name in house]) + MAJOR_GODS
FIRST_MAJOR: Final = 28

ANUBIS: Final = 0
BASTET: Final = 1
HORUS: Final = 2
ISIS: Final = 3
OSIRIS: Final = 4
SEKHMET: Final = 5
SETH: Final = 6
AEGIR: Final = 7
FREYA: Final = 8
FREYR: Final = 9
FRIGG: Final = 10
HEIMDALLR: Final = 11
LOKI: Final = 12
THOR: Final = 13
ANU: Final = 14
ASSUR: Final = 15
ENKI: Final = 16
ENLIL: Final = 17
MARDUK: Final = 18
NINHURSAG: Final = 19
NINLIL: Final = 20
ARES: Final = 21
ATHENA: Final = 22
DEMETER: Final = 23
HADES: Final = 24
HERA: Final = 25
HERMES: Final = 26
POSEIDON: Final = 27

# Where points come from.
SOURCES: Final = (
    "tokens", "income", "pacts", "battles", "gods", "artefacts", "rewards",
    "ranks", "goals", "dominion", "endgame_gods", "tablet", "leftovers",
)  # fmt: skip
FROM_TOKENS: Final = 0
FROM_INCOME: Final = 1
FROM_PACTS: Final = 2
FROM_BATTLES: Final = 3
FROM_GODS: Final = 4
FROM_ARTEFACTS: Final = 5
FROM_REWARDS: Final = 6
FROM_RANKS: Final = 7
FROM_GOALS: Final = 8
FROM_DOMINION: Final = 9
FROM_ENDGAME: Final = 10
FROM_TABLET: Final = 11
FROM_LEFTOVERS: Final = 12
