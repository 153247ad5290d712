"""Habits: kinds of choices that a seat of self-play is fond of in one game, most of all in its first turns.

An evaluation that thinks little of an action never takes it and so never learns what it is worth. A seat with a habit
takes it, plays on as well as it can, and shows what came of it.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import names

if TYPE_CHECKING:
    from hexarch.games.anunnaki.bots.turns import Turn
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.kernel.rng import Random

    Kind = tuple[str, int]  # verb and the tile or god it is about; -1 where that makes no difference

COUNT: Final = 3  # habits of a seat
FOND: Final = 2.0  # points that a habit is worth in the first turn, on average
DISLIKED: Final = 5  # one habit in so many is a dislike
LAST: Final = 20  # the turn in which habits have faded

TILES: Final = tuple(range(len(names.ACTIONS)))
KINDS: Final[tuple[Kind, ...]] = (
    *[("go", tile) for tile in TILES],
    *[("activate", tile) for tile in TILES],
    *[("develop", tile) for tile in TILES],
    *[(verb, -1) for verb in ("arm", "build", "recruit", "battle", "summon", "complete", "harvest", "portal", "pact")],
    *[(verb, -1) for verb in ("arm", "build", "recruit", "battle", "summon", "complete", "move", "weapon", "keep")],
)


class Habits:
    """A few kinds of choices with the points a seat adds for them."""

    def __init__(self, random: Random) -> None:
        self.worth: dict[Kind, float] = {}
        for _ in range(COUNT):
            fond = -FOND * log((random.below(1_000_000) + 0.5) / 1_000_000)
            self.worth[random.choice(list(KINDS))] = fond if random.below(DISLIKED) else -fond

    def extra(self, turns: list[Turn], now: int) -> list[float]:
        """Points by which each turn looks better than it is; they fade from turn to turn."""
        fading = max(0.0, 1 - max(0, now - 1) / LAST)
        return [fading * sum([self._of(choice) for choice in turn.path]) for turn in turns]

    def _of(self, choice: Pick) -> float:
        return self.worth.get((choice.rule.name, choice.tile), 0.0)
