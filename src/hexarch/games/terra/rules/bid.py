"""Bid for a faction in an auction: points to begin with, or (sealed) points to give up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.phases.auction import FIRST_PRICE
from hexarch.games.terra.rule import TerraRule
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


def _lot(s: Terra, faction: int) -> int:
    """The lot with this faction, or -1."""
    for lot in range(s.seats):
        if s.cells[at.LOT_FACTION + lot] == faction + 1:
            return lot
    return -1


class Bid(TerraRule):
    """Bid for a lot of an auction."""

    name = "bid"
    group = "bids"
    text = "bid {faction} {points}"
    with_factions = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A lot of this auction, and a number the auction allows."""
        d = queue.find(s, seat, kinds.Bid)
        if d is None:
            return no("no_bid_due", "setup")
        lot = _lot(s, c.faction)
        if lot < 0 or (d.sealed and lot != d.lot):
            return no("not_this_lot", "setup", faction=s.registry[c.faction].id)
        if not 0 <= c.points <= FIRST_PRICE:
            return no("bid_out_of_range", "setup", most=FIRST_PRICE)
        price = s.cells[at.LOT_PRICE + lot]
        if not d.sealed and s.cells[at.LOT_BIDDER + lot] and c.points >= price:
            return no("bid_too_high", "setup", price=price)
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Open: take the lot, whoever had it bids again. Sealed: note the bid."""
        d = queue.find(s, seat, kinds.Bid)
        assert d is not None
        lot = _lot(s, c.faction)
        s.drop(d)
        if d.sealed:
            s.put(at.SEALED_BIDS + seat * at.MOST_SEATS + lot, c.points)
            return
        before = s.cells[at.LOT_BIDDER + lot]
        s.put(at.LOT_PRICE + lot, c.points)
        s.put(at.LOT_BIDDER + lot, seat + 1)
        if before:
            s.push(kinds.Bid(before - 1))

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every bid the auction allows."""
        for lot in range(s.seats):
            for price in range(FIRST_PRICE, -1, -1):
                choice = s.catalog.choice(self, (s.cells[at.LOT_FACTION + lot] - 1, price))
                if self.refuse(s, seat, choice) is None:
                    out.append(choice)


BID: Final = Bid()
