"""The texts of one language for one title: read from the .ftl files at once, understood one message at a time.

Understanding a message costs much more than finding it, and most programs show few: so a message is parsed when
it is first asked for, together with those it refers to.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from threading import Lock
from typing import TYPE_CHECKING, Final

from hexarch import games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "it", "pt")
# Brazilian Portuguese and the Italian of the rulebooks decide plurals and numbers.
LOCALES: Final = {"en": "en-GB", "it": "it-IT", "pt": "pt-BR"}
Value = str | int

_KEY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_PLAIN = re.compile(r"[\w-]+ *= *([^{}\n]+)\n")  # one line without values needs no parser
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")


def folders(game: str = games.DEFAULT) -> list[Traversable]:
    """Where texts are: the program's own, and those of a title."""
    if game not in games.folders():
        raise games.UnknownTitle(game)
    return [resources.files("hexarch") / "words", games.folders()[game]]


def files(language: str, game: str = games.DEFAULT) -> list[Traversable]:
    """The files of a language: the program's own, and those of a title."""
    found: list[Traversable] = []
    for folder in folders(game):
        texts = folder / "text" / language
        if texts.is_dir():
            found += sorted((f for f in texts.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return found


def entries(source: str) -> dict[str, str]:
    """The single messages of a file by their keys."""
    found: dict[str, list[str]] = {}
    key = ""
    for line in source.splitlines():
        begins = _KEY.match(line)
        if begins is not None:
            key = begins[1]
            found[key] = [line]
        elif line[:1] in ("", " ", "}") and key:
            found[key].append(line)
        else:
            key = ""
    return {name: "\n".join(lines).rstrip() + "\n" for name, lines in found.items()}


class Store:
    """The messages of one language for one title."""

    def __init__(self, language: str, game: str = games.DEFAULT) -> None:
        self.language: Final = language
        self.problems: list[str] = []  # what went wrong while writing messages; the tests want it empty
        self._entries: dict[str, str] = {}
        for file in files(language, game):
            self._entries.update(entries(file.read_text(encoding="utf-8")))
        self._known: set[str] = set()
        self._bundle: FluentBundle | None = None
        self._loading: Final = Lock()  # several threads may write messages

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def keys(self) -> list[str]:
        """Every key."""
        return list(self._entries)

    def write(self, key: str, attribute: str, values: Mapping[str, Value]) -> str | None:
        """The message (or one of its attributes) with its values, None when there is none."""
        if key not in self._entries:
            return None
        plain = _PLAIN.fullmatch(self._entries[key])
        if plain is not None:
            return None if attribute else plain[1].strip()
        bundle = self._load(key)
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, dict(values))
        for error in errors:
            self.problems.append(f"{self.language} {key}: {error}")
        return str(text)

    def _load(self, key: str) -> FluentBundle:
        """Parse a message and what it refers to."""
        from fluent.runtime import FluentBundle, FluentResource

        with self._loading:
            if self._bundle is None:
                self._bundle = FluentBundle([LOCALES[self.language]], use_isolating=False)
            waiting = [key]
            while waiting:
                name = waiting.pop()
                if name in self._known or name not in self._entries:
                    continue
                self._known.add(name)
                source = self._entries[name]
                self._bundle.add_resource(FluentResource(source))
                waiting += _NAME.findall(source)
            return self._bundle


@cache
def store(language: str, game: str = games.DEFAULT) -> Store:
    """The one store of a language and a title."""
    return Store(language, game)
