"""A whole decision of a seat: its turn with everything that belongs to it, or one answer outside a turn."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexarch.bots import Bot, Clock
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.game import Game

TURN: Final = "turn"  # the kind of a decision that is a seat's whole turn
LONGEST: Final = 60  # choices in one decision; more is a bot that does not come to an end


class Endless(RuntimeError):
    """A bot goes on deciding and never ends its turn."""


class Seconds:
    """A clock that runs from its making."""

    def __init__(self, seconds: float) -> None:
        self._end: Final = perf_counter() + seconds

    def left(self) -> float:
        """Seconds left for this decision."""
        return max(0.0, self._end - perf_counter())


class Line:
    """Follows a seat through one decision and knows when it is over."""

    def __init__(self, game: Game, seat: int, kind: str) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.kind: Final = kind
        self.over = False
        self._from: Final = len(game.history)
        self._progress: Final = game.progress()

    def step(self, choice: str | Choice) -> None:
        """A choice of the seat, or several in one text, up to the end of the decision.

        Raises ChoiceError, and the caller rolls back.
        """
        for text in self.parts(str(choice)):
            if self.over:  # some bots plan further
                break
            self.before(text)
            self.game.step(self.seat, text)
            self.over = self.game.over or self.ended(text)

    def parts(self, text: str) -> list[str]:
        """The single choices of a text, in the order in which they are made."""
        return commands(text)

    def before(self, text: str) -> None:
        """A choice is about to be made."""

    def ended(self, text: str) -> bool:
        """Has this choice ended the decision? Outside a turn every choice does."""
        if self.kind != TURN:
            return True
        return text == self.game.end or self.game.turn() != self.seat or self.game.progress() != self._progress

    @property
    def texts(self) -> list[str]:
        """What the seat has chosen."""
        return [text for seat, text in self.game.history[self._from :] if seat == self.seat]


class Lines:
    """What a whole decision is, as far as it can be said of every game; a title may know better."""

    kinds: Mapping[str, str] = {TURN: "turn"}  # how reviews call kinds of decisions; all others are reactions
    early: tuple[str, ...] = ()  # kinds decided before a position tells what a seat may expect (`Appraiser`)

    def kind_of(self, game: Game, seat: int, text: str) -> str:
        """The kind of decision that a choice of this seat begins to answer; a turn is one with all inside it."""
        if game.turn() == seat:
            return TURN
        asked = game.asked(seat)
        return asked[0].kind if asked else TURN

    def line(self, game: Game, seat: int, kind: str) -> Line:
        """A decision at its beginning."""
        return Line(game, seat, kind)

    def prepare(self, game: Game, seat: int, kind: str, bot: Bot) -> None:
        """Let a bot answer what is open beside a decision and would disturb comparing two lines of it."""

    def settle(self, game: Game, seat: int, kind: str, bot: Bot) -> None:
        """Let a bot decide what a decision that is over has left to its seat."""

    def leaves(self, text: str) -> bool:
        """Does somebody leave the game with this choice? That is no decision to review."""
        return False

    def core(self, texts: list[str]) -> list[str]:
        """Choices without those that make no difference to a reader, such as the end of a turn."""
        return texts

    def said(self, texts: list[str]) -> str:
        """The choices of a decision as one text to read."""
        return ". ".join(self.core(texts) or texts)


def decide(line: Line, bot: Bot, clock: Clock | None = None, others: bool = True) -> list[str]:
    """Let a bot make the rest of a decision; the choices of the whole line.

    Where the rules let others answer before the turn goes on, the bot answers for them too (`others`), or the line
    stops there.
    """
    game, seat = line.game, line.seat
    for _ in range(LONGEST):
        if line.over:
            return line.texts
        waiting = game.to_act
        if seat in waiting:
            line.step(bot.choose(game, seat, clock))
        elif others and waiting:
            game.step(waiting[0], bot.choose(game, waiting[0], clock))
        else:
            return line.texts
    raise Endless(f"{bot.name} does not end its turn")
