"""Effects on tiles, cards and action spaces: taking, returning and covering them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.resources import COINS

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


def take_bonus(s: Terra, seat: int, number: int, cell: int = at.BONUS) -> None:
    """Take a bonus card and the coins on it."""
    s.put(at.BONUS_POOL, s.cells[at.BONUS_POOL] & ~s.board.bits[number])
    s.set(seat, cell, number)
    s.log(codes.TAKE, seat, codes.BONUS_CARD, number)
    coins = s.cells[at.BONUS_COINS + number]
    if coins:
        s.put(at.BONUS_COINS + number, 0)
        effects.gain_one(s, seat, COINS, coins)


def return_bonus(s: Terra, seat: int, number: int) -> None:
    """Give a bonus card back."""
    for cell in (at.BONUS, at.SECOND_CARD):
        if s.get(seat, cell) == number:
            s.set(seat, cell, 0)
    s.put(at.BONUS_POOL, s.cells[at.BONUS_POOL] | s.board.bits[number])
    s.log(codes.RETURN, seat, codes.BONUS_CARD, number)


def take_favor(s: Terra, seat: int, number: int) -> None:
    """Take a favor tile; its steps come next. Of some there is one only, which leaves the player who has it."""
    s.add(at.FAVOR_POOL + number - 1, -1)
    if s.box.favor_tile[number].takings:
        for other in range(s.seats):
            if s.holds(other, number):
                s.set(other, at.FAVORS, s.get(other, at.FAVORS) & ~s.board.bits[number])
                s.log(codes.RETURN, other, codes.FAVOR_TILE, number)
    s.set(seat, at.FAVORS, s.get(seat, at.FAVORS) | s.board.bits[number])
    s.log(codes.TAKE, seat, codes.FAVOR_TILE, number)


def take_town(s: Terra, seat: int, number: int) -> None:
    """Take a town tile; its gifts come next."""
    s.add(at.TOWN_POOL + number - 1, -1)
    s.add(s.base[seat] + at.TOWNS, 1)
    s.log(codes.TAKE, seat, codes.TOWN_TILE, number)


def town_without_tile(s: Terra, seat: int) -> None:
    """A town was founded when no tile was left: neither tile nor key."""
    s.log(codes.NO_TILE, seat)


def use_action(s: Terra, seat: int, action: int, cell: int, bit: int) -> None:
    """Cover an action space until the end of the round (bit 0: it stays free)."""
    if bit:
        s.put(cell, s.cells[cell] | bit)
    s.log(codes.USE, seat, action)
