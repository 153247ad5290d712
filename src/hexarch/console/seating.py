"""A game at the console: whose turn it is, people asked, bots playing, every way back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from hexarch import bots, games
from hexarch.console import setting
from hexarch.console.commands import Commands
from hexarch.console.files import UserError, write_game
from hexarch.console.handover import Handover
from hexarch.console.reader import number
from hexarch.console.speech import choice as spoken
from hexarch.console.styles import BAD, FAINT, GOOD, STRONG, WARN
from hexarch.console.title import Told, console_of
from hexarch.kernel.errors import ChoiceError, Illegal, Refusal
from hexarch.play.planner import imagined
from hexarch.words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.bots import Bot
    from hexarch.console.reader import Reader
    from hexarch.kernel.game import Game

LEFT, OVER, INPUT_ENDED = 0, 0, 1


class Leave(Exception):
    """The player leaves the table."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code


class Seating:
    """The game, who sits where, and what a player has been shown."""

    def __init__(
        self, game: Game, kinds: list[str], words: Words, out: Console, reader: Reader, save: Path | None, seed: int
    ) -> None:
        self.words = words
        self.out = out
        self.reader = reader
        self.save_to = save  # after every choice of a person
        self.file = save  # what `save` and `load` mean without a name
        self.seed = seed
        self.proposal = ""
        self.sit_down(game, kinds)

    def sit_down(self, game: Game, kinds: list[str]) -> None:
        """Begin with a game, new or loaded."""
        self.game = game
        self.title = game.title
        self.screen = console_of(game.title)
        self.words = Words(self.words.language, game.title.id)
        self.commands = Commands(self)
        self.kinds = kinds
        self.bots: list[Bot | None] = [
            None if kind == setting.PERSON else bots.make(game.title, kind, self.seed * bots.PLACES + seat)
            for seat, kind in enumerate(kinds)
        ]
        self.people = [seat for seat, kind in enumerate(kinds) if kind == setting.PERSON]
        self.keyboard = Handover(self)
        self.marks: list[Any] = []  # before every choice of a person
        self.revealed: list[int] = []  # how many choices had been made when something came to light
        self.saved = len(game.history)
        self.shown_at = -1

    # -- the loop ---------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until the player leaves; the exit code."""
        try:
            while True:
                while not self.game.over:
                    seat = self.game.to_act[0]
                    bot = self.bots[seat]
                    if bot is None:
                        self._ask(seat)
                    else:
                        self._step(seat, str(bot.choose(imagined(self.game, seat), seat)), own=False)
                self._end()
                if not self._after():
                    return OVER
        except Leave as leave:
            return leave.code

    def _ask(self, seat: int) -> None:
        """One decision of a person."""
        if not self.game.free(seat) and [c.text for c in self.game.options(seat)] == [self.game.end]:
            self._step(seat, self.game.end, own=True)
            return
        self.marks.append(self.game.mark())
        if not self.keyboard.give(seat):
            self._input_ended()
        self.show(seat)
        asked = len(self.marks)
        length = len(self.game.history)
        while len(self.marks) == asked and len(self.game.history) == length and not self.game.over:
            line = self.reader.line(self._prompt(seat))
            if line is None:
                self._input_ended()
            assert line is not None
            self.answer(seat, line)

    def _prompt(self, seat: int) -> Text:
        prompt = self.screen.who(self.game, self.words, seat)
        if self.game.label(seat) and len(self.people) > 1:
            prompt.append(f" ({self.game.setup.names[seat]})", style=FAINT)
        prompt.append(" >", style=STRONG)
        return prompt

    def answer(self, seat: int, line: str) -> None:
        """Carry out what was typed: a number, a command of the console, or choices of the game."""
        try:
            if self.commands.run(seat, line):
                return
            text = self.choice(seat, line)
            if text is not None:
                self.choose(seat, text)
        except UserError as error:
            self.complain(error.said(self.words))

    def choice(self, seat: int, line: str) -> str | None:
        """The choice a line stands for: by number, or as typed; an empty line takes what is obvious."""
        if not line:
            text = self.menu.default()
            if text is None:
                self.show(seat)
            return text
        typed = number(line)
        if typed is not None:
            text = self.menu.text(typed)
            if text is None:
                raise UserError("console-error-number", number=str(typed)[:12], most=len(self.menu.entries))
            return text
        return self.menu.read(self.words, line)

    def choose(self, seat: int, text: str) -> None:
        """Make a choice, or say why not."""
        game, words = self.game, self.words
        self.proposal = ""
        try:
            quote = game.quote(seat, text)
            if isinstance(quote, Refusal):
                self.refuse(seat, text, Illegal(quote, text))
                return
            for code, values in quote.warnings:
                self.out.print(Text(f"! {words.warning(code, values)}", style=WARN))
            self._step(seat, text, own=True)
        except ChoiceError as error:
            self.refuse(seat, text, error)

    def refuse(self, seat: int, text: str, error: ChoiceError) -> None:
        """Why a choice is not possible, and how it could be paid."""
        self.complain(self.words.error(error))
        if not isinstance(error, Illegal):
            self.out.print(Text(self.words.say("console-hint-help"), style=FAINT))
            return
        self.out.print(Text(f"  ({self.words.rule(error.refusal)})", style=FAINT))
        found = self.game.propose(seat, text)
        if found:
            self.proposal = found
            self.out.print(self.words.text("console-payable", choice=spoken(self.game, self.words, seat, found)))

    def complain(self, text: str) -> None:
        """Something is wrong."""
        self.out.print(Text(text, style=BAD))

    def _step(self, seat: int, text: str, own: bool) -> None:
        game, words = self.game, self.words
        who, said = self.screen.who(game, words, seat), spoken(game, words, seat, text)
        before = len(game.history)
        secret = seat != self.viewer and any(asked.secret for asked in game.asked(seat)[:1])
        if self._reveals(game, seat, text):
            self.revealed.append(before)
        happened = game.step(seat, text)
        hidden = secret or not all(one for _, one in game.history_for(self.viewer)[before:])
        if hidden:
            said = words.sentence(*game.hidden(seat))
        lines = self.screen.tell(game, words, Told(seat, text, who, said, hidden, own), happened)
        self.keyboard.news += lines
        for line in lines:
            self.out.print(line)
        if own and self.save_to is not None:
            self.save(self.save_to, quiet=True)

    def _reveals(self, game: Game, seat: int, text: str) -> bool:
        """Would something hidden come to light?"""
        if not game.hides():
            return False
        quote = game.quote(seat, text)
        return not isinstance(quote, Refusal) and quote.reveals

    @property
    def viewer(self) -> int | None:
        """Whose eyes see whatever is printed: those of the only person here, or everybody's."""
        return self.people[0] if len(self.people) == 1 else None

    # -- showing ----------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """What the decision needs: the whole table at the beginning of a turn, else the question only."""
        game, words = self.game, self.words
        self.menu = self.screen.menu(game, seat)
        self.out.print()
        whole = self.screen.whole(game, seat, self.shown_at < 0)
        if whole and self.shown_at != len(game.history):
            self.table(seat)
        elif not whole:
            hand = self.screen.hand(game, words, seat)
            if hand:
                self.out.print(hand)
        question = self.screen.question(game, words, seat)
        if self.menu.default() == game.end and self.menu.plain == 1:
            question = words.say("console-turn-end")
        line = Text("» ", style=STRONG)
        line.append_text(self.screen.who(game, words, seat))
        line.append(f": {question}", style=STRONG)
        self.out.print(line)
        self.menu.show(self.out, words)

    def table(self, seat: int) -> None:
        """Everything on the table that this seat may see."""
        self.shown_at = len(self.game.history)
        self.out.rule(self.screen.heading(self.game, self.words), style=FAINT)
        self.screen.table(self.out, self.game, self.words, seat)
        self.out.print()

    # -- back and away ------------------------------------------------------------------

    def undo(self) -> bool:
        """Back to before the last choice of a person at this console, whoever it was; False when there is none."""
        earlier = self.marks if self.game.over else self.marks[:-1]
        if not earlier:
            return False
        last = len(earlier) - 1
        length = self.marks[last].history
        if any(at >= length for at in self.revealed) and not self.keyboard.agreed():
            raise UserError("console-undo-refused")
        seat, text = self.game.history[length]
        shown = self.game.history_for(self.viewer)[length][1]
        hidden = "" if shown else self.words.sentence(*self.game.hidden(seat))
        self.game.rollback(self.marks[last])
        del self.marks[last:]
        self.revealed = [at for at in self.revealed if at < length]
        who = self.screen.who(self.game, self.words, seat).plain
        told = hidden or spoken(self.game, self.words, seat, text)
        self.shown_at = -1
        self.out.print(Text(self.words.text("console-undone", who=who, choice=told), style=GOOD))
        return True

    def save(self, path: Path, quiet: bool = False) -> None:
        """Write the game to a file."""
        write_game(path, self.game.dumps())
        self.saved = len(self.game.history)
        self.file = path
        if not quiet:
            self.out.print(Text(self.words.text("console-saved", file=str(path)), style=GOOD))

    def load(self, text: str, name: str) -> None:
        """Go on with another game."""
        game = games.loads(text)
        self.sit_down(game, setting.kinds_of(game.title, game.setup))
        self.replay_marks()
        self.out.print(Text(self.words.text("console-loaded", file=name, n=len(game.history)), style=GOOD))

    def replay_marks(self) -> None:
        """Make every earlier choice of a loaded game one that can be taken back."""
        game = self.title.new(self.game.setup)
        for seat, text in self.game.history:
            if self.bots[seat] is None:
                self.marks.append(game.mark())
            if self._reveals(game, seat, text):
                self.revealed.append(len(game.history))
            game.step(seat, text)
        self.game = game

    def leave(self) -> None:
        """Offer to save, then go."""
        if len(self.game.history) != self.saved and not self.game.over:
            name = self.reader.line(self.words.text("console-ask-save"))
            if name:
                self.save(Path(name))
        raise Leave(LEFT)

    def _input_ended(self) -> None:
        if self.reader.attended:
            self.leave()
        self.complain(self.words.text("console-input-ended"))
        raise Leave(INPUT_ENDED)

    def _end(self) -> None:
        """The final table."""
        game, words = self.game, self.words
        winners = ", ".join(self.screen.who(game, words, seat).plain for seat in game.winners())
        self.out.print()
        self.out.rule(self.screen.heading(game, words), style=FAINT)
        self.screen.final(self.out, game, words)
        self.out.print(Text(words.text("console-winners", n=len(game.winners()), who=winners), style=GOOD))
        if self.title.secret:  # before the end it would tell what is hidden
            self.out.print(words.text("console-seed", seed=str(game.setup.seed)))
        if self.save_to is not None:
            self.save(self.save_to)

    def _after(self) -> bool:
        """At the end there is still `undo` and `save`; False to leave for good."""
        if all(bot is not None for bot in self.bots):
            return False
        while self.game.over:
            line = self.reader.line(Text(self.words.text("console-after")))
            if not line or line in ("quit", "exit"):
                return False
            try:
                if not self.commands.run(self.game.winners()[0], line):
                    self.complain(self.words.text("console-game-over"))
            except UserError as error:
                self.complain(error.said(self.words))
        return True
