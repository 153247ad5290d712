"""The rules of a title to read: what its book says, and what of it has to do with a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexarch.kernel.game import Title
    from hexarch.words import Words


def manual(title: Title, words: Words) -> dict[str, Any]:
    """The chapters of a title's rules."""
    return {"game": title.id, **title.manual(words)}


def search(document: dict[str, Any], wanted: str) -> list[dict[str, Any]]:
    """Chapters and entries that are called by a word, or have it in their text; those called by it first."""
    word = wanted.strip().casefold()
    parts = [one for chapter in document["chapters"] for one in (chapter, *chapter["entries"])]
    called = [one for one in parts if word in one["title"].casefold() or word == one["id"].casefold()]
    told = [one for one in parts if one not in called and any(word in text.casefold() for text in one["text"])]
    return called + told
