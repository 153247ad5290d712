"""The rules as a book to read: what there is in the game, chapter by chapter, as the glossary explains it."""

from __future__ import annotations

from typing import Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.table.values import text as explained
from hexarch.games.anunnaki.table.words import glossary


def _chapters() -> dict[str, tuple[str, ...]]:
    """What each chapter explains."""
    edition = standard()
    return {
        "houses": names.HOUSES,
        "star": names.ACTIONS,
        "mana": names.MANA_ACTIONS,
        "units": names.UNITS,
        "resources": names.RESOURCES,
        "gods": names.GODS,
        "weapons": tuple([one.name for one in edition.weapons]),
        "civilizations": tuple([one.name for one in edition.civilizations]),
        "artefacts": names.ARTEFACTS,
        "pacts": tuple([one.name for one in edition.pacts]),
        "tracks": names.TRACKS,
        "goals": names.GOALS,
    }


# Chapters whose things are called like those of an earlier one, and the first part of the keys of their words.
OWN_WORDS: Final = {"mana": "mana", "goals": "goal", "star": "tile"}


def manual(words: Any) -> dict[str, Any]:
    """`{"chapters": [{"id", "title", "text": [paragraph], "entries": [{"id", "title", "text": [paragraph]}]}]}`."""
    known = glossary(words, (), standard())
    return {
        "chapters": [
            {
                "id": chapter,
                "title": words.text(f"manual-{chapter}"),
                "text": words.text(f"manual-{chapter}-text", display=standard().display).splitlines(),
                "entries": [_entry(words, known, chapter, one) for one in things],
            }
            for chapter, things in _chapters().items()
        ]
    }


def _entry(words: Any, known: dict[str, Any], chapter: str, name: str) -> dict[str, Any]:
    key = OWN_WORDS.get(chapter)
    title = words.text(f"{key}-{name}") if key else known["names"][name]
    text = explained(words, standard(), key, name) if key else known["texts"][name]
    return {"id": f"{chapter}-{name}", "title": title[:1].upper() + title[1:], "text": [text]}
