"""Means, spreads and intervals in which the truth lies with 95 % confidence; seeded, so that figures repeat."""

from __future__ import annotations

from math import ceil, sqrt

from hexarch.kernel.rng import Random

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
RESAMPLES = 2000
FEWEST_RESAMPLES = 200
MOST_DRAWS = 4_000_000
TAIL = 0.025


def mean(values: list[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def deviation(values: list[float]) -> float:
    """The standard deviation of a sample; 0 for a single value."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def wilson(won: float, played: int) -> tuple[float, float]:
    """Interval of a share, after Wilson."""
    share = won / played
    centre = share + Z * Z / (2 * played)
    half = Z * sqrt(share * (1 - share) / played + Z * Z / (4 * played * played))
    scale = 1 + Z * Z / played
    return max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale)


def bootstrap(values: list[float], seed: int = 0) -> tuple[float, float] | None:
    """Interval of a mean: the middle 95 % of the means of random resamples; None for a single value."""
    n = len(values)
    if n < 2:
        return None
    rng = Random(seed)
    times = min(RESAMPLES, max(FEWEST_RESAMPLES, MOST_DRAWS // n))
    means = sorted(sum(values[rng.below(n)] for _ in range(n)) / n for _ in range(times))
    return means[int(TAIL * times)], means[ceil((1 - TAIL) * times) - 1]
