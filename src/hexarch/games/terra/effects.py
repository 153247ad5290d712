"""The primitive effects: the only functions that change a position.

Each writes the cells (the journal keeps the inverse) and logs itself, so undo, event log, statistics and the
comparison with real games all come from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import codes, extent, kinds, unlocking
from hexarch.games.terra import layout as at
from hexarch.games.terra.box import round_
from hexarch.games.terra.names import (
    CULTS,
    CYCLE,
    FROM_FACTION,
    FROM_FAVOR,
    FROM_ROUND_TILE,
    NONE,
    TOP,
)
from hexarch.games.terra.profiles import FIRST_EDITION
from hexarch.games.terra.resources import COINS, KEYS, POWER, PRIESTS, WORKERS

if TYPE_CHECKING:
    from hexarch.games.terra.resources import Amount
    from hexarch.games.terra.state import Terra

CULT_POWER: Final = ((3, 1), (5, 2), (7, 2))  # power for reaching a space; the tenth gives 3
TOP_POWER: Final = 3


# -- resources --------------------------------------------------------------------


def gain_one(s: Terra, seat: int, resource: int, n: int) -> None:
    """Coins, workers or priests."""
    s.add(s.base[seat] + at.HELD[resource], n)
    s.log(codes.GAIN, seat, resource, n)


def gain_priests(s: Terra, seat: int, n: int) -> None:
    """Priests are gained; some factions may put them to another use first."""
    to_hand = unlocking.gained(s, seat, n) if s.faction(seat).terrain.unlocking else n
    if to_hand:
        take_priests(s, seat, to_hand)


def take_priests(s: Terra, seat: int, n: int) -> None:
    """Priests come from the faction's supply of seven; what it does not hold is lost."""
    got = min(n, s.get(seat, at.PRIEST_CAP) - s.get(seat, at.PRIESTS))
    if got > 0:
        gain_one(s, seat, PRIESTS, got)
    if got < n:
        s.log(codes.LOST, seat, PRIESTS, n - max(got, 0))


def gain_power(s: Terra, seat: int, n: int) -> int:
    """Power moves tokens from bowl I to II; only when I is empty from II to III; what has no room is lost."""
    base = s.base[seat]
    first = min(n, s.cells[base + at.BOWL1])
    second = min(n - first, s.cells[base + at.BOWL2] + first)
    if first:
        s.add(base + at.BOWL1, -first)
    if first != second:
        s.add(base + at.BOWL2, first - second)
    if second:
        s.add(base + at.BOWL3, second)
    if first or second:
        s.log(codes.POWER_UP, seat, first, second)
    if first + second < n:
        s.log(codes.LOST, seat, POWER, n - first - second)
    return first + second


def gain(s: Terra, seat: int, amount: Amount) -> None:
    """Coins, workers, priests, power and points of a faction, in this order."""
    if amount.c:
        gain_one(s, seat, COINS, amount.c)
    if amount.w:
        gain_one(s, seat, WORKERS, amount.w)
    if amount.p:
        gain_priests(s, seat, amount.p)
    if amount.power:
        gain_power(s, seat, amount.power)
    if amount.vp:
        score(s, seat, amount.vp, FROM_FACTION)


def spend_power(s: Terra, seat: int, n: int) -> None:
    """Spent tokens go from bowl III to bowl I."""
    base = s.base[seat]
    s.add(base + at.BOWL3, -n)
    s.add(base + at.BOWL1, n)
    s.log(codes.SPEND, seat, n)


def pay_one(s: Terra, seat: int, resource: int, n: int) -> None:
    """Pay coins, workers, priests or victory points."""
    if not n:
        return
    s.add(s.base[seat] + at.HELD[resource], -n)
    s.log(codes.PAY, seat, resource, n)


def pay(s: Terra, seat: int, amount: Amount) -> None:
    """Pay a price; the rule that asked has checked that it can be paid."""
    if amount.c:
        pay_one(s, seat, COINS, amount.c)
    if amount.w:
        pay_one(s, seat, WORKERS, amount.w)
    if amount.p:
        pay_one(s, seat, PRIESTS, amount.p)
    if amount.power:
        spend_power(s, seat, amount.power)


def can_pay(s: Terra, seat: int, amount: Amount) -> bool:
    """Is the price in hand?"""
    cells = s.cells
    base = s.base[seat]
    return (
        cells[base + at.COINS] >= amount.c
        and cells[base + at.WORKERS] >= amount.w
        and cells[base + at.PRIESTS] >= amount.p
        and cells[base + at.BOWL3] >= amount.power
    )


def payable(s: Terra, seat: int, amounts: tuple[Amount, ...]) -> list[bool]:
    """Which of several prices are in hand, each alone?"""
    cells = s.cells
    base = s.base[seat]
    coins = cells[base + at.COINS]
    workers = cells[base + at.WORKERS]
    priests = cells[base + at.PRIESTS]
    power = cells[base + at.BOWL3]
    return [coins >= one.c and workers >= one.w and priests >= one.p and power >= one.power for one in amounts]


