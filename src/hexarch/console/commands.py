"""What can be typed besides choices: undo, save, why, hint, explain, log and so on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from hexarch.console import advice, board_view, map_view, menu, narrate, table_view
from hexarch.console.colours import FAINT, GOOD, STRONG
from hexarch.console.explain import explain
from hexarch.console.files import UserError, read
from hexarch.console.position import seat_of
from hexarch.console.reader import number
from hexarch.games.terra import kinds
from hexarch.games.terra.quote import Quote
from hexarch.kernel.errors import ChoiceError, Illegal, SaveError
from hexarch.words import Words, languages

if TYPE_CHECKING:
    from hexarch.console.seating import Seating

LOG_LINES = 15
MOST_LOG = 500


class Commands:
    """The commands of the console; each is a method that takes the seat and what follows its name."""

    def __init__(self, table: Seating) -> None:
        self.table = table
        self._known: dict[str, Callable[[int, str], None]] = {
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
            "map": self._map,
            "table": self._table,
            "board": self._board,
            "rules": self._explain,
            "explain": self._explain,
            "log": self._log,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
            "exit": self._quit,
        }

    def run(self, seat: int, line: str) -> bool:
        """Carry out a command; False when the line is none."""
        name, _, rest = line.partition(" ")
        command = self._known.get(name.lower())
        if command is None:
            return False
        command(seat, rest.strip())
        return True

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
        self.table.words = Words(wish)
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
        out.print(Text(words.text("console-free"), style=STRONG))
        for choice in found:
            line = Text(f"  {choice.text:<22}")
            line.append(words.choice(choice.text), style=FAINT)
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
        if isinstance(quote, Quote):
            table.out.print(Text(table.words.text("console-possible"), style=GOOD))
            menu.details(table.out, table.game, table.words, text, quote, table.menu.kind, table.game.faction(seat))
        else:
            table.refuse(seat, text, Illegal(quote, text))

    def _hint(self, seat: int, rest: str) -> None:
        if self.table.game.over:
            raise UserError("console-game-over")
        advice.hint(self.table, seat, rest)

    def _reasons(self, seat: int, rest: str) -> None:
        advice.reasons(self.table, seat, rest)

    # -- looking --------------------------------------------------------------------------

    def _map(self, seat: int, rest: str) -> None:
        self.table.out.print(map_view.draw(self.table.game, self.table.words))

    def _table(self, seat: int, rest: str) -> None:
        self.table.table(seat)
        if not self.table.game.over:
            self.table.menu.show(self.table.out, self.table.words)

    def _board(self, seat: int, rest: str) -> None:
        board_view.show(self.table.out, self.table.game, self.table.words, self._seat(seat, rest))

    def _seat(self, seat: int, rest: str) -> int:
        """A seat by its number, its faction or its player; without any the own."""
        if not rest:
            return seat
        found = seat_of(self.table.game, self.table.words, rest)
        if found is None:
            raise UserError("console-error-seat", seat=rest[:40], most=self.table.game.players)
        return found

    def _explain(self, seat: int, rest: str) -> None:
        table = self.table
        if not rest:
            raise UserError("console-explain-what")
        typed = number(rest)
        if typed is not None and table.menu.text(typed):
            entry = table.menu.entries[typed - 1]
            menu.details(
                table.out, table.game, table.words, entry.text, entry.quote, table.menu.kind, table.game.faction(seat)
            )
            for word in entry.text.replace("+", " ").split():
                explain(table.out, table.words, word)
            return
        if not explain(table.out, table.words, rest):
            raise UserError("console-error-explain", what=rest[:40])

    def _log(self, seat: int, rest: str) -> None:
        table = self.table
        count = number(rest) if rest else LOG_LINES
        if count is None or not 0 < count <= MOST_LOG:
            raise UserError("console-error-lines", most=MOST_LOG)
        history = table.game.history
        if not history:
            raise UserError("console-log-empty")
        secret = narrate.sealed(table.game)
        first = {who: place for place, (who, text) in reversed(list(enumerate(history, 1))) if text[:4] == "pass"}
        for place, (who, text) in list(enumerate(history, 1))[-count:]:
            line = Text(f"{place:>4} ", style=FAINT)
            bids = text.startswith("bid ")
            line.append_text(
                Text(table.game.setup.names[who]) if bids else table_view.who(table.game, table.words, who)
            )
            kind = kinds.BONUS_CARD if place == first.get(who) else None
            if secret and who != seat and bids:
                line.append(f": {table.words.text('console-bid-placed')}")
            else:
                line.append(f": {table.words.choice(text, kind, table.game.faction(who))}")
            table.out.print(line)

    def _help(self, seat: int, rest: str) -> None:
        self.table.out.print(self.table.words.text("console-help"))
