"""Rows of the log: what one seat did in one go, or what the game did by itself, with exact changes.

The books are kept from the effects alone, as those of a ledger are, so that each row shows what there was at its
own end, even when one choice ends a round and brings everybody's income.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import effects, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.ledger import mirror as books
from hexarch.games.terra.ledger.write import ANSWER_EFFECTS
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.view_more import sealed
from hexarch.play import quotes, speech
from hexarch.play.ending import DONE

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.effect import Effect
    from hexarch.words import Words

PERSON, BOT, STANDING = "person", "bot", "standing"
ANSWERED: Final = (effects.ACCEPTED, effects.DECLINED)
BID: Final = "bid "


class Row:
    """One row: whose, what was chosen, what came of it, and the seat's books before and after."""

    __slots__ = (
        "after",
        "auto",
        "before",
        "by",
        "effects",
        "factions",
        "kinds",
        "line",
        "n",
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
        self.kinds: list[str | None] = []  # of the decisions the texts answered; some words depend on them
        self.factions: list[str] = []  # of the seat at each text
        self.effects: list[Effect] = []
        self.n = 0
        self.revision = 0
        self.start = 0  # the revision before all that was sent together with it: the game can be taken back there
        self.round = 0
        self.turn = 0
        self.line = 0  # of the ledger it was read from
        self.said: dict[str, dict[str, Any]] = {}  # the document by language

    @property
    def is_bid(self) -> bool:
        """Does it hold bids, which may be sealed?"""
        return bool(self.texts) and self.texts[0].startswith(BID)

    def document(self, game: Game, words: Words) -> dict[str, Any]:
        """The row to show; `game` names the seats."""
        found = self.said.get(words.language)
        if found is None:
            found = self.said[words.language] = self._write(game, words)
        return found

    def _write(self, game: Game, words: Words) -> dict[str, Any]:
        labels = [
            speech.label(words, text, kind, faction)
            for text, kind, faction in zip(self.texts, self.kinds, self.factions, strict=True)
            if text != DONE  # that a turn ended is told by the next row
        ]
        said = speech.effects(words, game, self.effects)
        if self.auto and said:
            labels.append(said[0])
        found: dict[str, Any] = {
            "n": self.n,
            "revision": self.revision,
            "start": self.start,
            "seat": self.seat,
            "auto": self.auto,
            "reaction": bool(self.kinds) and self.kinds[0] == kinds.LEECH,
            "by": self.by,
            "round": self.round,
            "turn": self.turn,
            "text": ". ".join(self.texts),
            "label": "; ".join(labels),
            "effects": said,
            "deltas": deltas(self.before, self.after) if self.before and self.after else {},
            "after": holdings(self.after) if self.after else None,
            "changed": quotes.changes(game, self.effects),
        }
        if self.line:
            found["line"] = self.line
        return found

    def hidden(self, game: Game, words: Words) -> dict[str, Any]:
        """The row to everybody but who bid, while bids are sealed."""
        found = self.document(game, words)
        return found | {"text": "", "label": speech.sentence(words, "play-row-bid"), "effects": []}


def deltas(before: list[int], after: list[int]) -> dict[str, int]:
    """What changed, without what did not; power counts as ledgers count it: bowl II once, bowl III twice."""
    old, new = books.Page(before).numbers(), books.Page(after).numbers()
    found = dict(zip(("VP", "C", "W", "P", "PW"), (b - a for a, b in zip(old[:5], new[:5], strict=True)), strict=True))
    for cult, name in enumerate(CULTS):
        found[name] = after[books.CULT + cult] - before[books.CULT + cult]
    tokens = sum(after[books.BOWL1 : books.VP]) - sum(before[books.BOWL1 : books.VP])
    found["TOKEN"] = tokens
    return {name: n for name, n in found.items() if n}


def holdings(cells: list[int]) -> dict[str, Any]:
    """What a seat has."""
    return {
        "VP": cells[books.VP],
        "C": cells[books.C],
        "W": cells[books.W],
        "P": cells[books.P],
        "bowls": cells[books.BOWL1 : books.BOWL3 + 1],
        "cults": {name: cells[books.CULT + cult] for cult, name in enumerate(CULTS)},
    }


class Clerk:
    """Writes rows from the effects of choices, in the order in which they happened."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.mirror = books.Mirror(game.state)
        self.round = game.state.cells[at.ROUND]
        self.turn = game.state.cells[at.TURN]

    def reset(self) -> None:
        """The game was taken back: the books begin anew from the position."""
        self.mirror = books.Mirror(self.game.state)
        self.round = self.game.state.cells[at.ROUND]
        self.turn = self.game.state.cells[at.TURN]

    def page(self, seat: int) -> list[int]:
        """A copy of a seat's page."""
        return self.mirror.pages[seat].cells.copy()

    def write(
        self, seat: int, by: str, made: list[tuple[str, str | None, str, list[Effect]]], on_end: Clock | None = None
    ) -> list[Row]:
        """Rows of one submission: texts, the decisions they answered, the seat's faction then, what happened."""
        rows: list[Row] = []
        row: Row | None = None
        start = revision = len(self.game.history) - len(made)
        for text, kind, faction, happened in made:
            revision += 1
            first = len(rows)
            if row is None:
                row = self._begin(seat, False, by, rows)
            row.texts.append(text)
            row.kinds.append(kind)
            row.factions.append(faction)
            row.revision = revision
            row = self._effects(row, happened, rows, on_end)
            for one in rows[first:]:
                one.revision = revision
        for one in rows:
            one.start = start
        if any(e.code == effects.FACTION for _, _, _, happened in made for e in happened):
            self._square(rows)
        return [one for one in rows if one.texts != ["done"] or deltas(one.before or [], one.after or [])]

    def _begin(self, seat: int | None, auto: bool, by: str, rows: list[Row]) -> Row:
        row = Row(seat, auto, by, self.page(seat) if seat is not None else None)
        row.round, row.turn = self.round, self.turn
        rows.append(row)
        return row

    def _effects(self, row: Row, happened: list[Effect], rows: list[Row], on_end: Clock | None) -> Row | None:
        """Bring effects into the books; the row that goes on afterwards, None when the game went on by itself."""
        open_row: Row | None = row
        here = row
        aside: Row | None = None  # what answers to an offer brought the builder, in the middle of another row
        for e in happened:
            if aside is not None and (e.seat != aside.seat or e.code not in ANSWER_EFFECTS):
                aside = None
            if e.code == effects.AUTO:
                if e.a in ANSWERED:
                    aside = self._begin(e.seat, True, "", rows)
                else:
                    if on_end is not None:
                        on_end.automatic()
                    here, open_row = self._begin(e.seat, True, "", rows), None
            elif e.code == effects.ROUND:
                self.round, self.turn = e.a, 1
                if on_end is not None:
                    on_end.round_begins(e.a)
                here, open_row = self._begin(None, True, "", rows), None
            elif e.code == effects.OVER:
                if on_end is not None:
                    on_end.over()
                here, open_row = self._begin(None, True, "", rows), None
            elif e.code == effects.FACTION and row.is_bid:
                here, open_row = self._begin(e.seat, True, "", rows), None
            elif e.code == effects.TURN:
                self.round, self.turn = e.a, e.b
                continue
            self._enter(aside or here, e)
        return open_row

    def _enter(self, row: Row, e: Effect) -> None:
        row.effects.append(e)
        self.mirror.apply(e)
        if row.seat is not None:
            row.after = self.page(row.seat)

    def _square(self, rows: list[Row]) -> None:
        """A faction's first hand comes without effects: it enters the books of the seat's last row."""
        true = books.Mirror(self.game.state)
        for seat in range(self.game.players):
            mine, right = self.mirror.pages[seat].cells, true.pages[seat].cells
            if mine[: books.OWED] == right[: books.OWED]:
                continue
            mine[: books.OWED] = right[: books.OWED]
            for row in reversed(rows):
                if row.seat == seat:
                    row.after = self.page(seat)
                    break


class Clock:
    """What wants to know when rounds end."""

    def automatic(self) -> None:
        """The game does something by itself: nobody's turn goes on."""

    def round_begins(self, number: int) -> None:
        """A round begins: the one before is over."""

    def over(self) -> None:
        """The game is over."""


def show(rows: list[Row], game: Game, words: Words, viewer: int | None = None) -> list[dict[str, Any]]:
    """Rows as documents for a viewer; bids of others stay hidden while they are sealed."""
    closed = sealed(game)
    return [
        row.hidden(game, words) if closed and row.is_bid and row.seat != viewer else row.document(game, words)
        for row in rows
    ]