def score(s: Terra, seat: int, n: int, source: int) -> None:
    """Gain (or lose) victory points."""
    if not n:
        return
    base = s.base[seat]
    s.add(base + at.VP, n)
    s.add(base + at.SOURCE + source, n)
    s.log(codes.POINTS, seat, n, source)


def gain_keys(s: Terra, seat: int, n: int) -> None:
    """Keys; by an option steps to the tenth space that lacked one in this turn are taken now, if the keys suffice."""
    s.add(s.base[seat] + at.KEYS, n)
    s.log(codes.GAIN, seat, KEYS, n)
    blocked = s.get(seat, at.BLOCKED)
    if blocked and s.rules.late_keys and s.get(seat, at.KEYS) >= blocked.bit_count():
        s.set(seat, at.BLOCKED, 0)
        for cult in range(len(CULTS)):
            if blocked & s.board.bits[cult]:
                step_cult(s, seat, cult, 1)


# -- cults ------------------------------------------------------------------------


def step_cult(s: Terra, seat: int, cult: int, n: int) -> None:
    """Advance on a cult track: power at 3, 5, 7 and 10; the tenth space takes a key and one player only."""
    base = s.base[seat]
    old = s.cells[base + at.CULT + cult]
    new = min(old + n, TOP)
    if new == TOP and old < TOP:
        if s.cells[at.CULT_TOP + cult]:
            new = TOP - 1
        elif not s.cells[base + at.KEYS]:
            new = TOP - 1
            if s.rules.late_keys or s.rules.edition == FIRST_EDITION:
                s.put(base + at.BLOCKED, s.cells[base + at.BLOCKED] | s.board.bits[cult])
    if new == old:
        return
    s.put(base + at.CULT + cult, new)
    s.log(codes.STEP, seat, cult, old, new)
    times = s.faction(seat).figures.faith.times
    for space, power in CULT_POWER:
        if old < space <= new:
            gain_power(s, seat, times * power)
    if new == TOP:
        s.add(base + at.KEYS, -1)
        s.log(codes.PAY, seat, KEYS, 1)
        s.put(at.CULT_TOP + cult, seat + 1)
        gain_power(s, seat, times * TOP_POWER)


def swap_cults(s: Terra, seat: int, one: int, two: int) -> None:
    """Exchange the levels of two cult markers, without power; a key serves for the tenth space it comes to."""
    base = s.base[seat] + at.CULT
    levels = (s.cells[base + one], s.cells[base + two])
    for cult, old, new in ((one, levels[0], levels[1]), (two, levels[1], levels[0])):
        s.put(base + cult, new)
        s.log(codes.STEP, seat, cult, old, new)
        if old != new and TOP in (old, new):
            s.put(at.CULT_TOP + cult, seat + 1 if new == TOP else 0)


def owe_cult(s: Terra, seat: int, n: int, one_track: bool = False, may_wait: bool = False) -> None:
    """Cult steps of the player's choice, to be decided."""
    s.add(s.base[seat] + at.OWED, n)
    s.log(codes.OWE, seat, n)
    if not s.cells[s.base[seat] + at.DROPPED]:  # a player who left decides nothing any more
        s.push(kinds.CultSteps(seat, n, one_track, may_wait))


def take_owed(s: Terra, seat: int, n: int) -> None:
    """So many of the steps that were to be decided are decided."""
    s.add(s.base[seat] + at.OWED, -n)
    s.log(codes.OWE, seat, -n)


def send_priest(s: Terra, seat: int, cult: int, space: int) -> None:
    """Lay a priest on an order space for good, or (space -1) return him to the supply."""
    s.add(s.base[seat] + at.PRIESTS, -1)
    s.log(codes.PAY, seat, PRIESTS, 1)
    if space >= 0:
        s.put(at.ORDER_SPACES + at.SPACES_OF_ORDER * cult + space, seat + 1)
        s.add(s.base[seat] + at.PRIEST_CAP, -1)
        s.add(s.base[seat] + at.ON_CULTS, 1)
    s.log(codes.PRIEST, seat, cult, space)


def replace_priest(s: Terra, seat: int, cult: int, space: int) -> None:
    """Lay a priest in the place of another player's, who goes back into the box and not to its owner's supply."""
    owner = s.cells[at.ORDER_SPACES + at.SPACES_OF_ORDER * cult + space] - 1
    s.add(s.base[owner] + at.ON_CULTS, -1)
    s.log(codes.REPLACED, owner, cult, space)
    send_priest(s, seat, cult, space)


# -- the map ----------------------------------------------------------------------


def transform(s: Terra, seat: int, h: int, terrain: int) -> None:
    """Change the terrain of a hex."""
    cell = s.layout.terrain + h
    old = s.cells[cell]
    bit = s.board.bits[h]
    s.put(cell, terrain)
    s.put(at.TERRAIN_MASK + old, s.cells[at.TERRAIN_MASK + old] & ~bit)
    s.put(at.TERRAIN_MASK + terrain, s.cells[at.TERRAIN_MASK + terrain] | bit)
    if terrain > CYCLE:
        s.put(at.FIXED, s.cells[at.FIXED] | bit)
    s.log(codes.TERRAIN, seat, h, terrain, old)


