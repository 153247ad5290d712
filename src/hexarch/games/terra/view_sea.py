"""What Merchants of the Seas adds to the document: canals, ports, ships and seals on the map, and each seat's fleet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.games.terra import fleet, spaces, voyages
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import SHIPYARD
from hexarch.games.terra.phases import income
from hexarch.games.terra.rules import trade
from hexarch.games.terra.sea import space_name

if TYPE_CHECKING:
    from hexarch.games.terra.resources import Amount
    from hexarch.games.terra.state import Terra


def on_map(s: Terra) -> dict[str, Any] | None:
    """Canals, ports, ships and seals; None in a game without ships."""
    if s.sea is None:
        return None
    board = s.board
    seats = [seat for seat in range(s.seats) if s.has_faction(seat)]
    ships = []
    for seat in seats:
        for ship in range(at.MOST_SHIPS):
            space = fleet.space(s, seat, ship)
            if space >= 0:
                trading = fleet.trading(s, seat, ship)
                ships.append(
                    {
                        "seat": seat,
                        "at": space_name(board, space),
                        "trader": fleet.walks(s, seat),
                        "trading": board.hex_names[trading] if trading >= 0 else None,
                        **_reach(s, seat, space, trading),
                    }
                )
    seals: dict[str, list[int]] = {}
    for seat in seats:
        for h in board.members(s.get(seat, at.SEALS)):
            seals.setdefault(board.hex_names[h], []).append(seat)
    return {
        "canals": [
            {"ends": [board.hex_names[a], board.hex_names[b]], "rivers": [board.river_names[r], board.river_names[q]]}
            for a, b, r, q in s.sea.canals
        ],
        "ports": [
            {"seat": seat, "hex": board.hex_names[fleet.port(s, seat)], "warehouse": fleet.walks(s, seat)}
            for seat in seats
            if fleet.port(s, seat) >= 0
        ],
        "ships": ships,
        "seals": [{"hex": name, "seats": sealed} for name, sealed in sorted(seals.items())],
    }


def _reach(s: Terra, seat: int, space: int, trading: int) -> dict[str, list[str]]:
    """Where a ship could go: by its level alone, and with the steps that power would buy; nowhere while it trades."""
    level = fleet.steps(s, seat)
    most = level + s.faction(seat).seafaring.extra_steps
    found = voyages.of(s, seat, space, most).values() if trading < 0 else ()
    return {
        "reach": [space_name(s.board, one.aim) for one in found if one.steps <= level],
        "reach_paid": [space_name(s.board, one.aim) for one in found if one.steps > level],
    }


def fleet_of(s: Terra, seat: int) -> dict[str, Any] | None:
    """Ships, port, seals and steps of a seat; what its shipyard board prints."""
    if s.sea is None:
        return None
    yard = s.sea.yards[s.faction(seat).index]
    tile = s.sea.ranges[s.faction(seat).index] if fleet.walks(s, seat) else None
    port = fleet.port(s, seat)
    return {
        "traders": fleet.walks(s, seat),
        "most": at.MOST_SHIPS,
        "afloat": fleet.afloat(s, seat),
        "at": [
            space_name(s.board, fleet.space(s, seat, i)) for i in range(at.MOST_SHIPS) if fleet.space(s, seat, i) >= 0
        ],
        "port": s.board.hex_names[port] if port >= 0 else None,
        "seals": s.get(seat, at.SEALS).bit_count(),
        "seals_left": fleet.seals_left(s, seat),
        "steps": fleet.steps(s, seat),
        "extra_steps": s.faction(seat).seafaring.extra_steps,
        "ship_cost": dict(yard.ship.items()),
        "at_once": {"steps": yard.steps, "ships": yard.ships},
        "second_bowl": s.faction(seat).seafaring.second_bowl,
        "income": income.ships(s, seat),
        "cult_bonus": dict(zip(("steps", "ships"), income.sea_bonus(s, seat), strict=True)),
        "range": {"made": s.get(seat, at.SHIP), "trader": list(tile.trader), "jump": list(tile.jump)} if tile else None,
    }


def yard_cost(s: Terra, seat: int) -> Amount | None:
    """The price of the shipyard."""
    return s.sea.yards[s.faction(seat).index].cost if s.sea is not None else None


def board_actions(s: Terra, seat: int) -> list[dict[str, Any]]:
    """The action spaces of the shipyard board; that for building a ship is there once the shipyard is."""
    if s.sea is None:
        return []
    used = s.get(seat, at.USED)
    found = [{"id": spaces.names()[spaces.SAIL], "cost": {}, "state": "used" if used & trade.USED_MOVE else "ready"}]
    if s.built(seat, SHIPYARD):
        price = dict(s.sea.yards[s.faction(seat).index].ship.items())
        state = "used" if used & trade.USED_BUILD else "ready"
        found.append({"id": spaces.names()[spaces.SHIP], "cost": price, "state": state})
    return found
