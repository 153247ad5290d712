"""A game at another program's table: moves of others in, whole decisions of a bot out.

Without more knowledge of a title, the table speaks the title's own language of choices and gives a game as a saved one
or by `players N` and `seed N`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hexarch import bots
from hexarch.bots import lines

if TYPE_CHECKING:
    from hexarch.bots import Bot, Clock
    from hexarch.kernel.game import Title

MOST_SEED: Final = 10**15


class Refused(Exception):
    """A request that cannot be met: a code, and values for its sentence."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.code: Final = code
        self.values: Final = values


class Foreign:
    """The game, and every position that a request can be taken back to."""

    problems: ClassVar[tuple[type[Exception], ...]] = ()  # errors of the title's own that are told to the table
    extras: ClassVar[tuple[str, ...]] = ()  # requests of the title's own, answered by `extra`

    def __init__(self, game: Any) -> None:
        self.game: Any = game.quiet()
        self.lines: Final = bots.of(game.title).lines
        self._marks: list[Any] = []  # before each request that changed the game

    @classmethod
    def from_setup(cls, title: Title, given: list[str]) -> Foreign:
        """A new game from lines of a set-up; raises Refused or SetupError."""
        numbers = {"players": min(title.seats), "seed": 0}
        for line in given:
            name, _, value = line.partition(" ")
            if name.lower() not in numbers or not value.isdecimal() or int(value[:16]) > MOST_SEED:
                raise Refused("bad_setup", line=line[:80])
            numbers[name.lower()] = int(value[:16])
        return cls(title.new(title.drawn(numbers["players"], numbers["seed"])))

    @classmethod
    def from_text(cls, title: Title, text: str) -> Foreign:
        """The game of a save; raises SaveError."""
        return cls(title.loads(text))

    @classmethod
    def row(cls, text: str) -> tuple[str, str] | None:
        """A line of a record as the seat and its move, both empty when nobody decides; None for any other line."""
        return None

    @classmethod
    def cause(cls, error: Exception) -> Exception:
        """What is told of an error."""
        return error

    # -- seats --------------------------------------------------------------------------

    def seat(self, word: str) -> int:
        """A seat by what it plays as, its number from 1, or its player."""
        seats = range(self.game.players)
        found = [seat for seat in seats if word and self.game.label(seat) == self.label(word)]
        found += [seat for seat in seats if word == str(seat + 1)]
        found += [seat for seat in seats if word.lower() == self.game.setup.names[seat].lower()]
        if not found:
            raise Refused("no_such_seat", name=word[:40], known=", ".join(self.name(seat) for seat in seats))
        return found[0]

    def label(self, word: str) -> str:
        """What a seat plays as, from how the table calls it."""
        return word.lower()

    def name(self, seat: int) -> str:
        """A seat as it is written: by what it plays as, before that is decided by its number."""
        label: str = self.game.label(seat)
        return label or str(seat + 1)

    def to_act(self) -> list[str]:
        """Who may decide now."""
        mark = self.game.mark()
        try:
            self.end_turn()
            return [self.name(seat) for seat in self.game.to_act]
        finally:
            self.game.rollback(mark)

    # -- moves --------------------------------------------------------------------------

    def move(self, seat: int, text: str) -> None:
        """What a seat did; raises and changes nothing if it cannot have."""
        mark = self.game.mark()
        before = len(self.game.history)
        self.follow(seat, text)
        if len(self.game.history) > before:
            self._marks.append(mark)

    def follow(self, seat: int, text: str) -> None:
        """Carry out what a seat did."""
        self.game.step(seat, text)

    def undo(self, count: int) -> None:
        """Take back moves."""
        if count > len(self._marks):
            raise Refused("nothing_to_undo", n=len(self._marks))
        self.game.rollback(self._marks[-count])
        del self._marks[-count:]

    def take_turn(self, seat: int) -> None:
        """Go to the decision of a seat; refused when it has none."""
        mark = self.game.mark()
        if self.end_turn() and not self.in_turn(seat):
            self.game.rollback(mark)
        if seat not in self.game.to_act:
            raise Refused("not_to_act", name=self.name(seat), known=", ".join(self.to_act()))

    def in_turn(self, seat: int) -> bool:
        """Is it this seat's turn?"""
        turn: int | None = self.game.turn()
        return turn == seat

    def end_turn(self) -> bool:
        """End a turn that the table counts as over without a word; has it been ended?"""
        return False

    # -- the bot ------------------------------------------------------------------------

    def play(self, bot: Bot, seat: int, clock: Clock | None) -> str:
        """Let the bot make a whole decision; the line that tells the table."""
        mark = self.game.mark()
        told = self._decide(bot, seat, clock)
        self._marks.append(mark)
        return told

    def choose(self, bot: Bot, seat: int, clock: Clock | None) -> str:
        """The same, and the game is left as it is."""
        mark = self.game.mark()
        try:
            return self._decide(bot, seat, clock)
        finally:
            self.game.rollback(mark)

    def _decide(self, bot: Bot, seat: int, clock: Clock | None) -> str:
        name = self.name(seat)
        return f"{name}: {'. '.join(self.decided(bot, seat, clock))}"

    def decided(self, bot: Bot, seat: int, clock: Clock | None) -> list[str]:
        """What the bot chooses, as the table is told."""
        self.take_turn(seat)
        line = self.lines.line(self.game, seat, self.lines.kind_of(self.game, seat, ""))
        return lines.decide(line, bot, clock, others=False)

    # -- looking ------------------------------------------------------------------------

    def show(self) -> list[str]:
        """Round, who may act, and the points of every seat."""
        found = ["over" if self.game.over else f"round {self.game.progress()[0]}"]
        found.append(f"to act: {', '.join(self.to_act()) or 'nobody'}")
        for seat, row in enumerate(self.game.scores()):
            found.append(f"{self.name(seat)}: {row['total']} VP")
        return found

    def shown(self, text: str) -> str:
        """An opinion of a bot, as the table is told."""
        return text

    def extra(self, request: str) -> list[str]:
        """The answer to a request of the title's own."""
        raise NotImplementedError(request)
