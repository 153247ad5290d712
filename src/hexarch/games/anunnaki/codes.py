"""What the event log keeps: the names of effects, and what their numbers mean."""

from __future__ import annotations

from typing import Final

# The codes of effects, in the order of EVENTS; compiled code reads numbers without a look-up.
TURN: Final = 0
PAWN: Final = 1
CUBE: Final = 2
SHIFT: Final = 3
TOKEN: Final = 4
GAIN: Final = 5
PAY: Final = 6
MANA: Final = 7
POINTS: Final = 8
STEP: Final = 9
DOMINION: Final = 10
VP_TOKEN: Final = 11
MOVE: Final = 12
PORTAL: Final = 13
DEPLOY: Final = 14
RECALL: Final = 15
BUILD: Final = 16
HARVEST: Final = 17
EXHAUST: Final = 18
PACT: Final = 19
SHOWN: Final = 20
COMPLETE: Final = 21
UPGRADE: Final = 22
WEAPONS: Final = 23
WEAPONS_LOST: Final = 24
LOOK: Final = 25
SUMMON: Final = 26
KEPT: Final = 27
LAID: Final = 28
CULTURE: Final = 29
CULTURED: Final = 30
BATTLE: Final = 31
DOWN: Final = 32
WEAPON: Final = 33
CIVILIZATION: Final = 34
DISCARDED: Final = 35
CART: Final = 36
STRENGTH: Final = 37
WON: Final = 38
LOST: Final = 39
RETREAT: Final = 40
CONQUERED: Final = 41
ARTEFACT: Final = 42
USED: Final = 43
END: Final = 44
SCORING: Final = 45
OVER: Final = 46
LAST_ROUND: Final = 47
HOUSE: Final = 48
DEALT: Final = 49

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("turn",),
    "pawn": ("tile",),
    "cube": ("edge", "mana"),
    "shift": ("edge", "end", "mana"),
    "token": ("region",),
    "gain": ("resource", "count"),
    "pay": ("resource", "count"),
    "mana": ("count",),
    "points": ("points", "source"),
    "step": ("track", "count"),
    "dominion": ("count",),
    "vp_token": ("space",),
    "move": ("place", "to", "unit"),
    "portal": ("place", "to", "unit"),
    "deploy": ("place",),
    "recall": ("place",),
    "build": ("place",),
    "harvest": ("place",),
    "exhaust": ("place", "resource"),
    "pact": ("pact",),
    "shown": ("pact",),
    "complete": ("pact",),
    "upgrade": ("tile",),
    "weapons": ("count",),
    "weapons_lost": ("count",),
    "look": ("count",),
    "summon": ("god", "place"),
    "kept": (),
    "laid": (),
    "culture": ("spot", "token"),
    "cultured": ("spot", "token"),
    "battle": ("place",),
    "down": ("count",),
    "weapon": ("weapon",),
    "civilization": ("place", "civilization"),
    "discarded": ("weapon",),
    "cart": ("count",),
    "strength": ("count", "against"),
    "won": ("place",),
    "lost": ("place",),
    "retreat": ("place",),
    "conquered": ("place", "civilization"),
    "artefact": ("artefact",),
    "used": ("artefact",),
    "end": (),
    "scoring": (),
    "over": (),
    "last_round": (),
    "house": ("house",),
    "dealt": (),
}
NUMBER: Final = {name: number for number, name in enumerate(EVENTS)}
