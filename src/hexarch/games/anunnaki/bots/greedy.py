"""Greedy: looks at whole turns in one imagined world and takes what looks best at once, by a rule of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.bots import MOST_OPINIONS, Opinion
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.bots import thumb
from hexarch.games.anunnaki.bots.features import look
from hexarch.games.anunnaki.bots.turns import Finder
from hexarch.kernel.rng import Random

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.games.anunnaki.bots.turns import Ranked, Turn
    from hexarch.games.anunnaki.game import Game

BEAM: Final = 2
MOST: Final = 150  # positions, after which no longer turns are looked for
WORLD: Final = 1_000_003


class GreedyBot:
    """Takes the turn that looks best. Ties go to the first, so it plays the same way every time.

    The rule of thumb makes no difference between gods: which one is returned at set-up is drawn by the bot's seed, else
    the first of each House would never be seen.
    """

    name = "greedy"
    beam = BEAM
    most = MOST

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, game: Any, seat: int, clock: Clock | None = None) -> str:
        """The turn up to where something new is seen."""
        options = game.options(seat)
        if len(options) == 1:
            return str(options[0].text)
        if game.state.world.choosing:  # nothing is known that would speak for a House
            return str(Random(self._seed).choice(options).text)
        return self.ranked(game, seat, clock)[0][1].text()

    def weigh(self, game: Any, seat: int, clock: Clock | None = None) -> list[Opinion]:
        """Turns, best first; those that begin alike are named once."""
        if game.state.world.choosing:
            return [Opinion(option.text, 0.0) for option in game.options(seat)]
        found: dict[str, float] = {}
        for value, turn in self.ranked(game, seat, clock):
            found.setdefault(turn.text(), value)
        return [Opinion(text, value) for text, value in found.items()][:MOST_OPINIONS]

    def ranked(self, game: Any, seat: int, clock: Clock | None) -> Ranked:
        """Turns by what they are worth, best first."""
        world = self.imagined(game, seat, 0)
        found = Finder(world.state, seat, self.worth, self.beam, self.most, clock).find()
        if found[0][1].path[0].verb == "discard":
            found = Random(self._seed).shuffled(found)
            found.sort(key=lambda pair: -pair[0])
        return found

    def imagined(self, game: Any, seat: int, number: int) -> Game:
        """One of the worlds that agree with what the seat knows: the same as long as nothing happens."""
        found: Game = game.imagine(seat, Random(number * WORLD + len(game.history)))
        return found

    def worth(self, turns: list[Turn]) -> list[float]:
        """Points expected after each turn."""
        return thumb.values(turns)

    def estimate(self, game: Any) -> list[float]:
        """What each seat has and may hope for."""
        s = game.state
        if game.over or s.world.choosing:
            return [float(s.get(seat, at.VP)) for seat in range(s.seats)]
        return [round(s.get(seat, at.VP) + thumb.of_numbers(look(s, seat)), 2) for seat in range(s.seats)]
