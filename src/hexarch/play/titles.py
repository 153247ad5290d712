"""The sentence above the table: what the seat is asked, or whom the game waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import layout as at
from hexarch.games.terra import queue
from hexarch.games.terra.names import D_BID, D_CULT, D_CULT_SPADES, D_FAVOR, D_LEECH, D_SPADES, D_TOWN, D_TURN
from hexarch.games.terra.reactions import leech
from hexarch.play import speech

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.decision import Decision
    from hexarch.words import Words

COUNTED = {
    D_SPADES: "play-title-spades",
    D_CULT_SPADES: "play-title-spades",
    D_CULT: "play-title-cult",
    D_FAVOR: "play-title-favor",
    D_TOWN: "play-title-town",
}


def name(game: Game, words: Words, seat: int) -> str:
    """A seat by its faction, before there is one by its player."""
    faction = game.faction(seat)
    return words.name(faction) if faction else game.setup.names[seat]


def asked(game: Game, words: Words, seat: int) -> str:
    """What the seat is asked; the turn itself comes after what must be answered in it."""
    kinds: dict[int, Decision] = {}
    for d in queue.open_for(game.state, seat):
        kinds.setdefault(d.kind, d)
    return " ".join(_question(game, words, seat, d) for d in kinds.values())


def _question(game: Game, words: Words, seat: int, d: Decision) -> str:
    s = game.state
    if d.kind == D_TURN:
        return _turn(words, d)
    if d.kind == D_LEECH:
        return _leech(game, words, seat, d)
    if d.kind == D_BID:
        if not d.a:
            return speech.sentence(words, "play-title-bid-open")
        lot = s.registry[s.cells[at.LOT_FACTION + d.n] - 1]
        return speech.sentence(words, "play-title-bid-sealed", faction=lot.id)
    if d.kind in COUNTED and d.n:
        return speech.sentence(words, COUNTED[d.kind], n=d.n)
    return words.decision(d.kind)


def _turn(words: Words, d: Decision) -> str:
    if d.b:
        return speech.sentence(words, "play-title-burnt", n=d.b)
    if not d.n:
        return speech.sentence(words, "play-title-acted")
    return speech.sentence(words, "play-title-again" if d.a else "play-title-turn")


def _leech(game: Game, words: Words, seat: int, d: Decision) -> str:
    """An offer with its price; what the bowls cannot take is not there to be gained."""
    builder = game.faction(d.a)
    if d.mask == leech.TAINTED and game.state.rules.strict_leech:
        return speech.sentence(words, "play-title-leech-forfeited", n=d.n, faction=builder)
    gain = leech.taken(game.state, seat, d)
    if not gain:
        return speech.sentence(words, "play-title-leech-full", n=d.n, faction=builder)
    if gain == 1:
        return speech.sentence(words, "play-title-leech-free", n=gain, faction=builder)
    return speech.sentence(words, "play-title-leech", n=gain, faction=builder, vp=gain - 1)


def title(game: Game, words: Words, seat: int | None) -> str:
    """The question to a seat that may decide; for everybody else what the game waits for."""
    if game.over:
        winners = ", ".join(name(game, words, one) for one in game.winners())
        points = game.scores()[game.winners()[0]]["total"]
        return speech.sentence(words, "play-title-over", n=len(game.winners()), winners=winners, vp=points)
    waiting = game.to_act
    if seat is not None and seat in waiting:
        return asked(game, words, seat)
    shown = ", ".join(name(game, words, one) for one in waiting)
    kinds = {d.kind for one in waiting for d in queue.open_for(game.state, one)}
    key = "play-title-wait-leech" if kinds == {D_LEECH} else "play-title-wait"
    return speech.sentence(words, key, players=shown)
