"""Checking a ledger: play its commands, compare every column of every row with what the engine did.

Automatic rows (income, cult bonuses, what power answers bring, final scoring) are never fed in: the engine must
produce each of them, for the same faction, in the same order.
"""

from __future__ import annotations

import gc
import re
from pathlib import Path
from typing import Final

from hexarch.games.terra import engine, kinds, notation, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.ledger.automatic import AUTOMATIC, INCOME, POINTS, SCORED, describe
from hexarch.games.terra.ledger.compare import NAMES, Books
from hexarch.games.terra.ledger.report import Difference, Report
from hexarch.games.terra.ledger.rows import (
    EDITION_NAMED,
    Comment,
    Ledger,
    LedgerError,
    Row,
    bare,
    in_edition,
    parse,
    read_text,
)
from hexarch.games.terra.profiles import EDITION, FIRST_EDITION
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules.advance import ADVANCE
from hexarch.games.terra.rules.dig import DIG
from hexarch.games.terra.rules.favor import FAVOR
from hexarch.games.terra.rules.leech import DECLINE, LEECH
from hexarch.games.terra.rules.pass_ import PASS, cards_are_taken
from hexarch.games.terra.rules.resign import RESIGN
from hexarch.games.terra.rules.table import GRAMMAR
from hexarch.games.terra.rules.turn import DONE
from hexarch.kernel.errors import Ambiguous, ChoiceError, Illegal
from hexarch.kernel.game import ANSWERS, PREPARES
from hexarch.kernel.notation import commands
from hexarch.kernel.pattern import first_word

__all__ = [
    "AUTOMATIC",
    "DROPPED",
    "HEADLINE",
    "NAMES",
    "Difference",
    "Replay",
    "Report",
    "check_file",
    "check_ledger",
    "check_text",
    "describe",
]

DROPPED: Final = re.compile(r"(\w+) dropped from the game")
# What stands above rows and says nothing that anybody decided.
HEADLINE: Final = re.compile(r"Round \d(?: income|, turn \d+)|Scoring [\w -]+|Converting resources to VPs")
_ROUND: Final = re.compile(r"Round (\d)(?: income|, turn (\d{1,3}))")
_STEP: Final = re.compile(r"\+(?:fire|water|earth|air)")  # what others' answers brought
# Commands behind which old ledgers put what they cost or bring.
_WITH_MORE: Final = (DIG.pattern.begins, ADVANCE.pattern.begins)
IGNORED: Final = frozenset({"wait", "burn 0"})
UNNAMED: Final = 5  # the last edition in which ledgers of the league's rules were written without its number


