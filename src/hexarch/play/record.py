"""A game with its record: who sent what, the rows of the log, the figures of each round, and every way back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from hexarch.kernel.errors import ChoiceError, Refusal
from hexarch.kernel.game import LATER, NOW
from hexarch.play.drafts import quoted
from hexarch.play.errors import DraftError, PlayError, check_draft, check_seat
from hexarch.play.rows import PERSON, Clerk, Made, Row, show
from hexarch.play.statistics import Tally
from hexarch.play.walk import Walk

if TYPE_CHECKING:
    from hexarch.kernel.game import Game, Mark, Setup, Title
    from hexarch.words import Words


class Submission:
    """Choices that one seat sent together: from revision `start` to `end`."""

    __slots__ = ("by", "end", "line", "mark", "reacts", "reveals", "seat", "start")

    def __init__(self, seat: int, by: str, start: int, mark: Mark | None) -> None:
        self.seat = seat
        self.by = by
        self.start = start
        self.end = start
        self.mark = mark  # None: it was read from a snapshot, and only replaying leads back behind it
        self.reacts = True  # it only answered what others did: no turn of its own
        self.reveals = False  # something hidden came to light
        self.line = 0  # of the ledger it was read from


class Record:
    """A game and what happened in it. Everything goes through `submit` or `step`, so that nothing is missed."""

    def __init__(self, game: Game) -> None:
        """A record of a game at its beginning."""
        if game.history:
            raise ValueError("a record begins with the game")
        self.game = game
        self.submissions: list[Submission] = []
        self.rows: list[Row] = []
        self.clerk = Clerk(game)
        self.tally = Tally(game, self.clerk)
        self.walk = Walk(game)

    @classmethod
    def of(cls, title: Title, setup: Setup, submissions: Iterable[tuple[int, str, Sequence[str]]]) -> Record:
        """The record of a stored game: seat, by whom, and texts of every submission."""
        record = cls(title.new(setup))
        for seat, by, texts in submissions:
            record.step(seat, texts, by)
        return record

    @property
    def revision(self) -> int:
        """Choices so far."""
        return len(self.game.history)

    # -- going forward ------------------------------------------------------------------

    def submit(self, seat: int, draft: Sequence[str], by: str = PERSON, end: bool = True) -> tuple[list[Row], bool]:
        """Carry out a confirmed draft: its rows, and whether `done` is to follow when others have answered.

        With `end` the turn ends too, as soon as nothing else of it is left. Raises PlayError or DraftError and changes
        nothing.
        """
        check_seat(self.game, seat)
        texts = check_draft(draft)
        if not texts and not (end and self.game.ending(seat) == NOW):
            raise PlayError("nothing_to_send")
        rows = self.step(seat, texts, by, end, confirmed=True)
        return rows, end and self.game.ending(seat) == LATER

    def step(
        self,
        seat: int,
        texts: Sequence[str],
        by: str = PERSON,
        end: bool = False,
        line: int = 0,
        confirmed: bool = False,
    ) -> list[Row]:
        """Carry out texts as one submission, all or none; with `end` also the end of the turn, if that is what is left.

        A draft that somebody `confirmed` may not go on after it has revealed something: nobody could have tried that.
        """
        game = self.game
        mark = game.mark()
        sent = Submission(seat, by, self.revision, mark)
        sent.line = line
        made: list[Made] = []
        try:
            for index, text in enumerate(texts):
                if confirmed and sent.reveals:
                    raise PlayError("reveals")
                try:
                    self._make(seat, text, sent, made, confirmed)
                except ChoiceError as error:
                    raise DraftError(index, text, error) from error
        except PlayError:
            game.rollback(mark)
            raise
        if end and not sent.reveals and game.ending(seat) == NOW:
            self._make(seat, game.end, sent, made)
        sent.end = self.revision
        self.tally.revision = sent.end
        rows = self.clerk.write(seat, by, made, self.tally)
        for row in rows:
            row.n = len(self.rows) + 1
            row.line = line
            self.rows.append(row)
        self.submissions.append(sent)
        return rows

    def _make(self, seat: int, text: str, sent: Submission, made: list[Made], confirmed: bool = False) -> None:
        """Carry out a text choice by choice, so that each has its own effects."""
        game = self.game
        before = len(game.history)
        asked = game.asked(seat)
        kind, label = asked[0].kind if asked else "", game.label(seat)
        reaction = bool(asked) and asked[0].reaction
        if game.hides():
            quote = quoted(game, seat, text) if confirmed else game.quote(seat, text)
            sent.reveals = sent.reveals or (not isinstance(quote, Refusal) and quote.reveals)
        happened = game.step(seat, text)
        sent.reacts = sent.reacts and all(one.reaction for one in asked)
        end, said = game.end, game.title.said
        choices = [one for _, one in game.history[before:]]
        for one in choices:
            # That a turn ended is told by the next row.
            message = said(one, kind, label) if one != end else None
            made.append(Made(one, message, happened if one is choices[-1] else [], reaction))

    def unseen(self, seat: int, revision: int) -> bool:
        """Did others only choose in secret since a revision? Then what the seat drafted there still stands."""
        if not 0 <= revision < self.revision:
            return False
        since = self.game.history_for(seat)[revision:]
        return all(other != seat and not text for other, text in since)

    # -- going back ---------------------------------------------------------------------

    def undo(self, to: int) -> None:
        """Back to a revision at which a submission began; raises PlayError for any other."""
        for i, sent in enumerate(self.submissions):
            if sent.start == to:
                if sent.mark is not None:
                    self.game.rollback(sent.mark)
                else:
                    self.game.become(self.walk.at(to))
                del self.submissions[i:]
                self.rows = [row for row in self.rows if row.revision <= to]
                self.clerk.reset()
                self.tally.forget(to)
                self.walk.forget(to)
                return
        raise PlayError("no_such_revision", revision=str(to)[:20])

    def at(self, revision: object) -> Game:
        """A game of its own at an earlier revision."""
        return self.walk.at(revision)

    # -- telling ------------------------------------------------------------------------

    def log(self, words: Words, since: int = 0, viewer: int | None = None) -> list[dict[str, Any]]:
        """Rows after a revision."""
        rows = self.rows
        first = len(rows)
        while first and rows[first - 1].revision > since:
            first -= 1
        return show(rows[first:], self.game, words, viewer)

    def changed(self) -> dict[str, list[Any]] | None:
        """What the last submission changed."""
        if not self.submissions:
            return None
        start = self.submissions[-1].start
        happened = []
        for row in reversed(self.rows):
            if row.revision <= start:
                break
            happened += row.effects
        return self.game.touched(happened)
