"""Covet: everybody puts down a card in secret; the highest one that nobody equals takes the pot.

Thirty-two cards: four colours, ranks 1 to 8. Each player holds three. In each round all put down a card, then all of
them are shown. The highest rank that only one card has takes the pot; if there is none, the pot stays and grows. Then
everybody draws. Once in the game, before putting down, a player may exchange a card for the next one of the pile.
"""

from __future__ import annotations

from typing import Final

from hexarch.kernel.errors import Refusal, no
from hexarch.kernel.game import AUTOMATIC, OVER, ROUND, Doc
from hexarch.kernel.pattern import Field
from hexarch.kernel.plain import PlainGame, Rule

COLOURS: Final = "rgby"
RANKS: Final = 8
HAND: Final = 3
CARD: Final = {"card": Field(rf"[{COLOURS}][1-{RANKS}]", "card")}

# What the log tells, with the fields of each event.
EVENTS: Final = {
    "down": (),
    "exchange": (),
    "show": ("card",),
    "pot": ("points",),
    "stays": ("pot",),
    "round": ("n",),
    "over": (),
}
CUTS: Final = {"show": AUTOMATIC, "round": ROUND, "over": OVER}


class Play(Rule):
    """Put down a card from your hand, unseen by the others."""

    name, text, fields = "play", "play {card}", CARD

    def offers(self, game: Covet, seat: int) -> list[dict[str, str]]:
        return [{"card": card} for card in sorted(game.held(seat))]

    def refuse(self, game: Covet, seat: int, card: str) -> Refusal | None:
        return None if card in game.held(seat) else no("not_in_hand", "play", card=card)

    def reveals(self, game: Covet, seat: int, card: str) -> bool:
        return len(game.to_act) == 1  # the last card down shows all of them

    def apply(self, game: Covet, seat: int, card: str) -> None:
        game.replace(seat, card, 0)
        game.cells.put("down", game.number(card), seat)
        game.tell("down", seat)
        if not any(game.asks(other) for other in range(game.players)):
            game.show()


class Exchange(Rule):
    """Lay a card aside, unseen, and draw another: once in the game."""

    name, text, fields, free = "exchange", "exchange {card}", CARD, True
    offers = Play.offers

    def refuse(self, game: Covet, seat: int, card: str) -> Refusal | None:
        if game.cells.get("exchanged", seat):
            return no("only_once", "exchange")
        return None if card in game.held(seat) else no("not_in_hand", "exchange", card=card)

    def reveals(self, game: Covet, seat: int, card: str) -> bool:
        return True

    def apply(self, game: Covet, seat: int, card: str) -> None:
        game.cells.put("exchanged", 1, seat)
        game.replace(seat, card, game.draw())
        game.tell("exchange", seat)


class Covet(PlainGame):
    """One game of Covet."""

    rules = (Play(), Exchange())
    events = EVENTS
    cuts = CUTS

    def sizes(self) -> dict[str, int]:
        each = dict.fromkeys(("down", "exchanged", "points", "last"), self.players)
        return {"drawn": 1, "pot": 1, "round": 1, **each, "hand": HAND * self.players}

    def begin(self) -> None:
        for at in range(HAND * self.players):
            self.cells.put("hand", self.draw(), at)
        self.cells.put("pot", 1)
        self.cells.put("round", 1)

    def draw(self) -> int:
        self.cells.add("drawn", 1)
        return self.cells.get("drawn")

    def replace(self, seat: int, card: str, by: int) -> None:
        self.cells.put("hand", by, self.cells.row("hand").index(self.number(card), HAND * seat))

    def show(self) -> None:
        """All cards are down: they are shown, the pot is taken or stays, everybody draws."""
        down = self.cells.row("down")
        ranks = [int(self.piece(card)[1]) for card in down]
        for seat, card in enumerate(down):
            self.tell("show", seat, card)
            self.cells.put("last", card, seat)
            self.cells.put("down", 0, seat)
        single = [rank for rank in ranks if ranks.count(rank) == 1]
        pot = self.cells.get("pot")
        if single:
            self.cells.add("points", pot, ranks.index(max(single)))
            self.tell("pot", ranks.index(max(single)), pot)
        else:
            self.tell("stays", -1, pot)
        self.cells.put("pot", 1 if single else pot + 1)
        self.cells.add("round", 1)
        self.tell("over" if self.over else "round", -1, self.round)
        for at in range(HAND * self.players):
            if not self.over and not self.cells.get("hand", at):
                self.cells.put("hand", self.draw(), at)

    # -- what the face asks ---------------------------------------------------------------

    @property
    def round(self) -> int:
        return self.cells.get("round")

    @property
    def over(self) -> bool:
        return self.round > int(self.setup.settings["rounds"])

    def asks(self, seat: int) -> str:
        return "" if self.over or self.cells.get("down", seat) else "card"

    def points(self, seat: int) -> dict[str, int]:
        return {"pots": self.cells.get("points", seat)}

    def held(self, seat: int) -> list[str]:
        return [self.piece(card) for card in self.cells.row("hand", HAND * seat, HAND * (seat + 1)) if card]

    def conceals(self, seat: int, text: str) -> bool:
        rule, words = self.found(text)
        return rule.name == "exchange" or self.cells.get("down", seat) == self.number(words["card"])

    def spelled(self, field: str, value: int) -> str | int:
        return self.piece(value) if field == "card" else value

    def shown(self, viewer: int | None) -> Doc:
        return {
            "pot": self.cells.get("pot"),
            "pile": len(self.setup.deal) - self.cells.get("drawn"),
            "last": [self.piece(card) for card in self.cells.row("last") if card],
            "down": [bool(card) for card in self.cells.row("down")],
            "exchanged": [bool(done) for done in self.cells.row("exchanged")],
            "hand": [] if viewer is None else sorted(self.held(viewer)),
            "mine": self.piece(card) if viewer is not None and (card := self.cells.get("down", viewer)) else "",
        }
