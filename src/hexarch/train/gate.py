"""The gate: weights that were just fitted are kept only if they beat those before them, head to head.

Every set-up is played twice with the seats exchanged, so that both play everything. Both look at every turn as in
self-play, but nobody tries anything out, and where only a share of decisions is thought through, none is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hexarch.arena.statistics import bootstrap, mean
from hexarch.bots import known

if TYPE_CHECKING:
    from hexarch.bots.learning import Learning
    from hexarch.bots.net import Net


@dataclass(frozen=True)
class Verdict:
    """How new weights fared against those before them."""

    sets: int
    won: int
    per_seat: float  # points ahead
    per_seat_95: tuple[float, float]
    kept: bool


def judge(differences: list[float]) -> Verdict:
    """Kept are weights whose interval lies above 0."""
    low, high = bootstrap(differences) or (differences[0], differences[0])
    won = sum(difference > 0 for difference in differences)
    return Verdict(
        len(differences),
        won,
        round(mean(differences), 2),
        (round(low, 2), round(high, 2)),
        len(differences) > 1 and low > 0,
    )


def meet(learning: Learning, seed: int, nets: tuple[Net, Net], players: int, thinking: float, mix: str) -> float:
    """One set-up, played twice: points a seat by which the first network is ahead."""
    ahead = 0
    seats = 1
    for turned in (0, 1):
        totals = _play(learning, seed, nets, turned, players, thinking, mix)
        seats = len(totals)
        ahead += sum([-total if (seat + turned) % 2 else total for seat, total in enumerate(totals)])
    return ahead / seats


def _play(
    learning: Learning, seed: int, nets: tuple[Net, Net], turned: int, players: int, thinking: float, mix: str
) -> list[int]:
    """One game; seats go to the networks in turn."""
    game = learning.begin(seed, players, mix)
    players_of = [learning.player(seed, net, thinking) for net in nets]
    guides = [learning.guide(seed * 8 + seat) for seat in range(game.players)]
    while not game.over:
        seat = game.to_act[0]
        seen = known(game, seat)
        if learning.guided(game, seat):
            chosen: Any = guides[seat].choose(seen, seat)
        else:
            chosen = players_of[(seat + turned) % 2].ranked(seen, seat, None)[0][1]
        for choice in learning.choices(chosen):
            game.step(seat, choice)
    return [learning.points(game, seat) for seat in range(game.players)]
