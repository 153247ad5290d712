"""The sentence above the table: what the seat is asked, or whom the game waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.play import speech

if TYPE_CHECKING:
    from hexarch.kernel.game import Asked, Game
    from hexarch.words import Words


def name(game: Game, words: Words, seat: int) -> str:
    """A seat by what it plays as, before that is decided by its player."""
    label = game.label(seat)
    return speech.name(words, label) if label else game.setup.names[seat]


def asked(game: Game, words: Words, seat: int) -> str:
    """What the seat is asked; the turn itself comes after what must be answered in it."""
    return question(words, game.asked(seat))


def question(words: Words, opened: list[Asked]) -> str:
    """The questions of open decisions, each kind and each sentence once."""
    first: dict[str, Asked] = {}
    for one in opened:
        first.setdefault(one.kind, one)
    return " ".join(dict.fromkeys(speech.said(words, [one.question for one in first.values()])))


def title(game: Game, words: Words, seat: int | None) -> str:
    """The question to a seat that may decide; for everybody else what the game waits for."""
    if game.over:
        winners = game.winners()
        shown = ", ".join(name(game, words, one) for one in winners)
        points = game.scores()[winners[0]]["total"] if winners else 0
        return speech.sentence(words, "play-title-over", n=len(winners), winners=shown, vp=points)
    waiting = game.to_act
    if seat is not None and seat in waiting:
        return asked(game, words, seat)
    shown = ", ".join(name(game, words, one) for one in waiting)
    keys = {one.awaited for seat in waiting for one in game.asked(seat)}
    key = keys.pop() if len(keys) == 1 else ""
    return speech.sentence(words, key or "play-title-wait", players=shown)
