"""Options as a table offers them: in groups, with conversions in front, with the hexes that spades lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds, payment, queue
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.clicks import leads
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.rules.action import ACTION
from hexarch.games.terra.rules.convert import BURN
from hexarch.games.terra.rules.dig import DIG
from hexarch.games.terra.rules.table import GRAMMAR
from hexarch.kernel.game import Option
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.game import Doc


def burns(text: str) -> bool:
    """Does a text sacrifice power on the way?"""
    return any(GRAMMAR.verb(part) == BURN.name for part in commands(text))


def proposals(game: Game, seat: int) -> list[Option]:
    """What becomes payable with conversions in front; sacrificing power is dear."""
    return [Option(choice, text, quote, burns(text)) for text, choice, quote in payment.payable(game, seat)]


def group(game: Game, seat: int, choice: Choice) -> str:
    """The group of an option; the first bonus card is taken, not passed for."""
    assert isinstance(choice, TerraChoice)
    opened = queue.open_for(game.state, seat)
    return "tiles" if opened and opened[0].kind == kinds.BONUS_CARD else choice.rule.group


def hints(game: Game, seat: int, option: Option) -> Doc:
    """Hexes that the spades of an option can turn into home terrain."""
    choice, quote = option.choice, option.quote
    assert isinstance(choice, TerraChoice)
    assert isinstance(quote, Quote)
    if choice.rule is not DIG and choice.rule is not ACTION:
        return {}
    hexes = leads(game, seat, option.text, quote)
    return {"leads": hexes} if hexes else {}
