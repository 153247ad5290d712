"""The numbered list of what a seat may choose, in groups, each with its price and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.text import Text

from hexarch.console.output import paragraph
from hexarch.console.speech import choice as spoken
from hexarch.console.styles import FAINT, STRONG, WARN
from hexarch.kernel.errors import Refusal

if TYPE_CHECKING:
    from hexarch.words import Words

INDENT: Final = 6
AFTER: Final = "prepared"  # the group of what becomes possible with something else in front of it
DEAR: Final = "dear"  # and of what becomes possible at a price that is easily overlooked


class Entry:
    """A choice of the list."""

    __slots__ = ("group", "number", "quote", "text")

    def __init__(self, number: int, group: str, text: str, quote: Any) -> None:
        self.number = number
        self.group = group
        self.text = text
        self.quote = quote


class Menu:
    """What a seat may choose now: the options, and what others in front would make possible.

    A title may derive its own from this, with figures beside each choice or a list that leaves some out.
    """

    def __init__(self, game: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.entries: list[Entry] = []
        self.plain = 0  # entries that are options by themselves
        self.shown = 0  # entries that are listed without asking for more
        self.fill()

    # -- what is listed ---------------------------------------------------------------

    def fill(self) -> None:
        """List the options by their groups, then what becomes possible."""
        game, order = self.game, self.game.title.groups
        found = [(game.group(self.seat, choice), choice.text) for choice in game.options(self.seat)]
        found.sort(key=lambda one: order.index(one[0]) if one[0] in order else len(order))
        for group, text in found:
            self.add(group, text)
        self.plain = len(self.entries)
        self.propose()

    def propose(self) -> None:
        """List what others in front would make possible; what costs more than it seems only when more is asked for."""
        found = self.game.proposals(self.seat)
        for option in found:
            if not option.dear:
                self.add(AFTER, option.text)
        self.shown = len(self.entries)
        for option in found:
            if option.dear:
                self.add(DEAR, option.text)

    def add(self, group: str, text: str) -> Entry | None:
        """List a choice, if it is one."""
        quote = self.game.quote(self.seat, text)
        if isinstance(quote, Refusal):
            return None
        self.entries.append(Entry(len(self.entries) + 1, group, text, quote))
        return self.entries[-1]

    # -- what is typed ----------------------------------------------------------------

    def read(self, words: Words, line: str) -> str:
        """The choice that a line of text stands for; a title may understand more than the choices themselves."""
        return line

    def text(self, number: int) -> str | None:
        """The choice of a number."""
        return self.entries[number - 1].text if 1 <= number <= len(self.entries) else None

    def default(self) -> str | None:
        """What an empty line means: the only option, or the end of the turn."""
        if self.plain == 1:
            return self.entries[0].text
        for entry in self.entries[: self.plain]:
            if entry.text == self.game.end:
                return entry.text
        return None

    def names(self, entry: Entry) -> list[str]:
        """What on the table a choice names."""
        for choice in self.game.options(self.seat):
            if choice.text == entry.text:
                return [str(value) for value in self.game.place(choice).values()]
        return []

    # -- showing ----------------------------------------------------------------------

    def show(self, out: Console, words: Words, everything: bool = False) -> None:
        """Print the groups; what is not listed at once only when everything is asked for."""
        last = len(self.entries) if everything else self.shown
        group = ""
        for entry in self.entries[:last]:
            if entry.group != group:
                group = entry.group
                heading = self.heading(words, group)
                if heading:
                    out.print(Text(heading, style=STRONG))
                for warning in self._common(words, group):
                    paragraph(out, f"! {warning}", INDENT, WARN)
            out.print(self.line(entry, words, out.width))
        if last < len(self.entries):
            out.print(Text(words.say("console-more", n=len(self.entries) - last), style=FAINT))

    def heading(self, words: Words, group: str) -> str:
        """The heading of a group; empty where there is none."""
        return next((words.text(key) for key in (f"console-group-{group}", f"group-{group}") if words.has(key)), "")

    def figures(self, words: Words, quote: Any) -> Text:
        """What a choice would cost and bring, in figures."""
        return Text()

    def remarks(self, words: Words, entry: Entry) -> Text:
        """What else is worth a word beside a choice."""
        return Text()

    def _warnings(self, words: Words, entry: Entry) -> list[str]:
        found = [words.warning(*warning) for warning in entry.quote.warnings]
        return [*found, words.text("console-reveals")] if entry.quote.reveals else found

    def _common(self, words: Words, group: str) -> list[str]:
        """Warnings that all of a group of several share, said once."""
        lists = [self._warnings(words, entry) for entry in self.entries if entry.group == group]
        if len(lists) < 2:
            return []
        return [warning for warning in lists[0] if all(warning in others for others in lists)]

    def line(self, entry: Entry, words: Words, width: int) -> Text:
        """One choice with its number, further lines set in."""
        text = Text(spoken(self.game, words, self.seat, entry.text))
        text.append_text(self.figures(words, entry.quote))
        text.append_text(self.remarks(words, entry))
        common = self._common(words, entry.group)
        for warning in self._warnings(words, entry):
            if warning not in common:
                text.append(f"  ! {warning}", style=WARN)
        out = Text()
        for i, part in enumerate(text.wrap(Console(width=width), max(20, width - INDENT))):
            part.rstrip()
            out.append(f"\n{'':{INDENT}}" if i else f"{entry.number:>{INDENT - 2}}. ", style=FAINT)
            out.append_text(part)
        return out

    def details(self, out: Console, words: Words, text: str, quote: Any) -> None:
        """Everything a choice would do, effect by effect."""
        line = Text(spoken(self.game, words, self.seat, text), style=STRONG)
        line.append_text(self.figures(words, quote))
        out.print(line)
        for effect in quote.own:
            told = self.game.told(effect)
            if told is not None:
                out.print(f"  {words.sentence(*told)}")
        for warning in quote.warnings:
            out.print(Text(f"  ! {words.warning(*warning)}", style=WARN))
