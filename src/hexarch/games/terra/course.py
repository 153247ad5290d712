"""The course of play: power offered and answered, rows a ledger shows, turns, rounds, passing, leaving.

Primitive effects like those of `effects`, for what happens around the actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.profiles import FIRST_EDITION

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


OF_A_TURN: Final = (at.BLOCKED, at.JUMPED, at.SAIL_MORE)


# -- power offers -----------------------------------------------------------------


def offer(s: Terra, seat: int, builder: int, power: int, event: int) -> None:
    """A neighbour may take power."""
    s.log(codes.OFFER, seat, builder, power, event)


def answer(s: Terra, seat: int, builder: int, offered: int, taken: int) -> None:
    """A neighbour took power, or (taken -1) declined."""
    s.log(codes.ANSWER, seat, builder, offered, taken)


def power_answered(s: Terra, seat: int, accepted: bool) -> None:
    """The builder gains something from the answers."""
    s.log(codes.AUTO, seat, codes.ACCEPTED if accepted else codes.DECLINED)


# -- order of play ----------------------------------------------------------------


def automatic(s: Terra, seat: int, kind: int, points: int = 0, what: int = 0) -> None:
    """Something the game does by itself for a seat begins."""
    s.log(codes.AUTO, seat, kind, points, what)


def _forget(s: Terra, seat: int) -> None:
    """What counted in the last turn of a seat counts no more."""
    base = s.base[seat]
    for what in OF_A_TURN:
        if s.cells[base + what]:
            s.put(base + what, 0)


def begin_turn(s: Terra, seat: int) -> None:
    """It is this seat's turn."""
    s.put(at.ACTIVE, seat)
    _forget(s, seat)
    s.log(codes.TURN, seat, s.cells[at.ROUND], s.cells[at.TURN])


def begin_round(s: Terra, number: int) -> None:
    """A new round."""
    s.put(at.ROUND, number)
    s.put(at.TURN, 1)
    s.log(codes.ROUND, -1, number)


def coin_on_bonus(s: Terra, number: int) -> None:
    """A coin (with seven players two) on a card that nobody took."""
    s.add(at.BONUS_COINS + number, s.box.card_coins)
    s.log(codes.COIN_ON, -1, number, s.cells[at.BONUS_COINS + number])


def pass_turn(s: Terra, seat: int) -> None:
    """The seat passes for this round; with variable turn order it goes to the end of the order at once."""
    if not s.cells[at.PASSES]:
        s.put(at.FIRST, seat)
    s.add(at.PASSES, 1)
    s.set(seat, at.PASSED, 1)
    s.looked_at = None
    s.log(codes.PASS, seat)
    if s.rules.variable_turn_order:
        order = [other for other in s.cells[at.ORDER : at.ORDER + s.seats] if other != seat]
        order.append(seat)
        for i, other in enumerate(order):
            s.put(at.ORDER + i, other)


def drop_out(s: Terra, seat: int) -> None:
    """A player leaves the game."""
    s.set(seat, at.DROPPED, 1)
    if s.rules.edition > FIRST_EDITION:
        _forget(s, seat)
    s.looked_at = None
    s.log(codes.DROP, seat)
