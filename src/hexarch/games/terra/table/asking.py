"""What a seat is asked, and when its turn may end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import engine, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import DWELLING
from hexarch.games.terra.rules import leech
from hexarch.games.terra.rules import turn as turns
from hexarch.kernel.game import LATER, NOT, NOW, Asked

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.game import Message

AWAITED: Final = {kinds.LEECH: "wait-leech"}
COUNTED: Final = {
    kinds.SPADES: "asked-spades",
    kinds.CULT_SPADES: "asked-spades",
    kinds.CULT_STEP: "asked-cult",
    kinds.FAVOR_TILE: "asked-favor",
    kinds.TOWN_TILE: "asked-town",
    kinds.LAUNCH: "asked-launch",
}


def asked(game: Game, seat: int) -> list[Asked]:
    """Everything a seat may decide now; the turn itself comes after what must be answered in it."""
    s = game.state
    return [
        Asked(
            seat,
            d.kind,
            _question(game, seat, d),
            _reacts(d),
            queue.may_wait(s, d),
            isinstance(d, kinds.Bid) and d.sealed,
            AWAITED.get(d.kind, ""),
        )
        for d in queue.open_for(s, seat)
    ]


def _reacts(d: kinds.Asked) -> bool:
    """Do others' choices bring this, outside the seat's own turn?"""
    return isinstance(d, (kinds.Offer, kinds.Token)) or (isinstance(d, kinds.CultSteps) and d.from_offers)


def _question(game: Game, seat: int, d: kinds.Asked) -> Message:
    if isinstance(d, kinds.Turn):
        return _turn(d)
    if isinstance(d, kinds.Offer):
        return _offer(game, seat, d)
    if isinstance(d, kinds.Bid):
        if not d.sealed:
            return "asked-bid-open", {}
        s = game.state
        lot = s.registry[s.cells[at.LOT_FACTION + d.lot] - 1]
        return "asked-bid-sealed", {"faction": lot.id}
    if isinstance(d, kinds.Dwelling) and d.by_trade:
        return "asked-trade-dwelling", {}
    if isinstance(d, kinds.Dwelling) and not game.state.left(seat, DWELLING):
        return "asked-acted", {}  # there is none to build
    if d.kind in COUNTED and d.count():
        return COUNTED[d.kind], {"n": d.count()}
    return f"decision-{d.kind}", {}


def _turn(d: kinds.Turn) -> Message:
    if d.burnt_power:
        return "asked-burnt", {"n": d.burnt_power}
    if not d.actions_left:
        return "asked-acted", {}
    return "asked-again" if d.acted else "asked-turn", {}


def _offer(game: Game, seat: int, d: kinds.Offer) -> Message:
    """An offer with its price; what the bowls cannot take is not there to be gained."""
    builder = game.faction(d.builder)
    if leech.forfeited(game.state, d):
        return "asked-leech-forfeited", {"n": d.power, "faction": builder}
    gain = leech.taken(game.state, seat, d.power)
    if not gain:
        return "asked-leech-full", {"n": d.power, "faction": builder}
    price = leech.price(game.state, seat, gain)
    if not price:
        return "asked-leech-free", {"n": gain, "faction": builder}
    return "asked-leech", {"n": gain, "faction": builder, "vp": price}


def ending(game: Game, seat: int) -> str:
    """May the turn of this seat end? Now; later, when others have answered first; or not, for something is left."""
    s = game.state
    turn = s.turn()
    if turn is None or turn.seat != seat or turn.actions_left or turn.burnt_power:
        return NOT
    if engine.refuse(s, seat, s.catalog.choice(turns.DONE, ())) is None:
        return NOW
    if seat in game.to_act and queue.own_turn(s, seat) is not None:
        return NOT
    for d in s.decisions:
        own = d.seat == seat and d is not turn and not isinstance(d, kinds.Event)
        if isinstance(d, kinds.Trades) and not d.left:
            continue  # ships return by themselves once the owner has answered
        if own and not queue.may_wait(s, d) and not d.is_optional():
            return NOT
    return LATER
