"""What can be typed besides choices: undo, save, why, hint, explain, log and so on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from hexarch.console import advice
from hexarch.console.files import UserError, read
from hexarch.console.position import seat_of
from hexarch.console.reader import number
from hexarch.console.speech import choice as spoken
from hexarch.console.speech import told
from hexarch.console.styles import FAINT, GOOD, STRONG
from hexarch.kernel.errors import ChoiceError, Illegal, Refusal, SaveError
from hexarch.words import Words, languages

if TYPE_CHECKING:
    from hexarch.console.seating import Seating
    from hexarch.console.title import Typed

LOG_LINES = 15
MOST_LOG = 500


class Commands:
    """The commands of the console; each is a method that takes the seat and what follows its name."""

    def __init__(self, table: Seating) -> None:
        self.table = table
        self._known: dict[str, Typed] = {
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "language": self._language,
            "free": self._free,
            "more": self._more,
            "pay": self._pay,
            "why": self._why,
            "hint": self._hint,
            "reasons": self._reasons,
            "table": self._table,
            "rules": self._explain,
            "explain": self._explain,
            "log": self._log,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
            "exit": self._quit,
            **table.screen.typed(table),
        }

    def run(self, seat: int, line: str) -> bool:
        """Carry out a command; False when the line is none."""
        name, _, rest = line.partition(" ")
        command = self._known.get(name.lower())
        if command is None:
            return False
        command(seat, rest.strip())
        return True

    def seat(self, seat: int, rest: str) -> int:
        """A seat by its number, by what it plays as or by its player; your own where none is named."""
        if not rest:
            return seat
        found = seat_of(self.table.game, self.table.words, rest)
        if found is None:
            raise UserError("console-error-seat", seat=rest[:40], most=self.table.game.players)
        return found

    # -- the game -------------------------------------------------------------------------

    def _undo(self, seat: int, rest: str) -> None:
        if not self.table.undo():
            raise UserError("console-nothing-to-undo")

    def _save(self, seat: int, rest: str) -> None:
        path = Path(rest) if rest else self.table.file
        if path is None:
            raise UserError("console-save-where")
        self.table.save(path)

    def _load(self, seat: int, rest: str) -> None:
        path = Path(rest) if rest else self.table.file
        if path is None:
            raise UserError("console-load-where")
        try:
            self.table.load(read(path), str(path))
        except SaveError as error:
            self.table.complain(self.table.words.error(error))

    def _language(self, seat: int, rest: str) -> None:
        wish = rest.lower()
        if wish not in languages():
            raise UserError("console-error-language", language=rest[:20], known=", ".join(languages()))
        self.table.words = Words(wish, self.table.title.id)
        self.table.shown_at = -1
        if not self.table.game.over:
            self.table.show(seat)

    def _quit(self, seat: int, rest: str) -> None:
        self.table.leave()

    # -- choices --------------------------------------------------------------------------

    def _free(self, seat: int, rest: str) -> None:
        words, out = self.table.words, self.table.out
        found = self.table.game.free(seat)
        if not found:
            raise UserError("console-no-free")
        out.print(Text(words.say("console-free"), style=STRONG))
        for choice in found:
            line = Text(f"  {choice.text:<22}")
            line.append(spoken(self.table.game, words, seat, choice.text), style=FAINT)
            out.print(line)

    def _more(self, seat: int, rest: str) -> None:
        self.table.menu.show(self.table.out, self.table.words, everything=True)

    def _pay(self, seat: int, rest: str) -> None:
        if not self.table.proposal:
            raise UserError("console-nothing-to-pay")
        self.table.choose(seat, self.table.proposal)

    def _why(self, seat: int, rest: str) -> None:
        table = self.table
        typed = number(rest)
        text = rest if typed is None else table.menu.text(typed) or rest
        if not text:
            raise UserError("console-why-what")
        try:
            quote = table.game.quote(seat, text)
        except ChoiceError as error:
            table.refuse(seat, text, error)
            return
        if isinstance(quote, Refusal):
            table.refuse(seat, text, Illegal(quote, text))
        else:
            table.out.print(Text(table.words.text("console-possible"), style=GOOD))
            table.menu.details(table.out, table.words, text, quote)

    def _hint(self, seat: int, rest: str) -> None:
        if self.table.game.over:
            raise UserError("console-game-over")
        advice.hint(self.table, seat, rest)

    def _reasons(self, seat: int, rest: str) -> None:
        advice.reasons(self.table, seat, rest)

    # -- looking --------------------------------------------------------------------------

    def _table(self, seat: int, rest: str) -> None:
        self.table.table(seat)
        if not self.table.game.over:
            self.table.menu.show(self.table.out, self.table.words)

    def _explain(self, seat: int, rest: str) -> None:
        table = self.table
        if not rest:
            raise UserError("console-explain-what")
        typed = number(rest)
        if typed is not None and table.menu.text(typed):
            entry = table.menu.entries[typed - 1]
            table.menu.details(table.out, table.words, entry.text, entry.quote)
            for name in table.menu.names(entry):
                table.screen.explain(table.out, table.game, table.words, name)
            return
        if not table.screen.explain(table.out, table.game, table.words, rest):
            raise UserError("console-error-explain", what=rest[:40])

    def _log(self, seat: int, rest: str) -> None:
        """The last choices, each in the words it had when it was made; what is still hidden is not told."""
        table, words = self.table, self.table.words
        count = number(rest) if rest else LOG_LINES
        if count is None or not 0 < count <= MOST_LOG:
            raise UserError("console-error-lines", most=MOST_LOG)
        history = table.game.history
        if not history:
            raise UserError("console-log-empty")
        seen = table.game.history_for(seat)
        game = table.title.new(table.game.setup)
        for place, (who, text) in enumerate(history):
            if place >= len(history) - count:
                line = Text(f"{place + 1:>4} ", style=FAINT)
                said = spoken(game, words, who, text) if seen[place][1] else words.sentence(*game.hidden(who))
                line.append_text(told(table.screen.who(game, words, who), said))
                table.out.print(line)
            game.step(who, text)

    def _help(self, seat: int, rest: str) -> None:
        self.table.out.print(self.table.words.say("console-table-help"))
