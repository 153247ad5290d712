"""Covet: everybody puts down a card in secret; the highest one that nobody equals takes the pot.

Thirty-two cards: four colours, ranks 1 to 8. Each player holds three. In each round all put down a card, then all of
them are shown. The highest rank that only one card has takes the pot; if there is none, the pot stays and grows. Then
everybody draws. Once in the game, before putting down, a player may exchange a card for the next one of the pile.
"""

from __future__ import annotations

from typing import ClassVar

from hexarch.kernel.errors import Refusal, no
from hexarch.kernel.game import AUTOMATIC, Doc
from hexarch.kernel.pattern import Field
from hexarch.kernel.plain import Choices, FromHand, PlainGame, PlainTitle

CARDS = tuple([f"{colour}{rank}" for colour in "rgby" for rank in range(1, 9)])
CARD = {"card": Field("|".join(CARDS), "card")}


class Play(FromHand):
    """Put down a card from your hand, unseen by the others."""

    name, text, fields = "play", "play {card}", CARD

    def reveals(self, game: Covet, seat: int, card: str) -> bool:
        return len(game.to_act) == 1  # the last card down shows all of them

    def apply(self, game: Covet, seat: int, card: str) -> None:
        game.lay(seat, card, "down")
        game.tell("down", seat)


class Exchange(FromHand):
    """Lay a card aside, unseen, and draw another: once in the game."""

    name, text, fields, free = "exchange", "exchange {card}", CARD, True

    def refuse(self, game: Covet, seat: int, card: str) -> Refusal | None:
        done = game.cells.get("exchanged", seat)
        return no("only_once", "exchange") if done else super().refuse(game, seat, card=card)

    def reveals(self, game: Covet, seat: int, card: str) -> bool:
        return True

    def apply(self, game: Covet, seat: int, card: str) -> None:
        game.lay(seat, card, "exchanged")
        game.refill(seat)
        game.tell("exchange", seat)


class Covet(PlainGame):
    """One game of Covet."""

    rules = (Play(), Exchange())
    kind, hand = "card", 3
    covered, uncovered = ("down", "exchanged"), ("last",)
    table, sources = {"pot": 1}, ("pots",)
    events: ClassVar = {"down": (), "exchange": (), "show": ("card",), "pot": ("points",), "stays": ("pot",)}
    cuts: ClassVar = {"show": AUTOMATIC}

    def asks(self, seat: int) -> str:
        return "" if self.over or self.cells.get("down", seat) else "card"

    def resolve(self) -> None:
        """All cards are down: they are shown, the pot is taken or stays, everybody draws."""
        down, pot = self.cells.row("down"), self.cells.get("pot")
        ranks = [int(card[1]) for card in self.named("down")]
        for seat, card in enumerate(down):
            self.tell("show", seat, card)
            self.cells.put("last", card, seat)
            self.cells.put("down", 0, seat)
        if single := [rank for rank in ranks if ranks.count(rank) == 1]:
            self.cells.add("pots", pot, ranks.index(max(single)))
            self.tell("pot", ranks.index(max(single)), pot)
        else:
            self.tell("stays", -1, pot)
        self.cells.put("pot", 1 if single else pot + 1)
        self.next_round()
        if not self.over:
            self.refill()

    @property
    def over(self) -> bool:
        return self.round > int(self.setup.settings["rounds"])

    def shown(self, viewer: int | None) -> Doc:
        mine = "" if viewer is None else self.piece(self.cells.get("down", viewer))
        return {**super().shown(viewer), "mine": mine}


class CovetTitle(PlainTitle[Covet]):
    """What Covet offers before there is a game."""

    id, seats, secret, deck = "covet", range(2, 5), True, CARDS
    fields = (Choices("rounds", ("3", "5"), "5"),)


TITLE = CovetTitle(Covet)
