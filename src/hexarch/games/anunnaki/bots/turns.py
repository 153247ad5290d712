"""Whole turns: one choice after the other, the most promising beginnings first.

A turn is looked for in an imagined world, in which everything hidden lies somehow. What others have to answer in the
middle of it is answered for them. From the first choice on that shows something new, or that others answer, a turn is
only an idea: it is given up to there, and the rest is decided when it is known.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import engine, flow
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.bots.features import look
from hexarch.games.anunnaki.quote import shows
from hexarch.games.anunnaki.rules.table import PASS

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.state import Table

DEEPEST: Final = 14  # choices in a turn
AT_ONCE: Final = 48  # options of one question that are looked at
SPARE: Final = 0.02  # seconds on the clock that are left for choosing
MOST_REPLIES: Final = 12  # answers of others in the middle of a turn


class Turn:
    """Choices of one turn in their order, and what the position then looks like."""

    __slots__ = ("done", "numbers", "over", "path", "points", "shown", "sure")

    def __init__(
        self, path: list[Pick], sure: int, shown: bool, numbers: list[float], points: int, over: bool, done: bool
    ) -> None:
        self.path: Final = path  # in the world it was imagined in
        self.sure: Final = sure  # choices up to the first that shows something, or that others answer
        self.shown: Final = shown  # is there such a choice?
        self.numbers: Final = numbers
        self.points: Final = points  # in hand after the turn
        self.over: Final = over
        self.done: Final = done  # has the seat nothing more to decide in it?

    @property
    def choices(self) -> list[Pick]:
        """What can be chosen now."""
        return self.path[: self.sure]

    def text(self) -> str:
        """As the players write it."""
        return ". ".join([choice.text for choice in self.choices])


Worth = Callable[[list[Turn]], list[float]]
Ranked = list[tuple[float, Turn]]


class Finder:
    """Finds turns of a seat in an imagined position, which is left as it was.

    With a clock it stops in time, and then gives what it has: always at least one turn.
    """

    def __init__(self, s: Table, seat: int, worth: Worth, beam: int, most: int, clock: Clock | None = None) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.worth: Final = worth
        self.beam: Final = beam  # beginnings that are followed
        self.most: Final = most  # positions after which no longer turns are looked for
        self.clock: Final = clock
        self.looked = 0
        self.seen: set[int] = set()
        self._phase: Final = s.cells[at.PHASE]
        self._active: Final = s.cells[at.ACTIVE]
        self._turns: Final = s.get(seat, at.TURNS)
        self._place: Final = s.cells[at.PLACE]  # of a battle that is being fought

    def find(self) -> Ranked:
        """Turns by what they are worth, best first."""
        s = self.s
        logging = s.logging
        s.logging = True
        try:
            found = self._find()
        finally:
            s.logging = logging
        found.sort(key=lambda pair: -pair[0])
        return found

    def _find(self) -> Ranked:
        frontier = [Turn([], 0, False, [], 0, False, False)]
        found: Ranked = []
        begun: Ranked = []
        while True:
            longer: list[Turn] = []
            for line in frontier:
                longer += self._longer(line)
                if longer and self._late():
                    break
            values = self.worth(longer)
            ranked = sorted(zip(values, longer, strict=True), key=lambda pair: -pair[0])
            found += [pair for pair in ranked if pair[1].done]
            going = [pair for pair in ranked if not pair[1].done]
            if not going:
                # Whatever could follow was reached in another order and left behind: the beginnings stand.
                return found or begun
            begun = going
            if len(going[0][1].path) >= DEEPEST or (found and (self.looked >= self.most or self._late())):
                return found or going
            frontier = self._keep([turn for _, turn in going])

    def _late(self) -> bool:
        return self.clock is not None and self.clock.left() < SPARE

    def _keep(self, lines: list[Turn]) -> list[Turn]:
        """The best beginnings, not all of them with the same first choice."""
        kept: list[Turn] = []
        counts: dict[str, int] = {}
        share = max(1, self.beam // 2)
        for line in lines:
            first = line.path[0].text
            count = counts.get(first, 0)
            if count < share:
                counts[first] = count + 1
                kept.append(line)
                if len(kept) >= self.beam:
                    break
        return kept

    def _longer(self, line: Turn) -> list[Turn]:
        """A line with one choice more."""
        s, seat = self.s, self.seat
        root = s.mark()
        for choice in line.path:
            engine.apply(s, seat, choice)
            self.answered()
        found: list[Turn] = []
        for choice in self._useful(engine.options(s, seat)):
            mark = s.mark()
            start = len(s.effects)
            engine.apply(s, seat, choice)
            shown = self.answered() or self._showed(start)
            head = s.decisions[0].key() if s.decisions else None
            key = hash((tuple(s.cells), head, len(s.decisions)))
            if key not in self.seen:
                self.seen.add(key)
                self.looked += 1
                path = [*line.path, choice]
                over = s.cells[at.PHASE] == at.OVER
                done = self._ended() or engine.asked(s, seat) is None
                sure = line.sure if line.shown else len(path)
                points = s.get(seat, at.VP)
                found.append(Turn(path, sure, line.shown or shown, look(s, seat), points, over, done))
            s.rollback(mark)
        s.rollback(root)
        return found

    def _useful(self, options: list[Pick]) -> list[Pick]:
        """Of very many ways those that lead to new territories, and of these some."""
        if len(options) <= AT_ONCE:
            return options
        mine = self.s.controlled(self.seat)
        new = [c for c in options if c.to < 0 or not mine >> c.to & 1]
        every = 1 + len(new) // AT_ONCE
        return [c for i, c in enumerate(new) if i % every == 0 or c.rule is PASS]

    def _showed(self, start: int) -> bool:
        """Has something come to light since then?"""
        return any(shows(effect, self.seat) for effect in self.s.effects[start:])

    def _ended(self) -> bool:
        """Is this no longer the turn, or the battle, that was thought about?"""
        cells = self.s.cells
        if cells[at.ACTIVE] != self._active or self.s.get(self.seat, at.TURNS) != self._turns:
            return True
        if self._active != self.seat and self._place and cells[at.PLACE] != self._place:
            return True  # whether another battle follows depends on what the attacker has in hand
        return cells[at.PHASE] >= at.FINISH > self._phase

    def over(self) -> bool:
        """Has the seat nothing more to decide, once others have answered what they are asked?"""
        self.answered()
        return self._ended() or engine.asked(self.s, self.seat) is None

    def answered(self) -> bool:
        """Answer for others what they are asked in the middle of the turn or the battle; were they asked anything?"""
        s = self.s
        count = 0
        while s.decisions and count < MOST_REPLIES and not self._ended() and engine.asked(s, self.seat) is None:
            if self._active != self.seat and not s.cells[at.PLACE]:
                break
            other = s.decisions[0].seat
            engine.apply(s, other, reply(s, other))
            count += 1
        return count > 0


def reply(s: Table, seat: int) -> Pick:
    """What somebody else is thought to answer: in battles the strongest weapon, else the first that comes."""
    options = engine.options(s, seat)
    weapons = s.edition.weapons
    return max(options, key=lambda c: weapons[c.weapon].strength if c.weapon >= 0 else 0)


def again(s: Table, seat: int) -> bool:
    """Give the seat another turn while the others hold still; False where there is none, as in a battle."""
    if s.cells[at.END] or s.cells[at.PLACE] or s.cells[at.PHASE] in (at.SETUP, at.FINISH, at.OVER):
        return False
    s.queue(())
    flow.begin_turn(s, seat)
    return True
