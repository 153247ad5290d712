"""What a click means: the commands a player could give at a place of the table, allowed or not.

A page asks for them where nothing is offered, to tell why not, and where spades could lead on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, payment
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.rules.action import ACTION
from hexarch.games.terra.rules.build import BUILD
from hexarch.games.terra.rules.dig import DIG
from hexarch.games.terra.rules.table import GRAMMAR, RULES
from hexarch.games.terra.rules.transform import TERRAINS, TRANSFORM

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.rule import Place


def leads(game: Game, seat: int, text: str, quote: Quote) -> list[str]:
    """Hexes that the spades of a choice can turn into home terrain."""
    erupts = GRAMMAR.verb(text) == DIG.name and game.state.faction(seat).eruption is not None
    if not erupts and not any(e.code == codes.SPADES and e.seat == seat for e in quote.effects):
        return []
    mark = game.mark()
    try:
        game.step(seat, text)
        home = game.state.home(seat)
        after = game.options(seat)
        return [game.state.board.hex_names[c.hex] for c in after if c.rule is TRANSFORM and c.terrain == home]
    finally:
        game.rollback(mark)


def conceivable(game: Game, seat: int, place: Place) -> list[str]:
    """The texts for a click at a place, in the order in which they are worth asking about."""
    s = game.state
    h = s.board.number.get(str(place.get("hex", "")).upper(), -1) if set(place) == {"hex"} else -1
    if h >= 0 and s.owner(h) != seat:
        return _with_spades(game, seat, h) or [s.catalog.tables[BUILD.number][h].text]
    return [text for rule in RULES for text in rule.conceivable(s, seat, place)]


def _with_spades(game: Game, seat: int, h: int) -> list[str]:
    """Ways to make a hex home terrain and build on it: each begins with a choice that brings spades.

    Of several amounts of bought spades that do, only the smallest is worth buying.
    """
    s = game.state
    options = game.options(seat)
    ways: list[tuple[TerraChoice, str, Quote | None]] = [(choice, choice.text, None) for choice in options]
    ways += [(choice, text, quote) for text, choice, quote in payment.payable(game, seat, options)]
    found: list[str] = []
    bought = False
    for choice, text, known in ways:
        if choice.rule is not ACTION and (choice.rule is not DIG or bought):
            continue
        quote = known if known is not None else game.quote(seat, choice)
        if not isinstance(quote, Quote) or s.board.hex_names[h] not in leads(game, seat, text, quote):
            continue
        bought = bought or choice.rule is DIG
        home = s.catalog.tables[TRANSFORM.number][h * TERRAINS + s.home(seat)].text
        found += [f"{text}. {home}. {s.catalog.tables[BUILD.number][h].text}", f"{text}. {home}"]
    return found
