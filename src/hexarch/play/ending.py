"""The end of a turn: when a draft may be sent, and whether sending it ends the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import dispatch, queue
from hexarch.games.terra.names import D_EVENT

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.decision import Decision

DONE: Final = "done"
NOW, LATER, NOT = "now", "later", ""


def ending(game: Game, seat: int) -> str:
    """May the turn of this seat end? Now; later, when others have answered first; or not, for something is left."""
    s = game.state
    turn = s.turn()
    if turn is None or turn.seat != seat or turn.n or turn.b:
        return NOT
    if dispatch.refuse(s, seat, s.catalog.done) is None:
        return NOW
    if seat in game.to_act and queue.own_turn(s, seat) is not None:
        return NOT
    for d in s.decisions:
        own = d.seat == seat and d is not turn and d.kind != D_EVENT
        if own and not queue.may_wait(s, d) and not queue.is_optional(d):
            return NOT
    return LATER


def turn_of(game: Game, seat: int) -> Decision | None:
    """The turn, when it is this seat's."""
    turn = game.state.turn()
    return turn if turn is not None and turn.seat == seat else None


def complete(game: Game, seat: int, before: Decision | None) -> bool:
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
