"""The factions, found by looking into the folders that expansions name: one file each, no list of names anywhere."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Final

from hexarch.games.terra.box.registry import all_expansions, options_of_expansions
from hexarch.games.terra.factions.base import Faction, Variant
from hexarch.games.terra.ruleset import Option, Ruleset


@cache
def all_factions() -> tuple[Faction, ...]:
    """Every faction, in the order of the terrain cycle and then by name."""
    found: list[Faction] = []
    for package in [name for expansion in all_expansions() for name in expansion.factions]:
        for entry in pkgutil.iter_modules(import_module(package).__path__):
            module = import_module(f"{package}.{entry.name}")
            if hasattr(module, "FACTION"):
                found.append(module.FACTION)
    found.sort(key=lambda faction: (faction.home, faction.id))
    for index, faction in enumerate(found):
        faction.index = index
    return tuple(found)


VARIANTS: Final[tuple[Variant, ...]] = ()  # what changes a trait of every faction


def registry(rules: Ruleset, variants: tuple[Variant, ...] = VARIANTS) -> tuple[Faction, ...]:
    """Every faction in the version that these rules play, changed by the variants that are on, in their order."""
    played = [variant for variant in variants if rules.on(variant.option)]
    found: list[Faction] = []
    for index, faction in enumerate(all_factions()):
        version = faction.under(rules)
        if played:
            version = version.copy()
            for variant in played:
                variant.change(version)
        version.index = index
        found.append(version)
    return tuple(found)


@cache
def by_id() -> dict[str, Faction]:
    """Factions by their name in the ledgers."""
    return {faction.id: faction for faction in all_factions()}


@cache
def names() -> dict[str, Faction]:
    """Every faction by its old names, and by its present one."""
    old = {alias: faction for faction in reversed(all_factions()) for alias in faction.aliases}
    return old | by_id()


def named(name: str) -> Faction | None:
    """A faction by its name in ledgers, old names too."""
    return names().get(name)


@cache
def all_options() -> tuple[Option, ...]:
    """The options of the expansions, and those the factions bring."""
    found = list(options_of_expansions())
    for faction in all_factions():
        found.extend(faction.options)
    return tuple(found)
