"""A game at another program's table, followed in the ledger language.

Ledgers do not write the end of a turn: it is over when somebody begins another action. So a turn whose action is
taken counts as over here too, without being ended before that.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hexarch.bots.foreign import Foreign
from hexarch.bots.lines import LONGEST, Endless, decide
from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.lines import ALONE, TerraLine
from hexarch.games.terra.factions import named
from hexarch.games.terra.ledger.check import DROPPED, HEADLINE, Difference, Replay
from hexarch.games.terra.ledger.rows import COLUMNS, Ledger, LedgerError, from_header, parse
from hexarch.games.terra.ledger.write import write
from hexarch.games.terra.names import CULTS
from hexarch.kernel.errors import ChoiceError

if TYPE_CHECKING:
    from hexarch.bots import Bot, Clock
    from hexarch.kernel.game import Title

SHOWN: Final = ((at.VP, "VP"), (at.COINS, "C"), (at.WORKERS, "W"), (at.PRIESTS, "P"))
FACTION: Final = "faction "
# What the ledger language has no words for.
_OWN = re.compile(r"(?:profile|points|dwellings) .*|option \S+ (?:on|off)|map custom:.*", re.IGNORECASE)


class LedgerTable(Foreign):
    """The game of a ledger that is still being written."""

    problems: ClassVar[tuple[type[Exception], ...]] = (Difference, LedgerError)
    extras: ClassVar[tuple[str, ...]] = ("ledger",)

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay.game)
        self._replay: Final = replay

    @classmethod
    def from_setup(cls, title: Title, given: list[str]) -> LedgerTable:
        """A new game from lines of a header, and `faction NAME` for each seat; raises LedgerError."""
        factions = [line.split()[-1] for line in given if line.lower().startswith(FACTION)]
        header = [line for line in given if not line.lower().startswith(FACTION)]
        return cls(Replay(from_header([f"# hexarch {x}" if _OWN.fullmatch(x) else x for x in header], factions)))

    @classmethod
    def from_text(cls, title: Title, text: str) -> LedgerTable:
        """The game of a ledger, whole or up to any line, or of a save; raises LedgerError, Difference or SaveError."""
        if text.lstrip().startswith("{"):
            game: Any = title.loads(text)
            replay = Replay(Ledger(game.setup, []))
            replay.game = game
        else:
            ledger = parse(text)
            replay = Replay(ledger)
            for item in ledger.lines:
                replay.line(item)
        return cls(replay)

    @classmethod
    def row(cls, text: str) -> tuple[str, str] | None:
        """A row, a headline or a line about somebody who left, as ledgers have them."""
        if text.count("\t") == COLUMNS - 1:
            columns = text.split("\t")
            commands = columns[-1].strip()
            return (columns[0].strip(), commands) if commands else ("", "")
        headline = text.split("\t")[0].strip()
        dropped = DROPPED.fullmatch(headline)
        if dropped is not None:
            return dropped[1], "resign"
        return ("", "") if HEADLINE.fullmatch(headline) is not None else None

    @classmethod
    def cause(cls, error: Exception) -> Exception:
        """A move that is refused says itself what is wrong; in a block the line of the ledger belongs to it."""
        cause = error.__cause__
        return cause if isinstance(error, Difference) and not error.line and isinstance(cause, ChoiceError) else error

    def label(self, word: str) -> str:
        """A faction by its name in ledgers, old names too."""
        faction = named(word.lower())
        return faction.id if faction is not None else "?"

    # -- moves --------------------------------------------------------------------------

    def follow(self, seat: int, text: str) -> None:
        """Carry out what a seat did; raises Difference or ChoiceError."""
        self._replay.play(seat, text)

    def in_turn(self, seat: int) -> bool:
        """Is it this seat's turn, with nobody's answer to wait for?"""
        return queue.own_turn(self.game.state, seat) is not None

    def end_turn(self) -> bool:
        """End a turn whose action is taken, with nothing left that must be decided."""
        d = self.game.state.turn()
        if (
            d is None
            or not d.acted
            or d.actions_left
            or d.burnt_power
            or all(one is not d for one in queue.head(self.game.state))
        ):
            return False
        self.game.step(d.seat, "done")
        return True

    # -- the bot ------------------------------------------------------------------------

    def decided(self, bot: Bot, seat: int, clock: Clock | None) -> list[str]:
        """What the bot chooses, as a row of a ledger has it."""
        game = self.game
        before = len(game.history)
        self.take_turn(seat)
        again = game.history[before:] == [(seat, "done")]  # the next turn in a row, which must be told from the last
        if self.in_turn(seat):
            line = TerraLine(game, seat, kinds.TURN)
            texts = decide(line, bot, clock, others=False)
            following = game.state.turn()
            if texts[-1:] == ["done"] and not line.unspent and (following is None or following.seat != seat):
                texts.pop()
        else:
            texts = self._answer(bot, seat, clock)
        return (["done"] if again else []) + (texts or ["done"])

    def _answer(self, bot: Bot, seat: int, clock: Clock | None) -> list[str]:
        """What the seat has to decide outside its turn: one choice of the set-up, or everything that is open."""
        game = self.game
        before = len(game.history)
        while seat in game.to_act and not self.in_turn(seat):
            if len(game.history) > before + LONGEST:
                raise Endless(bot.name)
            kind = queue.open_for(game.state, seat)[0].kind
            game.step(seat, bot.choose(game, seat, clock))
            if kind in ALONE:
                break
        return [text for _, text in game.history[before:]]

    # -- looking ------------------------------------------------------------------------

    def show(self) -> list[str]:
        """Round, who may act, and the columns of every seat."""
        game = self.game
        s = game.state
        found = ["over" if game.over else f"round {s.cells[at.ROUND]}"]
        found.append(f"to act: {', '.join(self.to_act()) or 'nobody'}")
        for seat in range(game.players):
            if not s.has_faction(seat):
                found.append(f"{seat + 1}: {game.setup.names[seat]}")
                continue
            hand = " ".join(f"{s.get(seat, cell)} {letters}" for cell, letters in SHOWN)
            bowls = "/".join(str(s.get(seat, cell)) for cell in (at.BOWL1, at.BOWL2, at.BOWL3))
            cults = "/".join(str(s.cult(seat, cult)) for cult in range(len(CULTS)))
            state = " dropped" if s.get(seat, at.DROPPED) else " passed" if s.get(seat, at.PASSED) else ""
            found.append(f"{self.name(seat)}: {hand} {bowls} PW {cults}{state}")
        return found

    def shown(self, text: str) -> str:
        """An opinion of a bot without the end of the turn, which ledgers do not write."""
        return text.removesuffix(". done")

    def extra(self, request: str) -> list[str]:
        """The game so far as a ledger."""
        return write(self.game).splitlines()
