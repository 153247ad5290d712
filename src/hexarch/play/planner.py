"""The planner: what would come of these choices, made for all seats from here on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from hexarch.games.terra import queue
from hexarch.games.terra.view_more import sealed
from hexarch.kernel.errors import ChoiceError
from hexarch.play import speech
from hexarch.play.ending import DONE, NOW, ending
from hexarch.play.errors import MOST_LINE, DraftError, PlayError, check_seat, check_text
from hexarch.play.position import explain, point, position
from hexarch.play.replay import LAST_OF_GO
from hexarch.play.rows import PERSON, Clerk, Row, show

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.effect import Effect
    from hexarch.words import Words

Made = list[tuple[str, str | None, str, "list[Effect]"]]


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
        self._made: Made = []

    def step(self, seat: int, text: str) -> None:
        """Play a text, which may hold several choices; what one seat does in one go makes a row."""
        game = self.game
        opened = queue.open_for(game.state, seat)
        kind = opened[0].kind if opened else None
        faction = game.faction(seat)
        if seat != self._seat:
            self._close()
            self._seat = seat
        before = len(game.history)
        happened = game.step(seat, text)
        choices = [one for _, one in game.history[before:]]
        begins = not self._made and choices[0] != DONE  # an end that stands alone belongs to what came before
        for one in choices:
            label = speech.label(self.words, one, kind, faction)
            self.shown.append({"seat": seat, "text": one, "label": label, "begins": begins})
            begins = False
            self._made.append((one, kind, faction, happened if one is choices[-1] else []))
        if choices[-1].startswith(LAST_OF_GO):
            self._close()

    def end(self) -> None:
        """End a turn of which nothing but its end is left, as confirming a draft does."""
        turn = self.game.state.turn()
        if turn is not None and ending(self.game, turn.seat) == NOW:
            self.step(turn.seat, DONE)

    def _close(self) -> None:
        if self._made:
            for row in self._clerk.write(self._seat, PERSON, self._made):
                self.rows.append(row)
                row.n = len(self.rows)
        self._made = []

    def log(self) -> list[dict[str, Any]]:
        """The line as rows of a log."""
        self._close()
        return show(self.rows, self.game, self.words)


@contextmanager
def played(game: Game, words: Words, line: object, end: bool = False) -> Iterator[Played]:
    """The game after a line, for as long as the block lasts; afterwards it is as it was.

    Raises DraftError for a choice that the rules refuse, PlayError for the rest; while bids are sealed nobody may
    plan, for the outcome of the auction would show them.
    """
    choices = check_line(game, line)
    if sealed(game):
        raise PlayError("sealed")
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


def plan(
    game: Game,
    words: Words,
    line: object,
    seat: int | None = None,
    draft: Sequence[str] = (),
    *,
    end: bool = False,
    rows: bool = False,
) -> dict[str, Any]:
    """The Position after a line and a draft for a seat (by default the one to act), with the scores of every seat.

    `line` comes back choice by choice (`begins`: the first of what one seat does in one go), with `end` also with the
    end of the turn where nothing else of it is left; with `rows` the line comes as rows of a log too. The game is left
    as it was.
    """
    if seat is not None:
        check_seat(game, seat)
    revision = len(game.history)
    with played(game, words, line, end) as after:
        if seat is None and game.to_act:
            seat = game.to_act[0]
        found = position(game, words, seat, draft)
        found |= {"revision": revision, "line": after.shown, "scores": scores(found["view"])}
        if rows:
            found["rows"] = after.log()
        return found


def pointed(
    game: Game, words: Words, line: object, seat: int, place: object, draft: Sequence[str] = ()
) -> dict[str, Any]:
    """What pressing a place could mean after a line."""
    with played(game, words, line):
        return point(game, words, seat, place, draft)


def why(game: Game, words: Words, line: object, seat: int, text: str, draft: Sequence[str] = ()) -> dict[str, Any]:
    """The Answer to a question about any text after a line."""
    with played(game, words, line):
        return explain(game, words, seat, text, draft)


def scores(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What lines are compared by: points now and with final scoring, and what is in hand."""
    return [
        {
            "seat": one["seat"],
            "vp": one["vp"],
            "total": one["final"]["total"] if one["faction"] else one["vp"],
            "resources": one.get("resources", {}),
            "bowls": one.get("bowls", []),
        }
        for one in view["seats"]
    ]
