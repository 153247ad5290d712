"""Elder: thinks its own next turns through to the end of the round, with the learned evaluation at their ends."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Final

from hexarch.bots.net import DECIMALS
from hexarch.games.terra import engine, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.rules.pass_ import PASS
from hexarch.games.terra.rules.turn import DONE

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.bots.net import Net
    from hexarch.games.terra.bots.turns import Turn
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.state import Terra

MOST_TURNS: Final = 200
SECOND: Final = 2000  # positions looked at for each second of thinking time, interpreted
FEWEST: Final = 4  # beginnings that are thought through at least
EACH: Final = 12  # positions that one turn more takes at least, on average
LONGEST: Final = 60.0  # seconds that make a difference
SPARE: Final = 0.15  # seconds on the clock at which thinking ends
A_DECISION: Final = 0.85  # seconds of the processor after which nobody thinks on beyond the budget


class Line:
    """A first turn and own turns after it."""

    __slots__ = ("first", "rest", "value")

    def __init__(self, first: int, rest: list[Turn], value: float) -> None:
        self.first = first  # place of the first turn among those of the position
        self.rest = rest
        self.value = value


class ElderBot(StewardBot):
    """Looks at its best turns as beginnings of a plan for the rest of the round; the others hold still meanwhile."""

    name = "elder"
    most_turns = MOST_TURNS
    settings = ("roots", "beam", "depth", "faith", "seconds", "ships")

    def __init__(
        self,
        seed: int = 0,
        learnt: Net | None = None,
        roots: int = 14,
        beam: int = 10,
        depth: int = 5,
        faith: float = 0.9,
        seconds: float = 0.8,
        ships: bool = True,
    ) -> None:
        super().__init__(seed, learnt, ships)
        self.seconds = seconds  # thinking time without a clock
        self.unused = 0  # of the budget of the last decision
        self._until = 0.0  # processor time
        self.roots = roots
        self.beam = self._beam = beam
        self.depth = depth
        self.faith = faith  # how far a plan counts against the first look

    def ranked(self, game: Game, seat: int, clock: Clock | None) -> list[tuple[float, Turn]]:
        """Turns by what they are worth as the beginning of a plan, best first."""
        s = game.state
        # The budget is counted in positions, so that the same budget gives the same choice on every machine.
        given = self.seconds if clock is None else max(0.1, min(LONGEST, round(clock.left(), 1)))
        self.unused = int(SECOND * given)
        self._until = process_time() + max(A_DECISION, given)
        wider = max(1.0, given) ** 0.5
        self._beam = int(self.beam * wider)
        roots, depth = int(self.roots * wider), self.depth + int(wider) - 1
        first = super().ranked(game, seat, clock)
        self.unused -= len(first)
        if len(first) < 2 or queue.own_turn(s, seat) is None:
            return first
        # After a turn there are about as many as now; a little more than half of them can still be paid.
        roots = min(roots, max(FEWEST, self.unused // max(EACH, len(first) // 2)))
        best = self._plan(s, seat, first[:roots], depth, clock)
        found = []
        for place, (value, turn) in enumerate(first[:roots]):
            found.append((round((1 - self.faith) * value + self.faith * best[place], DECIMALS), turn))
        found.sort(key=lambda pair: -pair[0])
        # What was not thought through stays behind what was.
        return found + [(min(value, found[-1][0]), turn) for value, turn in first[roots:]]

    def _plan(
        self, s: Terra, seat: int, first: list[tuple[float, Turn]], depth: int, clock: Clock | None
    ) -> dict[int, float]:
        """The best that can follow each of these turns."""
        best = {place: value for place, (value, _) in enumerate(first)}
        lines = [Line(place, [turn], value) for place, (value, turn) in enumerate(first) if not _ends(turn)]
        logging = s.logging
        s.logging = False
        try:
            looked = asked = 0
            for _ in range(depth - 1):
                each = max(EACH, looked // asked) if asked else EACH
                if not lines or self.unused < each * len(lines):
                    break  # all beginnings are thought equally far
                found: list[Line] = []
                before, asked = self.unused, asked + len(lines)
                for line in lines:
                    if self._late(clock):
                        break
                    found += self._longer(s, seat, line, clock)
                looked += before - self.unused
                for line in found:
                    best[line.first] = max(best[line.first], line.value)
                lines = self._keep([line for line in found if not _ends(line.rest[-1])])
        finally:
            s.logging = logging
        return best

    def _late(self, clock: Clock | None) -> bool:
        """Is it time to choose? A depth once begun may go beyond the budget, not beyond the second it stands for."""
        if clock is not None:
            return clock.left() < SPARE
        return self.unused < 0 and process_time() > self._until

    def _keep(self, lines: list[Line]) -> list[Line]:
        """The best lines of each beginning, and of all."""
        lines.sort(key=lambda line: -line.value)
        counts: dict[int, int] = {}
        kept: list[Line] = []
        for line in lines:
            count = counts.get(line.first, 0)
            if count < max(1, self._beam // 4) or len(kept) < self._beam:
                counts[line.first] = count + 1
                kept.append(line)
        return kept

    def _longer(self, s: Terra, seat: int, line: Line, clock: Clock | None) -> list[Line]:
        """The same line with one own turn more."""
        mark = s.mark()
        for turn in line.rest:
            for choice in turn.choices:
                if choice.rule is DONE:
                    continue
                if engine.refuse(s, seat, choice) is not None:
                    s.rollback(mark)
                    return []
                engine.apply(s, seat, choice)
            if not again(s, seat):
                s.rollback(mark)
                return []
        turns = Finder(s, seat, MOST_TURNS, clock, self.ships).find()
        values = self.values(turns)
        self.unused -= len(turns)
        s.rollback(mark)
        order = sorted(range(len(turns)), key=lambda i: -values[i])[: self._beam]
        return [Line(line.first, [*line.rest, turns[i]], values[i]) for i in order]


def _ends(turn: Turn) -> bool:
    return turn.over or turn.choices[-1].rule is PASS


def again(s: Terra, seat: int) -> bool:
    """Give the seat another action while the others hold still; False where that is not possible."""
    turn = s.turn()
    if turn is None or turn.seat != seat:
        return False
    mine = tuple([d for d in s.decisions if d.seat == seat and d is not turn])
    s.queue((*mine, kinds.Turn(seat, actions_left=max(1, turn.actions_left))))
    s.set(seat, at.JUMPED, 0)
    s.set(seat, at.BLOCKED, 0)
    return True
