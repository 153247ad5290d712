"""Steward: looks at whole turns and at turns after them, and judges their ends by what it has learnt and by the thumb.

What a turn would show is imagined more than once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.bots.net import DECIMALS, rows
from hexarch.games.anunnaki import engine
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.bots import net, thumb
from hexarch.games.anunnaki.bots.features import look
from hexarch.games.anunnaki.bots.greedy import GreedyBot
from hexarch.games.anunnaki.bots.thumb import PATIENCE
from hexarch.games.anunnaki.bots.turns import Finder, Turn, again

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.bots.net import Net
    from hexarch.games.anunnaki.bots.turns import Ranked
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.state import Table

WORLDS: Final = 3
CANDIDATES: Final = 3  # turns that are tried in every world
SHORT: Final = 50  # positions for what follows in another world
SPARE: Final = 0.1  # seconds on the clock at which no other world is imagined


class StewardBot(GreedyBot):
    """Takes the turn after which it expects most points."""

    name = "steward"
    beam = 4
    most = 240
    worlds = WORLDS
    candidates = CANDIDATES
    short = SHORT
    roots = 6  # turns that are thought through
    depth = 2  # own turns after them
    next_beam = 1
    next_most = 80
    learnt = 0.5  # how far the learned evaluation counts against the rule of thumb
    faith = 0.6  # how far a plan counts against the first look
    # What versions of it may differ in.
    settings: tuple[str, ...] = (
        *("beam", "most", "worlds", "candidates", "short", "roots", "depth", "next_beam", "next_most"),
        *("faith", "learnt"),
    )

    def __init__(self, seed: int = 0, weights: Net | None = None) -> None:
        super().__init__(seed)
        self._net = weights or net.shipped(self.name)
        self._greedy = GreedyBot(seed)
        self.thought = 0  # turns of a ranking are worlds apart: nothing is learnt from how they compare

    def learn(self, learnt: Net) -> None:
        """Play with these weights."""
        self._net = learnt

    def worth(self, turns: list[Turn]) -> list[float]:
        """What whole turns come to, by both evaluations; beginnings of turns are followed by the rule of thumb."""
        found = thumb.values(turns)
        learnt = iter(self._net.values([turn for turn in turns if turn.done]))
        share = self.learnt
        for i, turn in enumerate(turns):
            if turn.done:
                found[i] = round(share * next(learnt) + (1 - share) * found[i], DECIMALS)
        return found

    def ranked(self, game: Any, seat: int, clock: Clock | None) -> Ranked:
        """Turns by what they are worth as the beginning of a plan, on average over several worlds, best first."""
        if game.state.get(seat, at.TURNS) > PATIENCE:
            return self._greedy.ranked(game, seat, clock)
        found = self.averaged(game, seat, super().ranked(game, seat, clock), clock)
        if len(found) < 2 or not self.depth:
            return found
        s = self.imagined(game, seat, 0).state
        planned: Ranked = []
        for value, turn in found[: self.roots]:
            late = clock is not None and clock.left() < SPARE
            more = 0.0 if late else self._plan(s, seat, turn, clock)
            planned.append((round(value + self.faith * more, DECIMALS), turn))
        planned.sort(key=lambda pair: -pair[0])
        # What was not thought through stays behind what was.
        return planned + [(min(value, planned[-1][0]), turn) for value, turn in found[self.roots :]]

    def _plan(self, s: Table, seat: int, turn: Turn, clock: Clock | None) -> float:
        """Points that own turns after this one add to what it promises, while the others hold still."""
        if turn.over or not turn.done:
            return 0.0
        promised = best = self.worth([turn])[0]
        mark = s.mark()
        try:
            path = turn.path
            for _ in range(self.depth):
                finder = Finder(s, seat, self.worth, self.next_beam, self.next_most, clock)
                for choice in path:
                    if engine.refuse(s, seat, choice) is not None:
                        return best - promised
                    engine.apply(s, seat, choice)
                    finder.answered()
                if not again(s, seat):
                    break
                best, following = Finder(s, seat, self.worth, self.next_beam, self.next_most, clock).find()[0]
                if following.over or not following.done:
                    break
                path = following.path
        finally:
            s.rollback(mark)
        return best - promised

    def averaged(self, game: Any, seat: int, found: Ranked, clock: Clock | None) -> Ranked:
        """The best turns tried in other worlds too, where these could differ."""
        first: dict[str, tuple[float, Turn]] = {}
        for value, turn in found:
            first.setdefault(turn.text(), (value, turn))
        best = list(first.values())[: self.candidates]
        if len(best) < 2 or not any(turn.shown for _, turn in best):
            return list(first.values())
        totals = [value for value, _ in best]
        counts = [1] * len(best)
        for number in range(1, self.worlds):
            if clock is not None and clock.left() < SPARE:
                break
            s = self.imagined(game, seat, number).state
            for i, (_, turn) in enumerate(best):
                there = self.followed(s, seat, turn.choices, clock) if turn.shown else None
                if there is not None:
                    totals[i] += there
                    counts[i] += 1
        means = [(round(totals[i] / counts[i], DECIMALS), best[i][1]) for i in range(len(best))]
        means.sort(key=lambda pair: -pair[0])
        # What was tried in one world only stays behind what was tried in all.
        return means + [(min(value, means[-1][0]), turn) for value, turn in list(first.values())[self.candidates :]]

    def followed(self, s: Table, seat: int, choices: list[Pick], clock: Clock | None) -> float | None:
        """What choices are worth in a world, with the best that can follow them in the same turn."""
        finder = Finder(s, seat, self.worth, 1, self.short, clock)
        mark = s.mark()
        try:
            for choice in choices:
                if engine.refuse(s, seat, choice) is not None:
                    return None
                engine.apply(s, seat, choice)
            if finder.over():
                over = s.cells[at.PHASE] == at.OVER
                return self.worth([Turn([], 0, False, look(s, seat), s.get(seat, at.VP), over, True)])[0]
            return finder.find()[0][0]
        finally:
            s.rollback(mark)

    def estimate(self, game: Any) -> list[float]:
        """Final points expected for each seat."""
        s = game.state
        points = [s.get(seat, at.VP) for seat in range(s.seats)]
        if game.over or s.world.choosing:
            return [float(n) for n in points]
        coming = self._net.coming(rows([look(s, seat) for seat in range(s.seats)]))
        return [round(n + float(more), 2) for n, more in zip(points, coming, strict=True)]
