"""Ratings from the order of the seats at the end of each game (Plackett-Luce, library openskill)."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.arena.match import Result


def available() -> bool:
    """Is openskill installed?"""
    return find_spec("openskill") is not None


def rate(results: list[Result]) -> dict[str, dict[str, float]]:
    """Mean, uncertainty and safe rating (mean less three times the uncertainty) of each bot, best first.

    Every seat is a player of its own with the rating of its bot; what the seats of a bot gain and lose in a game
    is added up.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = {name: model.rating(name=name) for result in results for name in result.bots}
    for result in results:
        teams = [[model.create_rating([now[name].mu, now[name].sigma])] for name in result.bots]
        ranks = [float(sum(other > total for other in result.totals)) for total in result.totals]
        after = model.rate(teams, ranks=ranks)
        before = {name: (now[name].mu, now[name].sigma) for name in result.bots}
        for name, (player,) in zip(result.bots, after, strict=True):
            mu, sigma = before[name]
            now[name].mu += player.mu - mu
            now[name].sigma *= player.sigma / sigma
    rows = {
        name: {"mu": round(r.mu, 2), "sigma": round(r.sigma, 2), "ordinal": round(r.mu - 3 * r.sigma, 2)}
        for name, r in now.items()
    }
    return dict(sorted(rows.items(), key=lambda item: (-item[1]["ordinal"], item[0])))
