"""The face of a game of Terra Mystica: the rules at work, and everything a table, a log or a bot asks besides.

What it says and shows is written in `table`, `view` and `drawing`, which are loaded when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hexarch.games.terra import clicks, payment, secrets
from hexarch.games.terra import layout as at
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.core import Core
from hexarch.games.terra.core import GameMark as GameMark
from hexarch.games.terra.quote import Quote, together
from hexarch.games.terra.rules.resign import RESIGN
from hexarch.games.terra.rules.table import role
from hexarch.games.terra.rules.turn import DONE
from hexarch.games.terra.table import asking, options, rows, standing, telling
from hexarch.kernel.choice import Choice
from hexarch.kernel.game import Asked, Books, Doc, Message, Option, Title

if TYPE_CHECKING:
    from hexarch.games.terra.drawing.labels import Labels
    from hexarch.games.terra.rule import Place
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.rng import Random


class Game(Core):
    """One game of Terra Mystica."""

    __slots__ = ()

    @property
    def title(self) -> Title:
        """Which game this is."""
        from hexarch.games.terra.title import TITLE

        return TITLE

    def copy(self) -> Game:
        """The same game, apart; it cannot roll back behind this position."""
        return Game(self.setup, self)

    def quiet(self) -> Game:
        """The same game, which logs no effects from now on."""
        self.state.logging = False
        return self

    def dumps(self) -> str:
        """The game as a readable text; `terra.loads` reads it."""
        from hexarch.games.terra.save import dumps

        return dumps(self)

    def snapshot(self) -> Doc:
        """The position as plain data for the same program to read again."""
        from hexarch.games.terra.save import snapshot

        return snapshot(self)

    # -- what may be chosen -----------------------------------------------------------

    def proposals(self, seat: int) -> list[Option]:
        """What becomes payable with conversions in front; sacrificing power is dear."""
        return options.proposals(self, seat) if self._may_look(seat) else []

    def propose(self, seat: int, text: str) -> str | None:
        """A refused text with the cheapest conversions in front that make it possible, None when nothing helps."""
        return payment.propose(self, seat, text)

    def total(self, quotes: Sequence[Quote]) -> Quote:
        """The quotes of choices made one after the other, added up."""
        return together(quotes)

    def conceivable(self, seat: int, place: Place) -> list[str]:
        """The texts a player could mean by a click at a place of the table, allowed or not."""
        return clicks.conceivable(self, seat, place) if self._may_look(seat) else []

    # -- whose turn, and its end --------------------------------------------------------

    def asked(self, seat: int) -> list[Asked]:
        """Everything the seat may decide now, what must be answered first at the head."""
        return asking.asked(self, seat) if self._may_look(seat) else []

    def turn(self) -> int | None:
        """The seat whose turn it is, None between turns."""
        found = self.state.turn()
        return found.seat if found is not None else None

    def ending(self, seat: int) -> str:
        """May this seat's turn end: NOW, LATER or NOT?"""
        return asking.ending(self, seat)

    @property
    def end(self) -> str:
        """The text of the choice that ends a turn."""
        return DONE.text

    @property
    def leave(self) -> str:
        """The text of the choice by which a seat leaves the game."""
        return RESIGN.text

    def role(self, text: str) -> str:
        """Is a choice a conversion, or the last of its go?"""
        return role(text)

    def standing(self, seat: int, policy: Doc) -> str | None:
        """The answer to an offer of power that a seat wants given in its name, None when it must be asked."""
        return standing.answer(self, seat, policy)

    def awaiting(self, seat: int) -> int:
        """Offers of power to a seat."""
        return standing.awaiting(self, seat)

    # -- telling --------------------------------------------------------------------------

    def place(self, choice: Choice) -> Doc:
        """Where on the table a choice is found."""
        assert isinstance(choice, TerraChoice)
        return choice.rule.place(self.state, choice)

    def group(self, seat: int, choice: Choice) -> str:
        """The group of options it is shown in."""
        return options.group(self, seat, choice)

    def hints(self, seat: int, option: Option) -> Doc:
        """Hexes that the spades of an option can turn into home terrain (`leads`), where it brings any."""
        return options.hints(self, seat, option)

    def said(self, seat: int, text: str) -> list[Message]:
        """A canonical text as sentences, one for each choice in it, as the position and the seat have it."""
        return telling.said(self, seat, text)

    def told(self, effect: Effect) -> Message | None:
        """What happened, as a sentence of the log; None when it says nothing to a reader."""
        return telling.told(self, effect)

    def cut(self, effect: Effect) -> str:
        """Where a log begins a row."""
        return rows.cut(self, effect)

    def touched(self, effects: Sequence[Effect]) -> dict[str, list[Any]]:
        """What effects changed: hexes, seats, cults, and tiles, cards and action spaces."""
        return rows.touched(self, effects)

    def books(self) -> Books:
        """Books that begin with the position as it is."""
        from hexarch.games.terra.table.books import TerraBooks

        return TerraBooks(self)

    def label(self, seat: int) -> str:
        """The name of the seat's faction, empty before it is chosen."""
        return self.faction(seat)

    def progress(self, effect: Effect | None = None) -> tuple[int, int]:
        """Round and turn within it, 0 before the first; of an effect those that begin with it."""
        if effect is None:
            return self.state.cells[at.ROUND], self.state.cells[at.TURN]
        return rows.progress(effect)

    def figures(self, seat: int, page: list[int]) -> Doc:
        """Points by source, resources, structures, towns and network of a seat, with the page it had."""
        from hexarch.games.terra.table.books import figures

        return figures(self, seat, page)

    def summary(self, seat: int) -> Doc:
        """Faction and colour of a seat, and its points with final scoring."""
        from hexarch.games.terra.table.books import summary

        return summary(self, seat)

    def view(self, viewer: int | None = None) -> Doc:
        """Everything a table shows to a viewer, as one plain document; only sealed bids make a difference."""
        from hexarch.games.terra.view import view

        return view(self, viewer)

    def svg(self, theme: str = "light", labels: Labels | None = None) -> str:
        """The position as one self-contained picture; `Words(language).labels()` gives it a language."""
        from hexarch.games.terra.drawing import draw

        return draw(self, theme=theme, labels=labels)

    def _repr_svg_(self) -> str:
        return self.svg()

    # -- secrets ------------------------------------------------------------------------------

    def hides(self, viewer: int | None = None) -> bool:
        """Are there bids that others may not see yet?"""
        return secrets.sealed(self)

    def history_for(self, viewer: int | None) -> list[tuple[int, str]]:
        """The history as a viewer may read it; sealed bids of others have no text."""
        return secrets.history_for(self, viewer)

    def hidden(self, seat: int) -> Message:
        """What a log says to others of a sealed bid."""
        return telling.SEALED

    def imagine(self, viewer: int | None, rng: Random) -> Game:
        """A game that agrees with everything the viewer knows: the bids of others are random."""
        return secrets.imagine(self, viewer, rng)
