"""Options of new games for any title: `--set NAME=VALUE` fills in a field of the title's form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hexarch import games
from hexarch.console.files import UserError
from hexarch.console.help import h
from hexarch.console.output import words
from hexarch.console.reader import number

if TYPE_CHECKING:
    from hexarch.console.questions import Questions
    from hexarch.kernel.game import Doc, Setup, Title

ON, OFF = "on", "off"
SWITCH = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}


class Filled:
    """The fields of a title's form as far as they were filled in."""

    def __init__(self, game: str, fields: Doc) -> None:
        self._game = game
        self.fields = fields

    @property
    def any(self) -> bool:
        """Was anything asked for?"""
        return bool(self.fields)

    @property
    def drawn(self) -> bool:
        """Does the set-up depend on the seed? As far as anybody can tell it does."""
        return True

    def players(self, wanted: int | None, usual: int) -> int:
        """How many play: those asked for, else the usual number, as far as the title has room for it."""
        seats = games.title(self._game).seats
        return wanted if wanted is not None else min(max(usual, seats[0]), seats[-1])

    def setup(self, names: Sequence[str], seed: int) -> Setup:
        """The set-up of the form; raises SetupError."""
        title = games.title(self._game)
        checked = title.read_form({"game": title.id, **self.fields}, len(names))
        return title.set_up(checked, names, seed)[0]


def fields_of(title: Title, game_words: Any) -> list[Doc]:
    """The fields of a title's form that can be filled in one by one."""
    found: list[Doc] = title.form(game_words).get("fields", [])
    return found


def from_options(title: Title) -> Any:
    """The function whose parameters are the options."""

    def options(
        *, set: Annotated[tuple[str, ...], Parameter(help=h("set"), negative="", show_default=False)] = ()
    ) -> Filled:
        known = {field["id"]: field for field in fields_of(title, words(title.id))}
        filled: Doc = {}
        for text in set:
            name, _, value = text.partition("=")
            wish = name.strip()
            if wish not in known:
                names = ", ".join(known) or words(title.id).text("console-none")
                raise UserError("console-error-field", name=wish[:40], known=names)
            filled[wish] = read_value(known[wish], value.strip())
        return Filled(title.id, filled)

    return options


def read_value(field: Doc, text: str) -> Any:
    """The value of a field as it is typed; raises UserError."""
    if field["kind"] == "switch":
        value: Any = SWITCH.get(text.lower())
    elif field["kind"] == "number":
        value = number(text)
    elif field["kind"] == "choice":
        value = next((choice["id"] for choice in field["choices"] if text == choice["id"]), None)
    else:
        value = text
    if value is None:
        raise UserError("console-error-value", name=field["id"], value=text[:40], known=_known(field))
    return value


def _known(field: Doc) -> str:
    if field["kind"] == "choice":
        return ", ".join(str(choice["id"]) for choice in field["choices"])
    return f"{ON}, {OFF}" if field["kind"] == "switch" else "0, 1, 2, ..."


def ask(title: Title, questions: Questions) -> Filled | None:
    """The fields one after the other; None when the input ends."""
    filled: Doc = {}
    for field in fields_of(title, questions.words):
        value = _ask(field, questions)
        if value is None:
            return None
        filled[field["id"]] = value
    return Filled(title.id, filled)


def _ask(field: Doc, questions: Questions) -> Any:
    """One field; an empty line takes what the form has."""
    default = field.get("default")
    if field["kind"] == "choice":
        ways = [(str(choice["id"]), str(choice["name"])) for choice in field["choices"]]
        asked = questions.words.text("console-ask-field", name=field["name"], default=str(default or ways[0][0]))
        return questions.one_of(asked, ways, str(default or ""))
    shown = (ON if default else OFF) if field["kind"] == "switch" else str(default if default is not None else "")
    asked = questions.words.text("console-ask-field", name=field["name"], default=shown)
    while True:
        line = questions.line(asked)
        if line is None:
            return None
        try:
            return read_value(field, line) if line else default if default is not None else ""
        except UserError as error:
            questions.out.print(error.said(questions.words))
