"""Texts of --help, read without understanding Fluent, so that help answers at once."""

from __future__ import annotations

from functools import cache
from importlib import resources

from hexarch.words import Words
from hexarch.words.store import entries


@cache
def _plain(language: str) -> dict[str, str]:
    file = resources.files("hexarch") / "words" / "text" / language / "console.ftl"
    found = {}
    for key, source in entries(file.read_text(encoding="utf-8")).items():
        if key.startswith("console-help-"):
            found[key] = " ".join(source.split("=", 1)[1].split())
    return found


def h(name: str) -> str:
    """The help of a command or option; these messages have no values in them."""
    key = f"console-help-{name}"
    return _plain(Words.from_environment().language).get(key) or _plain("en").get(key, f"[{key}]")
