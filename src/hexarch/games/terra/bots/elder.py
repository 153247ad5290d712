"""Elder: thinks its own next turns through to the end of the round, with the learned evaluation at their ends.

By settings, it also plays its best plans of the last rounds on to the end of the game (`ends`, `rounds`, `offers`), and
lines that come to the same position are one (`merge`).
"""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Final

from hexarch.bots.net import DECIMALS
from hexarch.games.terra import engine, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.ends import Ends
from hexarch.games.terra.bots.memory import Memory
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.phases import begin
from hexarch.games.terra.rules.pass_ import PASS
from hexarch.games.terra.rules.turn import DONE

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.bots.net import Net
    from hexarch.games.terra.bots.whole import Turn
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.state import Terra

MOST_TURNS: Final = 200
SECOND: Final = 2000  # positions looked at for each second of thinking time, interpreted; compiled it takes a tenth
FEWEST: Final = 4  # beginnings that are thought through at least
EACH: Final = 12  # positions that one turn more takes at least, on average
A_ROUND: Final = 700  # positions that a seat looks at in a whole round, if it looks at every turn once
LONGEST: Final = 60.0  # seconds that make a difference
SPARE: Final = 0.15  # seconds on the clock at which thinking ends
A_DECISION: Final = 0.85  # seconds of the processor after which nobody thinks on beyond the budget


class Line:
    """Own turns one after the other. Several first turns may lead to the same position, each by its own way."""

    __slots__ = ("trace", "value", "ways")

    def __init__(self, ways: dict[int, list[Turn]], value: float, trace: int) -> None:
        self.ways = ways  # by the place of the first turn among those of the position
        self.value = value
        self.trace = trace

    def last(self) -> Turn:
        """The turn it has come to."""
        return next(iter(self.ways.values()))[-1]


