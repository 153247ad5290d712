"""Final points by rank, remembered: while a seat tries its turns the same few rankings are asked for over and over."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.phases import scoring

MOST_KEPT: Final = 20_000
_kept: Final[dict[tuple[int, ...], dict[tuple[int, ...], list[int]]]] = {}


def shares(values: list[int], prizes: tuple[int, ...]) -> list[int]:
    """What each seat gets of these prizes."""
    known = _kept.get(prizes)
    if known is None:
        known = _kept[prizes] = {}
    key = tuple(values)
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_KEPT:
            known.clear()
        found = known[key] = scoring.shares(values, prizes)
    return found
