"""Checking a ledger: play its commands, compare every column of every row with what the engine did.

Automatic rows (income, cult bonuses, what power answers bring, final scoring) are never fed in: the engine must
produce each of them, for the same faction, in the same order.
"""

from __future__ import annotations

import gc
import re
from pathlib import Path
from typing import Final

from hexarch.games.terra import effects, notation, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger.mirror import LAST_IN_BOOKS, Mirror, Numbers, Page
from hexarch.games.terra.ledger.rows import COLUMNS, Comment, Ledger, LedgerError, Row, parse, read_file
from hexarch.games.terra.names import COLOURS, CULTS, D_CULT, D_TURN, TOP
from hexarch.games.terra.tiles import final
from hexarch.kernel.choice import Choice
from hexarch.kernel.effect import Effect
from hexarch.kernel.errors import Ambiguous, ChoiceError, Illegal
from hexarch.kernel.notation import commands

NAMES: Final = ("VP", "C", "W", "P", "PW", "CULT")
AUTOMATIC: Final = {
    "cult_income_for_faction": effects.CULT_INCOME,
    "other_income_for_faction": effects.INCOME,
    "all_income_for_faction": effects.ALL_INCOME,
    "income_for_faction": effects.ALL_INCOME,
    "[opponent accepted power]": effects.ACCEPTED,
    "[all opponents declined power]": effects.DECLINED,
    "score_resources": effects.SCORE_RESOURCES,
}
_POINTS = re.compile(r"\+(\d+)vp for (fire|water|earth|air|network|[a-z-]+)")
_DROPPED = re.compile(r"(\w+) dropped from the game")
_ROUND = re.compile(r"Round (\d) income")
# Commands that are no action of the own turn: they do not end another's turn.
ANSWERS: Final = ("leech", "decline", "+fire", "+water", "+earth", "+air", "+1", "+2", "+3")
ACTIONS: Final = ("build", "upgrade", "dig", "action", "send", "advance", "pass", "+bon", *notation.OLD_BRIDGES)
_SCORED: Final = ("fire", "water", "earth", "air", "network", *[tile.label for tile in final.TILES])
IGNORED: Final = frozenset({"wait", "setup", "burn 0"})


class Difference(Exception):
    """The first place where ledger and engine part."""

    def __init__(self, line: int, code: str, faction: str = "", expected: str = "", found: str = "") -> None:
        where = f"line {line}" + (f" ({faction})" if faction else "")
        super().__init__(f"{where}: {code.replace('_', ' ')}: ledger {expected!r}, engine {found!r}")
        self.line = line
        self.code = code
        self.faction = faction
        self.expected = expected
        self.found = found


class Report:
    """The outcome of a check: how much was compared, and the first difference if there is one."""

    __slots__ = ("commands", "difference", "error", "game", "name", "rows", "unordered")

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows = 0
        self.commands = 0
        self.unordered = 0  # rows whose power offers stand in another order than that of the colours
        self.difference: Difference | None = None
        self.error: LedgerError | None = None
        self.game: Game | None = None

    @property
    def ok(self) -> bool:
        """Did everything agree?"""
        return self.difference is None and self.error is None


