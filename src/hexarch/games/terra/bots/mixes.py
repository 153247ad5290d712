"""Which games self-play draws from a seed: those of the league, or a mix of others.

Without a mix every faction of the base game is as likely as any other. People are not like that: four factions have two
seats out of three at their tables (`taken.toml`). In the mix `chosen` factions are drawn as people take them, most
games are for four, and every sixth is one without a mix, so that nothing is forgotten.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from hexarch.games.terra.bots import engines
from hexarch.games.terra.bots.net import WIDE
from hexarch.games.terra.bots.tables import TABLES
from hexarch.games.terra.expansions.merchants import ASSURED, MERCHANTS, WITHOUT_SHIPS
from hexarch.games.terra.factions import all_factions, by_id
from hexarch.games.terra.factions.fan import FAN_FACTIONS, REBALANCED
from hexarch.games.terra.setup import Setup
from hexarch.games.terra.title import TITLE
from hexarch.kernel.rng import Random

FANS: Final = "fans"
SEAS: Final = "seas"
EACH: Final = "each"  # like the wide one, but every faction has its turn to be in the game
HARD: Final = "hard"  # the same, and every other game has a faction that lives from something that others have not
CHOSEN: Final = "chosen"  # nothing added to the box; factions as people take them
MIXES: Final = (WIDE, SEAS, FANS, EACH, HARD, CHOSEN)
HARDEST: Final = tuple([faction.id for faction in all_factions() if engines.lives_apart(faction)])
MOST_DRAWS: Final = 400  # set-ups drawn until the faction is in
APART: Final = 1_000_003  # between their seeds
MAPS: Final = ("base", "base", "base", "revised_base", "fire_ice", "fjords", "lakes")
FIRE_AND_ICE: Final = (
    "fire-and-ice-factions/ice",
    "fire-and-ice-factions/volcano",
    "fire-and-ice-factions/variable_v5",
)
WITH_FANS: Final = 0.7  # share of the games of the mix
WITH_SHIPS: Final = 0.6
NEWER_FANS: Final = 6  # one game in so many has the rebalanced figures
PLAYERS: Final = (4, 4, 4, 4, 4, 4, 3, 5, 2, 4, 4, 3, 5)
AS_EVER: Final = 6  # one game in so many of the chosen ones is drawn without a mix
AT_PEOPLES_TABLES: Final = 4
RARE: Final = 6  # seats that every faction has besides those that people gave it


def draw(seed: int, players: int, mix: str) -> Setup:
    """Everything drawn from a seed; by a mix the map, what is added to the box, or who plays."""
    if mix == CHOSEN:
        return _chosen(seed, players or AT_PEOPLES_TABLES) if seed % AS_EVER else draw(seed, players, "")
    count = players or PLAYERS[seed % len(PLAYERS)]
    setup = TABLES.drawn(TITLE, count, seed, **_mixed(seed, mix))
    wanted = _wanted(seed, mix)
    if wanted:
        for number in range(1, MOST_DRAWS):
            if wanted in setup.factions:
                break
            drawn = seed + number * APART
            setup = TABLES.drawn(TITLE, count, drawn, **_mixed(drawn, mix))
    return setup


@cache
def taken() -> dict[str, int]:
    """Seats that people of the league gave each faction."""
    return tomllib.loads((resources.files(__package__) / "taken.toml").read_text(encoding="utf-8"))


def _chosen(seed: int, players: int) -> Setup:
    """Factions one after the other, each as likely as people take it, one of every board; then seats in any order."""
    random = Random(seed * 2 + 7)
    seats = {name: times + RARE for name, times in taken().items()}
    drawn: list[str] = []
    for _ in range(players):
        name = random.choice([name for name, times in seats.items() for _ in range(times)])
        drawn.append(name)
        board = by_id()[name].side
        seats = {other: times for other, times in seats.items() if by_id()[other].side != board}
    return TABLES.seated(TABLES.drawn(TITLE, players, seed), tuple(random.shuffled(drawn)))


def _wanted(seed: int, mix: str) -> str:
    """A faction that must be in this game; empty where any may be."""
    if mix not in (EACH, HARD):
        return ""
    factions = [faction.id for faction in all_factions()]
    if mix == HARD:
        seed, other = divmod(seed, 2)
        if other:
            return HARDEST[seed % len(HARDEST)]
    return factions[seed % len(factions)]


def _mixed(seed: int, mix: str) -> dict[str, Any]:
    """Map and options of a game of a mix."""
    if not mix:
        return {}
    random = Random(seed * 2 + 1)
    if mix in (EACH, HARD):
        mix = WIDE
    fans = mix == FANS or (mix == WIDE and random.below(100) < 100 * WITH_FANS)
    ships = mix == SEAS or (mix == WIDE and random.below(100) < 100 * WITH_SHIPS)
    options = dict.fromkeys(FIRE_AND_ICE, True)
    if fans:
        options[FAN_FACTIONS] = True
        if not random.below(NEWER_FANS):
            options[REBALANCED] = True
    if ships:
        options[MERCHANTS] = True
        if random.below(2):
            options[ASSURED] = True
    elif not fans:
        options[WITHOUT_SHIPS] = True
    return {"options": options, "map": random.choice(list(MAPS))}