class Replay(Books):
    """A ledger being played: the engine, its books, and the effects not yet compared."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__(ledger)
        self.known = self.game.state.catalog.known
        self.done = self.game.state.catalog.choice(DONE, ())
        self.index = -1  # of the present line
        self.begun: Row | None = None  # the row whose commands are being played
        self.round = 0  # of the last headline
        self.turn = 0
        self.dropped = 0  # seats since the last headline
        self.rows = 0
        self.commands = 0
        self.set_up: set[int] = set()  # seats whose row `setup` was seen

    # -- lines ----------------------------------------------------------------------

    def line(self, item: Row | Comment) -> None:
        """Play and compare one line; raises Difference."""
        self.index += 1
        if isinstance(item, Comment):
            self._comment(item)
            return
        seat = self.seats.get(item.faction, -1)
        if seat < 0:
            raise Difference(item.line, "faction_not_in_game", item.faction)
        self.rows += 1
        self.here = item.line
        words = item.words
        if words[:1] == "[" and words in AUTOMATIC:
            if item.leech:
                raise Difference(item.line, "leech_column", item.faction, " ".join(item.leech), "")
            self.waiting.append(item)
            return
        page = self.mirror.pages[seat]
        before = page.cells.copy()
        if self.leech:
            self.leech = {}
        if not words:
            self._expect_nameless(item, seat)
        elif "." not in words and "  " not in words:
            self._command(item, seat, words)
        else:
            parts = [command for part in words.split(".") if (command := " ".join(part.split()))] or [""]
            for command in parts[:-1]:  # what is automatic would have a row of its own
                if command in AUTOMATIC or (command[0] == "+" and POINTS.fullmatch(command)):
                    raise Difference(item.line, "automatic_row", item.faction, item.commands, "nothing")
                self._command(item, seat, command)
            if len(parts) > 1 and parts[-1] in INCOME:  # of whoever takes it first: the row was still open
                self._expect(item, -1, INCOME[parts[-1]], -1)
            else:
                self._command(item, self._whose(seat), parts[-1])
        self._read_stream()
        if self.waiting:
            row = self.waiting[0]
            raise Difference(row.line, "automatic_row_missing", row.faction, row.commands, "nothing")
        self._compare(item, before, page)
        if item.leech or self.leech:
            self._compare_leech(item)

    def _whose(self, seat: int) -> int:
        """In the set-up a row that ends with a favor tile stays open for the next command, whosever it is."""
        s = self.game.state
        last = self.game.history[-1:]
        if s.cells[at.ROUND] or not last or GRAMMAR.verb(last[0][1]) != FAVOR.name:
            return seat
        asked = queue.to_act(s)
        return asked[0] if asked and seat not in asked else seat

    def play(self, seat: int, text: str) -> None:
        """Play commands that come without columns, all of them or none; raises Difference or ChoiceError.

        Nothing is compared, and what the engine does by itself is passed over where it is written down. Commands
        that cannot be played as they stand are put into the order of the league's program.
        """
        row = bare(0, self.game.faction(seat), text)
        parts = commands(text)
        arranged = notation.arrange(parts)
        mark = self.game.mark()
        orders = [parts, arranged] if arranged != parts else [parts]
        for order in orders:
            try:
                for part in order:
                    word = part.lower()
                    if word not in AUTOMATIC and POINTS.fullmatch(word) is None:
                        self._command(row, seat, word)
                return
            except Difference:
                self.game.rollback(mark)
                if order is orders[-1]:
                    raise
            finally:
                self.at = len(self.stream)

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
        found = DROPPED.fullmatch(item.text) if item.text.endswith("game") else None
        if found is not None:
            seat = self.seats.get(found[1].lower(), -1)
            if seat < 0:
                raise Difference(item.line, "faction_not_in_game", found[1])
            self._step(item.line, seat, RESIGN.text, [self.game.state.catalog.choice(RESIGN, ())])
            self.dropped += 1
            self._read_stream()
            return
        numbered = _ROUND.fullmatch(item.text)
        if numbered is not None:
            self._count(item, int(numbered[1]), int(numbered[2] or 0))
        else:
            self._headline(item.text)

    def _count(self, item: Comment, number: int, turn: int) -> None:
        """Rounds and turns follow each other; somebody who drops out may take a number with them.

        Income has a headline for the cult bonuses and one for the rest. Until the first turn the engine may still wait
        for what somebody does with theirs. Once everybody has left, the engine has gone through all rounds.
        """
        s = self.game.state
        now = s.cells[at.ROUND]
        if self.game.over and all(s.get(seat, at.DROPPED) for seat in range(self.game.players)):
            follows, now = not turn and number - self.round in (0, 1), min(now, number)
        elif turn:
            follows = number == self.round and 0 < turn - self.turn <= 1 + self.dropped
        else:
            follows = number == self.round + (1 if self.turn or not self.round else 0)
        if not follows or number not in (now, now + (turn < 2)):
            raise Difference(item.line, "round", expected=item.text, found=f"round {now}")
        self.round, self.turn, self.dropped = number, turn, 0

    # -- commands -------------------------------------------------------------------

    def _command(self, row: Row, seat: int, word: str) -> None:
        known = self.known.get(word)
        if known is not None and known is not self.done and word not in IGNORED:
            self._play(row, seat, word, [self._meant(known) if known.rule is PASS else known])
        elif word in AUTOMATIC:
            self._expect(row, seat, AUTOMATIC[word], -1)
        elif word == "setup":
            if seat in self.set_up:
                raise Difference(row.line, "automatic_row", row.faction, word, "nothing")
            self.set_up.add(seat)
        elif word == self.done.text:
            if self._acted(seat):
                self._step(row.line, seat, word, [self.done])
        elif (points := POINTS.fullmatch(word)) and points[2] in SCORED:
            self._expect(row, seat, SCORED[points[2]], int(points[1]), points[2])
        elif word not in IGNORED:
            text = normal(word)
            choices = self._read(row, seat, text)
            self._play(row, seat, text, [self._meant(one) if one.rule is PASS else one for one in choices])

    def _meant(self, passing: TerraChoice) -> TerraChoice:
        """A pass as the league's program takes it: a card named in the last round is passed over."""
        if passing.tile and not cards_are_taken(self.game.state):
            return self.game.state.catalog.choice(PASS, (0, 0))
        return passing

    def _play(self, row: Row, seat: int, text: str, choices: list[TerraChoice]) -> None:
        """Carry out a command. Ledgers do not write `done`: a turn ends when somebody begins another action."""
        s = self.game.state
        first = row is not self.begun
        if first:
            self.begun = row
            if self.at < len(self.stream):  # what is unread at the beginning of a row should have had its own
                due = self.stream[self.at]
                raise Difference(row.line, "row_missing", self.game.faction(due.seat), "nothing", describe(due))
        d = s.turn()
        if d is not None and d.acted and not d.actions_left and self._ends(row, d, seat, choices[0], first):
            self._step(row.line, d.seat, self.done.text, [self.done])
        self._step(row.line, seat, text, choices)

    def _ends(self, row: Row, turn: kinds.Turn, seat: int, choice: TerraChoice, first: bool) -> bool:
        """Does a choice end a turn whose action is taken? Another seat's that needs a turn does, and a new action.

        Power is taken and declined while a turn lasts. An eruption that may follow in the same action belongs to it,
        unless a row begins (`first`) with it.
        """
        s = self.game.state
        if turn.seat != seat:
            if choice.rule is LEECH:
                return self._over(row, turn.seat)
            if choice.rule.is_action and not queue.open_for(s, seat):
                return True  # what would refuse it need not be asked
            return choice.rule is not DECLINE and engine.refuse(s, seat, choice) is not None
        if not choice.rule.is_action or (turn.may_erupt and not first and engine.refuse(s, seat, choice) is None):
            return False
        # With nothing else to decide it is a new action; otherwise it may belong to the present one.
        return queue.head(s)[0] is turn or engine.is_action(s, seat, choice)

    def _over(self, row: Row, seat: int) -> bool:
        """Is a turn over although nobody else began one? It ends with its row, before it gains a step from answers."""
        s = self.game.state
        if not s.rules.steps_before_done or not s.faction(seat).offers.watches:
            return False
        if engine.refuse(s, seat, self.done) is not None:
            return False
        for item in self.ledger.lines[self.index + 1 :]:
            if (
                not isinstance(item, Row)
                or item.words[:1] == "["
                or first_word(item.words.partition(".")[0]) in notation.ANSWER_WORDS
                or _STEP.fullmatch(item.words)
            ):
                continue
            # Only games of ours go on in a second row: they end a turn in so many words.
            return self.seats.get(item.faction, -1) != seat or not _converts_only(item.words)
        return True

    def _step(self, line: int, seat: int, text: str, choices: list[TerraChoice]) -> None:
        try:
            for choice in choices:
                self.game.step(seat, choice)
        except Illegal as error:
            raise Difference(line, "refused", self.game.faction(seat), text, repr(error.refusal)) from error
        self.commands += 1

    def _read(self, row: Row | Comment, seat: int, text: str) -> list[TerraChoice]:
        """Old ledgers leave out whose power is taken: the offer that came first."""
        s = self.game.state
        try:
            try:
                return s.catalog.read(s, seat, text)
            except Ambiguous as several:
                return s.catalog.read(s, seat, several.readings[0])
        except ChoiceError as error:
            raise Difference(row.line, "unreadable", self.game.faction(seat), text, str(error)) from error

    def _acted(self, seat: int) -> bool:
        """Has this seat taken an action in its turn, with nothing left to decide?"""
        d = queue.turn(self.game.state, seat)
        return d is not None and d.acted


