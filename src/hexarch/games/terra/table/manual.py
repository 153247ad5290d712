"""The rules as a book to read and to search: chapters in our own words, then every faction, tile and expansion.

A chapter has the name of the rule that a refusal names, so that a refusal leads to its paragraph.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.table import words as say
from hexarch.games.terra.table.form import switches
from hexarch.games.terra.table.glossary import tiles

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexarch.words import Words

CHAPTERS: Final = (
    "goal", "setup", "round", "turn", "transform", "dig", "build", "upgrade", "leech", "power", "burn", "conversions",
    "advance", "send", "cults", "favor", "towns", "bridge", "special", "pass", "scoring", "factions", "expansions",
    "bonus", "town", "scoring-tiles", "actions",
)  # fmt: skip
# Expansions that refuse by rules of their own, which lead to what is said of them.
REFUSING: Final = {"war-and-faith": "war-and-faith", "ships": "merchants"}
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


def manual(words: Words) -> dict[str, Any]:
    """`{"chapters": [{"id", "title", "text": [paragraph], "entries": [{"id", "title", "text": [paragraph]}]}]}`."""
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
    if name == "factions":
        found = ((faction.id, say.faction(words, faction.id)) for faction in all_factions())
        return [_entry(f"faction-{id}", title, texts) for id, (title, *texts) in found]
    if name == "expansions":
        listed = {one["id"]: one for one in switches(words)}
        own = [
            _entry(rule, words.text(f"rule-{rule}"), [listed[id]["text"]])
            for rule, id in REFUSING.items()
            if id in listed
        ]
        large = [
            _entry(f"players-{n}", words.text("large-table", n=n), [words.text(key, n=n) for key in LARGE])
            for n in LARGE_TABLES
        ]
        return [_entry(f"option-{id}", one["name"], [one["text"]]) for id, one in listed.items()] + own + large
    kinds = tiles()
    found_tiles = [one for kind in TILES.get(name, ()) for one in kinds.get(kind, ())]
    return [
        _entry(f"tile-{one}", f"{title} ({one})", [text])
        for one in found_tiles
        for title, text in [say.tile(words, one)]
    ]


def _entry(id: str, title: str, texts: Iterable[str]) -> dict[str, Any]:
    return {"id": id, "title": title[:1].upper() + title[1:], "text": [text for text in texts if text]}
