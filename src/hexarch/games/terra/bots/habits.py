"""Habits: kinds of choices that a seat of self-play is fond of in one game, most of all in its first rounds.

An evaluation that thinks little of a power action never takes it and so never learns what it is worth. A seat with a
habit takes it, plays on as well as it can, and shows what came of it.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.names import (
    SANCTUARY,
    SHIPYARD,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from hexarch.games.terra.rules.action import ACTION
from hexarch.games.terra.rules.advance import ADVANCE
from hexarch.games.terra.rules.build import BUILD, BUILD_BY_SHIP
from hexarch.games.terra.rules.favor import FAVOR
from hexarch.games.terra.rules.leech import LEECH
from hexarch.games.terra.rules.sail import SAIL
from hexarch.games.terra.rules.send import SEND
from hexarch.games.terra.rules.upgrade import UPGRADE

if TYPE_CHECKING:
    from hexarch.games.terra.bots.whole import Turn
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.kernel.rng import Random

    Kind = tuple[str, int]  # verb and what it is about; 0 where that makes no difference

COUNT: Final = 3  # habits of a seat
FOND: Final = 3.0  # points that a habit is worth in the first round, on average
EARLY: Final = 12.0  # the same for an early stronghold: whoever never saw one thinks that it loses ten points
DISLIKED: Final = 5  # one habit in so many is a dislike
A_POWER: Final = 0.25  # of a habit, for each power that is taken from a neighbour
SPACES: Final = tuple([action.number for action in everything().power_actions])
OTHER: Final = 0  # an action space of the faction's own

KINDS: Final[tuple[Kind, ...]] = (
    (BUILD.name, 0),
    (UPGRADE.name, TRADING_HOUSE),
    (UPGRADE.name, TEMPLE),
    (UPGRADE.name, STRONGHOLD),
    (UPGRADE.name, STRONGHOLD),  # a plan of its own for most factions, so twice as often
    (UPGRADE.name, SANCTUARY),
    (UPGRADE.name, SHIPYARD),
    (SAIL.name, 0),
    (BUILD_BY_SHIP.name, 0),
    *[(ACTION.name, number) for number in SPACES],
    (ACTION.name, OTHER),
    (SEND.name, 0),
    (ADVANCE.name, 0),
    (LEECH.name, 0),
    (FAVOR.name, 0),  # one tile, drawn
)


class Habits:
    """A few kinds of choices with the points a seat adds for them; `early`: the stronghold above all of them."""

    def __init__(self, random: Random, early: bool = False) -> None:
        self.worth: dict[Kind, float] = {}
        for _ in range(COUNT):
            kind = random.choice(list(KINDS))
            if kind[0] == FAVOR.name:
                kind = FAVOR.name, 1 + random.below(len(everything().favor_tiles))
            fond = FOND * _drawn(random)
            self.worth[kind] = fond if random.below(DISLIKED) else -fond
        if early:
            self.worth[UPGRADE.name, STRONGHOLD] = EARLY * (1 + _drawn(random))

    def extra(self, turns: list[Turn], now: int) -> list[float]:
        """Points by which each turn looks better than it is; they fade from round to round."""
        fading = max(0.0, 1 - max(0, now - 1) / (everything().rounds - 1))
        return [fading * sum([self._of(choice) for choice in turn.choices]) for turn in turns]

    def _of(self, choice: TerraChoice) -> float:
        rule = choice.rule
        if rule is LEECH:
            return A_POWER * choice.power * self.worth.get((rule.name, 0), 0.0)
        detail = 0
        if rule is UPGRADE:
            detail = choice.structure
        elif rule is FAVOR:
            detail = choice.tile
        elif rule is ACTION and choice.action in SPACES:
            detail = choice.action
        return self.worth.get((rule.name, detail), 0.0)


def _drawn(random: Random) -> float:
    """1 on average, seldom much more."""
    return -log((random.below(1_000_000) + 0.5) / 1_000_000)
