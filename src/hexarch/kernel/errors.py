"""What can fail: a choice in three ways, and the refusal that explains why; set-ups, saves and records."""

from __future__ import annotations

from typing import Any, Final


class Refusal:
    """Why the rules refuse a choice: a code, the values for its sentence, and the paragraph of the rules."""

    __slots__ = ("code", "rule", "values")

    def __init__(self, code: str, values: dict[str, str | int], rule: str) -> None:
        self.code: Final = code
        self.values: Final = values
        self.rule: Final = rule

    def __repr__(self) -> str:
        inside = ", ".join(f"{key}={value!r}" for key, value in self.values.items())
        return f"Refusal({self.code}{': ' if inside else ''}{inside})"


class ChoiceError(Exception):
    """A choice could not be carried out; the game is unchanged."""


class Unreadable(ChoiceError):
    """The text is not a choice of this game at all."""

    def __init__(self, text: str, code: str = "unreadable", hint: str = "") -> None:
        shown = text if len(text) <= 80 else text[:77] + "..."
        super().__init__(f"cannot read {shown!r}" + (f": {hint}" if hint else ""))
        self.text = shown
        self.code = code
        self.hint = hint


class Illegal(ChoiceError):
    """The choice can be read but the rules refuse it."""

    def __init__(self, refusal: Refusal, text: str = "") -> None:
        super().__init__(f"{text or 'choice'} refused: {refusal!r}")
        self.refusal = refusal
        self.text = text


class Ambiguous(ChoiceError):
    """The text has two or more legal readings."""

    def __init__(self, text: str, readings: list[str]) -> None:
        super().__init__(f"{text!r} may mean: {'; '.join(readings)}")
        self.text = text
        self.readings = readings


class SetupError(ValueError):
    """A game cannot be set up as asked: a refusal before there is a game."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"cannot set up the game: {refusal!r}")
        self.refusal = refusal


class SaveError(ValueError):
    """A saved game cannot be read: wrong format, wrong version, cut or changed."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"cannot read the saved game ({code}){': ' + detail if detail else ''}")
        self.code = code
        self.detail = detail


class ImportProblem(ValueError):
    """A record of a game played elsewhere cannot be read, or does not agree with the rules.

    `line` counts from 1, 0 for the whole record. Importers know their own sentences: `said` gives them in a language.
    """

    def __init__(self, message: str, code: str, line: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.line = line

    def said(self, words: Any) -> str:
        """The sentence for a reader; `words` are those of a language and a title."""
        return str(self)


def no(code: str, rule: str = "", **values: str | int) -> Refusal:
    """A refusal, written the way a rule reads: `return no("none_left", building="temple")`."""
    return Refusal(code, values, rule)
