"""Records of games played elsewhere: the ledgers of the league."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

from hexarch.games.terra.ledger.check import Difference, Replay
from hexarch.games.terra.ledger.rows import parse
from hexarch.games.terra.ledger.write import write

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.setup import Setup
    from hexarch.kernel.game import Doc
    from hexarch.words import Words

COLUMNS: Final = "\t" * 14  # a row of a ledger has fifteen columns
HEADERS: Final = ("option ", "removing tile ", "player ", "round 1 scoring", "default game options")
# Comments that say something: how the game was set up, where a round or a scoring begins, who left.
TELLING: Final = (
    *("# hexarch ", "option ", "round ", "removing tile ", "player ", "faction-variant ", "map "),
    *("added final scoring tile:", "final-scoring ", "scoring ", "converting resources"),
)
LEFT: Final = "dropped from the game"
BROKEN_OFF: Final = ("game_not_over", "row_missing")  # how a ledger ends that is not all there


class Ledgers:
    """The ledgers of the league."""

    name: Final = "ledger"

    def reads(self, text: str) -> bool:
        """Has it rows of fifteen columns, or the header of a ledger?"""
        lines = [line.strip(" \r").lower() for line in text[:20_000].splitlines()]
        return any(line.count("\t") == len(COLUMNS) or line.startswith(HEADERS) for line in lines)

    def read(self, text: str) -> tuple[Setup, list[tuple[int, list[tuple[int, str]]]]]:
        """The set-up, and for each line the choices in it; raises LedgerError or Difference.

        A ledger that breaks off is read as far as it goes.
        """
        # A replay makes thousands of objects that stay and no cycles; the collector would only walk through them.
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self._read(text)
        finally:
            if collecting:
                gc.enable()

    def _read(self, text: str) -> tuple[Setup, list[tuple[int, list[tuple[int, str]]]]]:
        ledger = parse(text)
        replay = Replay(ledger)
        sent: list[tuple[int, list[tuple[int, str]]]] = []
        for item in ledger.lines:
            before = len(replay.game.history)
            replay.line(item)
            if len(replay.game.history) > before:
                sent.append((item.line, replay.game.history[before:]))
        try:
            replay.finish()
        except Difference as difference:
            if replay.game.over or difference.code not in BROKEN_OFF:
                raise
        return ledger.setup, sent

    def kept(self, text: str) -> str:
        """The ledger without comments that say nothing; lines keep their numbers, rows their empty columns."""
        return "\n".join(line.rstrip(" \r") if _tells(line) else "" for line in text.splitlines()).rstrip("\n") + "\n"

    def check(self, text: str, words: Words) -> Doc:
        """A ledger replayed and compared row by row."""
        from hexarch.games.terra.console.checking import report

        return report(text, words)

    def write(self, game: Game) -> str:
        """The ledger of a game, finished or not."""
        return write(game)


def _tells(line: str) -> bool:
    """Is it a row, or a comment that is read? What looks like neither is left for the reader to refuse."""
    plain = line.partition("\t")[0].strip().lower()
    return line.count("\t") > 1 or plain.startswith(TELLING) or plain.endswith(LEFT)
