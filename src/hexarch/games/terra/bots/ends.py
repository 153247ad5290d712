"""Playing a position on to the end of the game, to see what comes of a plan instead of guessing.

The first time every seat takes the turn that looks best at once. From then on the other seats repeat what they did, as
long as it is still allowed, so that plans are compared with each other and not with the luck of different answers.

One such course flatters the plans that happen to suit it. In a `world` of its own the others draw their turns by
chance, the better looking the likelier; a plan that is good in several worlds is good.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import engine, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.memory import Memory
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.kinds import Offer
from hexarch.games.terra.phases import begin
from hexarch.games.terra.rules.turn import DONE
from hexarch.kernel.rng import Random

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexarch.bots import Clock
    from hexarch.games.terra.bots.steward import StewardBot
    from hexarch.games.terra.bots.whole import Turn
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra

Step = tuple[int, "list[TerraChoice]"]  # a seat, and what it does without anybody else doing anything between
LONGEST: Final = 500  # decisions of all seats; more is no game
KEPT: Final = 8  # of the turns of a position, by what they look worth
APART: Final = 1_000_003  # between seeds
WARMTH: Final = 1.0  # points; in a world of its own, one that looks so much worse is almost three times less likely


class Ends:
    """Plays on from one position in the place of every seat, and counts the positions it looks at."""

    def __init__(
        self,
        bot: StewardBot,
        s: Terra,
        seat: int,
        most: int,
        clock: Clock | None,
        late: Callable[[int], bool],
        rounds: int,
    ) -> None:
        self._bot: Final = bot
        self._s: Final = s
        self._seat: Final = seat
        self._most: Final = most
        self._clock: Final = clock
        self._late: Final = late  # is it time to stop, after looking at so many positions?
        self._memory: Final = Memory(s)
        self._known: dict[tuple[object, ...], list[tuple[float, Turn]]] = {}  # the best turns, by seat and position
        self._answers: dict[tuple[int, int, int, int, int, int], Turn] = {}  # to offers of power
        self._repeated: list[list[Turn]] | None = None  # turns of the others
        self._chance: Random | None = None  # draws them, in a world of its own
        self._until: Final = s.cells[at.ROUND] + rounds
        self.looked = 0
        self.course: list[Step] = []  # what was done from the position on, when it was last played on
        self.planned: int | None = None  # the step of it that ended the plan; None if a part of the plan was given up
        self._given_up = False

    def end(self, plan: list[Turn]) -> float | None:
        """What comes of a plan; None if there was no time to see. The position stays as it is."""
        s = self._s
        logging = s.logging
        s.logging = False
        mark = s.mark()
        try:
            return self._play(plan)
        finally:
            s.rollback(mark)
            s.logging = logging

    def world(self, number: int) -> None:
        """Forget what the others do: when it is next played on, they draw their turns by chance, 0: take the best."""
        self._repeated = None
        self._chance = Random(self._mixed(number)) if number else None

    def _mixed(self, number: int) -> int:
        """A seed that is the same one whenever this decision is made again, and another one in every other.

        Not before the first round, where nothing of this has moved: decisions of the opening share their draws.
        """
        s = self._s
        found = number
        for cell in (s.cells[at.ROUND], s.cells[at.TURN], *[s.get(seat, at.VP) for seat in range(s.seats)]):
            found = found * APART + cell
        return found

    def told(self) -> bool:
        """Is it known what the others do in the rest of the round?"""
        return self._repeated is not None

    def follow(self, turns: list[Turn]) -> bool:
        """Take own turns, with what the others do between them; is it the seat's turn once more in this round?"""
        s, seat = self._s, self._seat
        scripts = self._scripts()
        rest = turns.copy()
        self.course = []
        for _ in range(LONGEST):
            if s.cells[at.PHASE] != begin.ACTIONS or s.cells[at.ROUND] >= self._until or self._late(self.looked):
                return False
            if self._elsewhere(queue.to_act(s)[0], scripts, False):
                continue
            if not rest:
                return True
            if not self._take(seat, rest.pop(0)):
                return False
        return False

    def _play(self, plan: list[Turn]) -> float | None:
        s, seat = self._s, self._seat
        rest = plan.copy()
        self.course = []
        if not self._take(seat, rest.pop(0)):
            return None
        self.planned, self._given_up = None if rest else 0, False
        told = self._repeated
        scripts = self._scripts()
        for _ in range(LONGEST):
            if s.cells[at.PHASE] == begin.OVER or s.cells[at.ROUND] >= self._until:
                self._repeated = scripts if told is None else told
                return self._bot.expected(s, seat)
            if self._late(self.looked):
                return None
            if not self._elsewhere(queue.to_act(s)[0], scripts, told is None) and not self._planned(rest):
                self._best(seat)
        return None

    def _scripts(self) -> list[list[Turn]]:
        """Turns that each of the others is going to take, as far as that is known."""
        told = self._repeated
        return [[] for _ in range(self._s.seats)] if told is None else [one.copy() for one in told]

    def _elsewhere(self, now: int, scripts: list[list[Turn]], first: bool) -> bool:
        """Whatever is not the seat's own turn: answers of anybody, turns of the others. False if it is its own turn."""
        if not _begins(self._s, now):
            self._answer(now)
        elif now != self._seat:
            self._others(now, scripts[now], first)
        else:
            return False
        return True

    def _planned(self, rest: list[Turn]) -> bool:
        """Take the first planned turn that is still possible; those before it are given up."""
        while rest:
            if self._take(self._seat, rest.pop(0)):
                self.looked += 1
                if not rest and not self._given_up:
                    self.planned = len(self.course) - 1
                return True
            self._given_up = True
        return False

    def _others(self, now: int, script: list[Turn], first: bool) -> None:
        """Somebody else's turn: the first of those taken before that is still allowed."""
        if first:
            script.append(self._best(now, self._chance))
            return
        self.looked += 1
        for place in range(len(script) - 1):  # the last one is to pass
            if self._take(now, script[place]):
                del script[place]
                return
        self._best(now)

    def _best(self, seat: int, chance: Random | None = None) -> Turn:
        """Take what looks best, or what chance prefers."""
        ranked = self._ranked(seat)
        turns = [turn for _, turn in (ranked if chance is None else drawn(ranked, chance))]
        for turn in turns:
            if self._take(seat, turn):
                return turn
        engine.apply(self._s, seat, turns[0].choices[0])  # a turn is legal as far as its first choice
        self.course.append((seat, turns[0].choices[:1]))
        return turns[0]

    def _take(self, seat: int, turn: Turn) -> bool:
        """Carry out a whole turn, or nothing of it if the rules do not allow it any more."""
        taken = take(self._s, seat, turn)
        if taken:
            self.course.append((seat, turn.choices[:taken]))
        return bool(taken)

    def _answer(self, seat: int) -> None:
        """Decide what is open outside a turn. Offered the same with the same power in hand, a seat answers the same."""
        s = self._s
        asked = queue.open_for(s, seat)
        d = asked[0] if asked else None
        if not isinstance(d, Offer):
            self._best(seat)
            return
        key = seat, d.builder, d.power, s.get(seat, at.BOWL1), s.get(seat, at.BOWL2), len(asked)
        known = self._answers.get(key)
        if known is None or not self._take(seat, known):
            self._answers[key] = self._best(seat)

    def _ranked(self, seat: int) -> list[tuple[float, Turn]]:
        """The turns that look best, best first."""
        s, bot = self._s, self._bot
        trace = s.traces(self._memory.origin, self._memory.groups)[0]
        key = seat, trace, tuple([d.key() for d in s.decisions])
        known = self._known.get(key)
        if known is None:
            turns = Finder(s, seat, self._most, self._clock, bot.ships, bot.brief).find()
            self.looked += len(turns)
            values = bot.values(turns)
            known = [(values[i], turns[i]) for i in sorted(range(len(turns)), key=lambda i: -values[i])[:KEPT]]
            self._known[key] = known
        return known


def drawn(ranked: list[tuple[float, Turn]], chance: Random) -> list[tuple[float, Turn]]:
    """The same turns, one drawn by chance first: the better it looks, the likelier."""
    shares = [exp((value - ranked[0][0]) / WARMTH) for value, _ in ranked]
    left = chance.below(1_000_000) / 1_000_000 * sum(shares)
    place = 0
    while place < len(shares) - 1 and left >= shares[place]:
        left -= shares[place]
        place += 1
    return [ranked[place], *ranked[:place], *ranked[place + 1 :]]


def take(s: Terra, seat: int, turn: Turn) -> int:
    """Carry out a whole turn, or nothing of it if the rules do not allow it any more: how many of its choices."""
    mark = s.mark()
    for place, choice in enumerate(turn.choices):
        if engine.refuse(s, seat, choice) is not None:
            if choice.rule is DONE and place:
                return place  # something has to be answered first
            s.rollback(mark)
            return 0
        engine.apply(s, seat, choice)
    return len(turn.choices)


def _begins(s: Terra, seat: int) -> bool:
    """Is the seat about to begin its turn, with nothing else to answer?"""
    d = queue.turn(s, seat)
    return d is not None and not d.acted and bool(d.actions_left)
