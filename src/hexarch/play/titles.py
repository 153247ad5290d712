"""The sentence above the table: what the seat is asked, or whom the game waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.rules import leech
from hexarch.play import speech

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.words import Words

COUNTED = {
    kinds.SPADES: "play-title-spades",
    kinds.CULT_SPADES: "play-title-spades",
    kinds.CULT_STEP: "play-title-cult",
    kinds.FAVOR_TILE: "play-title-favor",
    kinds.TOWN_TILE: "play-title-town",
}


def name(game: Game, words: Words, seat: int) -> str:
    """A seat by its faction, before there is one by its player."""
    faction = game.faction(seat)
    return words.name(faction) if faction else game.setup.names[seat]


def asked(game: Game, words: Words, seat: int) -> str:
    """What the seat is asked; the turn itself comes after what must be answered in it."""
    opened: dict[str, kinds.Asked] = {}
    for d in queue.open_for(game.state, seat):
        opened.setdefault(d.kind, d)
    return " ".join(_question(game, words, seat, d) for d in opened.values())


def _question(game: Game, words: Words, seat: int, d: kinds.Asked) -> str:
    s = game.state
    if isinstance(d, kinds.Turn):
        return _turn(words, d)
    if isinstance(d, kinds.Offer):
        return _leech(game, words, seat, d)
    if isinstance(d, kinds.Bid):
        if not d.sealed:
            return speech.sentence(words, "play-title-bid-open")
        lot = s.registry[s.cells[at.LOT_FACTION + d.lot] - 1]
        return speech.sentence(words, "play-title-bid-sealed", faction=lot.id)
    if d.kind in COUNTED and d.count():
        return speech.sentence(words, COUNTED[d.kind], n=d.count())
    return words.decision(d.kind)


def _turn(words: Words, d: kinds.Turn) -> str:
    if d.burnt_power:
        return speech.sentence(words, "play-title-burnt", n=d.burnt_power)
    if not d.actions_left:
        return speech.sentence(words, "play-title-acted")
    return speech.sentence(words, "play-title-again" if d.acted else "play-title-turn")


def _leech(game: Game, words: Words, seat: int, d: kinds.Offer) -> str:
    """An offer with its price; what the bowls cannot take is not there to be gained."""
    builder = game.faction(d.builder)
    if leech.forfeited(game.state, d):
        return speech.sentence(words, "play-title-leech-forfeited", n=d.power, faction=builder)
    gain = leech.taken(game.state, seat, d.power)
    if not gain:
        return speech.sentence(words, "play-title-leech-full", n=d.power, faction=builder)
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
    waited_for = {d.kind for one in waiting for d in queue.open_for(game.state, one)}
    key = "play-title-wait-leech" if waited_for == {kinds.LEECH} else "play-title-wait"
    return speech.sentence(words, key, players=shown)
