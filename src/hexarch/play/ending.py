"""The end of a turn: when a draft may be sent, and whether sending it ends the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import engine, kinds, queue
from hexarch.games.terra.rules import turn as turns

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game

DONE: Final = turns.DONE.text
NOW, LATER, NOT = "now", "later", ""


def ending(game: Game, seat: int) -> str:
    """May the turn of this seat end? Now; later, when others have answered first; or not, for something is left."""
    s = game.state
    turn = s.turn()
    if turn is None or turn.seat != seat or turn.actions_left or turn.burnt_power:
        return NOT
    if engine.refuse(s, seat, s.catalog.choice(turns.DONE, ())) is None:
        return NOW
    if seat in game.to_act and queue.own_turn(s, seat) is not None:
        return NOT
    for d in s.decisions:
        own = d.seat == seat and d is not turn and not isinstance(d, kinds.Event)
        if own and not queue.may_wait(s, d) and not d.is_optional():
            return NOT
    return LATER


def turn_of(game: Game, seat: int) -> kinds.Turn | None:
    """The turn, when it is this seat's."""
    turn = game.state.turn()
    return turn if turn is not None and turn.seat == seat else None


def complete(game: Game, seat: int, before: kinds.Turn | None) -> bool:
    """Is nothing left that the seat must decide before others go on?

    `before` is its turn as it was before the draft: a turn that is still as it was does not count, for answers to
    offers may be given ahead of it.
    """
    s = game.state
    if game.over or seat not in game.to_act:
        return True
    left = [d for d in queue.open_for(s, seat) if not queue.may_wait(s, d)]
    if not left or ending(game, seat):
        return True
    return before is not None and left == [before]
