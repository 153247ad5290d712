"""What is true of every game at a position: who is to act, how far it has come, what the seats play as, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexarch.kernel.game import Game
    from hexarch.words import Words


def facts(game: Game, words: Words) -> dict[str, Any]:
    """The document; points are told only once the game is over, before that the view has what may be seen."""
    number, turn = game.progress()
    labels = [game.label(seat) for seat in range(game.players)]
    return {
        "over": game.over,
        "winners": game.winners() if game.over else [],
        "to_act": list(game.to_act),
        "active": game.turn(),
        "round": number,
        "turn": turn,
        "end": game.end,
        "seats": [
            {"name": name, "label": words.name(label) if label else ""}
            for name, label in zip(game.setup.names, labels, strict=True)
        ],
        "scores": game.scores() if game.over else None,
    }
