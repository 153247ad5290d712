"""One language's words for everything a player of a title reads."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from hexarch import games
from hexarch.words.store import LANGUAGES, Store, Value, store

if TYPE_CHECKING:
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.errors import Refusal
    from hexarch.kernel.game import Game, Title

VARIABLES = ("HEXARCH_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """The languages there are."""
    return LANGUAGES


def _known(name: str) -> str:
    """The language of a name like `pt_BR.UTF-8`, empty when there are no texts for it."""
    code = name.strip().lower().replace("-", "_").split("_")[0].split(".")[0]
    return code if code in LANGUAGES else ""


class Words:
    """The texts of a language: the program's own and those of one title.

    What it does not have is taken from English, and at last the key is shown.
    """

    def __init__(self, language: str = "en", game: str = games.DEFAULT) -> None:
        self.language = _known(language) or LANGUAGES[0]
        self.game = game

    @property
    def title(self) -> Title:
        """The title whose words these are."""
        return games.title(self.game)

    def of(self, game: str) -> Words:
        """The words of another title in the same language."""
        return self if game == self.game else Words(self.language, game)

    @staticmethod
    def languages() -> tuple[str, ...]:
        """The languages there are."""
        return LANGUAGES

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None, game: str = games.DEFAULT) -> Words:
        """The language of HEXARCH_LANGUAGE, else of the system; English when it is none of ours."""
        variables = os.environ if environment is None else environment
        for name in VARIABLES:
            value = variables.get(name, "")
            for wish in value.split(":"):
                if _known(wish):
                    return cls(wish, game)
            if value and name not in ("LANGUAGE", "HEXARCH_LANGUAGE"):
                break
        return cls(game=game)

    # -- messages -------------------------------------------------------------------

    def text(self, key: str, **values: Value) -> str:
        """The message of a key, as it stands."""
        return self._write(key, "", values)

    def attribute(self, key: str, attribute: str, **values: Value) -> str:
        """An attribute of a message."""
        return self._write(key, attribute, values)

    def say(self, key: str, **values: Value) -> str:
        """The message of a key; a title has its own way to say it where its texts have a message `own-KEY`."""
        own = f"own-{key}"
        return self.text(own if self.has(own) else key, **values)

    def has(self, key: str) -> bool:
        """Is there a message for this key?"""
        return key in self._store() or key in store(LANGUAGES[0], self.game)

    def sentence(self, key: str, values: Mapping[str, Value]) -> str:
        """A message whose values are put into words, with a capital at its beginning."""
        return capital(self._write(key, "", self.title.spell(self, values) if values else values))

    def _store(self) -> Store:
        return store(self.language, self.game)

    def _write(self, key: str, attribute: str, values: Mapping[str, Value]) -> str:
        for texts in (self._store(), store(LANGUAGES[0], self.game)):
            text = texts.write(key, attribute, values)
            if text is not None:
                return text
        shown = "".join(f" {name}={value}" for name, value in values.items())
        return f"[{key}{'.' + attribute if attribute else ''}{shown}]"

    def name(self, label: str) -> str:
        """What a seat plays as; what has no name stays as it is."""
        return self.title.name(self, label)

    # -- sentences ------------------------------------------------------------------

    def decision(self, kind: str) -> str:
        """What a player is asked by a kind of decision."""
        return self.text(f"decision-{kind}")

    def refusal(self, refusal: Refusal) -> str:
        """Why a choice is refused."""
        return self.sentence(f"refusal-{refusal.code}", refusal.values)

    def rule(self, refusal: Refusal) -> str:
        """Title of the paragraph of the rules that refuses; before the game it is the set-up."""
        return self.text(f"rule-{refusal.rule or 'setup'}")

    def warning(self, code: str, values: Mapping[str, Value]) -> str:
        """What a player might want to know before a legal choice."""
        return self.sentence(f"warning-{code}", values)

    def choice(self, text: str, kind: str | None = None, label: str = "") -> str:
        """A canonical choice (or several, separated by full stops) to read.

        `kind` is the decision it answers, `label` what the seat plays as: some words depend on them.
        """
        from hexarch.words import choices

        return choices.joined([self._single(part, kind or "", label) for part in choices.commands(text)])

    def _single(self, text: str, kind: str, label: str) -> str:
        found = self.title.said(text, kind, label)
        return self.sentence(*found) if found is not None else text

    def effect(self, game: Game, effect: Effect) -> str:
        """What happened, as one sentence of the log; empty when it says nothing to a reader."""
        found = game.told(effect)
        return self.sentence(*found) if found is not None else ""

    def error(self, error: BaseException) -> str:
        """An error of the program as a sentence."""
        from hexarch.words import failures

        return failures.error(self, error)

    def cause(self, error: BaseException, otherwise: str) -> str:
        """The error behind an error, in words."""
        return self.error(error.__cause__) if error.__cause__ is not None else otherwise

    def labels(self) -> Callable[[str, dict[str, Value]], str]:
        """What a drawing asks for its words: a key, with an attribute after a full stop, or `choice` with its text."""

        def label(key: str, values: dict[str, Value]) -> str:
            if key == "choice":
                return self.choice(str(values["text"]), label=str(values.get("label", "")))
            name, _, attribute = key.partition(".")
            return self._write(name, attribute, values)

        return label


def capital(text: str) -> str:
    """The text with a capital at its beginning; a bracketed key stays as it is."""
    return text[:1].upper() + text[1:]
