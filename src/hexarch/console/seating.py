"""A game at the console: whose turn it is, people asked, bots playing, every way back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from hexarch import bots
from hexarch.console import map_view, narrate, setting, table_view
from hexarch.console.colours import BAD, FAINT, GOOD, STRONG, WARN
from hexarch.console.commands import Commands
from hexarch.console.files import UserError, write_game
from hexarch.console.menu import Menu
from hexarch.console.reader import number
from hexarch.games.terra import kinds, queue
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.save import loads
from hexarch.kernel.errors import ChoiceError, Illegal
from hexarch.play import titles

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.bots import Bot
    from hexarch.console.reader import Reader
    from hexarch.games.terra.game import Game, GameMark
    from hexarch.words import Words

LEFT, OVER, INPUT_ENDED = 0, 0, 1
WHOLE = (
    kinds.FACTION,
    kinds.STARTING_DWELLING,
    kinds.BONUS_CARD,
    kinds.TERRAIN,
)  # decisions for which the whole table is shown


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
        self.commands = Commands(self)
        self.sit_down(game, kinds)

    def sit_down(self, game: Game, kinds: list[str]) -> None:
        """Begin with a game, new or loaded."""
        self.game = game
        self.kinds = kinds
        self.bots: list[Bot | None] = [
            None if kind == setting.PERSON else bots.make(game.title, kind, self.seed * 16 + seat)
            for seat, kind in enumerate(kinds)
        ]
        self.marks: list[GameMark] = []  # before every choice of a person
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
                        self._step(seat, bot.choose(self.game, seat), own=False)
                self._end()
                if not self._after():
                    return OVER
        except Leave as leave:
            return leave.code

    def _ask(self, seat: int) -> None:
        """One decision of a person."""
        if not self.game.free(seat) and [c.text for c in self.game.options(seat)] == ["done"]:
            self._step(seat, "done", own=True)
            return
        self.marks.append(self.game.mark())
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
        prompt = table_view.who(self.game, self.words, seat)
        if self.game.faction(seat) and sum(kind == setting.PERSON for kind in self.kinds) > 1:
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
        return self.menu.bid(self.words, line) or line

    def choose(self, seat: int, text: str) -> None:
        """Make a choice, or say why not."""
        game, words = self.game, self.words
        self.proposal = ""
        try:
            quote = game.quote(seat, text)
            if isinstance(quote, Quote):
                for code, values in quote.warnings:
                    self.out.print(Text(f"! {words.warning(code, values)}", style=WARN))
                self._step(seat, text, own=True)
            else:
                self.refuse(seat, text, Illegal(quote, text))
        except ChoiceError as error:
            self.refuse(seat, text, error)

    def refuse(self, seat: int, text: str, error: ChoiceError) -> None:
        """Why a choice is not possible, and how it could be paid."""
        from hexarch.games.terra import payment

        self.complain(self.words.error(error))
        if not isinstance(error, Illegal):
            self.out.print(Text(self.words.text("console-hint-help"), style=FAINT))
            return
        self.out.print(Text(f"  ({self.words.rule(error.refusal)})", style=FAINT))
        found = payment.propose(self.game, seat, text)
        if found:
            self.proposal = found
            self.out.print(
                self.words.text("console-payable", choice=self.words.choice(found, label=self.game.faction(seat)))
            )

    def complain(self, text: str) -> None:
        """Something is wrong."""
        self.out.print(Text(text, style=BAD))

    def _step(self, seat: int, choice: object, own: bool) -> None:
        text = str(choice)
        kind = queue.open_for(self.game.state, seat)[0].kind
        happened = self.game.step(seat, text)
        for line in narrate.tell(self.game, self.words, seat, text, happened, own, kind):
            self.out.print(line)
        if own and self.save_to is not None:
            self.save(self.save_to, quiet=True)

    # -- showing ----------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """What the decision needs: the whole table at the beginning of a turn, else the question only."""
        game, words = self.game, self.words
        asked = [d.kind for d in queue.open_for(game.state, seat)]
        turn = game.state.turn()
        fresh = kinds.TURN in asked and turn is not None and not turn.acted
        self.menu = Menu(game, seat)
        self.out.print()
        whole = fresh or asked[0] in WHOLE or (asked[0] == kinds.BID and self.shown_at < 0)
        if whole and self.shown_at != len(game.history):
            self.table(seat)
        elif asked[0] not in WHOLE and asked[0] != kinds.BID:
            self.out.print(self._hand(seat))
        question = " ".join(
            words.decision(kind) for kind in dict.fromkeys(asked) if kind != kinds.TURN or kind == asked[0]
        )
        if asked[0] == kinds.BID:
            question = titles.asked(game, words, seat)
        if self.menu.default() == "done":
            question = words.text("console-turn-end") if self.menu.plain == 1 else question
        line = Text("» ", style=STRONG)
        line.append_text(table_view.who(game, words, seat))
        line.append(f": {question}", style=STRONG)
        self.out.print(line)
        self.menu.show(self.out, words)

    def table(self, seat: int) -> None:
        """Map, players and tiles."""
        game, words = self.game, self.words
        self.shown_at = len(game.history)
        view = game.view()
        self.out.rule(table_view.heading(game, words), style=FAINT)
        self.out.print(map_view.draw(game, words))
        self.out.print()
        for part in table_view.beside(game, words, view):
            self.out.print(part)
        self.out.print()
        self.out.print(table_view.seats(game, words, view))
        self.out.print()

    def _hand(self, seat: int) -> Text:
        """What the seat has, in one line."""
        one = self.game.view()["seats"][seat]
        if not one["faction"]:
            return Text("")
        hand = one["resources"]
        return Text(
            self.words.text(
                "console-hand",
                c=hand["C"],
                w=hand["W"],
                p=hand["P"],
                power="/".join(str(bowl) for bowl in one["bowls"]),
                vp=one["vp"],
            ),
            style=FAINT,
        )

    # -- back and away ------------------------------------------------------------------

    def undo(self) -> bool:
        """Back to before the last choice of a person at this console, whoever it was; False when there is none."""
        earlier = self.marks if self.game.over else self.marks[:-1]
        if not earlier:
            return False
        taken = list(self.game.history)
        last = len(earlier) - 1
        self.game.rollback(self.marks[last])
        del self.marks[last:]
        seat, text = taken[len(self.game.history)]
        who = table_view.who(self.game, self.words, seat).plain
        if text.startswith("bid ") and narrate.sealed(self.game):
            told = self.words.text("console-bid-placed")
        else:
            kind = queue.open_for(self.game.state, seat)[0].kind
            told = self.words.choice(text, kind, self.game.faction(seat))
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
        game = loads(text)
        self.sit_down(game, setting.kinds_of(game))
        self.replay_marks()
        self.out.print(Text(self.words.text("console-loaded", file=name, n=len(game.history)), style=GOOD))

    def replay_marks(self) -> None:
        """Make every earlier choice of a loaded game one that can be taken back."""
        game = type(self.game)(self.game.setup)
        for seat, text in self.game.history:
            if self.bots[seat] is None:
                self.marks.append(game.mark())
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
        winners = ", ".join(words.name(game.faction(seat)) for seat in game.winners())
        self.out.print()
        self.out.rule(table_view.heading(game, words), style=FAINT)
        self.out.print(table_view.final(game, words))
        self.out.print(Text(words.text("console-winners", n=len(game.winners()), who=winners), style=GOOD))
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
