"""Elder: looks at more turns, and thinks its own next turns through, with the learned evaluation at their ends."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Any, Final

from hexarch.bots.net import DECIMALS
from hexarch.games.anunnaki import engine
from hexarch.games.anunnaki.bots.steward import StewardBot
from hexarch.games.anunnaki.bots.turns import Finder, again

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.bots.net import Net
    from hexarch.games.anunnaki.bots.turns import Ranked, Turn
    from hexarch.games.anunnaki.state import Table

BEAM: Final = 8
MOST: Final = 900
WORLDS: Final = 5
CANDIDATES: Final = 6
NEXT_BEAM: Final = 2
NEXT_MOST: Final = 110
A_DECISION: Final = 0.8  # seconds of the processor after which nobody thinks on
SPARE: Final = 0.15


class ElderBot(StewardBot):
    """Looks at its best turns as beginnings of a plan; the others hold still meanwhile."""

    name = "elder"
    beam = BEAM
    most = MOST
    worlds = WORLDS
    candidates = CANDIDATES

    def __init__(
        self,
        seed: int = 0,
        learnt: Net | None = None,
        roots: int = 6,
        depth: int = 2,
        faith: float = 0.6,
        seconds: float = A_DECISION,
    ) -> None:
        super().__init__(seed, learnt)
        self.roots = roots  # turns that are thought through
        self.depth = depth  # own turns after them
        self.faith = faith  # how far a plan counts against the first look
        self.seconds = seconds

    def ranked(self, game: Any, seat: int, clock: Clock | None) -> Ranked:
        """Turns by what they are worth as the beginning of a plan, best first."""
        until = process_time() + self.seconds
        found = super().ranked(game, seat, clock)
        if len(found) < 2 or not self.depth:
            return found
        s = self.imagined(game, seat, 0).state
        planned: Ranked = []
        for value, turn in found[: self.roots]:
            late = process_time() > until if clock is None else clock.left() < SPARE
            more = 0.0 if late else self._plan(s, seat, turn, clock)
            planned.append((round(value + self.faith * more, DECIMALS), turn))
        planned.sort(key=lambda pair: -pair[0])
        return planned + [(min(value, planned[-1][0]), turn) for value, turn in found[self.roots :]]

    def _plan(self, s: Table, seat: int, turn: Turn, clock: Clock | None) -> float:
        """Points that own turns after this one add to what it promises."""
        if turn.over or not turn.done:
            return 0.0
        mark = s.mark()
        promised = self.worth([turn])[0]
        best = promised
        try:
            path = turn.path
            for _ in range(self.depth):
                finder = Finder(s, seat, self.worth, NEXT_BEAM, NEXT_MOST, clock)
                for choice in path:
                    if engine.refuse(s, seat, choice) is not None:
                        return best - promised
                    engine.apply(s, seat, choice)
                    finder.answered()
                if not again(s, seat):
                    break
                best, following = Finder(s, seat, self.worth, NEXT_BEAM, NEXT_MOST, clock).find()[0]
                if following.over or not following.done:
                    break
                path = following.path
        finally:
            s.rollback(mark)
        return best - promised