class Replay:
    """A ledger being played: the engine, its books, and the effects not yet compared."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.game = Game(ledger.setup)
        self.mirror = Mirror(self.game.state)
        self.stream: list[Effect] = []
        self.at = 0  # next effect of the stream to bring into the books
        self.seats = {name: seat for seat, name in enumerate(ledger.setup.factions)}
        self.waiting: list[Row] = []  # rows that stand before the row that causes them
        self.here = 0  # the present line
        self.rows = 0
        self.commands = 0
        self.leech: dict[str, int] = {}
        self.unordered: list[Difference] = []  # rows with the right offers in another order than that of the colours
        self.several = 0  # rows in which the order can be seen

    # -- lines ----------------------------------------------------------------------

    def line(self, item: Row | Comment) -> None:
        """Play and compare one line; raises Difference."""
        if isinstance(item, Comment):
            self._comment(item)
            return
        seat = self.seats.get(item.faction, -1)
        if seat < 0:
            raise Difference(item.line, "faction_not_in_game", item.faction)
        self.rows += 1
        self.here = item.line
        if item.words.startswith("[") and item.words in AUTOMATIC:
            if item.leech:
                raise Difference(item.line, "leech_column", item.faction, " ".join(item.leech), "")
            self.waiting.append(item)
            return
        before = self.mirror.pages[seat].numbers()
        self.leech = {}
        for command in self._split(item):
            self._command(item, seat, command)
        if not item.commands:
            self._expect(item, seat, -1, -1)
        self._read_stream()
        if self.waiting:
            row = self.waiting[0]
            raise Difference(row.line, "automatic_row_missing", row.faction, row.commands, "nothing")
        self._compare(item, before, self.mirror.pages[seat])
        if (item.leech or self.leech) and item.words != "setup":
            self._compare_leech(item)

    def play(self, seat: int, text: str) -> None:
        """Play commands that come without columns, all of them or none; raises Difference or ChoiceError.

        Nothing is compared, and what the engine does by itself is passed over where it is written down. Commands
        that cannot be played as they stand are put into the order of the league's program.
        """
        row = Row(0, [self.game.faction(seat), *[""] * (COLUMNS - 2), text])
        parts = commands(text)
        arranged = notation.arrange(parts)
        mark = self.game.mark()
        orders = [parts, arranged] if arranged != parts else [parts]
        for order in orders:
            try:
                for part in order:
                    word = part.lower()
                    if word not in AUTOMATIC and _POINTS.fullmatch(word) is None:
                        self._command(row, seat, word)
                return
            except Difference:
                self.game.rollback(mark)
                if order is orders[-1]:
                    raise
            finally:
                self.stream.clear()
                self.at = 0

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.waiting:
            row = self.waiting[0]
            raise Difference(row.line, "automatic_row_missing", row.faction, row.commands, "nothing")
        if 2 * len(self.unordered) < self.several and self.unordered:
            raise self.unordered[0]  # older copies have another order throughout; this is not one of them
        rest = self._next_automatic()
        last = self.ledger.lines[-1].line if self.ledger.lines else 0
        if rest is not None:
            raise Difference(last, "row_missing", self.game.faction(rest.seat), "nothing", describe(rest))
        if not self.game.over and not self.ledger.unfinished:
            raise Difference(last, "game_not_over", expected="the end", found="an unfinished game")

    def _comment(self, item: Comment) -> None:
        self.here = item.line
        found = _DROPPED.fullmatch(item.text) if item.text.endswith("game") else None
        if found is not None:
            seat = self.seats.get(found[1].lower(), -1)
            if seat < 0:
                raise Difference(item.line, "faction_not_in_game", found[1])
            self._step(item.line, seat, "resign")
            self._read_stream()
            return
        numbered = _ROUND.fullmatch(item.text) if item.text.endswith("income") else None
        if numbered is not None:
            coming = self.game.state.cells[at.ROUND]
            if int(numbered[1]) not in (coming, coming + 1):
                raise Difference(item.line, "round", expected=item.text, found=f"round {coming}")

    # -- commands -------------------------------------------------------------------

    @staticmethod
    def _split(row: Row) -> list[str]:
        return [" ".join(part.split()) for part in row.words.split(".") if part and part != " "]

    def _command(self, row: Row, seat: int, word: str) -> None:
        points = _POINTS.fullmatch(word) if word.endswith(_SCORED) else None
        if points is not None:
            kind = effects.SCORE_TILE
            if points[2] == "network":
                kind = effects.SCORE_NETWORK
            elif points[2].upper() in CULTS:
                kind = effects.SCORE_CULT + CULTS.index(points[2].upper())
            self._expect(row, seat, kind, int(points[1]))
        elif word in AUTOMATIC:
            self._expect(row, seat, AUTOMATIC[word], 0)
        elif word == "done":
            if self._acted(seat):
                self._step(row.line, seat, "done")
        elif word not in IGNORED and not self._step_at_top(seat, word):
            self._end_turn_before(row, seat, word)
            self._step(row.line, seat, normal(word))

    def _step_at_top(self, seat: int, word: str) -> bool:
        """A step written for a marker that already stands on the tenth space: it meant nothing."""
        if not word.startswith("+"):
            return False
        cult = word[1:].upper()
        if cult not in CULTS:
            return False
        s = self.game.state
        return s.cult(seat, CULTS.index(cult)) == TOP and queue.find(s, seat, D_CULT) is None

    def _end_turn_before(self, row: Row, seat: int, word: str) -> None:
        """Ledgers do not write `done`: a turn ends when somebody begins another action."""
        s = self.game.state
        d = s.turn()
        if d is None or not d.a or d.n or word.startswith(ANSWERS):
            return
        if d.seat == seat:
            if not word.startswith(ACTIONS):
                return
            # With nothing else to decide it is a new action; otherwise it may belong to the present one.
            if queue.head(s)[0] is not d and not self.game.begins_action(seat, normal(word)):
                return
        self._step(row.line, d.seat, "done")

    def _step(self, line: int, seat: int, text: str) -> None:
        try:
            for choice in self._read(seat, text):
                self.stream.extend(self.game.step(seat, choice))
        except Illegal as error:
            raise Difference(line, "refused", self.game.faction(seat), text, repr(error.refusal)) from error
        except ChoiceError as error:
            raise Difference(line, "unreadable", self.game.faction(seat), text, str(error)) from error
        self.commands += 1

    def _read(self, seat: int, text: str) -> list[Choice]:
        """Old ledgers leave out whose power is taken: the offer that came first."""
        try:
            return notation.read(self.game.state, seat, text)
        except Ambiguous as several:
            return notation.read(self.game.state, seat, several.readings[0])

    # -- the books --------------------------------------------------------------------

    def _read_stream(self) -> None:
        """Bring effects into the books up to the next automatic row that the ledger must show."""
        stream = self.stream
        while self.at < len(stream):
            e = stream[self.at]
            code = e.code
            if code == effects.AUTO:
                if e.a not in (effects.ACCEPTED, effects.DECLINED):
                    return
                self._answered(e)
                continue
            if code <= LAST_IN_BOOKS:
                self.mirror.apply(e)
            elif code == effects.OFFER:
                colour = COLOURS[self.game.state.home(e.seat)]
                self.leech[colour] = self.leech.get(colour, 0) + e.b
            self.at += 1
        stream.clear()
        self.at = 0

    def _answered(self, e: Effect) -> None:
        """What the answers to an offer brought: the ledger shows it before the row that caused it."""
        before = self.mirror.pages[e.seat].numbers()
        self.at += 1
        while self.at < len(self.stream):
            following = self.stream[self.at]
            if following.seat != e.seat or following.code not in (
                effects.OWE,
                effects.POWER_UP,
                effects.LOST,
                effects.TOKENS,
            ):
                break
            self.mirror.apply(following)
            self.at += 1
        for row in self.waiting:
            if self.seats[row.faction] == e.seat and AUTOMATIC[row.commands.lower()] == e.a:
                self._compare(row, before, self.mirror.pages[e.seat])
                self.waiting.remove(row)
                return
        line = self.waiting[-1].line if self.waiting else self.here
        raise Difference(line, "row_missing", self.game.faction(e.seat), "nothing", describe(e))

    def _next_automatic(self) -> Effect | None:
        """The automatic row that comes next, if the engine has one."""
        self._read_stream()
        return self.stream[self.at] if self.at < len(self.stream) else None

    def _expect(self, row: Row, seat: int, kind: int, points: int) -> None:
        """The ledger shows an automatic row: the engine's next must be this one."""
        e = self._next_automatic()
        shown = row.commands or "an automatic row"
        if e is None:
            raise Difference(row.line, "automatic_row", row.faction, shown, "nothing")
        if kind == effects.ALL_INCOME and e.a == effects.INCOME and not self.game.state.cells[at.ROUND] > 1:
            kind = e.a  # before the first round there is nothing else to come
        if e.seat != seat or (kind >= 0 and e.a != kind) or (points > 0 and e.b != points):
            found = f"{self.game.faction(e.seat)}: {describe(e)}"
            raise Difference(row.line, "automatic_row", row.faction, shown, found)
        self.at += 1

    def _acted(self, seat: int) -> bool:
        """Has this seat taken an action in its turn, with nothing left to decide?"""
        d = queue.find(self.game.state, seat, D_TURN)
        return d is not None and d.a == 1

    # -- comparing ----------------------------------------------------------------------

    def _compare(self, row: Row, before: Numbers, after: Page) -> None:
        columns = after.columns(before)
        if row.shown == columns:
            return
        for i in range(12):
            shown = row.shown[i].strip()
            if shown != columns[i]:
                kind = "column" if i % 2 else "delta"
                raise Difference(row.line, f"{kind}_{NAMES[i // 2]}", row.faction, shown, columns[i])

    def _compare_leech(self, row: Row) -> None:
        """Power offered by the row's structures, in alphabetical order of colour; older copies in any order."""
        found = [str(self.leech[colour]) for colour in sorted(self.leech)]
        if row.leech != found:
            if sorted(row.leech) != sorted(found):
                raise Difference(row.line, "leech_column", row.faction, " ".join(row.leech), " ".join(found))
            self.unordered.append(
                Difference(row.line, "leech_order", row.faction, " ".join(row.leech), " ".join(found))
            )
        if len(set(found)) > 1:
            self.several += 1


