"""What a table shows of one seat: its faction board, hand, tiles, coming income and prospects."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from hexarch.games.terra import fleet, kinds, own, queue, reach, spaces, view_sea
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.figures import BRIDGES
from hexarch.games.terra.names import (
    COLOURS,
    CULTS,
    FROM_CULT,
    FROM_FINAL_TILE,
    FROM_NETWORK,
    FROM_RESOURCES,
    FROM_START,
    SHIPYARD,
    SOURCES,
    TERRAINS,
)
from hexarch.games.terra.phases import begin, income, scoring
from hexarch.games.terra.resources import RESOURCES, VP, worth_of_power
from hexarch.games.terra.rules import action, dig, eruption, leech
from hexarch.games.terra.rules.town import TOWN
from hexarch.games.terra.sea import space_name
from hexarch.games.terra.view_more import (
    free_terrains,
    named,
    powers_of,
    special_cost,
    special_state,
    terrains_of,
)

if TYPE_CHECKING:
    from hexarch.games.terra.box.structure import Structure
    from hexarch.games.terra.factions.figures import FactionBoard, Track
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.resources import Amount
    from hexarch.games.terra.state import Terra


def plain(amount: Amount) -> dict[str, int]:
    """An amount by the letters of its resources, without what is zero."""
    return dict(amount.items())


def decision(s: Terra, d: kinds.Asked) -> dict[str, Any]:
    """One item of the queue: its kind, how many of what, and where."""
    found: dict[str, Any] = {"seat": d.seat, "kind": d.kind, "n": d.count()}
    if isinstance(d, kinds.Offer):
        found["from"] = d.builder
        found["gain"] = leech.taken(s, d.seat, d.power)
        found["forfeited"] = leech.forfeited(s, d)
    elif isinstance(d, kinds.Spades):
        found["hexes"] = [s.board.hex_names[h] for h in s.board.members(d.made_home)]
    elif isinstance(d, kinds.Dwelling):
        found["hexes"] = [s.board.hex_names[h] for h in s.board.members(d.hexes)]
    elif isinstance(d, kinds.Launch):
        found["spaces"] = [space_name(s.board, space) for space in fleet.berths(s, d.seat, d.at_yard)]
    elif isinstance(d, kinds.Eruption):
        found["hexes"] = [s.board.hex_names[h] for h in s.board.members(eruption.targets(s, d.seat))]
    elif isinstance(d, kinds.Terrain):
        found["new_home"] = d.new_home
        found["terrains"] = free_terrains(s, starting=not d.new_home)
    elif isinstance(d, kinds.Bid):
        found["sealed"] = d.sealed
        found["lot"] = d.lot if d.sealed else None
    return found


def open_decisions(s: Terra, seat: int) -> list[dict[str, Any]]:
    """What a seat may decide now."""
    return [decision(s, d) for d in queue.open_for(s, seat)]


def seat_view(game: Game, seat: int, ranks: Ranks | None = None) -> dict[str, Any]:
    """Everything about one seat; before it has a faction only its name. `ranks`: those of all seats, found once."""
    s = game.state
    found: dict[str, Any] = {
        "seat": seat,
        "name": game.setup.names[seat],
        "faction": None,
        "colour": None,
        "home": None,
        "vp": s.get(seat, at.VP),
        "start_vp": s.get(seat, at.SOURCE + FROM_START),
        "vp_sources": {name: s.get(seat, at.SOURCE + i) for i, name in enumerate(SOURCES)},
        "passed": bool(s.get(seat, at.PASSED)),
        "dropped": bool(s.get(seat, at.DROPPED)),
        "active": s.cells[at.ACTIVE] == seat,
        "pending": [decision(s, d) for d in s.decisions if d.seat == seat and not isinstance(d, kinds.Event)],
    }
    if s.has_faction(seat):
        home = s.native(seat)
        found["faction"] = s.faction(seat).id
        # Some choose their home later.
        found["colour"] = named(home, COLOURS)
        found["home"] = named(home, TERRAINS)
        found.update(_hand(s, seat))
        found.update(_board(s, seat))
        found.update(terrains_of(s, seat))
        found.update(powers_of(s, seat))
        found.update(_tiles(game, seat))
        found["fleet"] = view_sea.fleet_of(s, seat)
        found["income"] = _income(s, seat)
        found["final"] = _final(s, seat, ranks or Ranks(s))
    return found


def _hand(s: Terra, seat: int) -> dict[str, Any]:
    """Resources, power, keys and cult positions."""
    return {
        "resources": {"C": s.get(seat, at.COINS), "W": s.get(seat, at.WORKERS), "P": s.get(seat, at.PRIESTS)},
        "bowls": [s.get(seat, at.BOWL1), s.get(seat, at.BOWL2), s.get(seat, at.BOWL3)],
        "power": worth_of_power(s.get(seat, at.BOWL2), s.get(seat, at.BOWL3)),
        "power_room": s.power_room(seat),
        "keys": s.get(seat, at.KEYS),
        "priest_cap": s.get(seat, at.PRIEST_CAP),
        "priests_left": s.get(seat, at.PRIEST_CAP) - s.get(seat, at.PRIESTS),
        "priests_on_cults": s.get(seat, at.ON_CULTS),
        "cults": {cult: s.cult(seat, i) for i, cult in enumerate(CULTS)},
        "cult_steps_owed": s.get(seat, at.OWED),
    }


def _track(track: Track | None, level: int, start: int = 0) -> dict[str, Any]:
    """A track, with the price of a step and the points of each level from the start."""
    if track is None:
        return {"level": level, "start": start, "most": level, "cost": {}, "vp": []}
    return {"level": level, "start": start, "most": track.most, "cost": plain(track.cost), "vp": list(track.vp)}


def _board(s: Terra, seat: int) -> dict[str, Any]:
    """Tracks, structures, bridges and what the faction can do on the map."""
    faction = s.faction(seat)
    sails = faction.shipping is not None
    digging = _track(faction.dig.track, s.get(seat, at.DIG))
    digs = bool(faction.figures.dig.price)
    digging["price"] = plain(dig.price(s, seat, 1)) if digs else {}
    jump = None
    if faction.reach.jump is not None:
        jump = {"skip": s.get(seat, at.RANGE), "cost": plain(reach.jump_cost(s, seat)), "vp": faction.reach.jump.vp}
    built = s.get(seat, at.BRIDGES)
    return {
        "shipping": _track(faction.shipping, s.get(seat, at.SHIP), faction.start.shipping) if sails else None,
        "digging": digging,
        "digs": digs,
        "range": jump,
        "structures": [_structure(s, seat, structure) for structure in s.box.structures],
        "base_income": plain(faction.board.base),
        "bridges": {"built": built, "left": BRIDGES - built},
        "town_size": s.get(seat, at.TOWN_SIZE),
        "coins_per_vp": faction.payment.coins_per_vp,
        "own": [
            {"id": thing.name, "n": own.held(s, seat, which), "most": thing.most}
            for which, thing in enumerate(faction.own.things)
        ],
    }


def _structure(s: Terra, seat: int, structure: Structure) -> dict[str, Any]:
    """A row of the faction board; `income` is what each place shows once it is empty, from the left.

    Of structures that lie `removed` in the box the places are empty from the start.
    """
    printed = _printed(s.faction(seat).board, structure)
    found = {
        **printed,
        "built": s.built(seat, structure.number),
        "left": s.left(seat, structure.number),
        "removed": s.box.fewer[structure.number],
    }
    price = view_sea.yard_cost(s, seat) if structure.number == SHIPYARD else None
    return found if price is None else found | {"cost": plain(price), "income": [{"SHIP": 1}]}


@cache
def _printed(board: FactionBoard, structure: Structure) -> dict[str, Any]:
    """What is printed in that row."""
    sums = board.income[structure.number]
    places = []
    for i in range(1, len(sums)):
        before, after = dict(sums[i - 1].items()), dict(sums[i].items())
        places.append({key: n - before.get(key, 0) for key, n in after.items() if n != before.get(key, 0)})
    return {
        "id": structure.id,
        "name": structure.name,
        "built": 0,
        "left": 0,
        "removed": 0,
        "cost": plain(board.cost[structure.number]),
        "power": board.value[structure.number],
        "income": places,
    }


def _tiles(game: Game, seat: int) -> dict[str, Any]:
    """Favor tiles, town tiles, the bonus card and the special actions."""
    s = game.state
    card, second = s.get(seat, at.BONUS), s.get(seat, at.SECOND_CARD)
    # The position counts town tiles; which ones they were stands in the history.
    named_towns = {choice.text: f"TW{choice.tile}" for choice in s.catalog.tables[TOWN.number][1:]}
    towns = [named_towns[text] for other, text in game.history if other == seat and text in named_towns]
    return {
        "bonus_card": s.box.bonus_card[card].id if card else None,
        "second_card": s.box.bonus_card[second].id if second else None,
        "favors": [tile.id for tile in s.box.favor_tiles if s.holds(seat, tile.number)],
        "towns": towns,
        "town_hexes": [s.board.hex_names[h] for h in s.board.members(s.get(seat, at.TOWN_HEXES))],
        "actions": _actions(s, seat),
    }


def _actions(s: Terra, seat: int) -> list[dict[str, Any]]:
    """The special actions of the card, the favor tile and the faction: ready, used, or waiting for the stronghold."""
    names = spaces.names()
    faction = s.faction(seat)
    used = s.get(seat, at.USED)
    found: list[dict[str, Any]] = []
    for card in s.cards(seat):
        number = spaces.OF_CARD.get(card, 0)
        if number and names[number] not in faction.figures.closed:
            done = used & action.card_bit(s, seat, card)
            found.append({"id": names[number], "cost": {}, "state": "used" if done else "ready"})
    for tile, space in spaces.OF_FAVOR.items():
        if s.holds(seat, tile):
            state = "used" if used & action.USED_FAVOR else "ready"
            found.append({"id": names[space], "cost": {}, "state": state})
    found += view_sea.board_actions(s, seat)
    for which, one in enumerate(faction.specials):
        spent = one.once and bool(used & (action.USED_SPECIAL << which))
        state = special_state(s, seat, one, spent)
        if state:
            found.append({"id": one.id, "cost": special_cost(s, seat, one), "state": state})
    return found


def _income(s: Terra, seat: int) -> dict[str, Any]:
    """Income as it would be taken now, by part, and the cult bonus of this round as the tracks stand."""
    amounts = [plain(part) for part in income.parts(s, seat)]
    names = ("bonus", "structures", "favors") if s.get(seat, at.BONUS) else ("structures", "favors")
    total = {key: sum(part.get(key, 0) for part in amounts) for key in RESOURCES[: VP + 1]}
    last = s.cells[at.ROUND] >= len(s.round_tiles)
    return {
        "coming": not last,
        "total": {key: n for key, n in total.items() if n},
        "parts": dict(zip(names, amounts, strict=True)),
        "cult_bonus": plain(income.cult_bonus(s, seat)) if s.round_tile() is not None and not last else {},
    }


class Ranks:
    """What the final scoring compares, and what each seat would score for it if the game ended now."""

    __slots__ = ("cult_vp", "measures", "network_vp", "sizes", "tile_vp")

    def __init__(self, s: Terra) -> None:
        seats = range(s.seats)
        tile = s.final_tile()
        self.sizes = [scoring.network(s, other) for other in seats]
        self.measures = [tile.measure(s, other) for other in seats] if tile is not None else None
        tracks = [[s.cult(other, cult) for other in seats] for cult in range(len(CULTS))]
        shares = [scoring.shares(track, scoring.CULT_VP) for track in tracks]
        self.cult_vp = [sum(share[seat] for share in shares) for seat in seats]
        self.network_vp = scoring.shares(self.sizes, scoring.NETWORK_VP)
        self.tile_vp = scoring.shares(self.measures, tile.prizes) if self.measures and tile else [0] * s.seats


def _final(s: Terra, seat: int, ranks: Ranks) -> dict[str, Any]:
    """Final scoring as if the game ended now; once it is over, what was scored."""
    measures = ranks.measures
    found: dict[str, Any] = {"network": ranks.sizes[seat], "tile": measures[seat] if measures is not None else None}
    if s.cells[at.PHASE] == begin.OVER:
        cults, network, resources = (s.get(seat, at.SOURCE + i) for i in (FROM_CULT, FROM_NETWORK, FROM_RESOURCES))
        return found | {
            "network_vp": network,
            "cult_vp": cults,
            "resources_vp": resources,
            "tile_vp": s.get(seat, at.SOURCE + FROM_FINAL_TILE),
            "total": s.get(seat, at.VP),
        }
    cults, network, tile = ranks.cult_vp[seat], ranks.network_vp[seat], ranks.tile_vp[seat]
    coins, resources = scoring.resources_worth(s, seat)
    return found | {
        "network_vp": network,
        "cult_vp": cults,
        "coins": coins,
        "resources_vp": resources,
        "tile_vp": tile,
        "total": s.get(seat, at.VP) + cults + network + tile + resources,
    }
