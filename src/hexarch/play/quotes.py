"""Quotes as documents: what a choice costs and brings, whom it offers power, and what it changes on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.games.terra import effects, spaces
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.rules import leech
from hexarch.play import speech
from hexarch.words.log import TILES

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.effect import Effect
    from hexarch.words import Words


def nothing() -> dict[str, Any]:
    """The quote of a choice that has no price, or whose outcome nobody may know yet."""
    return {"cost": {}, "gain": {}, "vp": {}, "points": 0, "cults": {}, "offers": [], "warnings": []}


def document(game: Game, words: Words, quote: Quote) -> dict[str, Any]:
    """A quote without the sentences of its effects, which cost more than all the rest."""
    return {
        "cost": quote.cost,
        "gain": quote.gain,
        "vp": quote.vp,
        "points": sum(quote.vp.values()),
        "cults": quote.cults,
        "offers": [_offer(game, seat, power) for seat, power in quote.offers.items()],
        "warnings": speech.warnings(words, quote.warnings) if quote.warnings else [],
    }


def _offer(game: Game, seat: int, power: int) -> dict[str, int]:
    """Power offered to a seat, what of it the seat could take now, and the points that would cost it."""
    gain = leech.taken(game.state, seat, power)
    return {"seat": seat, "power": power, "gain": gain, "vp": min(0, 1 - gain)}


def own(happened: list[Effect]) -> list[Effect]:
    """The effects of a choice, up to what the game then does by itself."""
    for i, e in enumerate(happened):
        if e.code == effects.AUTO and e.a not in (effects.ACCEPTED, effects.DECLINED):
            return happened[:i]
    return happened


def together(quotes: list[Quote]) -> Quote:
    """The quotes of choices made one after the other, added up."""
    total = Quote({}, {}, {}, {}, {}, [], [])
    for quote in quotes:
        for into, part in (
            (total.cost, quote.cost),
            (total.gain, quote.gain),
            (total.vp, quote.vp),
            (total.cults, quote.cults),
        ):
            for key, n in part.items():
                into[key] = into.get(key, 0) + n
        for seat, power in quote.offers.items():
            total.offers[seat] = total.offers.get(seat, 0) + power
        total.warnings.extend(quote.warnings)
        total.effects.extend(own(quote.effects))
    return total


def changes(game: Game, happened: list[Effect]) -> dict[str, list[Any]]:
    """What effects touched: hexes, seats, cults, and tiles, cards and action spaces."""
    board = game.state.board
    hexes: dict[str, None] = {}
    seats: dict[int, None] = {}
    cults: dict[str, None] = {}
    tiles: dict[str, None] = {}
    for e in happened:
        code = e.code
        if code in (effects.PLACE, effects.TERRAIN):
            hexes[board.hex_names[e.a]] = None
        elif code == effects.BRIDGE:
            for h in board.sites[e.a]:
                hexes[board.hex_names[h]] = None
        elif code == effects.TOWN:
            hexes.update((board.hex_names[h], None) for h in board.members(e.mask))
        elif code in (effects.STEP, effects.PRIEST):
            cults[CULTS[e.a]] = None
        elif code in (effects.TAKE, effects.RETURN):
            tiles[f"{TILES[e.a]}{e.b}"] = None
        elif code == effects.COIN_ON:
            tiles[f"{TILES[effects.BONUS_CARD]}{e.a}"] = None
        elif code == effects.USE:
            tiles[spaces.names()[e.a]] = None
        if e.seat >= 0 and code not in (effects.OFFER, effects.TURN, effects.AUTO):
            seats[e.seat] = None
    return {"hexes": list(hexes), "seats": sorted(seats), "cults": list(cults), "tiles": list(tiles)}
