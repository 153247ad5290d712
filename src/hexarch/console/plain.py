"""Any title in a terminal, through its face alone: the position as names and values, the options as a menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from hexarch.bots import of as bots_of
from hexarch.console import fields
from hexarch.console.menu import Menu
from hexarch.console.output import paragraph
from hexarch.console.speech import told as tell_choice
from hexarch.console.styles import BAD, FAINT, STRONG
from hexarch.console.title import Keywords

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.console.questions import Questions
    from hexarch.console.seating import Seating
    from hexarch.console.title import Paths, Told, Typed, Wishes
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.game import Doc, Title
    from hexarch.words import Words

STEP = 2  # columns by which what lies inside something is set in


class Plain:
    """What a title needs in a terminal, for one that declares nothing."""

    commands: Paths = MappingProxyType({})
    setups: Mapping[str, Doc] = MappingProxyType({})

    def __init__(self, title: Title) -> None:
        self.title = title

    @property
    def opponent(self) -> str:
        """The bot that the title itself puts first."""
        return bots_of(self.title).default

    # -- before there is a game -----------------------------------------------------------

    def options(self, command: str) -> Callable[..., Wishes]:
        """`--set NAME=VALUE`, for the fields of the form."""
        found: Callable[..., Wishes] = fields.from_options(self.title)
        return found

    def keywords(self, command: str) -> Callable[..., Keywords]:
        """Nothing of its own."""

        def nothing() -> Keywords:
            return Keywords({})

        return nothing

    def questions(self, ask: Questions) -> Wishes | None:
        """The fields of the form, one after the other."""
        return fields.ask(self.title, ask)

    # -- showing ---------------------------------------------------------------------------

    def name(self, words: Words) -> str:
        """What the title's texts call it, else its id."""
        return words.text("title-name") if words.has("title-name") else self.title.id

    def who(self, game: Any, words: Words, seat: int) -> Text:
        """A seat by what it plays as, by its player before that is decided."""
        label = game.label(seat)
        return Text(self.title.name(words, label) if label else game.setup.names[seat], style=STRONG)

    def heading(self, game: Any, words: Words) -> Text:
        """Round and turn."""
        number, turn = game.progress()
        if game.over:
            return Text(words.text("console-over-heading"), style=STRONG)
        if not number:
            return Text(words.text("console-setup-heading"), style=STRONG)
        return Text(words.text("console-round-heading", round=number, turn=turn), style=STRONG)

    def table(self, out: Console, game: Any, words: Words, viewer: int | None) -> None:
        """Everything in the view, each thing under the name the glossary has for it."""
        names = self._names(words)
        for line in tree(game.view(viewer), words, names):
            out.print(line)

    def hand(self, game: Any, words: Words, seat: int) -> Text:
        """The table tells everything."""
        return Text()

    def whole(self, game: Any, seat: int, first: bool) -> bool:
        """The table is shown for every decision: how much of it matters only the title could say."""
        return True

    def question(self, game: Any, words: Words, seat: int) -> str:
        """Everything the seat is asked, each kind of question once."""
        asked = {one.kind: words.sentence(*one.question) for one in reversed(game.asked(seat))}
        return " ".join(reversed(list(asked.values())))

    def menu(self, game: Any, seat: int) -> Menu:
        """The options by their groups."""
        return Menu(game, seat)

    def tell(self, game: Any, words: Words, told: Told, happened: list[Effect]) -> list[Text]:
        """The choice of somebody else, and every effect that has words."""
        lines: list[Text] = []
        for effect in happened:
            said = game.told(effect)
            if said is not None:
                lines.append(Text(f"  {words.sentence(*said)}", style=FAINT))
        if told.own or (told.hidden and lines):  # effects tell everybody as much as everybody may know
            return lines
        return [tell_choice(told.who, told.choice), *lines]

    def final(self, out: Console, game: Any, words: Words) -> None:
        """Points by source for every seat, the winner first."""
        scores = game.scores()
        order = sorted(range(game.players), key=lambda seat: -scores[seat]["total"])
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=STRONG)
        table.add_column(words.text("console-final-source"))
        for seat in order:
            table.add_column(self.who(game, words, seat), justify="right")
        for source in scores[0]:
            if source != "total" and any(row[source] for row in scores):
                table.add_row(source_name(words, source), *(_points(scores[seat][source]) for seat in order))
        table.add_row(
            Text(words.text("console-final-total"), style=STRONG),
            *(Text(str(scores[seat]["total"]), style=STRONG) for seat in order),
        )
        out.print(table)

    # -- commands at the table ----------------------------------------------------------------

    def typed(self, table: Seating) -> Mapping[str, Typed]:
        """Nothing of its own."""
        return {}

    def explain(self, out: Console, game: Any, words: Words, what: str) -> bool:
        """What the glossary, or the game's own part of it, says about a name."""
        wish = what.strip().lower()
        own = self.title.settings(game.setup, words).get("words", {})
        for name, (title, text) in {**glossed(self.title.glossary(words)), **glossed(own)}.items():
            if wish in (name.lower(), title.lower()):
                out.print(Text(title, style=STRONG))
                if text:
                    paragraph(out, text)
                return True
        return False

    def _names(self, words: Words) -> dict[str, str]:
        return {name: title for name, (title, _) in glossed(self.title.glossary(words)).items()}


def source_name(words: Words, source: str) -> str:
    """Where points come from, in words where there are some."""
    key = f"source-{source}"
    return words.text(key) if words.has(key) else source


def _points(n: int) -> Text:
    return Text(str(n), style=BAD if n < 0 else "" if n else FAINT)


def glossed(document: Any) -> dict[str, tuple[str, str]]:
    """Every name in a glossary with its title and explanation, however deep it lies."""
    found: dict[str, tuple[str, str]] = {}
    if isinstance(document, dict):
        if isinstance(document.get("id"), str) and isinstance(document.get("name"), str):
            found[document["id"]] = (document["name"], str(document.get("text", "")))
        for key, value in document.items():
            if isinstance(value, str) and key not in ("id", "name", "text"):
                found.setdefault(key, (value, ""))
            elif isinstance(value, dict) and isinstance(value.get("name"), str):
                found.setdefault(key, (value["name"], str(value.get("text", ""))))
            found = {**glossed(value), **found}
    elif isinstance(document, list):
        for value in document:
            found = {**glossed(value), **found}
    return found


def tree(document: Any, words: Words, names: Mapping[str, str], indent: int = 0) -> list[Text]:
    """A document as lines: names and values, what lies inside something set in below it."""
    lines: list[Text] = []
    margin = " " * indent
    pairs = document.items() if isinstance(document, dict) else enumerate(document, 1)
    for key, value in pairs:
        shown = names.get(str(key), str(key).replace("_", " "))
        line = Text()
        line.append(f"{margin}{shown}: ", style=FAINT)
        if _flat(value):
            line.append(_said(value, words, names))
            lines.append(line)
        else:
            lines.append(line)
            lines += tree(value, words, names, indent + STEP)
    return lines


def _flat(value: Any) -> bool:
    """Does a value fit into one line?"""
    if isinstance(value, list):
        return not any(isinstance(one, (list, dict)) for one in value)
    return not isinstance(value, dict) or not value


def _said(value: Any, words: Words, names: Mapping[str, str]) -> str:
    if isinstance(value, bool):
        return words.text("console-yes" if value else "console-no")
    if value is None or value in ("", [], {}):
        return "-"
    if isinstance(value, list):
        return ", ".join(_said(one, words, names) for one in value)
    return names.get(value, value) if isinstance(value, str) else str(value)
