"""A rule: everything about one verb of a game in one object. A kind: one question, and the rules that answer it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from hexarch.kernel.pattern import Field, Pattern, first_word

Value = str | int
Said = tuple[str, dict[str, Value]]  # the key of a message and its values


class Rule:
    """One verb: how it is written and read, when it is refused, what it does, where it is listed, placed and said.

    A title derives its rules from this and says what its state and its choices are.
    """

    name: str = ""  # of the verb: stable, written into documents and records
    group: str = ""  # under which lists of options show it
    text: str = ""  # the canonical text, with blanks for the fields
    forms: tuple[str, ...] = ()  # other ways to write it
    message: str = ""  # the key of its words, by default `choice-` and the name

    def __init__(self, fields: Mapping[str, Field]) -> None:
        self.number = -1  # its place in the table of rules; private to the process
        self.pattern: Final = Pattern(self.text, fields)
        self.patterns: Final = (self.pattern, *[Pattern(form, fields) for form in self.forms])
        self.key: Final = self.message or f"choice-{self.name}"

    def match(self, text: str) -> dict[str, str] | None:
        """The words in the blanks of a command in lower case, in whichever form; None when it is another verb."""
        for pattern in self.patterns:
            found = pattern.match(text)
            if found is not None:
                return found
        return None

    def read(self, s: Any, seat: int, command: str, words: Mapping[str, str]) -> Any:
        """The choices that the words of a command stand for; raises Unreadable or Ambiguous."""
        raise NotImplementedError

    def refuse(self, s: Any, seat: int, c: Any) -> Any:
        """Why a seat may not choose this now, or None when it may."""
        raise NotImplementedError

    def apply(self, s: Any, seat: int, c: Any) -> None:
        """Carry out a choice that is not refused."""
        raise NotImplementedError

    def options(self, s: Any, seat: int, d: Any, out: Any) -> None:
        """Add the choices that answer a decision, in a stable order."""
        raise NotImplementedError

    def place(self, s: Any, c: Any) -> dict[str, Value]:
        """Where on the table a choice is found."""
        raise NotImplementedError

    def said(self, words: Mapping[str, str], kind: str, who: str) -> Said | None:
        """The message of a choice, from the words in its blanks; None when some are left out.

        `kind` is the decision it answers and `who` makes it, both empty where that is not known: some words depend on
        them.
        """
        fields = self.pattern.fields
        if len(words) != len(fields) or not all(name in words for name in fields):
            return None
        return self.key, {field.word: field.said(words[name]) for name, field in fields.items()}


R = TypeVar("R", bound=Rule)
MOST_FOUND: Final = 4_000  # commands whose rule is remembered; a table needs a tenth of it
LONGEST_FOUND: Final = 60  # characters of such a command


class Kind(Generic[R]):
    """One kind of question: its stable name, and the rules whose choices answer it, in the order of the list."""

    def __init__(self, name: str, *rules: R, alone: bool = False) -> None:
        self.name: Final = name
        self.rules: Final[list[R]] = list(rules)
        self.alone: Final = alone  # is what is asked behind it listed only once it is answered?


class Grammar(Generic[R]):
    """The rules of a game in their order, found by the first word of a command."""

    def __init__(self, rules: tuple[R, ...]) -> None:
        self._by_word: Final[dict[str, list[R]]] = {}
        self._found: Final[dict[str, tuple[R, Mapping[str, str]]]] = {}
        for number, rule in enumerate(rules):
            rule.number = number
            for pattern in rule.patterns:
                known = self._by_word.setdefault(pattern.begins, [])
                if rule not in known:
                    known.append(rule)

    def find(self, text: str) -> tuple[R, Mapping[str, str]] | None:
        """The rule of a command in lower case, and the words in its blanks: to read only, they are remembered."""
        known = self._found.get(text)
        if known is not None:
            return known
        for rule in self._by_word.get(first_word(text), ()):
            words = rule.match(text)
            if words is not None:
                found = (rule, words)
                if len(text) <= LONGEST_FOUND and len(self._found) < MOST_FOUND:
                    self._found[text] = found
                return found
        return None

    def verb(self, text: str) -> str:
        """The verb of a command, empty when it has none."""
        found = self.find(text.lower())
        return found[0].name if found is not None else ""

    def said(self, text: str, kind: str = "", who: str = "") -> Said | None:
        """The message of a choice that is written in full; None when it is not one."""
        found = self.find(text.lower())
        return found[0].said(found[1], kind, who) if found is not None else None
