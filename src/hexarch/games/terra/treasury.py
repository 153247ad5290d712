"""A treasury: what is received may be put aside, to come out doubled in the next round (Treasurers)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, own
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import STRONGHOLD
from hexarch.games.terra.resources import COINS, PRIESTS, WORKERS

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

Held = tuple[int, ...]  # coins, workers and priests in hand
KINDS: Final = (COINS, WORKERS, PRIESTS)


def opened(s: Terra, seat: int) -> None:
    """A round begins: all of it comes out, and as much again, priests as far as the supply has them."""
    if not s.faction(seat).figures.treasury:
        return
    for kind in KINDS:
        n = own.held(s, seat, kind)
        if n:
            own.gain(s, seat, -n, kind)
            if kind == PRIESTS:
                s.add(s.base[seat] + at.PRIEST_CAP, n)
            effects.gain_one(s, seat, kind, n)
            if kind == PRIESTS:
                effects.take_priests(s, seat, n)
            else:
                effects.gain_one(s, seat, kind, n)


def watched(s: Terra, seat: int, income: bool = False) -> Held:
    """What is in hand before something is received; nothing where it cannot be put aside.

    Income can be in its phase, with the stronghold whatever is received in a round; in every round but the last.
    """
    if not s.faction(seat).figures.treasury:
        return ()
    now = s.cells[at.ROUND] + (1 if income else 0)
    open_ = 0 < now < len(s.round_tiles) and (income or s.built(seat, STRONGHOLD) > 0)
    if not open_ or s.get(seat, at.DROPPED):
        return ()
    return tuple([s.get(seat, at.HELD[kind]) for kind in KINDS])


def received(s: Terra, seat: int, before: Held, at_leisure: bool = False) -> None:
    """Something was received: it may be put aside, now or (at leisure) until the seat does something else.

    Power, spades and points can never be put aside.
    """
    if before:
        coins, workers, priests = (s.get(seat, at.HELD[kind]) - before[kind] for kind in KINDS)
        if coins or workers or priests:
            s.push(kinds.Bank(seat, coins, workers, priests, at_leisure))
