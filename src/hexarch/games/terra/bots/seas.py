"""What a seat has at sea, and what only its own faction has: numbers for the learned evaluation.

In a game without ships the numbers of the sea are all 0, so that one description fits every game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import fleet, kinds, voyages
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.ships import TRADE
from hexarch.games.terra.box import round_
from hexarch.games.terra.box.final import MostSeals
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import CYCLE, SHIPYARD, TRADING_HOUSE
from hexarch.games.terra.phases import scoring
from hexarch.games.terra.rules import trade

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

AT_SEA: Final = "at sea"
NAMES: Final = (
    AT_SEA,
    "port",
    "steps of ships",
    "ships afloat",
    "ships afloat x rounds left",
    "ships in supply",
    "movement free",
    "ship building free",
    "seals",
    "seals x rounds left",
    "points for seals",
    "seals margin",
    "seal scored now",
    "seal scored next",
    "seal scored later",
    "track step scored now",
    "track step scored next",
    "track step scored later",
    "markets in reach of ships",
    "trades in reach",
    "trades in reach now",
    "trades a step further",
    "markets near port and shipyard",
    "home hexes beside ships",
    "hexes one spade away beside ships",
    "trading houses at the river",
    "ships to come",
    "shipping to come",
    "points for passing at sea",
    "points for passing at sea later",
    "trade points later",
    "open ships",
    "open trades",
)
# What each is worth by a rule of thumb: where a network that never saw a ship begins to learn.
THUMB: Final = {
    "built SY x rounds left": 2.0,
    "ships afloat": 0.7,
    "ships afloat x rounds left": 0.2,
    "trades in reach now": 0.25,
    "seals": 0.2,
    "points for seals": 0.35,
}
NONE: Final = [0.0] * len(NAMES)
# Things that only one faction has: its index in the registry, the place among its things, their name.
OWN: Final = tuple(
    [
        (faction.index, which, f"{faction.id} {thing.name}")
        for faction in all_factions()
        for which, thing in enumerate(faction.own.things)
    ]
)
OWN_NAMES: Final = (
    *[name for _, _, name in OWN],
    *[f"{name} x rounds left" for _, _, name in OWN],
    "points to spare",
)
NOTHING: Final = [0.0] * len(OWN_NAMES)
MOST_SPARE: Final = 30  # points that are told as points to spare


def own(s: Terra, seat: int, left: int, out: list[float]) -> None:
    """Lamps, markers, treasuries, steps on tracks of the faction's own; points as far as they may be paid."""
    faction = s.faction(seat)
    if not faction.own.things:
        out.extend(NOTHING)
        return
    held = [float(s.cells[s.base[seat] + at.OWN + which]) if index == faction.index else 0.0 for index, which, _ in OWN]
    out.extend(held)
    out.extend([n * left for n in held])
    spare = s.points_to_lose(seat)
    out.append(float(min(spare, MOST_SPARE)) if spare < s.get(seat, at.VP) else 0.0)


def look(s: Terra, seat: int, now: int, passed: bool, out: list[float]) -> None:
    """Numbers of the sea, put at the end of `out`."""
    if s.sea is None:
        out.extend(NONE)
        return
    left = s.box.rounds - now
    afloat = fleet.afloat(s, seat)
    used = s.get(seat, at.USED) if s.cells[at.ROUND] == now else 0
    moves = not passed and not used & trade.USED_MOVE
    out.append(1.0)
    out.append(1.0 if s.get(seat, at.PORT) else 0.0)
    out.append(float(fleet.steps(s, seat)))
    out.append(float(afloat))
    out.append(float(afloat * left))
    out.append(float(at.MOST_SHIPS - afloat))
    out.append(1.0 if moves else 0.0)
    out.append(1.0 if s.built(seat, SHIPYARD) and not passed and not used & trade.USED_BUILD else 0.0)
    _seals(s, seat, now, left, out)
    _markets(s, seat, moves, out)
    _shores(s, seat, out)
    _to_come(s, seat, now, passed, left, out)
    ships = trades = 0
    for d in s.decisions:
        if d.seat == seat:
            if isinstance(d, kinds.Launch):
                ships += d.ships
            elif isinstance(d, kinds.Trades):
                trades += d.left.bit_count()
    out.append(float(ships))
    out.append(float(trades))


