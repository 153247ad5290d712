"""The books of a ledger that is being played: what the engine did, compared with what the rows show."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.codes import TerraEffect
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger.automatic import AUTOMATIC, SCORED, describe
from hexarch.games.terra.ledger.mirror import Mirror, Page
from hexarch.games.terra.ledger.report import Difference
from hexarch.games.terra.ledger.rows import Ledger, Row
from hexarch.games.terra.names import COLOURS

NAMES: Final = ("VP", "C", "W", "P", "PW", "CULT")


class Books:
    """The game of a ledger, its pages, and the effects not yet compared."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.game = Game(ledger.setup)
        self.mirror = Mirror(self.game.state)
        self.stream = self.game.state.happened
        self.at = len(self.stream)  # next effect to bring into the books
        self.seats = {name: seat for seat, name in enumerate(ledger.setup.factions)}
        self.waiting: list[Row] = []  # rows that stand before the row that causes them
        self.here = 0  # its number in the file
        self.scoring = -1  # what the last headline scores
        self.leech: dict[str, int] = {}
        self.unordered: list[Difference] = []  # rows with the right offers in another order than that of the colours
        self.several = 0  # rows in which the order can be seen

    # -- the books --------------------------------------------------------------------

    def _read_stream(self) -> None:
        """Bring effects into the books up to the next automatic row that the ledger must show."""
        stream = self.stream
        while self.at < len(stream):
            reached = self.at = self.mirror.follow(stream, self.at)
            if reached == len(stream):
                return
            e = stream[reached]
            if e.code == codes.OFFER:
                colour = COLOURS[self.game.state.native(e.seat)]
                self.leech[colour] = self.leech.get(colour, 0) + e.power
                self.at = reached + 1
            elif e.kind in (codes.ACCEPTED, codes.DECLINED):
                self._answered(e)
            else:
                return

    def _answered(self, e: TerraEffect) -> None:
        """What the answers to an offer brought: the ledger shows it before the row that caused it."""
        before = self.mirror.pages[e.seat].cells.copy()
        self.at += 1
        while self.at < len(self.stream):
            following = self.stream[self.at]
            if following.seat != e.seat or following.code not in (
                codes.OWE,
                codes.POWER_UP,
                codes.LOST,
                codes.TOKENS,
            ):
                break
            self.mirror.apply(following)
            self.at += 1
        for row in self.waiting:
            if self.seats[row.faction] == e.seat and AUTOMATIC[row.commands.lower()] == e.kind:
                self._compare(row, before, self.mirror.pages[e.seat])
                self.waiting.remove(row)
                return
        line = self.waiting[-1].line if self.waiting else self.here
        raise Difference(line, "row_missing", self.game.faction(e.seat), "nothing", describe(e))

    def _next_automatic(self) -> TerraEffect | None:
        """The automatic row that comes next, if the engine has one."""
        self._read_stream()
        return self.stream[self.at] if self.at < len(self.stream) else None

    def _headline(self, text: str) -> None:
        """Final scoring has a headline for each of its parts."""
        if text == "Converting resources to VPs":
            self.scoring = codes.SCORE_RESOURCES
        elif text.startswith("Scoring "):
            self.scoring = SCORED.get(text.split()[1].lower(), -1)

    def _expect(self, row: Row, seat: int, kind: int, points: int, scored: str = "") -> None:
        """The ledger shows an automatic row (of points: for what `scored` names): the engine's next must be it."""
        e = self._next_automatic()
        shown = row.commands or "an automatic row"
        if e is None:
            raise Difference(row.line, "automatic_row", row.faction, shown, "nothing")
        due = e.kind
        if kind == codes.ALL_INCOME and due == codes.INCOME and not self.game.state.cells[at.ROUND] > 1:
            kind = due  # before the first round there is nothing else to come
        elsewhere = due >= codes.SCORE_CULT and self.scoring not in (-1, due)
        other = (kind >= 0 and due != kind) or (points >= 0 and e.prize != points)
        tile = self.game.state.final_tile() if due == codes.SCORE_TILE and scored else None
        other = other or (tile is not None and scored not in (tile.id, tile.label))
        if elsewhere or other or seat not in (e.seat, -1):
            found = f"{self.game.faction(e.seat)}: {describe(e)}"
            raise Difference(row.line, "automatic_row", row.faction, shown, found)
        self.at += 1

    def _expect_nameless(self, row: Row, seat: int) -> None:
        """A row without a command: the automatic row of somebody who dropped out, or nothing at all."""
        e = self._next_automatic()
        if e is not None and e.seat == seat and self.game.state.get(seat, at.DROPPED):
            self._expect(row, seat, -1, -1)

    # -- comparing ----------------------------------------------------------------------

    def _compare(self, row: Row, before: list[int], after: Page) -> None:
        columns = after.columns(before)
        if row.shown == columns:
            return
        for i, (shown, found) in enumerate(zip(row.shown.split("\t"), columns.split("\t"), strict=True)):
            if shown.strip() != found:
                kind = "column" if i % 2 else "delta"
                raise Difference(row.line, f"{kind}_{NAMES[i // 2]}", row.faction, shown.strip(), found)

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
