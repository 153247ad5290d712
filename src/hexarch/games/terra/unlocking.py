"""Priests that unlock terrains: a player who gains one may lay it on a terrain and build there (Riverwalkers)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CYCLE
from hexarch.games.terra.profiles import FIRST_EDITION

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

MOST_PRIESTS: Final = 99  # more than are ever gained at once


def gained(s: Terra, seat: int, n: int) -> int:
    """Priests would be gained: how many go to the hand at once, while the player is asked about the others.

    With all terrains unlocked priests are gained as usual; a player who left the game is not asked.
    """
    if s.get(seat, at.DROPPED):
        return n if s.rules.edition == FIRST_EDITION else 0
    asked = min(n, besides(s, seat))
    if asked:
        s.push(kinds.Unlock(seat, asked))
    return n - asked


def besides(s: Terra, seat: int) -> int:
    """Priests that could be gained besides those the supply holds.

    One for each locked terrain, less those already waiting to be laid down; where all are asked for, any.
    """
    if not s.faction(seat).terrain.unlocking:
        return 0
    if s.rules.idle_decisions:
        return MOST_PRIESTS
    locked = CYCLE - s.get(seat, at.UNLOCKED).bit_count()
    waiting = sum(d.priests for d in s.decisions if isinstance(d, kinds.Unlock) and d.seat == seat)
    return max(0, locked - waiting)


def price(s: Terra, seat: int, near_home: bool) -> int:
    """Coins for laying a priest on a terrain; the home terrain of another faction may be dearer."""
    versions = s.faction(seat).terrain.unlocking
    if not versions:
        return 0
    _, usual, dearer = s.rules.version(versions)
    return dearer if near_home else usual
