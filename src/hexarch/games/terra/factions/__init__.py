"""The factions, found by looking into this folder: one file each, and no list of names anywhere."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.ruleset import GENERAL, Option


@cache
def all_factions() -> tuple[Faction, ...]:
    """Every faction, in the order of the terrain cycle and then by name."""
    found: list[Faction] = []
    for entry in pkgutil.iter_modules(__path__):
        module = import_module(f"{__name__}.{entry.name}")
        if hasattr(module, "FACTION"):
            found.append(module.FACTION)
    found.sort(key=lambda faction: (faction.home, faction.id))
    for index, faction in enumerate(found):
        faction.index = index
    return tuple(found)


@cache
def by_id() -> dict[str, Faction]:
    """Factions by their name in the ledgers."""
    return {faction.id: faction for faction in all_factions()}


@cache
def all_options() -> tuple[Option, ...]:
    """The options of the game, and those the factions bring."""
    found = list(GENERAL)
    for faction in all_factions():
        found.extend(faction.options)
    return tuple(found)
