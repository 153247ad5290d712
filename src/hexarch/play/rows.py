"""Rows of the log: what one seat did in one go, or what the game did by itself, with exact changes.

The books are kept from the effects alone, as those of a ledger are, so that each row shows what there was at its
own end, even when one choice ends a round and brings everybody's income.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hexarch.kernel import game as face
from hexarch.play import speech

if TYPE_CHECKING:
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.game import Books, Game, Message
    from hexarch.words import Words

PERSON: Final = "person"
BOT: Final = "bot"
STANDING: Final = "standing"


class Made(NamedTuple):
    """One choice that was carried out."""

    text: str
    said: Message | None  # the sentence it was, None when it needs none
    effects: list[Effect]
    reaction: bool = False  # it answered what others did


class Row:
    """One row: whose, what was chosen, what came of it, and the seat's books before and after."""

    __slots__ = (
        "after",
        "auto",
        "before",
        "by",
        "effects",
        "line",
        "messages",
        "n",
        "reaction",
        "revision",
        "round",
        "said",
        "seat",
        "start",
        "texts",
        "turn",
    )

    def __init__(self, seat: int | None, auto: bool, by: str, before: list[int] | None) -> None:
        self.seat = seat
        self.auto = auto
        self.by = by
        self.before = before
        self.after = before
        self.texts: list[str] = []
        self.messages: list[Message] = []  # what the texts say
        self.effects: list[Effect] = []
        self.reaction = False  # does it answer what others did?
        self.n = 0
        self.revision = 0
        self.start = 0  # the revision before all that was sent together with it: the game can be taken back there
        self.round = 0
        self.turn = 0
        self.line = 0  # of the ledger it was read from
        self.said: dict[str, dict[str, Any]] = {}  # the document by language

    def document(self, game: Game, words: Words, books: Books | None = None) -> dict[str, Any]:
        """The row to show; `game` names the seats."""
        found = self.said.get(words.language)
        if found is None:
            found = self.said[words.language] = self._write(game, words, books or game.books())
        return found

    def _write(self, game: Game, words: Words, books: Books) -> dict[str, Any]:
        labels = speech.said(words, self.messages)
        told = speech.effects(words, game, self.effects)
        if self.auto and told:
            labels.append(told[0])
        found: dict[str, Any] = {
            "n": self.n,
            "revision": self.revision,
            "start": self.start,
            "seat": self.seat,
            "auto": self.auto,
            "reaction": self.reaction,
            "by": self.by,
            "round": self.round,
            "turn": self.turn,
            "text": ". ".join(self.texts),
            "label": "; ".join(labels),
            "effects": told,
            "deltas": books.deltas(self.before, self.after) if self.before and self.after else {},
            "after": books.holdings(self.after) if self.after else None,
            "changed": game.touched(self.effects),
        }
        if self.line:
            found["line"] = self.line
        return found

    def hidden(self, game: Game, words: Words, books: Books | None = None) -> dict[str, Any]:
        """The row to those who may not know what was chosen."""
        assert self.seat is not None
        label = speech.said(words, [game.hidden(self.seat)])[0]
        found = self.document(game, words, books)
        return found | {"text": "", "label": label, "effects": [], "changed": game.touched([])}


class Clerk:
    """Writes rows from the effects of choices, in the order in which they happened."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.books = game.books()
        self.round, self.turn = game.progress()

    def reset(self) -> None:
        """The game was taken back: the books begin again from the position."""
        self.books = self.game.books()
        self.round, self.turn = self.game.progress()

    def page(self, seat: int) -> list[int]:
        """A copy of a seat's page."""
        return self.books.page(seat)

    def write(self, seat: int, by: str, made: list[Made], on_end: Clock | None = None) -> list[Row]:
        """Rows of one submission."""
        rows: list[Row] = []
        row: Row | None = None
        start = revision = len(self.game.history) - len(made)
        for one in made:
            revision += 1
            first = len(rows)
            if row is None:
                row = self._begin(seat, False, by, rows)
                row.reaction = one.reaction
            row.texts.append(one.text)
            if one.said is not None:
                row.messages.append(one.said)
            row.revision = revision
            row = self._effects(row, one.effects, rows, on_end)
            for fresh in rows[first:]:
                fresh.revision = revision
        for fresh in rows:
            fresh.start = start
        self._square(rows)
        end = [self.game.end]
        return [one for one in rows if one.texts != end or self.books.deltas(one.before or [], one.after or [])]

    def _begin(self, seat: int | None, auto: bool, by: str, rows: list[Row]) -> Row:
        row = Row(seat, auto, by, self.page(seat) if seat is not None else None)
        row.round, row.turn = self.round, self.turn
        rows.append(row)
        return row

    def _effects(self, row: Row, happened: list[Effect], rows: list[Row], on_end: Clock | None) -> Row | None:
        """Bring effects into the books; the row that goes on afterwards, None when the game went on by itself."""
        open_row: Row | None = row
        here = row
        aside: Row | None = None  # what happens to another seat in the middle of the row
        for e in happened:
            cut = self.game.cut(e)
            if aside is not None and (cut != face.ALONG or e.seat != aside.seat):
                aside = None
            if cut == face.TURN:
                self.round, self.turn = self.game.progress(e)
                continue
            if cut == face.ASIDE:
                aside = self._begin(e.seat, True, "", rows)
            elif cut not in (face.SAME, face.ALONG):
                if cut == face.ROUND:
                    self.round, self.turn = self.game.progress(e)
                if on_end is not None:
                    on_end.tell(cut, self.round)
                whose = e.seat if cut in (face.APART, face.AUTOMATIC) else None
                here, open_row = self._begin(whose, True, "", rows), None
            self._enter(aside or here, e)
        return open_row

    def _enter(self, row: Row, e: Effect) -> None:
        row.effects.append(e)
        self.books.follow(e)
        if row.seat is not None:
            row.after = self.page(row.seat)

    def _square(self, rows: list[Row]) -> None:
        """What came without effects, such as a first hand, enters the books of the seat's last row."""
        for seat in self.books.square(self.game):
            for row in reversed(rows):
                if row.seat == seat:
                    row.after = self.page(seat)
                    break


class Clock:
    """What wants to know when rounds end."""

    def tell(self, cut: str, number: int) -> None:
        """The game does something by itself (AUTOMATIC), a round begins (ROUND, with its number), or it is OVER."""


def show(rows: list[Row], game: Game, words: Words, viewer: int | None = None) -> list[dict[str, Any]]:
    """Rows as documents for a viewer; what others chose stays hidden as long as the game hides it."""
    books = game.books()
    if not game.hides(viewer):
        return [row.document(game, words, books) for row in rows]
    known = [bool(text) for _, text in game.history_for(viewer)]
    return [
        row.document(game, words, books)
        if all(known[row.revision - len(row.texts) : row.revision])
        else row.hidden(game, words, books)
        for row in rows
    ]
