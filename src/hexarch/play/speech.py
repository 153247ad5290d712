"""Sentences said again and again: put into words once for each language and title, then remembered."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from hexarch.words import Words, choices

if TYPE_CHECKING:
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.game import Game, Message, Title

Values = tuple[tuple[str, str | int], ...]


@lru_cache(maxsize=65_536)
def _sentence(language: str, game: str, key: str, values: Values) -> str:
    return Words(language, game).sentence(key, dict(values))


def sentence(words: Words, key: str, **values: str | int) -> str:
    """A message with its values."""
    return _sentence(words.language, words.game, key, tuple(values.items()))


def said(words: Words, messages: Iterable[Message]) -> list[str]:
    """Messages as sentences."""
    language, game = words.language, words.game
    return [_sentence(language, game, key, tuple(values.items())) for key, values in messages]


@lru_cache(maxsize=4_096)
def _name(language: str, game: str, label: str) -> str:
    return Words(language, game).name(label)


def name(words: Words, label: str) -> str:
    """What a seat plays as."""
    return _name(words.language, words.game, label)


@lru_cache(maxsize=65_536)
def _written(language: str, game: str, text: str, kind: str, name: str) -> str:
    words = Words(language, game)
    return choices_of(words, words.title, [text], kind, name) or text


def label(words: Words, game: Game, seat: int, text: str) -> str:
    """A choice to read, or several, as the position and the seat have it."""
    return choices.joined(said(words, game.said(seat, text))) or text


def choices_of(words: Words, title: Title, texts: Iterable[str], kind: str, name: str) -> str:
    """Choices to read that answered a kind of decision; `name` is what the seat played as."""
    messages = [found for text in texts if (found := title.said(text, kind, name)) is not None]
    return choices.joined(said(words, messages))


def written(words: Words, text: str, kind: str = "", name: str = "") -> str:
    """A text to read, from it alone; `kind` is the decision it answers and `name` what the seat plays as."""
    if "." not in text:
        return _written(words.language, words.game, text, kind, name)
    # Remembered one by one: the same conversions stand in front of many choices.
    parts = [_written(words.language, words.game, part, kind, name) for part in choices.commands(text)]
    return choices.joined(parts)


def warnings(words: Words, found: Iterable[Message]) -> list[str]:
    """Warnings as sentences, each said once."""
    return list(dict.fromkeys(said(words, [(f"warning-{code}", values) for code, values in found])))


def effects(words: Words, game: Game, happened: Iterable[Effect]) -> list[str]:
    """What happened, sentence by sentence, without what says nothing to a reader."""
    return said(words, [found for effect in happened if (found := game.told(effect)) is not None])
