"""Auctions: as many factions as players are offered; who bids begins with fewer points.

Every lot begins at 40 points. In the open auction players in turn take a lot at a lower number (or a free one at
40 or less); who is overbid bids again at once; it ends when everybody has a lot. In the sealed one everybody
names a number of points to give up for each lot; the highest bid gets its lot, then the highest of the rest, and
so on; the earlier seat wins a tie. The points left are what the faction begins with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at
from hexarch.games.terra import queue
from hexarch.games.terra.names import D_BID, D_TERRAIN
from hexarch.games.terra.phases import begin
from hexarch.games.terra.traits.terrain import AT_ONCE
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice

FIRST_PRICE: Final = 40
OPEN: Final = "open"
SEALED: Final = "sealed"
WAYS: Final = (OPEN, SEALED)


def start(s: Terra, lots: list[Faction], sealed: bool) -> None:
    """Lay out the lots and ask the first bidder."""
    s.put(at.PHASE, begin.AUCTION)
    for lot, faction in enumerate(lots):
        s.put(at.LOT_FACTION + lot, faction.index + 1)
        s.put(at.LOT_PRICE + lot, FIRST_PRICE)
    if sealed:
        s.queue(tuple([Decision(D_BID, seat, n=lot, a=1) for seat in range(s.seats) for lot in range(s.seats)]))
    else:
        s.queue(tuple([Decision(D_BID, seat) for seat in range(s.seats)]))


def _lot(s: Terra, faction: int) -> int:
    """The lot with this faction, or -1."""
    for lot in range(s.seats):
        if s.cells[at.LOT_FACTION + lot] == faction + 1:
            return lot
    return -1


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """A lot of this auction, and a number the auction allows."""
    d = queue.find(s, seat, D_BID)
    if d is None:
        return no("no_bid_due", "setup")
    lot = _lot(s, choice.a)
    if lot < 0 or (d.a and lot != d.n):
        return no("not_this_lot", "setup", faction=s.registry[choice.a].id)
    if not 0 <= choice.b <= FIRST_PRICE:
        return no("bid_out_of_range", "setup", most=FIRST_PRICE)
    price = s.cells[at.LOT_PRICE + lot]
    if not d.a and s.cells[at.LOT_BIDDER + lot] and choice.b >= price:
        return no("bid_too_high", "setup", price=price)
    return None


def bid(s: Terra, seat: int, choice: Choice) -> None:
    """Open: take the lot, whoever had it bids again. Sealed: note the bid."""
    d = queue.find(s, seat, D_BID)
    assert d is not None
    lot = _lot(s, choice.a)
    s.drop(d)
    if d.a:
        s.put(at.SEALED_BIDS + seat * at.MOST_SEATS + lot, choice.b)
        return
    before = s.cells[at.LOT_BIDDER + lot]
    s.put(at.LOT_PRICE + lot, choice.b)
    s.put(at.LOT_BIDDER + lot, seat + 1)
    if before:
        s.push(Decision(D_BID, before - 1))


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Every bid the auction allows."""
    for lot in range(s.seats):
        for price in range(FIRST_PRICE, -1, -1):
            choice = s.catalog.bid(s.cells[at.LOT_FACTION + lot] - 1, price)
            if refuse(s, seat, choice) is None:
                out.append(choice)


def finish(s: Terra) -> None:
    """Give each player the faction and its points."""
    if not s.cells[at.LOT_BIDDER]:  # sealed bids are still to be opened
        _open_bids(s)
    asked: list[Decision] = []
    for seat in range(s.seats):
        lot = next(i for i in range(s.seats) if s.cells[at.LOT_BIDDER + i] == seat + 1)
        faction = s.registry[s.cells[at.LOT_FACTION + lot] - 1]
        begin.seat_faction(s, seat, faction)
        begin.set_points(s, seat, s.cells[at.LOT_PRICE + lot])
        if faction.terrain.chooses == AT_ONCE:
            asked.append(Decision(D_TERRAIN, seat))
    # Nothing of the auction matters any more: the same game without one is the same position.
    for cell in range(at.LOT_FACTION, at.SEATS_AT):
        if s.cells[cell]:
            s.put(cell, 0)
    s.put(at.PHASE, begin.CHOOSE_FACTIONS)
    s.queue(tuple(asked))


def _open_bids(s: Terra) -> None:
    """The highest bid first; the earlier seat wins a tie."""
    seats = list(range(s.seats))
    lots = list(range(s.seats))
    while seats:
        best, winner, won = -1, -1, -1
        for seat in seats:
            for lot in lots:
                offered = s.cells[at.SEALED_BIDS + seat * at.MOST_SEATS + lot]
                if offered > best:
                    best, winner, won = offered, seat, lot
        s.put(at.LOT_BIDDER + won, winner + 1)
        s.put(at.LOT_PRICE + won, FIRST_PRICE - best)
        seats.remove(winner)
        lots.remove(won)
