"""Ships, traders, ports and seals: what changes them, and what a seat has of them. Primitive effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, effects, extent, kinds, tracks
from hexarch.games.terra import layout as at
from hexarch.games.terra.box import round_
from hexarch.games.terra.names import ACTION_PHASE, FROM_BONUS, SHIPYARD
from hexarch.games.terra.sea import SEALS

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


# -- looking ------------------------------------------------------------------------


def space(s: Terra, seat: int, ship: int) -> int:
    """Where a ship is, -1 in the supply."""
    return s.get(seat, at.FLEET + ship) - 1


def trading(s: Terra, seat: int, ship: int) -> int:
    """The hex whose structure a ship has reached to trade with, or -1."""
    return s.get(seat, at.TRADING + ship) - 1


def afloat(s: Terra, seat: int) -> int:
    """Ships on the map."""
    return sum([1 for ship in range(at.MOST_SHIPS) if space(s, seat, ship) >= 0])


def in_supply(s: Terra, seat: int) -> int:
    """Ships that can still be built; those that are trading have not yet returned."""
    return at.MOST_SHIPS - afloat(s, seat)


def port(s: Terra, seat: int) -> int:
    """The hex with the port, or -1."""
    return s.get(seat, at.PORT) - 1


def yard(s: Terra, seat: int) -> int:
    """The hex with the shipyard, or -1."""
    if s.built(seat, SHIPYARD):
        for h in s.board.members(s.get(seat, at.BUILDINGS)):
            if s.building(h) == SHIPYARD:
                return h
    return -1


def walks(s: Terra, seat: int) -> bool:
    """Has the faction traders instead of ships?"""
    return s.faction(seat).seafaring.traders


def berths(s: Terra, seat: int, at_yard: bool = False) -> list[int]:
    """Spaces where a new ship may lie: on the river beside port or shipyard; a trader's is the place itself."""
    places = [yard(s, seat)] if at_yard else [port(s, seat), yard(s, seat)]
    hexes = [h for h in places if h >= 0]
    if walks(s, seat):
        return sorted({s.board.rivers + h for h in hexes})
    mask = 0
    for h in hexes:
        mask |= s.board.touches_river[h]
    return s.board.members(mask)


def can_build(s: Terra, seat: int) -> bool:
    """Is there a ship in the supply and a port or shipyard to launch it?"""
    return in_supply(s, seat) > 0 and (port(s, seat) >= 0 or s.built(seat, SHIPYARD) > 0)


def seals_left(s: Terra, seat: int) -> int:
    """Seals in the supply."""
    return SEALS - s.get(seat, at.SEALS).bit_count()


def by_card(s: Terra, seat: int) -> int:
    """Levels of shipping that a bonus card adds while it is held."""
    return max([s.box.shipping[card] for card in s.cards(seat)], default=0)


def steps(s: Terra, seat: int) -> int:
    """Steps a ship or trader takes without paying: shipping or the range tile, one more with the card."""
    assert s.sea is not None
    level = s.get(seat, at.SHIP) + by_card(s, seat)
    tile = s.sea.ranges[s.faction(seat).index]
    if walks(s, seat):
        return tile.trader[min(level, tile.most)] if tile is not None else 1
    return level if s.faction(seat).shipping is not None else 0


def jump_skip(s: Terra, seat: int) -> int:
    """Hexes a tunnel or carpet skips in the action phase: the card counts as one more step of the range tile."""
    assert s.sea is not None
    tile = s.sea.ranges[s.faction(seat).index]
    more = by_card(s, seat)
    if tile is None or not more:
        return s.get(seat, at.RANGE)
    return tile.jump[min(s.get(seat, at.SHIP) + more, tile.most)] - 1


# -- building -----------------------------------------------------------------------


def lay_port(s: Terra, seat: int, h: int) -> None:
    """The port lies here for good."""
    s.set(seat, at.PORT, h + 1)
    s.log(codes.PORT, seat, h)


