"""What a position looks like to a seat: a list of numbers for the learned evaluation, named in `inputs.py`.

Each function puts one block of them at the end of `out`. A seat that has passed (or has not begun) is seen as if the
income to come were already taken and the next round begun, so that all positions between two rounds look alike. Every
rule is asked of the engine.
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

# Coins, workers, priests, tokens in three bowls, priests one may hold, goods for a point, rounds left.
Hand = tuple[int, int, int, int, int, int, int, int, int]
Open = tuple[int, int, int, int, int]


def look(s: Terra, seat: int, brief: bool = False) -> list[float]:
    """The numbers of a position, seen from a seat that has a faction; `brief`: without those that few games have."""
    if not between_rounds(s, seat):
        return _numbers(s, seat, s.cells[at.ROUND], s.get(seat, at.PASSED) != 0, 0, brief)
    mark = s.mark()
    logging = s.logging
    s.logging = False
    spades = take_income(s, seat)
    found = _numbers(s, seat, s.cells[at.ROUND] + 1, False, spades, brief)
    s.rollback(mark)
    s.logging = logging
    return found


def between_rounds(s: Terra, seat: int) -> bool:
    """Is the next round what a seat plays for?"""
    now = s.cells[at.ROUND]
    if s.cells[at.PHASE] == begin.OVER or now >= s.box.rounds:
        return False
    return now == 0 or s.cells[s.base[seat] + at.PASSED] != 0


def take_income(s: Terra, seat: int) -> int:
    """Take the income that is still to come before the next round; gives the spades that come with it."""
    phase = s.cells[at.PHASE]
    spades = 0
    if phase == begin.ACTIONS and s.cells[at.ROUND]:
        reward = income.cult_bonus(s, seat)
        spades = reward.spades
        effects.gain(s, seat, reward)
    if phase != begin.INCOME:
        for part in income.parts(s, seat):
            effects.gain(s, seat, part)
    return spades


def _numbers(s: Terra, seat: int, now: int, passed: bool, spades: int, brief: bool) -> list[float]:
    """All of them, in the order of their names; `packing` keeps the same order."""
    left = s.box.rounds - now
    out: list[float] = []
    head(s, seat, now, passed, out)
    hand(in_hand(s, seat, left), out)
    power = incomes(s, seat, left, out)
    cards(s, seat, out)
    structures(s, seat, left, out)
    scored(s, seat, coming(s, seat, now), out)
    passing(s, seat, passed, left, out)
    cults(s, seat, now, out)
    actions(s, seat, passed, now, out)
    surroundings.look(s, seat, left, out)
    waiting(open_to(s, seat, spades), out)
    if not brief:
        seas.look(s, seat, now, passed, out)
        seas.own(s, seat, left, out)
        engines.look(s, seat, left, power, out)
    return out


def head(s: Terra, seat: int, now: int, passed: bool, out: list[float]) -> None:
    """The round, and who plays."""
    for number in range(1, ROUNDS + 1):
        out.append(1.0 if number == now else 0.0)
    out.append(1.0 if passed else 0.0)
    for players in range(2, MOST_PLAYERS + 1):
        out.append(1.0 if s.seats == players else 0.0)
    out.extend(NO_FACTION)
    index = s.cells[s.base[seat] + at.FACTION] - 1
    if index >= 0:
        out[index - FACTIONS] = 1.0


def in_hand(s: Terra, seat: int, left: int) -> Hand:
    """What the numbers of a hand depend on."""
    cells = s.cells
    base = s.base[seat]
    faction = s.faction(seat)
    coins, workers, priests = cells[base + at.COINS], cells[base + at.WORKERS], cells[base + at.PRIESTS]
    for which, thing in enumerate(faction.own.things):
        # What lies in a treasury comes out doubled, but a round later.
        more = cells[base + at.OWN + which] * 3 // 2
        coins += more if thing.name == "treasury-C" else 0
        workers += more if thing.name == "treasury-W" else 0
        priests += more if thing.name == "treasury-P" else 0
    one, two, three = cells[base + at.BOWL1], cells[base + at.BOWL2], cells[base + at.BOWL3]
    return coins, workers, priests, one, two, three, cells[base + at.PRIEST_CAP], faction.payment.coins_per_vp, left


def hand(held: Hand, out: list[float]) -> None:
    """What a seat has in hand, and what can be built with it."""
    coins, workers, priests, one, two, three, cap, per_vp, left = held
    for amount in (coins, workers, priests, one, two, three):
        out.append(float(amount))
    out.append(float(min(coins, 6)))
    out.append(float(min(workers, 3)))
    out.append(float(min(priests, 1)))
    out.append(float(min(three + two // 2, 8)))
    for amount in (coins, workers, priests, three, two):
        out.append(float(amount * left))
    spare = three + two // 2
    out.append(float(min(workers, coins // 2)))
    out.append(float(min(workers // 2, coins // 3)))
    out.append(float(min(workers // 2, coins // 5)))
    out.append(float(min(workers // 4, coins // 6)))
    out.append(float(min(workers, (coins + spare) // 2)))
    out.append(float(one + two + three))
    out.append(float((one + two + three) * left))
    out.append(float(cap - priests))
    out.append(float((coins + workers + priests + three + two // 2) // per_vp))


def incomes(s: Terra, seat: int, left: int, out: list[float]) -> int:
    """Favor tiles, and the income of the rounds to come; gives that of power."""
    cells = s.cells
    base = s.base[seat]
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
    return pw


def cards(s: Terra, seat: int, out: list[float]) -> None:
    """Bonus cards held."""
    out.extend(NO_CARD)
    for card in s.cards(seat):
        out[CARDS.index(card) - len(CARDS)] = 1.0


def structures(s: Terra, seat: int, left: int, out: list[float]) -> None:
    """Structures and tracks."""
    cells = s.cells
    base = s.base[seat]
    for structure in ALL.kinds:
        count = cells[base + at.BUILT + structure]
        out.append(float(count))
        out.append(float(count * left))
    hold = float(cells[base + at.BUILT + STRONGHOLD])
    out.extend(NO_FACTION)
    if hold:
        out[cells[base + at.FACTION] - 1 - FACTIONS] = hold * (left + 0.5)
    for level in (cells[base + at.SHIP], cells[base + at.DIG], cells[base + at.RANGE], cells[base + at.BRIDGES]):
        out.append(float(level))
        out.append(float(level * left))
    out.append(float(cells[base + at.TOWNS]))
    out.append(float(cells[base + at.KEYS]))
    out.append(float(cells[base + at.UNLOCKED].bit_count()))
    out.append(float(cells[base + at.SHIFTS]))


def coming(s: Terra, seat: int, now: int) -> list[int]:
    """What each event scores now, in the next round and later."""
    rounds = [s.tiles_scored(seat, number) for number in range(s.box.rounds + 1)]
    found: list[int] = []
    for event in EVENTS:
        present = coming = later = 0
        for number in range(max(1, now), s.box.rounds + 1):
            for tile in rounds[number]:
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


def scored(s: Terra, seat: int, points: list[int], out: list[float]) -> None:
    """What is scored now, in the next round and later, and what is left to be built for it."""
    place = 0
    for event in EVENTS:
        now, soon, later = points[place], points[place + 1], points[place + 2]
        place += 3
        out.append(float(now))
        out.append(float(soon))
        out.append(float(later))
        if event > 0:
            free = s.left(seat, event)
            if event == STRONGHOLD:
                free += s.left(seat, SANCTUARY)
            out.append(float(now * free))
            out.append(float(soon * free))
            out.append(float(later * free))


def passing(s: Terra, seat: int, passed: bool, left: int, out: list[float]) -> None:
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
            again = tile.pass_vp[s.built(seat, TRADING_HOUSE)]
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


def cults(s: Terra, seat: int, now: int, out: list[float]) -> None:
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


def actions(s: Terra, seat: int, passed: bool, now: int, out: list[float]) -> None:
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


def open_to(s: Terra, seat: int, spades: int) -> Open:
    """Decisions that still wait: power on offer, cult steps, spades, tiles, actions."""
    offers = steps = tiles = acts = 0
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
                acts += d.actions_left
    return offers, steps, spades, tiles, acts


def waiting(amounts: Open, out: list[float]) -> None:
    """The same as numbers."""
    for amount in amounts:
        out.append(float(amount))
