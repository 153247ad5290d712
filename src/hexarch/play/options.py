"""What a seat may choose, as documents: the text, its words, where on the table it is found, and its quote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.games.terra import kinds, payment
from hexarch.games.terra.clicks import leads
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.rules.action import ACTION
from hexarch.games.terra.rules.bid import BID
from hexarch.games.terra.rules.convert import BURN
from hexarch.games.terra.rules.dig import DIG
from hexarch.games.terra.rules.table import GRAMMAR, GROUPS
from hexarch.kernel.notation import commands
from hexarch.play import quotes, speech

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.game import Game
    from hexarch.words import Words


def burns(text: str) -> bool:
    """Does a text sacrifice power on the way?"""
    return any(GRAMMAR.verb(part) == BURN.name for part in commands(text))


class Lister:
    """Writes the options of one seat at one position."""

    def __init__(self, game: Game, words: Words, seat: int, kind: str | None) -> None:
        self.game = game
        self.words = words
        self.seat = seat
        self.kind = kind
        self.faction = game.faction(seat)
        self._options = game.options(seat)
        self._free = game.free(seat)

    def options(self) -> list[dict[str, Any]]:
        """What the seat is asked to choose from, in the order of the groups."""
        found = [self._option(choice, choice.text) for choice in self._options]
        found.sort(key=lambda option: GROUPS.index(option["group"]))
        return found

    def free(self) -> list[dict[str, Any]]:
        """Conversions, sacrificing power, stepping down."""
        return [self._option(choice, choice.text) for choice in self._free]

    def proposals(self) -> list[dict[str, Any]]:
        """What becomes payable with conversions in front; sacrificing power comes last."""
        found = payment.payable(self.game, self.seat, self._options, self._free)
        burning = [one for one in found if burns(one[0])]
        plain = [one for one in found if one not in burning]
        return [self._option(choice, text, quote) for text, choice, quote in plain + burning]

    def _option(self, choice: TerraChoice, text: str, known: Quote | None = None) -> dict[str, Any]:
        rule = choice.rule
        found: dict[str, Any] = {
            "text": text,
            "label": speech.label(self.words, text, self.kind, self.faction),
            "verb": rule.name,
            "group": "tiles" if self.kind == kinds.BONUS_CARD else rule.group,
            "at": self.game.place(choice),
        }
        if rule is BID:  # the last bid of all settles who plays what: nobody may try that out
            found["quote"] = quotes.nothing()
            return found
        quote = known if known is not None else self.game.quote(self.seat, choice)
        assert isinstance(quote, Quote), text
        found["quote"] = quotes.document(self.game, self.words, quote)
        if rule is DIG or rule is ACTION:
            hexes = leads(self.game, self.seat, text, quote)
            if hexes:
                found["leads"] = hexes
        return found
