"""Texts of --help, read without understanding Fluent, so that help answers at once."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from hexarch import games
from hexarch.words import Words
from hexarch.words.store import LANGUAGES, entries

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@cache
def _plain(language: str, game: str) -> dict[str, str]:
    """The help texts of a language: the program's own, or those of a title."""
    folder: Traversable = games.folders()[game] if game else resources.files("hexarch") / "words"
    file = folder / "text" / language / "console.ftl"
    if not file.is_file():
        return {}
    found = {}
    for key, source in entries(file.read_text(encoding="utf-8")).items():
        if key.startswith(("console-help-", "own-console-help-")):
            found[key] = " ".join(source.split("=", 1)[1].split())
    return found


def h(name: str, game: str = "", **values: str) -> str:
    """The help of a command or option, in the words of a title where it has some; values stand in braces alone."""
    key = f"console-help-{name}"
    for language in (Words.from_environment().language, "en"):
        own = _plain(language, game) if game else {}
        for texts, found in ((own, f"own-{key}"), (own, key), (_plain(language, ""), key)):
            if found in texts:
                return _filled(texts[found], values)
    return f"[{key}]"


def _filled(text: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace(f"{{ ${name} }}", value)
    return text


def replaced(text: str, game: str) -> str:
    """A help text of the program in the words of a title where it has some."""
    for language in LANGUAGES:
        for key, own in _plain(language, game).items():
            if _plain(language, "").get(key.removeprefix("own-")) == text:
                return own
    return text
