"""What a position looks like to a seat: a list of numbers for the learned evaluation, named in `inputs.py`.

A seat that has passed (or has not begun) is seen as if the income to come were already taken and the next round begun,
so that all positions between two rounds look alike. Every rule is asked of the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import engines, ranks, seas, surroundings
from hexarch.games.terra.box import round_
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import (
    CULTS,
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TOP,
    TRADING_HOUSE,
)
from hexarch.games.terra.phases import begin, income, scoring

if TYPE_CHECKING:
    from hexarch.games.terra.bots.memory import Memory
    from hexarch.games.terra.state import Terra

FACTIONS: Final = len(all_factions())
EVENTS: Final = (DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, round_.SPADE, round_.TOWN)
ALL: Final = everything()
MOST_PLAYERS: Final = max(ALL.seats)
ROUNDS: Final = ALL.rounds
CULT_ACTIONS: Final = tuple([tile.number for tile in ALL.favor_tiles if tile.has_action])
NO_FACTION: Final = [0.0] * FACTIONS
FAVORS: Final = [tile.number for tile in ALL.favor_tiles]
CARDS: Final = [card.number for card in ALL.bonus_cards]
NO_CARD: Final = [0.0] * len(CARDS)


def look(
    s: Terra, seat: int, brief: bool = False, memory: Memory | None = None, on_map: int = 0, on_cults: int = 0
) -> list[float]:
    """The numbers of a position, seen from a seat that has a faction; `brief`: without those that few games have.

    With a memory, what it knows of the same map (`on_map`) and the same cults (`on_cults`) is not reckoned again.
    """
    phase = s.cells[at.PHASE]
    now = s.cells[at.ROUND]
    passed = s.cells[s.base[seat] + at.PASSED]
    if phase == begin.OVER or now >= s.box.rounds or not (passed or now == 0):
        return _numbers(s, seat, now, bool(passed), 0, brief, memory, on_map, on_cults)
    mark = s.mark()
    logging = s.logging
    s.logging = False
    spades = 0
    if phase == begin.ACTIONS and now:
        reward = income.cult_bonus(s, seat)
        spades = reward.spades
        effects.gain(s, seat, reward)
    if phase != begin.INCOME:
        for part in income.parts(s, seat):
            effects.gain(s, seat, part)
    found = _numbers(s, seat, now + 1, False, spades, brief, memory, on_map, on_cults)
    s.rollback(mark)
    s.logging = logging
    return found


def _numbers(
    s: Terra,
    seat: int,
    now: int,
    passed: bool,
    spades: int,
    brief: bool,
    memory: Memory | None,
    on_map: int,
    on_cults: int,
) -> list[float]:
    cells = s.cells
    base = s.base[seat]
    faction = s.faction(seat)
    left = s.box.rounds - now
    index = cells[base + at.FACTION] - 1
    if memory is None:
        out = _head(s, index, now, passed)
    else:
        who = index, now, passed
        begun = memory.heads.get(who)
        if begun is None:
            begun = memory.heads[who] = _head(s, index, now, passed)
        out = begun.copy()
    # In hand.
    coins, workers, priests = cells[base + at.COINS], cells[base + at.WORKERS], cells[base + at.PRIESTS]
    for which, thing in enumerate(faction.own.things):
        # What lies in a treasury comes out doubled, but a round later.
        more = cells[base + at.OWN + which] * 3 // 2
        coins += more if thing.name == "treasury-C" else 0
        workers += more if thing.name == "treasury-W" else 0
        priests += more if thing.name == "treasury-P" else 0
    one, two, three = cells[base + at.BOWL1], cells[base + at.BOWL2], cells[base + at.BOWL3]
    for amount in (coins, workers, priests, one, two, three):
        out.append(float(amount))
    out.append(float(min(coins, 6)))
    out.append(float(min(workers, 3)))
    out.append(float(min(priests, 1)))
    out.append(float(min(three + two // 2, 8)))
    for amount in (coins, workers, priests, three, two):
        out.append(float(amount * left))
    # What can be built with it.
    spare = three + two // 2
    out.append(float(min(workers, coins // 2)))
    out.append(float(min(workers // 2, coins // 3)))
    out.append(float(min(workers // 2, coins // 5)))
    out.append(float(min(workers // 4, coins // 6)))
    out.append(float(min(workers, (coins + spare) // 2)))
    out.append(float(one + two + three))
    out.append(float((one + two + three) * left))
    out.append(float(cells[base + at.PRIEST_CAP] - priests))
    out.append(float((coins + workers + priests + three + two // 2) // faction.payment.coins_per_vp))
    # Income of the rounds to come.
    gain = income.of_structures(s, seat)
    c, w, p, pw = gain.c, gain.w, gain.p, gain.power
    tiles = cells[base + at.FAVORS]
    bits = s.board.bits
    for number in FAVORS:
        held = tiles & bits[number]
        out.append(1.0 if held else 0.0)
        if held:
            brings = s.box.favor_tile[number].income
            c += brings.c
            w += brings.w
            p += brings.p
            pw += brings.power
    for amount in (c, w, p, pw):
        out.append(float(amount))
        out.append(float(amount * left))
    out.extend(NO_CARD)
    for card in s.cards(seat):
        out[CARDS.index(card) - len(CARDS)] = 1.0
    # Structures and tracks.
    for structure in ALL.kinds:
        count = cells[base + at.BUILT + structure]
        out.append(float(count))
        out.append(float(count * left))
    hold = float(cells[base + at.BUILT + STRONGHOLD])
    out.extend(NO_FACTION)
    if hold:
        out[index - FACTIONS] = hold * (left + 0.5)
    houses = cells[base + at.BUILT + TRADING_HOUSE]
    for level in (cells[base + at.SHIP], cells[base + at.DIG], cells[base + at.RANGE], cells[base + at.BRIDGES]):
        out.append(float(level))
        out.append(float(level * left))
    out.append(float(cells[base + at.TOWNS]))
    out.append(float(cells[base + at.KEYS]))
    out.append(float(cells[base + at.UNLOCKED].bit_count()))
    out.append(float(cells[base + at.SHIFTS]))
    if memory is None:
        _round_tiles(s, seat, _scored(s, seat, now), out)
    else:
        when = index, now
        scored = memory.scored.get(when)
        if scored is None:
            scored = memory.scored[when] = _scored(s, seat, now)
        _round_tiles(s, seat, scored, out)
    _passing(s, seat, passed, left, houses, out)
    if memory is None:
        _cults(s, seat, now, out)
        _actions(s, seat, passed, now, out)
        surroundings.look(s, seat, left, out)
    else:
        key = on_cults, now
        known = memory.cults.get(key)
        if known is None:
            known = []
            _cults(s, seat, now, known)
            memory.cults[key] = known
        out.extend(known)
        _actions(s, seat, passed, now, out)
        key = on_map, left
        known = memory.maps.get(key)
        if known is None:
            known = []
            surroundings.look(s, seat, left, known)
            memory.maps[key] = known
        out.extend(known)
    _open(s, seat, spades, out)
    if not brief:
        seas.look(s, seat, now, passed, out)
        seas.own(s, seat, left, out)
        engines.look(s, seat, left, pw, out)
    return out


def _head(s: Terra, index: int, now: int, passed: bool) -> list[float]:
    """The round, and who plays."""
    out = [0.0] * ROUNDS
    if 1 <= now <= ROUNDS:
        out[now - 1] = 1.0
    out.append(1.0 if passed else 0.0)
    for players in range(2, MOST_PLAYERS + 1):
        out.append(1.0 if s.seats == players else 0.0)
    out.extend(NO_FACTION)
    if index >= 0:
        out[index - FACTIONS] = 1.0
    return out


def _scored(s: Terra, seat: int, now: int) -> list[int]:
    """What each event scores now, in the next round and later."""
    rounds = s.faction(seat).rounds
    found: list[int] = []
    for event in EVENTS:
        present = coming = later = 0
        for number in range(max(1, now), s.box.rounds + 1):
            for tile in rounds.scored(s, number):
                if event in tile.events:
                    if number == now:
                        present += tile.vp
                    elif number == now + 1:
                        coming += tile.vp
                    else:
                        later += tile.vp
        found.append(present)
        found.append(coming)
        found.append(later)
    return found


def _round_tiles(s: Terra, seat: int, scored: list[int], out: list[float]) -> None:
    """What is scored now, in the next round and later, and what is left to be built for it."""
    place = 0
    for event in EVENTS:
        present, coming, later = scored[place], scored[place + 1], scored[place + 2]
        place += 3
        out.append(float(present))
        out.append(float(coming))
        out.append(float(later))
        if event > 0:
            free = s.left(seat, event)
            if event == STRONGHOLD:
                free += s.left(seat, SANCTUARY)
            out.append(float(present * free))
            out.append(float(coming * free))
            out.append(float(later * free))


def _passing(s: Terra, seat: int, passed: bool, left: int, houses: int, out: list[float]) -> None:
    """Points that passing would give now, and those of the favor tile in every round to come."""
    points = again = 0
    if not passed:
        for held in s.cards(seat):
            card = s.box.bonus_card[held]
            points += card.ship_vp * s.get(seat, at.SHIP)
            for structure, each in card.pass_vp:
                points += each * s.built(seat, structure)
    for tile in s.box.favors_for_passing:
        if s.holds(seat, tile.number):
            again = tile.pass_vp[houses]
    out.append(float(points + (0 if passed else again)))
    out.append(float(again * left))
    others = 0
    for other in range(s.seats):
        if other != seat and s.in_play(other):
            others += 1
    out.append(0.0 if passed else float(others))
    out.append(float(s.cells[at.PASSES]))
    for tile in ALL.favor_tiles:
        if tile.builds and s.holds(seat, tile.number):
            rest = s.left(seat, tile.builds)
            out.append(float(rest))
            out.append(float(min(left, 3) * tile.build_vp))
        elif tile.builds:
            out.append(0.0)
            out.append(0.0)


def _cults(s: Terra, seat: int, now: int, out: list[float]) -> None:
    """Positions, ranks and margins on the cult tracks; bonuses of the rounds to come."""
    cells = s.cells
    total = 0
    for cult in range(len(CULTS)):
        place = at.CULT + cult
        mine = cells[s.base[seat] + place]
        steps = [cells[block + place] for block in s.base]
        points = ranks.shares(steps, scoring.CULT_VP)[seat]
        total += points
        above = below = 0
        best = 0
        for other in range(s.seats):
            if other != seat:
                theirs = steps[other]
                best = max(best, theirs)
                if theirs >= mine:
                    above += 1
                if theirs >= mine - 2:
                    below += 1
        out.append(float(mine))
        out.append(float(points))
        out.append(float(max(-5, min(5, mine - best))))
        out.append(float(above))
        out.append(float(below))
        out.append(1.0 if cells[at.CULT_TOP + cult] and mine < TOP else 0.0)
        free = 0
        for space in range(4):
            if not cells[at.ORDER_SPACES + at.SPACES_OF_ORDER * cult + space]:
                free += 1
        out.append(float(free))
    out.append(float(total))
    out.append(float(total * now))
    c = w = p = power_ = spades = 0.0
    soon = 0.0
    for number in range(max(1, now), s.box.rounds):
        tile = s.round_tiles[number - 1]
        if tile.cult == round_.PRIESTS_SENT:
            steps_now = s.get(seat, at.ON_CULTS)
        else:
            steps_now = s.cult(seat, tile.cult)
        times = float(steps_now // tile.steps)
        part = steps_now / tile.steps - times
        reward = tile.reward
        if number == now:
            soon = times * (reward.c * 0.5 + reward.w + reward.p * 2.5 + reward.power * 0.4 + reward.spades * 2)
        times += 0.3 * part
        c += times * reward.c
        w += times * reward.w
        p += times * reward.p
        power_ += times * reward.power
        spades += times * reward.spades
    for amount in (c, w, p, power_, spades, soon):
        out.append(amount)
    # Which cults still give something.
    for cult in range(len(CULTS) + 1):
        coming = 0.0
        for number in range(max(1, now), s.box.rounds):
            tile = s.round_tiles[number - 1]
            if tile.cult == cult:
                coming += 1.0 / tile.steps
        out.append(coming)


def _actions(s: Terra, seat: int, passed: bool, now: int, out: list[float]) -> None:
    """Action spaces that are still free in this round."""
    cells = s.cells
    fresh = cells[at.ROUND] != now
    for action in ALL.power_actions:
        free = fresh or not cells[at.POWER_USED] & s.board.bits[action.number]
        out.append(1.0 if free and not passed else 0.0)
    used = 0 if fresh else s.get(seat, at.USED)
    out.append(float(used.bit_count()))
    out.append(1.0 if s.built(seat, STRONGHOLD) and not used and not passed else 0.0)
    acts = False
    for number in CULT_ACTIONS:
        acts = acts or s.holds(seat, number)
    out.append(1.0 if acts and not passed else 0.0)
    order = s.cells[at.ORDER : at.ORDER + s.seats]
    out.append(float(order.index(seat)) if seat in order else 0.0)


def _open(s: Terra, seat: int, spades: int, out: list[float]) -> None:
    """Decisions that still wait."""
    offers = steps = tiles = actions = 0
    for d in s.decisions:
        if d.seat == seat:
            if isinstance(d, kinds.Offer):
                offers += min(d.power, s.power_room(seat))
            elif isinstance(d, kinds.CultSteps):
                steps += d.steps
            elif isinstance(d, kinds.AnySpades):
                spades += d.spades
            elif isinstance(d, (kinds.FavorTiles, kinds.TownTiles)):
                tiles += d.tiles
            elif isinstance(d, kinds.Turn):
                actions += d.actions_left
    for amount in (offers, steps, spades, tiles, actions):
        out.append(float(amount))
