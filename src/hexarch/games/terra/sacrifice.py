"""Power sacrificed, power tokens that come and go, cult steps paid with: primitive effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import STRONGHOLD, TOP
from hexarch.games.terra.resources import KEYS

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


def yields(s: Terra, seat: int) -> int:
    """How many coins, workers or priests come of converting power once; with the stronghold perhaps more."""
    found = s.faction(seat).figures.power.yields
    return found if found > 1 and s.built(seat, STRONGHOLD) else 1


def moved(s: Terra, seat: int, n: int) -> int:
    """Tokens that go to bowl III when n are sacrificed: one for each, for some two while bowl II holds so many."""
    return min(n * s.faction(seat).figures.moved_by_burning, s.get(seat, at.BOWL2) - n)


def needed(s: Terra, seat: int, power: int) -> int:
    """Tokens to be sacrificed for so many to go to bowl III."""
    each = s.faction(seat).figures.moved_by_burning
    return -(-power // each)


def most(s: Terra, seat: int) -> int:
    """Tokens sacrificed when as many as possible go to bowl III."""
    each = s.faction(seat).figures.moved_by_burning
    whole, rest = divmod(s.get(seat, at.BOWL2), each + 1)
    return whole + (1 if rest > 1 else 0)


def burn(s: Terra, seat: int, n: int) -> None:
    """Sacrificing power: tokens of bowl II leave the game, for each of them another (or two) goes to bowl III."""
    base = s.base[seat]
    gone = moved(s, seat, n)
    s.add(base + at.BOWL2, -n - gone)
    s.add(base + at.BOWL3, gone)
    s.log(codes.BURN, seat, n, gone)


def gain_tokens(s: Terra, seat: int, n: int, bowl: int = 1) -> None:
    """New power tokens come into a bowl."""
    s.add(s.base[seat] + at.BOWL1 + bowl - 1, n)
    s.log(codes.TOKENS, seat, bowl, n)


def lose_tokens(s: Terra, seat: int, n: int, bowl: int) -> None:
    """Power tokens leave a bowl and the game."""
    s.add(s.base[seat] + at.BOWL1 + bowl - 1, -n)
    s.log(codes.TOKENS, seat, bowl, -n)


def leap(s: Terra, seat: int, n: int) -> None:
    """Power tokens go from bowl I to bowl III at once."""
    lose_tokens(s, seat, n, 1)
    gain_tokens(s, seat, n, 3)


def lose_steps(s: Terra, seat: int, cult: int, n: int) -> None:
    """Pay with steps on a cult track; leaving the tenth space gives the key back and opens it for all."""
    cell = s.base[seat] + at.CULT + cult
    old = s.cells[cell]
    s.put(cell, old - n)
    s.log(codes.STEP, seat, cult, old, old - n)
    if old == TOP:
        s.put(at.CULT_TOP + cult, 0)
        s.add(s.base[seat] + at.KEYS, 1)
        s.log(codes.GAIN, seat, KEYS, 1)


def step_down(s: Terra, seat: int, cult: int) -> None:
    """Go back one space, so that a town tile's steps leave the key for another track."""
    cell = s.base[seat] + at.CULT + cult
    old = s.cells[cell]
    s.put(cell, old - 1)
    s.log(codes.STEP, seat, cult, old, old - 1)
