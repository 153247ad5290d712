"""The names and explanations of everything on a table, as one document in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.games.terra import spaces
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import COLOURS, CULTS, SOURCES, TERRAINS, TRACKS
from hexarch.games.terra.resources import RESOURCES
from hexarch.games.terra.table import words as say

if TYPE_CHECKING:
    from hexarch.words import Words


def tiles() -> dict[str, list[str]]:
    """Every tile, card and action space by its kind."""
    box = everything()
    return {
        "bonus": [card.id for card in box.bonus_cards],
        "favor": [tile.id for tile in box.favor_tiles],
        "town": [tile.id for tile in box.town_tiles],
        "round": [tile.id for tile in box.round_tiles],
        "final": [tile.id for tile in box.final_tiles],
        "power": [action.id for action in box.power_actions],
        "special": [special.id for faction in all_factions() for special in faction.specials]
        + [spaces.names()[space] for space in (spaces.SAIL, spaces.SHIP)],
    }


def glossary(words: Words) -> dict[str, Any]:
    """Words by id; tiles with title and explanation, factions with name, ability and stronghold.

    `homes` are the home terrains of those factions that do not choose theirs.
    """
    return {
        "tiles": {one: list(say.tile(words, one)) for kind in tiles().values() for one in kind},
        "factions": {faction.id: list(say.faction(words, faction.id)) for faction in all_factions()},
        "homes": {faction.id: TERRAINS[faction.home] for faction in all_factions() if faction.home >= 0},
        "terrains": {name: say.terrain(words, i) for i, name in enumerate(TERRAINS)},
        "letters": {name: words.text(f"letter-{name}") for name in TERRAINS if words.has(f"letter-{name}")},
        "colours": dict(zip(COLOURS, TERRAINS, strict=True)),
        "structures": {one.id: say.structure(words, one.number) for one in everything().structures},
        "cults": {name: say.cult(words, i) for i, name in enumerate(CULTS)},
        "resources": {letter: say.resource(words, letter) for letter in (*RESOURCES, "token", *_own())},
        "sources": {name: say.source(words, name) for name in SOURCES},
        "tracks": {name: say.track(words, i) for i, name in enumerate(TRACKS)},
        "maps": {one: say.map_name(words, one) for one in map_ids()},
        "actions": _actions(words),
    }


def _own() -> list[str]:
    """What only some factions have."""
    return [thing.name for faction in all_factions() for thing in faction.own.things]


def _actions(words: Words) -> dict[str, list[str]]:
    """Action spaces; those of cards and tiles have a name besides that of the card."""
    found = {}
    for name in spaces.names().values():
        title, text = say.tile(words, name)
        found[name] = [words.text(f"action-{name}") if words.has(f"action-{name}") else title, text]
    return found
