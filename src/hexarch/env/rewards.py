"""Rewards: the final margin in points, or points as they come; if wanted with a sum of zero."""

from __future__ import annotations

from typing import Final

from hexarch.kernel.game import Game

MARGIN, DELTA = "margin", "delta"
KINDS: Final = (MARGIN, DELTA)


def points(game: Game) -> list[int]:
    """Points of each seat now."""
    return [row["total"] for row in game.scores()]


def rewards(kind: str, zero_sum: bool, before: list[int], after: list[int], over: bool) -> list[float]:
    """What each seat is given for one step.

    `margin`: nothing until the end, then own points less those of the best other seat. `delta`: the points gained
    or lost in this step. With `zero_sum` both are own points less the mean of all seats.
    """
    if kind == DELTA:
        gained = [float(new - old) for old, new in zip(before, after, strict=True)]
    elif not over:
        return [0.0] * len(after)
    else:
        gained = [float(n) for n in after]
    if zero_sum:
        mean = sum(gained) / len(gained)
        return [n - mean for n in gained]
    if kind == DELTA:
        return gained
    return [own - max(gained[:seat] + gained[seat + 1 :]) for seat, own in enumerate(gained)]
