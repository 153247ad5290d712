"""The planner: what would come of these choices, made for all seats from here on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from hexarch.kernel.errors import ChoiceError
from hexarch.kernel.game import CLOSES, NOW
from hexarch.kernel.rng import Random
from hexarch.play import speech
from hexarch.play.errors import MOST_LINE, DraftError, PlayError, check_seat, check_text
from hexarch.play.position import explain, point, position
from hexarch.play.rows import PERSON, Clerk, Made, Row

if TYPE_CHECKING:
    from hexarch.kernel.game import Game
    from hexarch.words import Words

PLACES: Final = 16  # more than any table has: what is imagined differs from seat to seat


def check_line(game: Game, line: object) -> list[tuple[int, str]]:
    """The choices of a line: a seat and a text each."""
    if not isinstance(line, (list, tuple)):
        raise PlayError("not_a_line")
    if len(line) > MOST_LINE:
        raise PlayError("line_too_long", most=MOST_LINE)
    found = []
    for item in line:
        if not isinstance(item, dict):
            raise PlayError("not_a_line")
        found.append((check_seat(game, item.get("seat")), check_text(item.get("text"))))
    return found


class Played:
    """A line played out on a game: its choices one by one, with their words, and the rows of a log."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.shown: list[dict[str, Any]] = []
        self.rows: list[Row] = []
        self._clerk = Clerk(game)
        self._seat = -1
        self._made: list[Made] = []

    def step(self, seat: int, text: str) -> None:
        """Play a text, which may hold several choices; what one seat does in one go makes a row."""
        game = self.game
        opened = game.asked(seat)
        kind, name = opened[0].kind if opened else "", game.label(seat)
        reaction = bool(opened) and opened[0].reaction
        if seat != self._seat:
            self._close()
            self._seat = seat
        before = len(game.history)
        happened = game.step(seat, text)
        choices = [one for _, one in game.history[before:]]
        begins = not self._made and choices[0] != game.end  # an end that stands alone belongs to what came before
        for one in choices:
            message = game.title.said(one, kind, name)
            label = speech.said(self.words, [message])[0] if message is not None else one
            self.shown.append({"seat": seat, "text": one, "label": label, "begins": begins})
            begins = False
            told = message if one != game.end else None
            self._made.append(Made(one, told, happened if one is choices[-1] else [], reaction))
        if game.role(choices[-1]) == CLOSES:
            self._close()

    def end(self) -> None:
        """End a turn of which nothing but its end is left, as confirming a draft does."""
        seat = self.game.turn()
        if seat is not None and self.game.ending(seat) == NOW:
            self.step(seat, self.game.end)

    def _close(self) -> None:
        if self._made:
            for row in self._clerk.write(self._seat, PERSON, self._made):
                self.rows.append(row)
                row.n = len(self.rows)
        self._made = []

    def log(self) -> list[dict[str, Any]]:
        """The line as rows of a log."""
        self._close()
        books = self._clerk.books
        return [row.document(self.game, self.words, books) for row in self.rows]


@contextmanager
def played(game: Game, words: Words, line: object, end: bool = False) -> Iterator[Played]:
    """The game after a line, for as long as the block lasts; afterwards it is as it was.

    Raises DraftError for a choice that the rules refuse, PlayError for the rest.
    """
    choices = check_line(game, line)
    mark = game.mark()
    try:
        found = Played(game, words)
        for index, (seat, text) in enumerate(choices):
            try:
                found.step(seat, text)
            except ChoiceError as error:
                raise DraftError(index, text, error) from error
        if end and choices:
            found.end()
        yield found
    finally:
        game.rollback(mark)


def imagined(game: Game, viewer: int | None) -> Game:
    """The game to plan on: what the viewer may not know is imagined, the same way as long as nothing happens."""
    if not game.hides(viewer):
        return game
    return game.imagine(viewer, Random(len(game.history) * PLACES + (PLACES - 1 if viewer is None else viewer)))


def plan(
    game: Game,
    words: Words,
    line: object,
    seat: int | None = None,
    draft: Sequence[str] = (),
    *,
    end: bool = False,
    rows: bool = False,
    viewer: int | None = None,
) -> dict[str, Any]:
    """The Position after a line and a draft for a seat (by default the one to act), with the scores of every seat.

    `line` comes back choice by choice (`begins`: the first of what one seat does in one go), with `end` also with the
    end of the turn where nothing else of it is left; with `rows` the line comes as rows of a log too. The game is left
    as it was. Where it hides something from the viewer that is made up, and `imagined` says so.
    """
    if seat is not None:
        check_seat(game, seat)
    revision = len(game.history)
    own = imagined(game, viewer)
    with played(own, words, line, end) as after:
        if seat is None and own.to_act:
            seat = own.to_act[0]
        found = position(own, words, seat, draft)
        found |= {"revision": revision, "line": after.shown, "scores": own.title.compared(found["view"])}
        if rows:
            found["rows"] = after.log()
        if own is not game:
            found["imagined"] = True
        return found


def why(
    game: Game,
    words: Words,
    line: object,
    seat: int,
    text: str,
    draft: Sequence[str] = (),
    *,
    viewer: int | None = None,
) -> dict[str, Any]:
    """The Answer to a question about any text after a line."""
    own = imagined(game, viewer)
    with played(own, words, line):
        return explain(own, words, seat, text, draft)


def pointed(
    game: Game,
    words: Words,
    line: object,
    seat: int,
    place: object,
    draft: Sequence[str] = (),
    *,
    viewer: int | None = None,
) -> dict[str, Any]:
    """The Answers to what pointing at a place could mean after a line."""
    own = imagined(game, viewer)
    with played(own, words, line):
        return point(own, words, seat, place, draft)