def normal(word: str) -> str:
    """Old spellings of commands, as the league's own program read them."""
    if word.startswith("dig "):
        return " ".join(word.split()[:2])
    if word.startswith("advance "):
        return " ".join(word.split()[:2])
    if word in notation.OLD_BRIDGES:
        return "action acte"
    if word.startswith("+bon"):
        return "pass " + word[1:]
    return word


def describe(e: Effect) -> str:
    """How ledgers write an automatic row."""
    for text, kind in AUTOMATIC.items():
        if kind == e.a:
            return text
    if e.a == effects.SCORE_TILE:
        what = next(tile.label for tile in final.TILES if tile.measure == e.c)
    else:
        what = "network" if e.a == effects.SCORE_NETWORK else CULTS[e.a - effects.SCORE_CULT]
    return f"+{e.b}vp for {what}"


def check_ledger(ledger: Ledger, name: str = "") -> Report:
    """Play a parsed ledger and compare; the report holds the first difference."""
    report = Report(name)
    replay = Replay(ledger)
    report.game = replay.game
    # A replay makes thousands of objects that stay and no cycles; the collector would only walk through them.
    collecting = gc.isenabled()
    gc.disable()
    try:
        for item in ledger.lines:
            replay.line(item)
        replay.finish()
    except Difference as difference:
        report.difference = difference
    finally:
        if collecting:
            gc.enable()
    report.rows = replay.rows
    report.commands = replay.commands
    report.unordered = len(replay.unordered)
    return report


def check_text(text: str, name: str = "") -> Report:
    """Check the text of a ledger."""
    try:
        return check_ledger(parse(text), name)
    except LedgerError as error:
        report = Report(name)
        report.error = error
        return report


def check_file(path: str | Path) -> Report:
    """Check a ledger file."""
    try:
        return check_ledger(read_file(path), str(path))
    except LedgerError as error:
        report = Report(str(path))
        report.error = error
        return report
