"""Spades: how many a transformation takes, what they cost, and what becomes of those gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CYCLE, FROM_FACTION

if TYPE_CHECKING:
    from hexarch.games.terra.resources import Amount
    from hexarch.games.terra.state import Terra

RING: Final = tuple(range(CYCLE))
IMPOSSIBLE: Final = 99  # more spades than there ever are


def _way(home: int, terrain: int, target: int) -> int:
    """Steps from a terrain to another: the short way, but never across home terrain."""
    apart = abs(terrain - target)
    short = min(apart, CYCLE - apart)
    if home in (terrain, target):
        return short
    up = (target - terrain) % CYCLE
    return up if up < (home - terrain) % CYCLE else CYCLE - up


# By home terrain, present terrain and the terrain to be made.
WAYS: Final = tuple([tuple([tuple([_way(home, one, to) for to in RING]) for one in RING]) for home in RING])


class Spades:
    """A spade for each step round the cycle of terrains."""

    def __init__(
        self,
        targets: tuple[int, ...] = RING,
        becomes: Amount | None = None,
        scores_bought: bool = True,
        replaced: bool = False,
        steps: bool = False,
        shifts: bool = False,
    ) -> None:
        self.targets: Final = targets  # terrains that spades can make
        self.becomes: Final = becomes  # what each spade gained is turned into; bought ones are used
        self.scores_bought: Final = scores_bought  # does the round tile score spades that are bought?
        self.replaced: Final = replaced  # do spades become something else that is chosen, and none can be bought?
        self.steps: Final = steps  # are these cult steps?
        self.shifts: Final = shifts  # or do they change on which terrain one builds?

    def needed(self, s: Terra, seat: int, terrain: int, target: int, spades: int) -> int:
        """Spades to change `terrain` into `target` when `spades` are in hand.

        Two ways lead round the cycle, but none across the faction's home terrain; to home itself the long way is
        taken when exactly that many spades are left.
        """
        if target >= CYCLE or terrain >= CYCLE:
            return IMPOSSIBLE
        home = s.centre(seat)
        way = WAYS[home][terrain][target]
        if way and spades == CYCLE - way and (terrain == home or target == home):
            return spades
        return way

    def price(self, s: Terra, seat: int, n: int) -> Amount:
        """What n spades cost at the present level of digging."""
        return s.faction(seat).dig.prices[s.get(seat, at.DIG)][n]

    def gained(self, s: Terra, seat: int, n: int, bought: bool) -> None:
        """Spades count for the faction: when gained, but (by the printed rules) bought ones when used."""

    def become(self, s: Terra, seat: int, n: int) -> bool:
        """Do spades gained, from whatever source, become something else at once?"""
        if self.becomes is None:
            return False
        effects.score_spades(s, seat, n)
        for _ in range(n):
            effects.gain(s, seat, self.becomes)
        return True


class ReplacedSpades(Spades):
    """The round tile scores spades, but they are used for something else: that is all there is."""

    def __init__(self, steps: bool = False, shifts: bool = False) -> None:
        super().__init__(replaced=True, steps=steps, shifts=shifts)

    def become(self, s: Terra, seat: int, n: int) -> bool:
        """Score them and take what they stand for."""
        effects.score_spades(s, seat, n)
        self.turn_into(s, seat, n)
        return True

    def turn_into(self, s: Terra, seat: int, n: int) -> None:
        """What the faction takes for n spades."""
        raise NotImplementedError


class ScoringSpades(Spades):
    """Points for spades: for every one (Halflings), or for those bought (Darklings)."""

    def __init__(self, vp: int, bought_only: bool = False) -> None:
        super().__init__()
        self.vp: Final = vp
        self.bought_only: Final = bought_only

    def gained(self, s: Terra, seat: int, n: int, bought: bool) -> None:
        """So many points each."""
        if bought or not self.bought_only:
            effects.score(s, seat, n * self.vp, FROM_FACTION)
