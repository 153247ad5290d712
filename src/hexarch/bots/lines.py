"""A whole decision of a seat: its turn with everything that belongs to it, or one answer outside a turn."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds, queue
from hexarch.games.terra.notation import arrange
from hexarch.games.terra.rules.leech import DECLINE, LEECH
from hexarch.games.terra.rules.pass_ import PASS
from hexarch.games.terra.rules.table import GRAMMAR
from hexarch.games.terra.rules.turn import DONE
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from hexarch.bots import Bot, Clock
    from hexarch.games.terra.game import Game
    from hexarch.kernel.choice import Choice

# Answered by one choice, and a row of a ledger has only this one.
ALONE: Final = (kinds.FACTION, kinds.STARTING_DWELLING, kinds.BONUS_CARD, kinds.TERRAIN, kinds.BID)
ONCE: Final = (*ALONE, kinds.LEECH, kinds.TOKEN)  # answered by one choice
APART: Final = (*ONCE, kinds.TURN)  # never a mere rest of a turn
ANSWERS: Final = (LEECH.name, DECLINE.name)
ENDS: Final = (DONE.name, PASS.name)
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
    return GRAMMAR.verb(text) in ANSWERS


def kind_of(game: Game, seat: int, text: str) -> str:
    """The kind of decision that a choice of this seat begins to answer; a turn is one with all inside it."""
    if is_answer(text):
        return kinds.LEECH
    if queue.own_turn(game.state, seat) is not None:
        return kinds.TURN
    asked = [d.kind for d in queue.open_for(game.state, seat) if d.kind != kinds.LEECH]
    return asked[0] if asked else kinds.TURN


class Line:
    """Follows a seat through one decision and knows when it is over."""

    def __init__(self, game: Game, seat: int, kind: str) -> None:
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
            self.unspent = GRAMMAR.verb(text) == DONE.name and turn is not None and turn.actions_left > 0
            self.game.step(self.seat, text)
            self._look(text)

    def _look(self, text: str) -> None:
        s = self.game.state
        if self.game.over:
            self.over = True
        elif self.kind in ONCE:
            self.over = self.over or is_answer(text) == (self.kind == kinds.LEECH)
        elif self.kind != kinds.TURN:
            self.over = not any(d.kind == self.kind for d in queue.open_for(s, self.seat))
        else:
            d = s.turn()
            ended = GRAMMAR.verb(text) in ENDS
            self.over = ended or d is None or d.seat != self.seat or (self._acted and not d.acted)
            self._acted = d is not None and d.acted

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
    return ". ".join([text for text in texts if GRAMMAR.verb(text) != DONE.name] or texts)
