"""What a seat may choose, as documents: the text, its words, where on the table it is found, and its quote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.kernel.errors import Refusal
from hexarch.kernel.game import Option
from hexarch.play import speech

if TYPE_CHECKING:
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.game import Game, Quote
    from hexarch.words import Words


def priced(game: Game, words: Words, quote: Quote) -> dict[str, Any]:
    """A quote without the sentences of its effects, which cost more than all the rest."""
    found = quote.document(game)
    found["warnings"] = speech.warnings(words, quote.warnings) if quote.warnings else []
    return found


class Lister:
    """Writes the options of one seat at one position."""

    def __init__(self, game: Game, words: Words, seat: int) -> None:
        self.game = game
        self.words = words
        self.seat = seat
        asked = game.asked(seat)
        self._kind = asked[0].kind if asked else ""
        self._name = game.label(seat)

    def options(self) -> list[dict[str, Any]]:
        """What the seat is asked to choose from, in the order of the groups."""
        order = {group: i for i, group in enumerate(self.game.title.groups)}
        found = [self._quoted(choice) for choice in self.game.options(self.seat)]
        found.sort(key=lambda option: order[option["group"]])
        return found

    def free(self) -> list[dict[str, Any]]:
        """What it may do besides, as often as it likes."""
        return [self._quoted(choice) for choice in self.game.free(self.seat)]

    def proposals(self) -> list[dict[str, Any]]:
        """What becomes possible with other choices in front; what is dear comes last."""
        found = sorted(self.game.proposals(self.seat), key=lambda option: option.dear)
        return [self._option(option) for option in found]

    def _quoted(self, choice: Choice) -> dict[str, Any]:
        quote = self.game.quote(self.seat, choice)
        assert not isinstance(quote, Refusal), choice.text
        return self._option(Option(choice, choice.text, quote))

    def _option(self, option: Option) -> dict[str, Any]:
        game, seat = self.game, self.seat
        found: dict[str, Any] = {
            "text": option.text,
            "label": speech.written(self.words, option.text, self._kind, self._name),
            "verb": option.choice.verb,
            "group": game.group(seat, option.choice),
            "at": game.place(option.choice),
            "quote": priced(game, self.words, option.quote),
        }
        found.update(game.hints(seat, option))
        return found
