"""What is true of every game at a position: who is to act, how far it has come, what the seats play as, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.play import speech

if TYPE_CHECKING:
    from hexarch.kernel.game import Game
    from hexarch.words import Words


def facts(game: Game, words: Words) -> dict[str, Any]:
    """The document; points are told only once the game is over, before that the view has what may be seen."""
    number, turn = game.progress()
    over = game.over
    labels = [game.label(seat) for seat in range(game.players)]
    return {
        "over": over,
        "winners": game.winners() if over else [],
        "to_act": list(game.to_act),
        "active": game.turn(),
        "round": number,
        "turn": turn,
        "end": game.end,
        "seats": [
            {"name": name, "label": speech.name(words, label) if label else ""}
            for name, label in zip(game.setup.names, labels, strict=True)
        ],
        "scores": game.scores() if over else None,
        "secret": game.hides(),
    }
