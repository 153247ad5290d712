"""A game at a foreign table, followed in the ledger language: moves of others in, whole decisions of a bot out.

Ledgers do not write the end of a turn: it is over when somebody begins another action. So a turn whose action is
taken counts as over here too, without being ended before that.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from hexarch.bots import lines
from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import named
from hexarch.games.terra.ledger.check import Replay
from hexarch.games.terra.ledger.rows import Ledger, from_header, parse
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.save import loads

if TYPE_CHECKING:
    from hexarch.bots import Bot, Clock
    from hexarch.games.terra.game import Game, GameMark

SHOWN: Final = ((at.VP, "VP"), (at.COINS, "C"), (at.WORKERS, "W"), (at.PRIESTS, "P"))
FACTION: Final = "faction "
# What the ledger language has no words for.
_OWN = re.compile(r"(?:profile|points|dwellings) .*|option \S+ (?:on|off)|map custom:.*", re.IGNORECASE)


class Refused(Exception):
    """A request that cannot be met: a code, and values for its sentence."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.code: Final = code
        self.values: Final = values


class Foreign:
    """The game, and every position that a request can be taken back to."""

    def __init__(self, replay: Replay) -> None:
        self._replay: Final = replay
        self._marks: list[GameMark] = []  # before each request that changed the game
        replay.game.state.logging = False

    @classmethod
    def from_setup(cls, given: list[str]) -> Foreign:
        """A new game from lines of a header, and `faction NAME` for each seat; raises LedgerError."""
        factions = [line.split()[-1] for line in given if line.lower().startswith(FACTION)]
        header = [line for line in given if not line.lower().startswith(FACTION)]
        return cls(Replay(from_header([f"# hexarch {x}" if _OWN.fullmatch(x) else x for x in header], factions)))

    @classmethod
    def from_text(cls, text: str) -> Foreign:
        """The game of a ledger, whole or up to any line, or of a save; raises LedgerError, Difference or SaveError."""
        if text.lstrip().startswith("{"):
            game = loads(text)
            replay = Replay(Ledger(game.setup, []))
            replay.game = game
        else:
            ledger = parse(text)
            replay = Replay(ledger)
            for item in ledger.lines:
                replay.line(item)
        return cls(replay)

    # -- seats --------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._replay.game

    def seat(self, word: str) -> int:
        """A seat by its faction, its number from 1, or its player."""
        seats = range(self.game.players)
        faction = named(word.lower())
        found = [seat for seat in seats if faction is not None and self.game.faction(seat) == faction.id]
        found += [seat for seat in seats if word == str(seat + 1)]
        found += [seat for seat in seats if word.lower() == self.game.setup.names[seat].lower()]
        if not found:
            raise Refused("no_such_seat", name=word[:40], known=", ".join(self.name(seat) for seat in seats))
        return found[0]

    def name(self, seat: int) -> str:
        """A seat as it is written: by its faction, before it has one by its number."""
        return self.game.faction(seat) or str(seat + 1)

    def to_act(self) -> list[str]:
        """Who may decide now."""
        mark = self.game.mark()
        try:
            self._end_turn()
            return [self.name(seat) for seat in self.game.to_act]
        finally:
            self.game.rollback(mark)

    # -- moves --------------------------------------------------------------------------

    def move(self, seat: int, text: str) -> None:
        """What a seat did; raises Difference or ChoiceError and changes nothing if it cannot have."""
        mark = self.game.mark()
        before = len(self.game.history)
        self._replay.play(seat, text)
        if len(self.game.history) > before:
            self._marks.append(mark)

    def undo(self, count: int) -> None:
        """Take back moves."""
        if count > len(self._marks):
            raise Refused("nothing_to_undo", n=len(self._marks))
        self.game.rollback(self._marks[-count])
        del self._marks[-count:]

    def take_turn(self, seat: int) -> None:
        """Go to the decision of a seat; refused when it has none."""
        mark = self.game.mark()
        if self._end_turn() and queue.own_turn(self.game.state, seat) is None:
            self.game.rollback(mark)
        if seat not in self.game.to_act:
            raise Refused("not_to_act", name=self.name(seat), known=", ".join(self.to_act()))

    def _end_turn(self) -> bool:
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

    def play(self, bot: Bot, seat: int, clock: Clock | None) -> str:
        """Let the bot make a whole decision; the row of a ledger for it."""
        mark = self.game.mark()
        row = self._decide(bot, seat, clock)
        self._marks.append(mark)
        return row

    def choose(self, bot: Bot, seat: int, clock: Clock | None) -> str:
        """The same, and the game is left as it is."""
        mark = self.game.mark()
        try:
            return self._decide(bot, seat, clock)
        finally:
            self.game.rollback(mark)

    def _decide(self, bot: Bot, seat: int, clock: Clock | None) -> str:
        game = self.game
        before = len(game.history)
        name = self.name(seat)
        self.take_turn(seat)
        again = game.history[before:] == [(seat, "done")]  # the next turn in a row, which must be told from the last
        if queue.own_turn(game.state, seat) is not None:
            line = lines.Line(game, seat, kinds.TURN)
            texts = lines.decide(line, bot, clock, others=False)
            following = game.state.turn()
            if texts[-1:] == ["done"] and not line.unspent and (following is None or following.seat != seat):
                texts.pop()
        else:
            texts = self._answer(bot, seat, clock)
        return f"{name}: {'. '.join((['done'] if again else []) + (texts or ['done']))}"

    def _answer(self, bot: Bot, seat: int, clock: Clock | None) -> list[str]:
        """What the seat has to decide outside its turn: one choice of the set-up, or everything that is open."""
        game = self.game
        before = len(game.history)
        while seat in game.to_act and queue.own_turn(game.state, seat) is None:
            if len(game.history) > before + lines.LONGEST:
                raise lines.Endless(bot.name)
            kind = queue.open_for(game.state, seat)[0].kind
            game.step(seat, bot.choose(game, seat, clock))
            if kind in lines.ALONE:
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
