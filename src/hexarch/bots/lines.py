"""A whole decision of a seat: its turn with everything that belongs to it, or one answer outside a turn."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import queue
from hexarch.games.terra.names import (
    D_BID,
    D_BONUS,
    D_FACTION,
    D_LEECH,
    D_START,
    D_TERRAIN,
    D_TOKEN,
    D_TURN,
)
from hexarch.games.terra.notation import arrange
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from hexarch.bots import Bot, Clock
    from hexarch.games.terra.game import Game
    from hexarch.kernel.choice import Choice

ONCE: Final = (D_FACTION, D_START, D_BONUS, D_LEECH, D_TERRAIN, D_BID, D_TOKEN)  # answered by one choice
ALONE: Final = (D_FACTION, D_START, D_BONUS, D_TERRAIN, D_BID)  # and a row of a ledger has only this one
APART: Final = (*ONCE, D_TURN)  # never a mere rest of a turn
ANSWERS: Final = ("leech ", "decline ")
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


def is_answer(text: str) -> bool:
    """Does a choice answer an offer of power?"""
    return text.startswith(ANSWERS)


def kind_of(game: Game, seat: int, text: str) -> int:
    """The kind of decision that a choice of this seat begins to answer; a turn is one with all inside it."""
    if is_answer(text):
        return D_LEECH
    if queue.own_turn(game.state, seat) is not None:
        return D_TURN
    kinds = [d.kind for d in queue.open_for(game.state, seat) if d.kind != D_LEECH]
    return kinds[0] if kinds else D_TURN


class Line:
    """Follows a seat through one decision and knows when it is over."""

    def __init__(self, game: Game, seat: int, kind: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.kind: Final = kind
        self.over = False
        self.unspent = False  # did the turn end with actions left?
        self._acted = False
        self._from: Final = len(game.history)

    def step(self, choice: str | Choice) -> None:
        """A choice of the seat, or several in one text, up to the end of the decision.

        Raises ChoiceError, and the caller rolls back.
        """
        for text in arrange(commands(str(choice))):
            if self.over:  # some bots plan further
                break
            turn = self.game.state.turn()
            self.unspent = text == "done" and turn is not None and turn.n > 0
            self.game.step(self.seat, text)
            self._look(text)

    def _look(self, text: str) -> None:
        s = self.game.state
        if self.game.over:
            self.over = True
        elif self.kind in ONCE:
            self.over = self.over or is_answer(text) == (self.kind == D_LEECH)
        elif self.kind != D_TURN:
            self.over = not any(d.kind == self.kind for d in queue.open_for(s, self.seat))
        else:
            d = s.turn()
            ended = text == "done" or text.startswith("pass")
            self.over = ended or d is None or d.seat != self.seat or (self._acted and not d.a)
            self._acted = d is not None and bool(d.a)

    @property
    def texts(self) -> list[str]:
        """What the seat has chosen."""
        return [text for seat, text in self.game.history[self._from :] if seat == self.seat]


def decide(line: Line, bot: Bot, clock: Clock | None = None, others: bool = True) -> list[str]:
    """Let a bot make the rest of a decision; the choices of the whole line.

    Where the rules let others answer power before the turn goes on, the bot answers for them too (`others`), or
    the line stops there.
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


def settle(game: Game, seat: int, bot: Bot) -> None:
    """Let a bot decide what a turn that is over has left to its seat: steps and spades that may wait."""
    for _ in range(LONGEST):
        if queue.own_turn(game.state, seat) is not None:
            return
        if not any(d.kind not in APART for d in queue.open_for(game.state, seat)):
            return
        game.step(seat, bot.choose(game, seat))
    raise Endless(f"{bot.name} does not end its turn")


def said(texts: list[str]) -> str:
    """Choices as a row of a ledger, in which the end of a turn is not written."""
    return ". ".join([text for text in texts if text != "done"] or texts)