def gain_ships(s: Terra, seat: int, n: int, at_yard: bool = False, whole: bool = False) -> None:
    """Ships may be built: at most those in the supply, and none without a place to launch them."""
    n = min(n, in_supply(s, seat))
    if n <= 0 or s.get(seat, at.DROPPED) or not berths(s, seat, at_yard):
        return
    asked = kinds.Launch(seat, n, at_yard, whole)
    if s.cells[at.PHASE] == ACTION_PHASE:
        s.push(asked)
    else:
        s.queue((*s.decisions, asked))  # one player after the other


def launch(s: Terra, seat: int, where: int) -> None:
    """A ship from the supply comes onto the map."""
    for ship in range(at.MOST_SHIPS):
        if space(s, seat, ship) < 0:
            s.set(seat, at.FLEET + ship, where + 1)
            break
    s.log(codes.LAUNCH, seat, where)
    extent.renew(s, seat)


# -- moving and trading ---------------------------------------------------------------


def sail(s: Terra, seat: int, ship: int, to: int, trades_with: int = -1) -> None:
    """A ship moves to a space; one that trades lies beside (a trader: on) the structure."""
    s.log(codes.SAIL, seat, space(s, seat, ship), to if trades_with < 0 else s.board.rivers + trades_with)
    s.set(seat, at.FLEET + ship, to + 1)
    if trades_with >= 0:
        s.set(seat, at.TRADING + ship, trades_with + 1)
    extent.renew(s, seat)


def trade(s: Terra, seat: int, h: int, structure: int, owner: int) -> None:
    """A structure is traded with."""
    s.log(codes.TRADE, seat, h, structure, owner)


def return_ship(s: Terra, seat: int, ship: int) -> None:
    """A ship goes back to the supply."""
    s.log(codes.BERTH, seat, space(s, seat, ship))
    s.set(seat, at.FLEET + ship, 0)
    s.set(seat, at.TRADING + ship, 0)
    extent.renew(s, seat)


def stay(s: Terra, seat: int, ship: int) -> None:
    """A ship that has traded stays where it came from."""
    s.set(seat, at.TRADING + ship, 0)
    s.log(codes.STAY, seat, space(s, seat, ship))
    extent.renew(s, seat)


def seal(s: Terra, seat: int, h: int) -> None:
    """A seal under a structure, with the points of round tile and bonus card."""
    s.set(seat, at.SEALS, s.get(seat, at.SEALS) | s.board.bits[h])
    s.log(codes.SEAL, seat, h)
    effects.score_event(s, seat, round_.SEAL)
    for card in s.cards(seat):
        effects.score(s, seat, s.box.bonus_card[card].seal_vp, FROM_BONUS)


def refresh(s: Terra, seat: int, bit: int) -> None:
    """The movement action can be used again in this round."""
    s.set(seat, at.USED, s.get(seat, at.USED) & ~bit)
    s.log(codes.REFRESH, seat)


def slide_power(s: Terra, seat: int) -> None:
    """One power from bowl II to bowl I."""
    base = s.base[seat]
    s.add(base + at.BOWL2, -1)
    s.add(base + at.BOWL1, 1)
    s.log(codes.SLIDE, seat, 1)


def abandon(s: Terra, seat: int) -> None:
    """A player left in the middle of a movement: ships that would have traded return."""
    for ship in range(at.MOST_SHIPS):
        if trading(s, seat, ship) >= 0:
            return_ship(s, seat, ship)


def follow(s: Terra, seat: int, h: int, target: int) -> None:
    """A structure moves: its seals move with it, and the port."""
    one, two = s.board.bits[h], s.board.bits[target]
    for other in range(s.seats):
        seals = s.get(other, at.SEALS)
        if seals & one:
            s.set(other, at.SEALS, seals & ~one | two)
    if port(s, seat) == h:
        s.set(seat, at.PORT, target + 1)


# -- the range track --------------------------------------------------------------------


def range_step(s: Terra, seat: int) -> None:
    """One step on the range track, if there is one left; it brings no points of its own."""
    assert s.sea is not None
    tile = s.sea.ranges[s.faction(seat).index]
    made = s.get(seat, at.SHIP)
    if tile is None or made >= tile.most:
        return
    s.set(seat, at.SHIP, made + 1)
    s.log(codes.RANGE_STEP, seat, made + 1)
    tracks.score_step(s, seat)
    effects.set_range(s, seat, tile.jump[made + 1] - 1)
