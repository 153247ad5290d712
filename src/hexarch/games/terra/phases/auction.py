"""Auctions: as many factions as players are offered; bidders begin with fewer points.

Every lot begins at 40 points. In the open auction players in turn take a lot at a lower number (or a free one at
40 or less); a player who is outbid bids again at once; it ends when everybody has a lot. In the sealed one everybody
names a number of points to give up for each lot; the highest bid gets its lot, then the highest of the rest, and
so on; the earlier seat wins a tie. The points left are what the faction begins with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.phases import begin

if TYPE_CHECKING:
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.state import Terra

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
        s.queue(tuple([kinds.Bid(seat, sealed=True, lot=lot) for seat in range(s.seats) for lot in range(s.seats)]))
    else:
        s.queue(tuple([kinds.Bid(seat) for seat in range(s.seats)]))


def finish(s: Terra) -> None:
    """Give each player the faction and its points."""
    if not s.cells[at.LOT_BIDDER]:  # sealed bids are still to be opened
        _open_bids(s)
    asked: list[kinds.Asked] = []
    for seat in range(s.seats):
        lot = next(i for i in range(s.seats) if s.cells[at.LOT_BIDDER + i] == seat + 1)
        faction = s.registry[s.cells[at.LOT_FACTION + lot] - 1]
        begin.seat_faction(s, seat, faction)
        begin.set_points(s, seat, s.cells[at.LOT_PRICE + lot])
        asked += begin.first_questions(s, seat)
    # Nothing of the auction matters any more: the same game without one is the same position.
    for cell in range(at.LOT_FACTION, at.AUCTION_END):
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
