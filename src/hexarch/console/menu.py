"""The numbered list of what a seat may choose, in groups, each with its price and what comes of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.text import Text

from hexarch.console.colours import BAD, FAINT, GOOD, STRONG, WARN
from hexarch.console.output import paragraph
from hexarch.console.table_view import lot_state, short
from hexarch.games.terra import effects, kinds, payment, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra import names as n
from hexarch.games.terra.clicks import leads
from hexarch.games.terra.factions import by_id
from hexarch.games.terra.phases import auction
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.rules.table import GROUPS
from hexarch.games.terra.table.options import burns

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.game import Game
    from hexarch.words import Words

INDENT: Final = 6
TOKEN: Final = "token"  # how a quote calls power that leaves the game
BID: Final = "bid "
LOWER: Final = (1, 3, 6)  # bids of an open auction that are listed, below the present price
SEALED_BIDS: Final = (0, 1, 3, 5, 8, 12)
_BID = re.compile(r"(\D{1,40}?) *(\d{1,3})")


class Entry:
    """A choice of the list."""

    __slots__ = ("group", "hexes", "number", "quote", "text")

    def __init__(self, number: int, group: str, text: str, quote: Quote, hexes: list[str]) -> None:
        self.number = number
        self.group = group
        self.text = text
        self.quote = quote
        self.hexes = hexes  # that the spades of this choice can turn into home terrain


class Menu:
    """What a seat may choose now: the options, and what conversions would make possible."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.entries: list[Entry] = []
        opened = queue.open_for(game.state, seat)
        self.kind = opened[0].kind if opened else None
        self.sealed = game.setup.auction == auction.SEALED
        self._prices = self._eruption()
        options = game.options(seat)
        if self.kind == kinds.BID:
            self._add_bids(options)
        for group in GROUPS if self.kind != kinds.BID else ():
            for choice in options:
                if choice.rule.group == group:
                    self._add("tiles" if self.kind == kinds.BONUS_CARD else group, choice.text)
        self.plain = len(self.entries)
        found = payment.proposals(game, seat)
        for text in [text for text in found if not burns(text)]:
            self._add("convert", text)
        self.shown = len(self.entries)
        for text in [text for text in found if burns(text)]:
            self._add("burn", text)

    def _add(self, group: str, text: str) -> None:
        quote = self.game.quote(self.seat, text)
        if isinstance(quote, Quote):
            hexes = leads(self.game, self.seat, text, quote)
            self.entries.append(Entry(len(self.entries) + 1, group, text, quote, hexes))

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
                    self._add(choice.text.rpartition(" ")[0], choice.text)

    def _eruption(self) -> dict[str, Any] | None:
        """What a hex costs that is to become volcano, and the terrains that cost more."""
        if self.kind != kinds.ERUPTION:
            return None
        prices: dict[str, Any] = self.game.view()["seats"][self.seat]["eruption"]
        return prices

    def bid(self, words: Words, line: str) -> str | None:
        """A bid typed as a faction, in any of its names, and a number."""
        found = _BID.fullmatch(line.strip().removeprefix(BID))
        if self.kind != kinds.BID or found is None:
            return None
        wish = found[1].lower().replace(" ", "")
        for faction in by_id():
            if wish in (faction, words.name(faction).lower().replace(" ", "")):
                return f"{BID}{faction} {found[2]}"
        return None

    def text(self, number: int) -> str | None:
        """The choice of a number."""
        return self.entries[number - 1].text if 1 <= number <= len(self.entries) else None

    def default(self) -> str | None:
        """What an empty line means: the only option, or the end of the turn."""
        if self.plain == 1:
            return self.entries[0].text
        for entry in self.entries[: self.plain]:
            if entry.text == "done":
                return entry.text
        return None

    # -- showing ----------------------------------------------------------------------

    def show(self, out: Console, words: Words, everything: bool = False) -> None:
        """Print the groups; choices that burn power only when everything is asked for."""
        last = len(self.entries) if everything else self.shown
        group = ""
        for entry in self.entries[:last]:
            if entry.group != group:
                group = entry.group
                out.print(Text(self._title(words, group), style=STRONG))
                for warning in self._common(words, group):
                    paragraph(out, f"! {warning}", INDENT, WARN)
            out.print(self.line(entry, words, out.width))
        if self.kind == kinds.BID:
            shown = words.name(self.entries[0].text.split()[1]).lower()
            out.print(Text(words.text("console-bids", most=auction.FIRST_PRICE, faction=shown), style=FAINT))
        if last < len(self.entries):
            out.print(Text(words.text("console-more", n=len(self.entries) - last), style=FAINT))

    def _title(self, words: Words, group: str) -> str:
        """The heading of a group; of bids the faction, and who holds it."""
        if not group.startswith(BID):
            return words.text(f"console-group-{group}")
        faction = group.removeprefix(BID)
        if self.sealed:
            return words.name(faction)
        lots = self.game.view()["auction"]["lots"]
        lot = next(lot for lot in lots if lot["faction"] == faction)
        return f"{words.name(faction)}: {lot_state(self.game, words, lot)}"

    def _warnings(self, words: Words, entry: Entry) -> list[str]:
        return [words.warning(code, values) for code, values in entry.quote.warnings]

    def _common(self, words: Words, group: str) -> list[str]:
        """Warnings that all of a group of several share, said once."""
        lists = [self._warnings(words, entry) for entry in self.entries if entry.group == group]
        if len(lists) < 2:
            return []
        return [warning for warning in lists[0] if all(warning in others for others in lists)]

    def line(self, entry: Entry, words: Words, width: int) -> Text:
        """One choice with its number, further lines set in."""
        text = Text(words.choice(entry.text, self.kind, self.game.faction(self.seat)))
        if entry.text.startswith(BID):
            points = entry.text.rpartition(" ")[2]
            text.append(
                "  " + words.text("console-bid-give" if self.sealed else "console-bid-begin", n=points), style=FAINT
            )
        text.append_text(_figures(self.game, words, entry.quote))
        if self._prices is not None:
            text.append_text(self._price(words, entry))
        if entry.hexes:
            text.append("  " + words.text("console-home-at", hexes=" ".join(entry.hexes)), style=FAINT)
        common = self._common(words, entry.group)
        for warning in self._warnings(words, entry):
            if warning not in common:
                text.append(f"  ! {warning}", style=WARN)
        out = Text()
        for i, part in enumerate(text.wrap(Console(width=width), max(20, width - INDENT))):
            part.rstrip()
            out.append(f"\n{'':{INDENT}}" if i else f"{entry.number:>{INDENT - 2}}. ", style=FAINT)
            out.append_text(part)
        return out

    def _price(self, words: Words, entry: Entry) -> Text:
        """What turning the hex of a choice into volcano costs."""
        assert self._prices is not None
        changed = [e for e in entry.quote.effects if e.code == effects.TERRAIN and e.b == n.VOLCANO]
        if not changed:
            return Text("")
        dear = n.TERRAINS[changed[0].c] in self._prices["homes"]
        cost = self._prices["cost_home" if dear else "cost"]
        parts = [words.text(f"console-pay-{what.lower()}", n=number) for what, number in cost.items()]
        return Text("  " + " ".join(parts), style=BAD)


def _figures(game: Game, words: Words, quote: Quote) -> Text:
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
        gains.append(f"{words.cult(n.CULTS.index(name))} {steps:+d}")
    if gains:
        out.append("  " + " ".join(gains), style=GOOD)
    for seat, power in quote.offers.items():
        offer = words.text("console-offer", who=words.name(game.faction(seat)), n=power)
        out.append(f"  {offer}", style=FAINT)
    return out


def details(
    out: Console, game: Game, words: Words, text: str, quote: Quote, kind: str | None = None, faction: str = ""
) -> None:
    """Everything a choice would do, effect by effect."""
    line = Text(words.choice(text, kind, faction), style=STRONG)
    line.append_text(_figures(game, words, quote))
    out.print(line)
    for effect in quote.effects:
        if effect.code == effects.AUTO and effect.a not in (effects.ACCEPTED, effects.DECLINED):
            break  # from here on the game goes on by itself
        sentence = words.effect(game, effect)
        if sentence:
            out.print(f"  {sentence}")
    for code, values in quote.warnings:
        out.print(Text(f"  ! {words.warning(code, values)}", style=WARN))