def place(s: Terra, seat: int, h: int, structure: int) -> None:
    """Put a structure on a hex; one that stood there returns to the faction board."""
    base = s.base[seat]
    cells = s.cells
    layout = s.layout
    old = cells[layout.building + h]
    s.put(layout.building + h, structure)
    s.add(base + at.BUILT + structure, 1)
    if old != NONE:
        s.add(base + at.BUILT + old, -1)
    else:
        bit = s.board.bits[h]
        s.put(layout.owner + h, seat + 1)
        s.put(at.OCCUPIED, cells[at.OCCUPIED] | bit)
        s.put(at.FIXED, cells[at.FIXED] | bit)
        s.put(base + at.BUILDINGS, cells[base + at.BUILDINGS] | bit)
        if not s.faction(seat).reach.by_river_only:
            s.put(base + at.REACH, cells[base + at.REACH] | cells[layout.adjacent + h])
        extent.extend(s, seat, h)
    s.log(codes.PLACE, seat, h, structure, old)


def bridge(s: Terra, seat: int, site: int) -> None:
    """A bridge makes its two ends adjacent for everybody."""
    a, b = s.board.sites[site]
    one, two = s.board.bits[a], s.board.bits[b]
    s.put(s.layout.bridge + site, s.cells[s.layout.bridge + site] * 8 + seat + 1)
    s.put(s.layout.adjacent + a, s.cells[s.layout.adjacent + a] | two)
    s.put(s.layout.adjacent + b, s.cells[s.layout.adjacent + b] | one)
    s.add(s.base[seat] + at.BRIDGES, 1)
    for other in range(s.seats):
        base = s.base[other]
        own = s.cells[base + at.BUILDINGS]
        reach = (two if own & one else 0) | (one if own & two else 0)
        if reach and not s.faction(other).reach.by_river_only:
            s.put(base + at.REACH, s.cells[base + at.REACH] | reach)
    s.log(codes.BRIDGE, seat, site)


def skip_river(s: Terra, seat: int, river: int) -> None:
    """A river hex that from now on joins the faction's structures around it."""
    base = s.base[seat]
    s.put(base + at.RIVERS, s.cells[base + at.RIVERS] | s.board.bits[river])
    s.log(codes.RIVER, seat, river)


def found_town(s: Terra, seat: int, mask: int) -> None:
    """These structures are a town now, or belong to one."""
    base = s.base[seat]
    s.put(base + at.TOWN_HEXES, s.cells[base + at.TOWN_HEXES] | mask)
    s.log(codes.TOWN, seat, mask=mask)


def jump(s: Terra, seat: int, h: int, cost: Amount, vp: int, source: int) -> None:
    """Tunnel or fly to a hex: once per action."""
    pay(s, seat, cost)
    s.put(s.base[seat] + at.JUMPED, h + 1)
    s.log(codes.JUMP, seat, h)
    score(s, seat, vp, source)


def set_range(s: Terra, seat: int, skip: int) -> None:
    """Hexes a jump skips."""
    if skip == s.get(seat, at.RANGE):
        return
    s.set(seat, at.RANGE, skip)
    s.log(codes.RANGE, seat, skip)
    extent.renew(s, seat)


# -- what round tiles and favor tiles score ---------------------------------------


def score_event(s: Terra, seat: int, event: int, n: int = 1) -> None:
    """Points of the round tile and of favor tiles for building something, for spades or for towns."""
    for tile in s.tiles_scored(seat, s.cells[at.ROUND]):
        if event in tile.events:
            score(s, seat, tile.vp * n, FROM_ROUND_TILE)
    favors = s.cells[s.base[seat] + at.FAVORS]
    if event > 0 and favors:
        for t in s.box.favors_for_building:
            if t.builds == event and favors & s.board.bits[t.number]:
                score(s, seat, t.build_vp, FROM_FAVOR)


def score_spades(s: Terra, seat: int, n: int) -> None:
    """The round tile scores spades, also those that become something else."""
    score_event(s, seat, round_.SPADE, n)


def gain_spades(s: Terra, seat: int, n: int, bought: bool = False) -> None:
    """Spades from any source. Faction bonuses count them now, but (by the printed rules) bought ones when used."""
    s.log(codes.SPADES, seat, n)
    if s.rules.spade_vp_when_gained and (not bought or s.faction(seat).spades.scores_bought):
        score_event(s, seat, round_.SPADE, n)
    if s.rules.spade_vp_when_gained or not bought:
        s.faction(seat).spades.gained(s, seat, n, bought)


def use_spades(s: Terra, seat: int, n: int, bought: int) -> None:
    """Spades put to use, `bought` of them paid for: by the printed rules the round tile scores them now."""
    if s.rules.spade_vp_when_gained:
        return
    score_event(s, seat, round_.SPADE, n if s.faction(seat).spades.scores_bought else n - bought)
    if bought:
        s.faction(seat).spades.gained(s, seat, bought, True)
