"""Playing a position on to the end of the game, to see what comes of a turn instead of guessing.

Every seat takes the turn that looks best at once. The seat that thinks first takes the turns it has planned, as long as
the others leave it a chance to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import engine, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.phases import begin
from hexarch.games.terra.rules.turn import DONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexarch.bots import Clock
    from hexarch.games.terra.bots.steward import StewardBot
    from hexarch.games.terra.bots.whole import Turn
    from hexarch.games.terra.state import Terra

LONGEST: Final = 500  # decisions of all seats; more is no game


class Ends:
    """Plays on in the place of every seat and counts the positions it looks at."""

    def __init__(self, bot: StewardBot, most: int, clock: Clock | None, late: Callable[[int], bool]) -> None:
        self._bot: Final = bot
        self._most: Final = most
        self._clock: Final = clock
        self._late: Final = late  # is it time to stop, after looking at so many positions?
        self.looked = 0

    def points(self, s: Terra, seat: int, plan: list[Turn]) -> int | None:
        """Final points of a seat that begins with these turns; None if there was no time to see. Nothing changes."""
        logging = s.logging
        s.logging = False
        mark = s.mark()
        self.looked = 0
        try:
            return self._play(s, seat, plan)
        finally:
            s.rollback(mark)
            s.logging = logging

    def _play(self, s: Terra, seat: int, plan: list[Turn]) -> int | None:
        rest = plan.copy()
        if not take(s, seat, rest.pop(0)):
            return None
        for _ in range(LONGEST):
            if s.cells[at.PHASE] == begin.OVER:
                return s.get(seat, at.VP)
            if self._late(self.looked):
                return None
            now = queue.to_act(s)[0]
            if not (rest and now == seat and _begins(s, seat) and self._planned(s, seat, rest)):
                self._look_once(s, now)
        return None

    def _planned(self, s: Terra, seat: int, rest: list[Turn]) -> bool:
        """Take the first planned turn that is still possible; those before it are given up."""
        while rest:
            if take(s, seat, rest.pop(0)):
                return True
        return False

    def _look_once(self, s: Terra, seat: int) -> None:
        """Take what looks best."""
        bot = self._bot
        turns = Finder(s, seat, self._most, self._clock, bot.ships, bot.brief).find()
        self.looked += len(turns)
        values = bot.values(turns)
        for i in sorted(range(len(turns)), key=lambda i: -values[i]):
            if take(s, seat, turns[i]):
                return
        engine.apply(s, seat, turns[0].choices[0])  # a turn is legal as far as its first choice


def take(s: Terra, seat: int, turn: Turn) -> bool:
    """Carry out a whole turn, or nothing of it if the rules do not allow it any more."""
    mark = s.mark()
    for choice in turn.choices:
        if engine.refuse(s, seat, choice) is not None:
            if choice.rule is DONE and choice is not turn.choices[0]:
                break  # something has to be answered first
            s.rollback(mark)
            return False
        engine.apply(s, seat, choice)
    return True


def _begins(s: Terra, seat: int) -> bool:
    """Is the seat about to begin its turn, with nothing else to answer?"""
    d = queue.turn(s, seat)
    return d is not None and not d.acted and bool(d.actions_left)
