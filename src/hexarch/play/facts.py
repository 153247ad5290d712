"""What is true of every game at a position: who is to act, how far it has come, what the seats play as, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.games.terra import layout as at
from hexarch.play import titles
from hexarch.play.ending import DONE

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.words import Words


def facts(game: Game, words: Words) -> dict[str, Any]:
    """The document; points are told only once the game is over, before that the view has what may be seen."""
    turn = game.state.turn()
    return {
        "over": game.over,
        "winners": game.winners() if game.over else [],
        "to_act": list(game.to_act),
        "active": turn.seat if turn is not None else None,
        "round": game.state.cells[at.ROUND],
        "turn": game.state.cells[at.TURN],
        "end": DONE,
        "seats": [
            {"name": name, "label": titles.name(game, words, seat) if game.faction(seat) else ""}
            for seat, name in enumerate(game.setup.names)
        ],
        "scores": game.scores() if game.over else None,
    }
