"""A draft tried out on a game: what it would cost and bring, and whether it may be sent as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hexarch.kernel.errors import ChoiceError, Illegal, Refusal
from hexarch.kernel.game import PREPARES, TURN
from hexarch.kernel.notation import commands
from hexarch.play import speech
from hexarch.play.errors import DraftError, PlayError

if TYPE_CHECKING:
    from hexarch.kernel.game import Asked, Doc, Game, Quote
    from hexarch.words import Words


def quoted(game: Game, seat: int, text: str) -> Quote | Refusal:
    """The quote of a text; raises PlayError for one that goes on after it would reveal something."""
    quote = game.quote(seat, text)
    if not isinstance(quote, Refusal) and quote.reveals and len(commands(text)) > 1:
        raise PlayError("reveals")
    return quote


def canonical(game: Game, seat: int, text: str) -> str:
    """A possible text as the history would have it, whatever short form it was typed in."""
    mark = game.mark()
    try:
        game.step(seat, text)
        return ". ".join(one for _, one in game.history[mark.history :])
    finally:
        game.rollback(mark)


def _place(game: Game, seat: int, text: str) -> Doc:
    """Where on the table a text is found; one of several choices is found nowhere."""
    if len(commands(text)) != 1:
        return {}
    found = game.read(seat, text)
    return game.place(found[0]) if len(found) == 1 else {}


def _turn(game: Game, seat: int) -> Asked | None:
    """The question of the seat's own turn, as far as nothing must be answered before it."""
    if game.turn() != seat:
        return None
    return next((one for one in game.asked(seat) if not one.waits and not one.reaction), None)


class Rehearsal:
    """A draft carried out on a game, to be taken back: its quotes, its words, and whether the next turn began.

    It stops at the first thing that would be revealed: that is told only once the draft is sent.
    """

    def __init__(self, game: Game, words: Words, seat: int | None, draft: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.revision = len(game.history)
        self.quotes: list[Quote] = []
        self.shown: list[dict[str, Any]] = []
        self.passed_on = False  # the next turn has begun: what comes now belongs to another draft
        self.reveals = False  # the last text would reveal something
        self.turn = _turn(game, seat) if seat is not None else None  # None once the draft makes use of it
        for index, text in enumerate(draft):
            assert seat is not None
            self._step(words, seat, index, text)

    def _step(self, words: Words, seat: int, index: int, text: str) -> None:
        game = self.game
        if self.reveals:
            raise PlayError("reveals")
        try:
            quote = quoted(game, seat, text)
            if isinstance(quote, Refusal):
                raise Illegal(quote, text)
            asked = game.asked(seat)
            kind, label = asked[0].kind if asked else "", game.label(seat)
            place = _place(game, seat, text)
            before = game.mark()
            game.step(seat, text)
            made = [one for _, one in game.history[before.history :]]
            if quote.reveals:
                game.rollback(before)
        except ChoiceError as error:
            raise DraftError(index, text, error) from error
        said = speech.choices_of(words, game.title, made, kind, label)
        self.shown.append({"text": text, "label": said, "at": place})
        self.quotes.append(quote)
        self.reveals = quote.reveals
        if any(game.role(one) == PREPARES for one in made):
            self.turn = None
        self.passed_on = self.passed_on or any(game.cut(e) == TURN for e in quote.effects)

    def complete(self) -> bool:
        """Is nothing left that the seat must decide before others go on?

        A turn that is still as it was before the draft does not count, for answers to others may be given ahead of it.
        """
        game, seat = self.game, self.seat
        if seat is None or game.over or seat not in game.to_act:
            return True
        left = [one for one in game.asked(seat) if not one.waits]
        if not left or game.ending(seat):
            return True
        return self.turn is not None and left == [self.turn]