def _converts_only(words: str) -> bool:
    """Does a row convert something, perhaps after an answer that was due, and take no action?"""
    found = [GRAMMAR.find(normal(part)) for part in commands(words)]
    rules = [one[0] for one in found if one is not None]
    if len(rules) < len(found):
        return False
    return any(rule.role == PREPARES for rule in rules) and all(_is_besides(rule) for rule in rules)


def _is_besides(rule: TerraRule) -> bool:
    """May a command stand in a row that goes on with a turn whose action is taken?"""
    return rule.role == PREPARES or rule is DONE or not (rule.begins_turn or rule.role == ANSWERS)


def normal(word: str) -> str:
    """Old spellings of commands, as the league's own program read them."""
    if first_word(word) in _WITH_MORE:
        return " ".join(word.split()[:2])
    if word in notation.OLD_BRIDGES:
        return "action acte"
    card = notation.CARD.fullmatch(word)
    return f"{PASS.pattern.begins} {card[1]}" if card is not None else word


def check_ledger(ledger: Ledger, name: str = "") -> Report:
    """Play a parsed ledger and compare; the report holds the first difference."""
    report = Report(name)
    replay = Replay(ledger)
    report.game = replay.game
    try:
        for item in ledger.lines:
            replay.line(item)
        replay.finish()
    except Difference as difference:
        report.difference = difference
    report.rows = replay.rows
    report.commands = replay.commands
    report.unordered = len(replay.unordered)
    return report


def check_text(text: str, name: str = "") -> Report:
    """Check the text of a ledger."""
    # A replay makes thousands of objects that stay and no cycles; the collector would only walk through them.
    collecting = gc.isenabled()
    gc.disable()
    try:
        ledger = parse(text)
        report = check_ledger(ledger, name)
        if report.ok or EDITION_NAMED.search(text) is not None:
            return report
        # Up to UNNAMED this program wrote the league's games without a word on the edition of its rules. Ledgers from
        # elsewhere look the same, so the report says when it took an older one. The rows are read once, and each
        # edition is left at its first difference.
        for edition in range(min(UNNAMED, EDITION - 1), FIRST_EDITION - 1, -1):
            older = check_ledger(in_edition(ledger, edition), name)
            older.old_edition = True
            if older.ok:
                return older
        return report
    except LedgerError as error:
        report = Report(name)
        report.error = error
        return report
    finally:
        if collecting:
            gc.enable()


def check_file(path: str | Path) -> Report:
    """Check a ledger file."""
    try:
        return check_text(read_text(path), str(path))
    except LedgerError as error:
        report = Report(str(path))
        report.error = error
        return report
