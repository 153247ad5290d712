"""What one measurement yields, and how several are merged and compared."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

RATES = ("decisions_per_s", "ledgers_per_s", "env_steps_per_s")
TIMES = ("ms_per_game", "copy_us", "rollback_us")


@dataclass(frozen=True, slots=True)
class Figures:
    """One engine's figures; None where the engine has no such thing or it was not asked for."""

    games: int
    decisions: int
    decisions_per_s: float
    ms_per_game: float
    copy_us: float
    rollback_us: float | None = None
    ledgers_per_s: float | None = None
    env_steps_per_s: float | None = None

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def best(rounds: Iterable[Figures]) -> Figures:
    """The best of each figure over rounds that played the same games: the least disturbed by the machine."""
    rounds = list(rounds)
    played = {(figures.games, figures.decisions) for figures in rounds}
    if len(played) != 1:
        raise ValueError(f"the rounds did not play the same games: {sorted(played)}")
    values = rounds[0].as_dict()
    for names, pick in ((RATES, max), (TIMES, min)):
        for name in names:
            known = [value for figures in rounds if (value := getattr(figures, name)) is not None]
            values[name] = pick(known) if known else None
    return Figures(**values)


def ratios(ours: Figures, peer: Figures) -> dict[str, float]:
    """How many times faster ours is; above 1 is better.

    The games differ in length, so the time of a whole game is not compared. The peer cannot take moves back:
    what it does instead is copy the game beforehand, so our rollback stands against its copy.
    """
    compared = {
        "decisions_per_s": ours.decisions_per_s / peer.decisions_per_s,
        "copy_us": peer.copy_us / ours.copy_us,
    }
    if ours.rollback_us is not None:
        compared["rollback_us"] = peer.copy_us / ours.rollback_us
    return compared
