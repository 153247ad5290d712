"""The rules as a book to read and to search: chapters in our own words, then every faction, tile and expansion.

A chapter has the name of the rule that a refusal names, so that a refusal leads to its paragraph.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.faces import Face, faces
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import COLOURS, TERRAINS
from hexarch.games.terra.table import words as say
from hexarch.games.terra.table.form import switches
from hexarch.games.terra.table.glossary import tiles

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexarch.games.terra.factions.base import Faction
    from hexarch.words import Words

CHAPTERS: Final = (
    "goal", "setup", "round", "turn", "transform", "dig", "build", "upgrade", "leech", "power", "burn", "conversions",
    "advance", "send", "cults", "favor", "towns", "bridge", "special", "pass", "scoring", "factions", "bonus", "town",
    "scoring-tiles", "actions", "expansions", "fire-ice", "merchants", "ships", "traders", "fan", "war-and-faith",
    "large-table", "variants", "beginnings", "league",
)  # fmt: skip
# Chapters that list factions: those of the base game, and those that an expansion's options let play.
FACTIONS: Final = {"factions": "", "fire-ice": "fire-and-ice-factions", "fan": "fan-factions"}
# Tables that play a variant by their number of players, and what is said of it.
LARGE_TABLES: Final = (6, 7)
LARGE: Final = ("form-large", "large-table-text")
# Chapters that list the tiles of some kinds.
TILES: Final = {
    "favor": ("favor",),
    "bonus": ("bonus",),
    "town": ("town",),
    "scoring-tiles": ("round", "final"),
    "actions": ("power", "special"),
}

# Kinds whose drawings go by their names.
NAMED: Final = ("special", "final")


def manual(words: Words) -> dict[str, Any]:
    """`{"chapters": [{"id", "title", "text": [paragraph], "entries": [Entry]}]}`.

    Entry: `{"id", "title", "text": [paragraph], "face"}`; `face`, where there is one, is what a drawing of it shows.
    """
    return {"chapters": [_chapter(words, name) for name in CHAPTERS]}


def _chapter(words: Words, name: str) -> dict[str, Any]:
    key = f"manual-{name}"
    title = words.text(key if words.has(key) else f"rule-{name}")
    return {
        "id": name,
        "title": title,
        "text": words.text(f"{key}-text").splitlines(),
        "entries": _entries(words, name),
    }


def _entries(words: Words, name: str) -> list[dict[str, Any]]:
    if name in FACTIONS:
        needed = FACTIONS[name]
        played = [one for one in all_factions() if one.option.partition("/")[0] == needed]
        found = ((one, say.faction(words, one.id)) for one in played)
        return [_entry(f"faction-{one.id}", title, texts, _home(one)) for one, (title, *texts) in found]
    if name == "expansions":
        return [
            _entry(f"option-{one['id']}", one["name"], [one["text"]], {"kind": "option", "id": one["id"]})
            for one in switches(words)
        ]
    if name == "large-table":
        return [
            _entry(
                f"players-{n}",
                words.text("large-table", n=n),
                [words.text(key, n=n) for key in LARGE],
                {"kind": "players", "n": n},
            )
            for n in LARGE_TABLES
        ]
    kinds = tiles()
    found_tiles = [one for kind in TILES.get(name, ()) for one in kinds.get(kind, ())]
    named = {one: {"kind": kind, "id": one} for kind in NAMED for one in kinds[kind]}
    printed = faces(everything()) | named
    return [
        _entry(f"tile-{one}", f"{title} ({one})", [text], printed.get(one))
        for one in found_tiles
        for title, text in [say.tile(words, one)]
    ]


def _home(faction: Faction) -> Face:
    """Its home terrain and colour; those who choose theirs have the whole cycle."""
    home = faction.home
    return {"kind": "faction", "terrain": TERRAINS[home], "colour": COLOURS[home]} if home >= 0 else {"kind": "cycle"}


def _entry(id: str, title: str, texts: Iterable[str], face: Face | None) -> dict[str, Any]:
    shown = {"face": face} if face else {}
    return {"id": id, "title": title[:1].upper() + title[1:], "text": [text for text in texts if text], **shown}