def _seals(s: Terra, seat: int, now: int, left: int, out: list[float]) -> None:
    """Seals on the map, their rank for the final tile, and what scores them."""
    counts = [s.get(other, at.SEALS).bit_count() for other in range(s.seats)]
    mine = counts[seat]
    out.append(float(mine))
    out.append(float(mine * left))
    tile = s.final_tile()
    points = margin = 0
    if isinstance(tile, MostSeals):
        points = scoring.shares(counts, tile.prizes)[seat]
        margin = mine - max([count for other, count in enumerate(counts) if other != seat])
    out.append(float(points))
    out.append(float(max(-5, min(5, margin))))
    rounds = [s.tiles_scored(seat, number) for number in range(s.box.rounds + 1)]
    for event in (round_.SEAL, round_.TRACK_STEP):
        present = coming = later = 0
        for number in range(max(1, now), s.box.rounds + 1):
            for scored in rounds[number]:
                if event in scored.events:
                    if number == now:
                        present += scored.vp
                    elif number == now + 1:
                        coming += scored.vp
                    else:
                        later += scored.vp
        out.append(float(present))
        out.append(float(coming))
        out.append(float(later))


def _markets(s: Terra, seat: int, moves: bool, out: list[float]) -> None:
    """Structures that ships can trade with: within their steps, and with one more that is paid."""
    goals = voyages.markets(s, seat)
    sea = s.faction(seat).seafaring
    level = fleet.steps(s, seat)
    rivers = s.board.rivers
    near = 0
    values: list[list[tuple[float, int]]] = []
    further = 0.0
    for ship in range(at.MOST_SHIPS):
        space = s.get(seat, at.FLEET + ship) - 1
        if space < 0 or s.get(seat, at.TRADING + ship):
            continue
        found: list[tuple[float, int]] = []
        best = more = 0.0
        for aim, reached in voyages.of(s, seat, space, level + sea.extra_steps).items():
            h = aim - rivers
            if h >= 0 and goals & s.board.bits[h]:
                worth = TRADE.get(s.building(h), 1.5)
                if reached.steps <= level:
                    near |= s.board.bits[h]
                    found.append((worth, h))
                    best = max(best, worth)
                else:
                    more = max(more, worth)
        values.append(sorted(found, reverse=True))
        further += max(0.0, more - best)
    total = 0.0
    taken = 0
    for row in sorted(values, key=len):
        for worth, h in row:
            if not taken & s.board.bits[h]:
                taken |= s.board.bits[h]
                total += worth
                break
    out.append(float(near.bit_count()))
    out.append(total)
    out.append(total if moves else 0.0)
    out.append(further)
    harbour = 0
    if goals:
        for space in fleet.berths(s, seat):
            for aim in voyages.of(s, seat, space, level + sea.extra_steps):
                if aim >= rivers:
                    harbour |= s.board.bits[aim - rivers]
    out.append(float((harbour & goals).bit_count()))


def _shores(s: Terra, seat: int, out: list[float]) -> None:
    """Land beside ships, and trading houses that could become the shipyard."""
    beside = 0
    rivers = s.board.rivers
    for ship in range(at.MOST_SHIPS):
        space = s.get(seat, at.FLEET + ship) - 1
        if space >= 0:
            beside |= s.board.around_river[space] if space < rivers else s.board.bits[space - rivers]
    beside &= ~s.cells[at.OCCUPIED]
    easy = beside & s.free_home(seat)
    one = 0
    centre = s.centre(seat)
    if beside and 0 <= centre < CYCLE:
        for way in (-1, 1):
            one += (s.cells[at.TERRAIN_MASK + (centre + way) % CYCLE] & beside).bit_count()
    out.append(float(easy.bit_count()))
    out.append(float(one))
    houses = 0
    if not s.built(seat, SHIPYARD) and s.built(seat, TRADING_HOUSE):
        for h in s.board.members(s.get(seat, at.BUILDINGS)):
            if s.building(h) == TRADING_HOUSE and (s.board.touches_river[h] or fleet.walks(s, seat)):
                houses += 1
    out.append(float(houses))


def _to_come(s: Terra, seat: int, now: int, passed: bool, left: int, out: list[float]) -> None:
    """Ships and steps of the cult bonuses, points for passing, for seals and for trades."""
    ships = steps = 0.0
    for number in range(max(1, now), s.box.rounds):
        tile = s.round_tiles[number - 1]
        if tile.ships or tile.shipping:
            times = s.cult(seat, tile.cult) // tile.steps if tile.cult != round_.PRIESTS_SENT else 0
            ships += times * tile.ships
            steps += times * tile.shipping
    out.append(ships)
    out.append(steps)
    afloat = fleet.afloat(s, seat)
    points = sum([s.box.bonus_card[card].fleet_vp * afloat for card in s.cards(seat)]) if not passed else 0
    later = traded = 0
    seals = s.get(seat, at.SEALS).bit_count()
    for favor in s.box.favor_tiles:
        if s.holds(seat, favor.number):
            if favor.seal_vp:
                again = favor.seal_vp[min(seals, len(favor.seal_vp) - 1)]
                points += 0 if passed else again
                later += again * left
            if favor.trade_vp is not None:
                traded += favor.trade_vp[0] * left
    out.append(float(points))
    out.append(float(later))
    out.append(float(traded))