class ElderBot(StewardBot):
    """Looks at its best turns as beginnings of a plan for the rest of the round; the others hold still meanwhile."""

    name = "elder"
    most_turns = MOST_TURNS
    settings = ("roots", "beam", "depth", "faith", "seconds", "second", "ships", "ends", "rounds", "offers", "merge")

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
        self.second = SECOND  # what a second stands for: the same number is the same choice in every build
        self.unused = 0  # of the budget of the last decision
        self._until = 0.0  # processor time
        self.roots = roots
        self.beam = self._beam = beam
        self.depth = depth
        self.faith = faith  # how far a plan counts against the first look
        self.ends = 0  # plans that are played to the end of the game
        self.rounds = 1  # the last so many, in which that is done
        self.offers = False  # are answers to offers of power played to the end, too?
        self.merge = False  # are lines one that come to the same position?

    def ranked(self, game: Game, seat: int, clock: Clock | None) -> list[tuple[float, Turn]]:
        """Turns by what they are worth as the beginning of a plan, best first."""
        s = game.state
        # The budget is counted in positions, so that the same budget gives the same choice on every machine.
        given = self.seconds if clock is None else max(0.1, min(LONGEST, round(clock.left(), 1)))
        self.unused = int(self.second * given)
        self._until = process_time() + max(A_DECISION, given)
        wider = max(1.0, given) ** 0.5
        self._beam = int(self.beam * wider)
        roots, depth = int(self.roots * wider), self.depth + int(wider) - 1
        first = super().ranked(game, seat, clock)
        self.unused -= len(first)
        if len(first) < 2:
            return first
        last = self._is_last(s)
        if queue.own_turn(s, seat) is None:
            plans = [(value, [turn]) for value, turn in first]
            return self._played_on(s, seat, plans, clock) if last and self.offers else first
        reserved = self.ends * self._an_end(s) if last else 0
        reserved = reserved if 2 * reserved < self.unused else self.unused // 2
        self.unused -= reserved
        # After a turn there are about as many as now; a little more than half of them can still be paid.
        roots = min(roots, max(FEWEST, self.unused // max(EACH, len(first) // 2)))
        best = self._plan(s, seat, first[:roots], depth, clock)
        self.unused += reserved
        found = []
        for place, (value, _) in enumerate(first[:roots]):
            far, way = best[place]
            found.append((round((1 - self.faith) * value + self.faith * far, DECIMALS), way))
        found.sort(key=lambda pair: -pair[0])
        # What was not thought through stays behind what was.
        found += [(min(value, found[-1][0]), [turn]) for value, turn in first[roots:]]
        return self._played_on(s, seat, found, clock) if last else [(value, way[0]) for value, way in found]

    # -- to the end of the game ---------------------------------------------------------

    def _is_last(self, s: Terra) -> bool:
        """Is it one of the rounds in which plans are played on to the end of the game?"""
        if self.depth < 2 or not self.ends or s.cells[at.PHASE] != begin.ACTIONS:
            return False
        return s.cells[at.ROUND] > s.box.rounds - self.rounds

    def _an_end(self, s: Terra) -> int:
        """About how many positions it takes to play on to the end."""
        active = sum([s.in_play(seat) for seat in range(s.seats)])
        return A_ROUND * (active + s.seats * (s.box.rounds - s.cells[at.ROUND]))

    def _played_on(
        self, s: Terra, seat: int, plans: list[tuple[float, list[Turn]]], clock: Clock | None
    ) -> list[tuple[float, Turn]]:
        """The best plans in the order of what comes of them, as far as the budget goes; then the others."""
        count = min(self.ends, len(plans), self.unused // max(1, self._an_end(s)))
        ends = Ends(self, MOST_TURNS, clock, lambda looked: self._late(clock, looked))
        reached: list[tuple[float, Turn]] = []
        for _, way in plans[:count] if count > 1 else []:
            points = ends.points(s, seat, way)
            self.unused -= ends.looked
            if points is None:
                break
            reached.append((float(points), way[0]))
            if self.unused < ends.looked:
                break
        if len(reached) < 2:
            return [(value, way[0]) for value, way in plans]
        behind = plans[len(reached) :]
        reached.sort(key=lambda pair: -pair[0])
        return reached + [(min(value, reached[-1][0]), way[0]) for value, way in behind]

    # -- own turns, while the others hold still --------------------------------------------

    def _plan(
        self, s: Terra, seat: int, first: list[tuple[float, Turn]], depth: int, clock: Clock | None
    ) -> dict[int, tuple[float, list[Turn]]]:
        """The best that can follow each of these turns, and what it is worth."""
        best = {place: (value, [turn]) for place, (value, turn) in enumerate(first)}
        lines = [Line({place: way}, value, way[0].trace) for place, (value, way) in best.items() if not _ends(way[0])]
        logging = s.logging
        s.logging = False
        memory = Memory(s)
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
                    found += self._longer(s, seat, line, memory, clock)
                looked += before - self.unused
                for line in found:
                    for place, way in line.ways.items():
                        if line.value > best[place][0]:
                            best[place] = line.value, way
                lines = self._keep([line for line in found if not _ends(line.last())])
        finally:
            s.logging = logging
        return best

    def _late(self, clock: Clock | None, looked: int = 0) -> bool:
        """Is it time to choose? A depth once begun may go beyond the budget, not beyond the second it stands for."""
        if clock is not None:
            return clock.left() < SPARE
        return self.unused < looked and process_time() > self._until

    def _keep(self, lines: list[Line]) -> list[Line]:
        """The best lines of each beginning, and of all; lines that come to the same position are one."""
        lines.sort(key=lambda line: -line.value)
        counts: dict[int, int] = {}
        kept: dict[int, Line] = {}
        for line in lines:
            same = kept.get(line.trace)
            if same is not None and self.merge:
                same.ways = line.ways | same.ways
                continue
            count = min([counts.get(place, 0) for place in line.ways])
            if count < max(1, self._beam // 4) or len(kept) < self._beam:
                for place in line.ways:
                    counts[place] = counts.get(place, 0) + 1
                kept[line.trace if self.merge else len(kept)] = line
        return list(kept.values())

    def _longer(self, s: Terra, seat: int, line: Line, memory: Memory, clock: Clock | None) -> list[Line]:
        """The same line with one own turn more."""
        for turn in next(iter(line.ways.values())):
            for choice in turn.choices:
                if choice.rule is DONE:
                    continue
                if engine.refuse(s, seat, choice) is not None:
                    s.rollback(memory.origin)
                    return []
                engine.apply(s, seat, choice)
            if not again(s, seat):
                s.rollback(memory.origin)
                return []
        turns = Finder(s, seat, MOST_TURNS, clock, self.ships, self.brief, memory).find()
        values = self.values(turns)
        self.unused -= len(turns)
        s.rollback(memory.origin)
        order = sorted(range(len(turns)), key=lambda i: -values[i])[: self._beam]
        found = []
        for i in order:
            ways = {place: [*way, turns[i]] for place, way in line.ways.items()}
            found.append(Line(ways, values[i], turns[i].trace))
        return found


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
