"""Sentences said again and again: put into words once for each language, then remembered."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hexarch.words import Words, choices
from hexarch.words.log import find

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.effect import Effect

Values = tuple[tuple[str, str | int], ...]


@lru_cache(maxsize=32_768)
def _label(language: str, text: str, kind: str | None, faction: str) -> str:
    return Words(language).choice(text, kind, faction)


@lru_cache(maxsize=32_768)
def _sentence(language: str, key: str, values: Values) -> str:
    return Words(language).sentence(key, dict(values))


@lru_cache(maxsize=4_096)
def _warning(language: str, code: str, values: Values) -> str:
    return Words(language).warning(code, dict(values))


def label(words: Words, text: str, kind: str | None = None, faction: str = "") -> str:
    """A choice to read, or several; `kind` is the decision it answers, `faction` who makes it."""
    if "." not in text:
        return _label(words.language, text, kind, faction)
    # Remembered one by one: the same conversions stand in front of many choices.
    return choices.joined([_label(words.language, part, kind, faction) for part in choices.commands(text)])


def sentence(words: Words, key: str, **values: str | int) -> str:
    """A message with its values."""
    return _sentence(words.language, key, tuple(values.items()))


def warnings(words: Words, found: list[tuple[str, dict[str, str | int]]]) -> list[str]:
    """Warnings as sentences, each said once."""
    said = [_warning(words.language, code, tuple(values.items())) for code, values in found]
    return list(dict.fromkeys(said))


def effects(words: Words, game: Game, happened: list[Effect]) -> list[str]:
    """What happened, sentence by sentence, without what says nothing to a reader."""
    out = []
    for effect in happened:
        found = find(game, effect)
        if found is not None:
            out.append(_sentence(words.language, found[0], tuple(found[1].items())))
    return out
