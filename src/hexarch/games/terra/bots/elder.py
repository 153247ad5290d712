"""Elder: thinks its own next turns through to the end of the round, with the learned evaluation at their ends.

In compiled builds it first plays the round on in the place of every seat, plans its turns between those of the others,
and plays its best plans on to the end of the round, the very best of them in several worlds, in which the others do
something else. Where its first dwellings stand and which card it begins with it judges in the same way, by the first
two rounds. By settings it does so in the last rounds only (`rounds`), further (`far`), not before the first round
(`opening`) or for offers of power, too (`offers`), with the others holding still while it plans (`others`), and lines
that come to the same position are one (`merge`).
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from math import inf
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple

from hexarch.bots.learning import Look, Prospect
from hexarch.bots.net import DECIMALS
from hexarch.games.terra import engine, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import turns as finding
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
FEWEST: Final = 4  # beginnings that are thought through at least
EACH: Final = 12  # positions that one turn more takes at least, on average
ROUNDS: Final = 6  # the last so many, in which plans are played on: all of them
FINAL: Final = 6  # plans, at most
BEGUN: Final = (begin.PLACE_DWELLINGS, begin.TAKE_BONUS)  # what is played on before the first round
OPENED: Final = 3  # rounds to the end of which that is done, from that before the first
CLOSE: Final = 5.0  # points by which a turn may look worse than the best and still begin a plan that chance takes
LONGEST: Final = 60.0  # seconds that make a difference
SPARE: Final = 0.15  # seconds on the clock at which thinking ends
A_DECISION: Final = 0.85  # seconds of the processor after which it chooses, however slow the machine


class Second(NamedTuple):
    """What there is time for in a second, counted so that the same numbers are the same choice in every build."""

    positions: int  # that plans look at
    roots: int  # beginnings that are thought through
    ends: int  # plans that are played on
    ending: int  # positions that it takes to play on
    worlds: int  # courses of the others in which the best of these plans are judged


INTERPRETED: Final = Second(2000, 14, 8, 0, 1)
COMPILED: Final = Second(8000, 24, 16, 26_000, 5)
HERE: Final = COMPILED if finding.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else INTERPRETED


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
    """Looks at its best turns as beginnings of a plan for the rest of the round."""

    name = "elder"
    most_turns = MOST_TURNS
    settings = (
        *("roots", "beam", "depth", "faith", "seconds", "second", "ships", "merge"),
        *("ends", "ending", "rounds", "far", "trust", "offers", "others", "patience", "worlds", "final", "opening"),
    )

    def __init__(
        self,
        seed: int = 0,
        learnt: Net | None = None,
        roots: int = HERE.roots,
        beam: int = 10,
        depth: int = 5,
        faith: float = 0.9,
        seconds: float = 0.8,
        ships: bool = True,
    ) -> None:
        super().__init__(seed, learnt, ships)
        self.seconds = seconds  # thinking time without a clock
        self.second = HERE.positions  # what a second stands for
        self.unused = 0  # of the budget of the last decision
        self._until = 0.0  # processor time
        self.patience = A_DECISION  # with more of it a slow machine chooses as a fast one does
        self.roots = roots
        self.beam = self._beam = beam
        self.depth = depth
        self.faith = faith  # how far a plan counts against the first look
        self.ends = HERE.ends  # plans that are played on
        self.ending = HERE.ending  # positions looked at for it in a second
        self.played = 0  # positions that it took in the last decision
        self.rounds = ROUNDS  # the last so many, in which that is done
        self.far = 1  # the rounds to the end of which it is done, with the present one
        self.trust = 0.5  # how far what came of a plan in one world counts against what was expected of it
        self.worlds = HERE.worlds
        self.final = FINAL  # plans that are judged in all of these
        self.opening = True  # are dwellings and cards before the first round played on, too?
        self.offers = False  # are answers to offers of power played on, too?
        self.others = True  # do the others move between the turns of a plan, where it is played on?
        self.merge = False  # are lines one that come to the same position?

    def ranked(self, game: Game, seat: int, clock: Clock | None) -> list[tuple[float, Turn]]:
        """Turns by what they are worth as the beginning of a plan, best first."""
        s = game.state
        # The budget is counted in positions, so that the same budget gives the same choice on every machine.
        given = self.seconds if clock is None else max(0.1, min(LONGEST, round(clock.left(), 1)))
        self.unused = int(self.second * given)
        self._until = process_time() + max(self.patience, given)
        wider = max(1.0, given) ** 0.5
        self._beam = int(self.beam * wider)
        roots, depth = int(self.roots * wider), self.depth + int(wider) - 1
        first = super().ranked(game, seat, clock)
        self.unused -= len(first)
        self.played = self.thought = 0
        if len(first) < 2:
            return first
        last = self._is_last(s)
        if queue.own_turn(s, seat) is None:
            rounds = self._opened(s) or (self.far if last and self.offers else 0)
            plans = [(value, [turn]) for value, turn in first]
            return self._played_on(s, seat, plans, self._ends(s, seat, given, clock, rounds)) if rounds else first
        # After a turn there are about as many as now; a little more than half of them can still be paid.
        roots = min(roots, max(FEWEST, self.unused // max(EACH, len(first) // 2)))
        ends = self._ends(s, seat, given, clock, self.far) if last else None
        if ends is not None and self.others:
            ends.end([first[0][1]])
        best = self._plan(s, seat, first[:roots], depth, clock, ends if self.others else None)
        self.thought = len(best) if depth > 1 else 0
        found = []
        for place, (value, _) in enumerate(first[:roots]):
            far, way = best[place]
            found.append((round(self._expected(value, far), DECIMALS), way))
        found.sort(key=lambda pair: -pair[0])
        # What was not thought through stays behind what was.
        found += [(min(value, found[-1][0]), [turn]) for value, turn in first[roots:]]
        return self._played_on(s, seat, found, ends) if ends is not None else [(value, way[0]) for value, way in found]

    def prospects(self, game: Game, seat: int) -> list[Prospect]:
        """What comes of the turns that look best, best first, as `ranked` sees it in a compiled build's first world.

        In self-play chance takes one of them (`hexarch.train.venture`), and what is learnt are the looks that decide:
        at the position after the turn, at the end of the plan and at the end of the round. No time limits them, so that
        the same numbers are the same prospects on every machine.
        """
        s = game.state
        self.unused, self._until, self._beam = int(self.second * self.seconds), inf, self.beam
        first = super().ranked(game, seat, None)
        near = [pair for pair in first[: self.roots] if pair[0] > first[0][0] - CLOSE]
        if len(near) < 2 or queue.own_turn(s, seat) is None or s.cells[at.PHASE] != begin.ACTIONS:
            return [Prospect(value, turn) for value, turn in first]
        ends = Ends(self, s, seat, MOST_TURNS, None, lambda _: False, self.far)
        ends.end([near[0][1]])
        best = self._plan(s, seat, near, self.depth, None, ends)
        found = []
        for place, (value, turn) in enumerate(near):
            far, way = best[place]
            end = ends.end(way)
            if end is None or ends.planned is None:
                continue
            shares = {0: (1 - self.trust) * (1 - self.faith), len(ends.course): self.trust}
            shares[ends.planned] = shares.get(ends.planned, 0.0) + (1 - self.trust) * self.faith
            looks = [Look(step, shares[step]) for step in sorted(shares)]
            worth = self._weighed(end, self._expected(value, far))
            found.append(Prospect(worth, turn, ends.course, looks))
        found.sort(key=lambda one: -one.worth)
        return found if len(found) > 1 else [Prospect(value, turn) for value, turn in first]

    def _expected(self, value: float, far: float) -> float:
        """What a turn is worth by the first look and by the end of the best plan behind it."""
        return (1 - self.faith) * value + self.faith * far

    def _weighed(self, end: float, expected: float, worlds: int = 1) -> float:
        """What it is worth if the plan was played on, by what came of it and what was expected of it.

        Each world tells as much as the first: in four of them `trust` 0.5 means that a fifth is what was expected.
        """
        share = worlds * self.trust / (worlds * self.trust + 1 - self.trust)
        return round(share * end + (1 - share) * expected, DECIMALS)

    # -- to the end of the round --------------------------------------------------------

    def _is_last(self, s: Terra) -> bool:
        """Is it one of the rounds in which plans are played on?"""
        if self.depth < 2 or not self.ending or s.cells[at.PHASE] != begin.ACTIONS:
            return False
        return s.cells[at.ROUND] > s.box.rounds - self.rounds

    def _opened(self, s: Terra) -> int:
        """How many rounds of the opening are played on, with that before the first; 0 if this is no opening."""
        if self.depth < 2 or not self.ending or not self.opening:
            return 0
        return OPENED if s.cells[at.PHASE] in BEGUN else 0

    def _ends(self, s: Terra, seat: int, given: float, clock: Clock | None, rounds: int) -> Ends:
        """Playing on from here through so many rounds, as far as the budget goes."""
        budget = int(self.ending * min(1.0, given))
        return Ends(self, s, seat, MOST_TURNS, clock, lambda looked: looked > budget or self._is_time(clock), rounds)

    def _played_on(
        self, s: Terra, seat: int, plans: list[tuple[float, list[Turn]]], ends: Ends
    ) -> list[tuple[float, Turn]]:
        """The best plans by what comes of them and what was expected of them, as far as the budget goes; the others."""
        came: list[float] = []
        for _, way in plans[: self.ends]:
            end = ends.end(way)
            if end is None:
                break
            came.append(end)
        self.played = ends.looked
        if len(came) < 2:
            return [(value, way[0]) for value, way in plans]

        def worth(place: int, worlds: int = 1) -> float:
            return self._weighed(came[place], plans[place][0], worlds)

        order = sorted(range(len(came)), key=worth, reverse=True)
        final = max(1, self.final)
        best, rest = order[:final], order[final:]
        worlds = 1 + self._in_worlds(came, plans, best, ends)
        self.thought = len(best if worlds > 1 else came)
        best.sort(key=lambda place: -worth(place, worlds))
        self.played = ends.looked
        found = [(worth(place, worlds), plans[place][1][0]) for place in best]
        # What was judged less thoroughly stays behind what was, in its own order.
        for value, way in [(worth(place), plans[place][1]) for place in rest] + plans[len(came) :]:
            found.append((min(value, found[-1][0]), way[0]))
        return found

    def _in_worlds(self, came: list[float], plans: list[tuple[float, list[Turn]]], best: list[int], ends: Ends) -> int:
        """What comes of the best plans, on average of as many worlds as there is time for; how many more than one."""
        more = 0
        while more + 1 < self.worlds:
            ends.world(more + 1)
            turn = (more + 1) % len(best)  # each of them in its turn is the one that the others answer to
            found: list[tuple[int, float]] = []
            for place in best[turn:] + best[:turn]:
                end = ends.end(plans[place][1])
                if end is None:
                    return more
                found.append((place, end))
            more += 1
            for place, end in found:
                came[place] += (end - came[place]) / (more + 1)
        return more

    def _is_time(self, clock: Clock | None) -> bool:
        """Is it time to choose, whatever is left of the budget?"""
        return clock.left() < SPARE if clock is not None else process_time() > self._until

    # -- own turns, while the others hold still --------------------------------------------

    def _plan(
        self,
        s: Terra,
        seat: int,
        first: list[tuple[float, Turn]],
        depth: int,
        clock: Clock | None,
        ends: Ends | None,
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
                    found += self._longer(s, seat, line, memory, clock, ends)
                looked += before - self.unused
                for line in found:
                    for place, way in line.ways.items():
                        if line.value > best[place][0]:
                            best[place] = line.value, way
                lines = self._keep([line for line in found if not _ends(line.last())])
        finally:
            s.logging = logging
        return best

    def _late(self, clock: Clock | None) -> bool:
        """Is it time to choose? A depth once begun may go beyond the budget, not beyond the second it stands for."""
        return self._is_time(clock) if clock is not None else self.unused < 0 and self._is_time(clock)

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

    def _longer(
        self, s: Terra, seat: int, line: Line, memory: Memory, clock: Clock | None, ends: Ends | None
    ) -> list[Line]:
        """The same line with one own turn more."""
        way = next(iter(line.ways.values()))
        if not (ends.follow(way) if ends is not None and ends.told() else _alone(s, seat, way)):
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


def _alone(s: Terra, seat: int, way: list[Turn]) -> bool:
    """Take turns one after the other, while the others hold still; False where that is not possible."""
    for turn in way:
        for choice in turn.choices:
            if choice.rule is DONE:
                continue
            if engine.refuse(s, seat, choice) is not None:
                return False
            engine.apply(s, seat, choice)
        if not again(s, seat):
            return False
    return True


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
