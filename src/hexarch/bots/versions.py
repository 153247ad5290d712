"""Versions of a bot, so that they can meet: `NAME`, `NAME@WEIGHTS`, `NAME:SETTING=VALUE`, `NAME@WEIGHTS:SETTING=VALUE`.

A bot says in `settings` which of its numbers and switches may be set; weights are a file that `hexarch train` wrote.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zipfile import BadZipFile

from hexarch import bots

if TYPE_CHECKING:
    from hexarch.bots import Bot
    from hexarch.kernel.game import Title

SWITCH: Final = {"on": True, "off": False}
LONGEST: Final = 200


class VersionError(ValueError):
    """What cannot be made: a `file` that cannot be read, a `setting` that the bot does not have, a `value` for it."""

    def __init__(self, code: str, name: str, known: str = "") -> None:
        super().__init__(f"{code}: {name[:LONGEST]}")
        self.code: Final = code
        self.name: Final = name[:LONGEST]
        self.known: Final = known


@dataclass(frozen=True)
class Version:
    """A bot by its name, with weights and settings of its own."""

    name: str
    weights: str = ""
    settings: tuple[tuple[str, str], ...] = ()


def read(word: str) -> Version:
    """A version from how it is written; raises VersionError."""
    first, *rest = word.strip().split(":")
    name, _, weights = first.partition("@")
    settings = []
    for part in rest:
        key, equals, value = part.partition("=")
        if not equals or not key:
            raise VersionError("setting", part)
        settings.append((key.strip().lower(), value.strip().lower()))
    return Version(name.strip().lower(), weights.strip(), tuple(settings))


def make(title: Title, word: str, seed: int = 0) -> Bot:
    """A bot by how its version is written; raises UnknownBot or VersionError."""
    version = read(word)
    bot: Any = bots.make(title, version.name, seed)
    known: tuple[str, ...] = getattr(bot, "settings", ())
    for key, value in version.settings:
        if key not in known:
            raise VersionError("setting", key, ", ".join(known))
        setattr(bot, key, _value(getattr(bot, key), key, value))
    if version.weights:
        if not hasattr(bot, "learn"):
            raise VersionError("setting", "@", ", ".join(known))
        bot.learn(_net(title, version.weights))
    return bot  # type: ignore[no-any-return]


def _value(now: object, key: str, text: str) -> bool | int | float:
    """A value of the same kind as the present one."""
    try:
        if isinstance(now, bool):
            return SWITCH[text]
        value = int(text) if isinstance(now, int) else float(text)
        if not 0 <= value <= 1_000_000:
            raise ValueError(text)
    except (KeyError, ValueError):
        raise VersionError("value", f"{key}={text}") from None
    return value


def _net(title: Title, path: str) -> object:
    """The weights of a file, for positions as the title describes them now."""
    from hexarch.bots.net import Net

    learning = bots.of(title).learning()
    if learning is None:
        raise VersionError("setting", "@")
    try:
        return Net.load(Path(path), learning.nameless()).reading(learning.names())
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        raise VersionError("file", path) from None
