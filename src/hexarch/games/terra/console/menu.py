"""The list of choices of Terra Mystica: prices and gains, bids of an auction, what spades can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from hexarch.console.menu import Entry, Menu
from hexarch.console.styles import BAD, FAINT, GOOD
from hexarch.games.terra import codes, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra import names as n
from hexarch.games.terra.clicks import leads
from hexarch.games.terra.codes import named
from hexarch.games.terra.console.table_view import lot_state, short
from hexarch.games.terra.factions import by_id
from hexarch.games.terra.phases import auction
from hexarch.games.terra.rules.bid import BID
from hexarch.games.terra.rules.table import GRAMMAR
from hexarch.games.terra.table import words as vocabulary
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.quote import Quote
    from hexarch.words import Words

TOKEN: Final = "token"  # how a quote calls power that leaves the game
LOWER: Final = (1, 3, 6)  # bids of an open auction that are listed, below the present price
SEALED_BIDS: Final = (0, 1, 3, 5, 8, 12)


class TerraMenu(Menu):
    """What a seat may choose now; of bids only a few."""

    game: Game

    def __init__(self, game: Game, seat: int) -> None:
        asked = game.asked(seat)
        self.kind = asked[0].kind if asked else ""
        self.sealed = game.setup.auction == auction.SEALED
        self._prices = self._eruption(game, seat)
        super().__init__(game, seat)

    # -- what is listed ---------------------------------------------------------------

    def fill(self) -> None:
        """The options by their groups, or a few bids."""
        if self.kind != kinds.BID:
            super().fill()
            return
        self._add_bids(list(self.game.options(self.seat)))
        self.plain = self.shown = len(self.entries)

    def _add_bids(self, options: list[TerraChoice]) -> None:
        """A few sensible bids for each lot; any other can be typed."""
        cells = self.game.state.cells
        for lot in range(self.game.players):
            faction = cells[at.LOT_FACTION + lot] - 1
            price = cells[at.LOT_PRICE + lot]
            free = not cells[at.LOT_BIDDER + lot]
            listed = SEALED_BIDS if self.sealed else [price - less for less in ((0, *LOWER[1:]) if free else LOWER)]
            for choice in reversed(options) if self.sealed else options:
                if choice.faction == faction and choice.points in listed:
                    self.add(self.game.state.registry[faction].id, choice.text)

    def _eruption(self, game: Game, seat: int) -> dict[str, Any] | None:
        """What a hex costs that is to become volcano, and the terrains that cost more."""
        if self.kind != kinds.ERUPTION:
            return None
        prices: dict[str, Any] = game.view(seat)["seats"][seat]["eruption"]
        return prices

    # -- what is typed ----------------------------------------------------------------

    def read(self, words: Words, line: str) -> str:
        """A bid may be typed as a faction, in any of its names, and a number."""
        if self.kind != kinds.BID:
            return line
        *name, points = [part for part in line.split() if part.lower() != BID.pattern.begins] or [""]
        wish = "".join(name).lower()
        for faction in by_id():
            if points.isdecimal() and wish in (faction, vocabulary.name(words, faction).lower().replace(" ", "")):
                return BID.pattern.fill({"faction": faction, "points": points})
        return line

    def names(self, entry: Entry) -> list[str]:
        """Whatever stands in the blanks of the choices."""
        found: list[str] = []
        for command in commands(entry.text):
            rule = GRAMMAR.find(command.lower())
            found += rule[1].values() if rule is not None else ()
        return found

    # -- showing ----------------------------------------------------------------------

    def show(self, out: Console, words: Words, everything: bool = False) -> None:
        """The groups; below bids, how any other is typed."""
        super().show(out, words, everything)
        if self.kind == kinds.BID:
            shown = vocabulary.name(words, self.entries[0].group).lower()
            out.print(Text(words.text("console-bids", most=auction.FIRST_PRICE, faction=shown), style=FAINT))

    def heading(self, words: Words, group: str) -> str:
        """The heading of a group; of bids the faction, and who holds it."""
        if self.kind != kinds.BID:
            return super().heading(words, group)
        if self.sealed:
            return vocabulary.name(words, group)
        lots = self.game.view()["auction"]["lots"]
        lot = next(lot for lot in lots if lot["faction"] == group)
        return f"{vocabulary.name(words, group)}: {lot_state(self.game, words, lot)}"

    def figures(self, words: Words, quote: Quote) -> Text:
        """Cost, gains, points, cult steps, and the power that neighbours may take."""
        out = Text()
        cost = {letter: amount for letter, amount in quote.cost.items() if letter != TOKEN}
        if cost:
            out.append("  " + " ".join(f"-{amount}{letter}" for letter, amount in cost.items()), style=BAD)
        if quote.cost.get(TOKEN):
            out.append("  " + words.text("console-token", n=quote.cost[TOKEN]), style=BAD)
        gains = [f"+{short(words, {letter: amount})}" for letter, amount in quote.gain.items() if amount]
        points = sum(quote.vp.values())
        if points:
            gains.append(words.text("console-vp", n=f"{points:+d}"))
        for name, steps in quote.cults.items():
            gains.append(f"{vocabulary.cult(words, n.CULTS.index(name))} {steps:+d}")
        if gains:
            out.append("  " + " ".join(gains), style=GOOD)
        for seat, power in quote.offers.items():
            offer = words.text("console-offer", who=vocabulary.name(words, self.game.faction(seat)), n=power)
            out.append(f"  {offer}", style=FAINT)
        return out

    def remarks(self, words: Words, entry: Entry) -> Text:
        """What a bid means; what an eruption costs; where spades can make home terrain."""
        out = Text()
        if self.kind == kinds.BID:
            found = GRAMMAR.find(entry.text)
            assert found is not None
            key = "console-bid-give" if self.sealed else "console-bid-begin"
            out.append("  " + words.text(key, n=found[1]["points"]), style=FAINT)
            return out
        if self._prices is not None:
            out.append_text(self._price(words, entry))
        hexes = leads(self.game, self.seat, entry.text, entry.quote)
        if hexes:
            out.append("  " + words.text("console-home-at", hexes=" ".join(hexes)), style=FAINT)
        return out

    def _price(self, words: Words, entry: Entry) -> Text:
        """What turning the hex of a choice into volcano costs."""
        assert self._prices is not None
        changed = [e for e in map(named, entry.quote.effects) if e.code == codes.TERRAIN and e.terrain == n.VOLCANO]
        if not changed:
            return Text("")
        dear = n.TERRAINS[changed[0].was] in self._prices["homes"]
        cost = self._prices["cost_home" if dear else "cost"]
        parts = [words.text(f"console-pay-{what.lower()}", n=number) for what, number in cost.items()]
        return Text("  " + " ".join(parts), style=BAD)
