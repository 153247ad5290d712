"""The numbers that describe a position to a seat: what it holds, what the game would pay if it ended now, who is near.

Nothing hidden from the seat is among them. `inputs.names` has a name for each, in this order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import cost, kinds, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import goal_of, harvest_strength, others, unit_strength
from hexarch.games.anunnaki.masks import bits
from hexarch.games.anunnaki.rules.pacts import pays_fully
from hexarch.games.anunnaki.scoring import god_points, ranks

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table

TRACKS: Final = 3
TILES: Final = 10
WEAPONS: Final = 12
BEST: Final = 3  # harvests that are looked at one by one
UNSEEN: Final = 4  # strength of a civilization that nobody has seen: 3 to 5
EITHER_WAY: Final = 2  # by so much less strength a battle against something unseen is surely lost


def look(s: Table, seat: int) -> list[float]:
    """All numbers of a position."""
    found: list[float] = []
    _holdings(s, seat, found)
    _ending(s, seat, found)
    _star(s, seat, found)
    _cards(s, seat, found)
    _map(s, seat, found)
    _course(s, seat, found)
    _battles(s, seat, found)
    return found


def _holdings(s: Table, seat: int, out: list[float]) -> None:
    """Resources, mana, tracks, what is left in the reserve."""
    cells, first = s.cells, s.base[seat]
    held = cells[first + at.RESOURCES : first + at.RESOURCES + 4]
    out += held
    out.append(sum(held))
    out.append(min(held))
    out.append(cells[first + at.MANA])
    out += cells[first + at.STEPS : first + at.STEPS + TRACKS]
    out.append(cells[first + at.DOMINION])
    out.append(cells[first + at.DOMINION] >= s.edition.lightning)
    out.append(cells[first + at.RESERVE])
    out.append(cells[first + at.ROW])
    house = cells[first + at.HOUSE]
    out += [1.0 if house == one else 0.0 for one in range(len(names.HOUSES))]


def _ending(s: Table, seat: int, out: list[float]) -> None:
    """What the game would pay if it ended now, and what each goal is worth."""
    cells, first, edition = s.cells, s.base[seat], s.edition
    mine = s.controlled(seat)
    altars = sum([s.altars(place) for place in bits(mine)]) + int(s.has_god(seat, names.POSEIDON))
    towns = edition.settlements - cells[first + at.ROW]
    units = sum([s.people(place, seat) for place in bits(cells[first + at.PEOPLE])])
    counts = (altars, towns, mine.bit_count(), units)
    out += counts
    values = [goal_of(s, tile, n) for tile, n in enumerate(counts)]
    for track in range(4):
        goal = cells[at.GOALS + track]
        out.append(values[goal])
        out.append(counts[goal] % edition.goal_divisor[goal] / edition.goal_divisor[goal])
        out += [1.0 if goal == one else 0.0 for one in range(4)]
    for track in range(TRACKS):
        steps = cells[first + at.STEPS + track]
        others = [cells[s.base[other] + at.STEPS + track] for other in range(s.seats) if other != seat]
        best = max(others)
        above = len([one for one in others if one > steps])
        times = edition.multiplier[steps]
        out += [ranks(s, track)[seat], steps - best, above, times, times * values[cells[at.GOALS + track]]]
    out.append(edition.dominion_vp[cells[first + at.DOMINION]])
    out.append(god_points(s, seat) if cells[first + at.SUMMONED] else 0)
    chosen = cells[first + at.TABLET] - 1
    out.append(_tablet(s, chosen) if chosen >= 0 else 0)
    left = sum(cells[first + at.RESOURCES : first + at.RESOURCES + 4]) + cells[first + at.MANA]
    out.append(left // edition.leftover)


def _tablet(s: Table, track: int) -> int:
    furthest = max([s.get(other, at.STEPS + track) for other in range(s.seats)])
    return s.edition.tablet[s.edition.multiplier[furthest] - 1]


def _star(s: Table, seat: int, out: list[float]) -> None:
    """Cubes, tokens, the tiles, and what the pawn can reach."""
    cells, first, edition, grounds = s.cells, s.base[seat], s.edition, s.world.grounds
    cubes = cells[first + at.CUBES]
    out.append(cells[first + at.PLACED])
    out.append(cells[first + at.TOKENS])
    out.append(cells[first + at.MAJOR_TOKEN])
    freed = cells[first + at.FREED]
    lacking = []
    major = 0
    for number, region in enumerate(edition.regions):
        missing = 0 if freed >> number & 1 else (region.mask & ~cubes).bit_count()
        if region.major:
            major = missing
        elif missing:
            lacking.append(missing)
    out.append(major)
    out.append(min(lacking) if lacking else 0)
    out.append(lacking.count(1))
    out.append(len(lacking))
    node = cells[first + at.PAWN] - 1
    free = mana = closing = 0
    if node >= 0:
        for other in grounds.next_to[node]:
            edge = grounds.edge_between[node, other]
            if not cubes >> edge & 1:
                free += 1
                mana = max(mana, edition.edges[edge].mana)
                with_it = cubes | 1 << edge
                for number, region in enumerate(edition.regions):
                    if region.mask >> edge & 1 and with_it & region.mask == region.mask and not freed >> number & 1:
                        closing += 1
    out += [free, mana, closing]
    upgraded = cells[first + at.UPGRADED]
    out += [upgraded >> tile & 1 for tile in range(TILES)]
    tile = cells[at.STAR + node] if node >= 0 else -1
    out += [1.0 if tile == one else 0.0 for one in range(TILES)]


def _cards(s: Table, seat: int, out: list[float]) -> None:
    """Gods, weapons, pacts, artefacts."""
    cells, first, edition = s.cells, s.base[seat], s.edition
    summoned = cells[first + at.SUMMONED]
    waiting = cells[first + at.GODS] & ~summoned
    out += [summoned >> god & 1 for god in range(names.FIRST_MAJOR)]
    out += [waiting >> god & 1 for god in range(names.FIRST_MAJOR)]
    out.append(summoned.bit_count())
    out.append(cells[first + at.MAJOR_OUT])
    hand = cells[first + at.HAND] | s.on_table(seat)
    out += [hand >> weapon & 1 for weapon in range(WEAPONS)]
    advanced = bits(hand & ~edition.all_basic)
    payable = [one for one in advanced if cost.can_pay(s, seat, cost.of_weapon(s, seat, one))]
    out.append(len(advanced))
    out.append(len(payable))
    out.append(max([edition.weapons[one].strength for one in payable], default=0))
    out.append(cells[first + at.COMPLETED].bit_count())
    pacts = bits(cells[first + at.PACTS] & ~cells[first + at.COMPLETED])
    ready = full = points = 0
    shortest = 9
    held = cells[first + at.RESOURCES : first + at.RESOURCES + 4]
    for pact in pacts:
        one = edition.pacts[pact]
        points += one.vp
        short = sum([max(0, one.cost[kind] - held[kind]) for kind in range(4)])
        short = max(short, sum(one.cost) - sum(held))
        shortest = min(shortest, short)
        if not short:
            ready += 1
            if pays_fully(s, seat, pact):
                full += 1
    out += [len(pacts), ready, full, points, shortest]
    artefacts = cells[first + at.ARTEFACTS]
    out += [artefacts >> one & 1 for one in range(len(names.ARTEFACTS))]
    out.append(cells[first + at.PANDORA].bit_count())
    out.append(cells[first + at.BEATEN])


def _map(s: Table, seat: int, out: list[float]) -> None:
    """Who stands where: harvests, neighbours, civilizations, culture tokens."""
    cells, first, edition, grounds = s.cells, s.base[seat], s.edition, s.world.grounds
    mine = s.controlled(seat)
    people = cells[first + at.PEOPLE]
    rivals = s.rivals(seat)
    civilizations = cells[at.CIVILIZATIONS]
    harvests: list[int] = []
    kinds_open = [0, 0, 0, 0]
    for place in bits(mine & ~grounds.atlantis):
        if place == edition.afterworld:
            harvests.append(min(edition.after_icons, harvest_strength(s, seat, place)))
            continue
        land, row = edition.territories[place], s.exhausted_cell(place, 0)
        icons = 0
        for kind in land.types:
            n = land.icons[kind] - cells[row + kind]
            if n > 0:
                icons += n
                kinds_open[kind] += 1
        if icons:
            harvests.append(min(icons, harvest_strength(s, seat, place)))
    harvests.sort(reverse=True)
    out += kinds_open
    out += [harvests[i] if i < len(harvests) else 0 for i in range(BEST)]
    out.append(sum(harvests))
    strengths = [unit_strength(s, seat, place) for place in bits(people)]
    out.append(max(strengths, default=0))
    near = 0  # territories a step away
    fronts = 0
    strongest = 0
    for place in bits(people):
        if place == edition.afterworld:
            continue
        for to in grounds.into[place]:
            near |= 1 << to
            if civilizations >> to & 1:
                strongest = max(strongest, unit_strength(s, seat, place))
            elif rivals >> to & 1:
                fronts += 1
    out.append(strongest)
    out.append((near & civilizations).bit_count())
    out.append((near & ~people & ~rivals & ~civilizations).bit_count())
    out.append(fronts)
    out.append((mine & grounds.on_planet[s.world.gaia]).bit_count())
    home = grounds.on_planet[grounds.homes[s.house(seat)]]
    out.append((mine & home).bit_count())
    out.append((mine & grounds.atlantis).bit_count())
    out.append((s.contested() & s.fighting(seat)).bit_count())
    out.append((cells[first + at.TOWNS] & ~mine).bit_count())
    out.append((cells[first + at.TOWNS] & mine).bit_count())
    stood = s.anybody()
    beside = nearly = unseen = 0
    for spot in bits(cells[at.LYING]):
        around = grounds.around[spot]
        if around & people:
            beside += 1
            if (around & ~stood).bit_count() == 1:
                nearly += 1
        elif cells[at.UNSEEN] >> spot & 1:
            unseen += 1
    out += [beside, nearly, unseen]


def _course(s: Table, seat: int, out: list[float]) -> None:
    """How far the game is, whose turn it is, and what the seat may still do in its turn."""
    cells, first = s.cells, s.base[seat]
    others = [s.base[other] for other in range(s.seats) if other != seat]
    out.append(cells[first + at.TURNS])
    out.append(cells[at.END])
    out.append(max([cells[other + at.PLACED] for other in others]))
    out.append(max([max(cells[other + at.STEPS : other + at.STEPS + TRACKS]) for other in others]))
    out.append(max([cells[other + at.DOMINION] for other in others]))
    out.append(cells[first + at.VP] - max([cells[other + at.VP] for other in others]))
    out.append(s.seats)
    order = s.world.order
    place = order.index(seat) if cells[at.PHASE] != at.SETUP else 0  # nobody knows the first player before (A183)
    out.append(place)
    active = cells[at.ACTIVE] == seat
    # Turns this seat surely has once the end was triggered.
    out.append(1.0 if cells[at.END] and place > order.index(cells[at.ACTIVE]) else 0.0)
    phase = cells[at.PHASE]
    out.append(1.0 if active and phase == at.PRIMARY else 0.0)
    out.append(1.0 if active and phase <= at.MANA_PHASE else 0.0)
    out.append(1.0 if active and phase <= at.EXTRA else 0.0)
    out.append(1.0 if active and at.SETUP < phase <= at.CULTURE else 0.0)
    out.append(cells[at.CIVILIZATIONS].bit_count())
    open_ = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    for d in s.decisions:
        if d.seat != seat:
            continue
        if isinstance(d, kinds.Move):
            open_[0] += d.steps
        elif isinstance(d, kinds.Harvest):
            open_[1] += d.n
        elif isinstance(d, kinds.Deploy):
            open_[2] += d.n
        elif isinstance(d, kinds.GainWeapons):
            open_[3] += d.n
        elif isinstance(d, kinds.TakePacts):
            open_[4] += d.n
        elif isinstance(d, kinds.Portal):
            open_[5] += d.n
        elif isinstance(d, kinds.AnyResources):
            open_[6] += d.n
        elif isinstance(d, (kinds.Activate, kinds.Market)):
            open_[7] += 1
        elif isinstance(d, kinds.Rewards):
            open_[8] += len(d.items)
    out += open_


def _battles(s: Table, seat: int, out: list[float]) -> None:
    """Battles that wait, and those that could be sought: how likely they are won with the best weapon in hand."""
    cells, first, grounds = s.cells, s.base[seat], s.world.grounds
    hand = bits((cells[first + at.HAND] | s.on_table(seat)) & ~s.edition.all_basic)
    strengths = [s.edition.weapons[w].strength for w in hand if cost.can_pay(s, seat, cost.of_weapon(s, seat, w))]
    armed = bool(strengths)
    weapon = max(strengths, default=0)
    won = of_atlantis = 0.0
    for place in bits(s.contested() & s.fighting(seat)):
        chance = _chance(s, seat, place, unit_strength(s, seat, place) + weapon) if armed else 0.0
        won += chance
        if grounds.atlantis >> place & 1:
            of_atlantis += chance
    reach = 0.0
    force = 0
    in_reach = 0.0
    people = cells[first + at.PEOPLE] & ~(1 << s.edition.afterworld)
    for place in bits(cells[at.CIVILIZATIONS] & ~people):
        closed = grounds.atlantis >> place & 1 == 1
        if closed and cells[at.END]:
            continue
        around = [unit_strength(s, seat, one) for one in bits(people) if place in s.world.into[one]]
        if not around:
            continue
        if closed:
            force = max(force, sum(around))
            in_reach = max(in_reach, _chance(s, seat, place, sum(around) + weapon) if armed else 0.0)
        elif armed:
            reach = max(reach, _chance(s, seat, place, sum(around) + weapon))
    out += [won, of_atlantis, reach, force, in_reach]


def _chance(s: Table, seat: int, place: int, strength: int) -> float:
    """How likely so much strength wins in a territory; what lies face down is anything that it can be."""
    rival = others(s, place, seat)
    if rival >= 0:
        enemy = unit_strength(s, rival, place) + EITHER_WAY
    elif s.cells[s.open_cell(place)]:
        tile = s.edition.civilizations[s.civilization(place)]
        return 1.0 if strength >= tile.strength + (s.amounts.atlantean if s.atlantis(place) else 0) else 0.0
    else:
        enemy = UNSEEN + (s.amounts.atlantean if s.atlantis(place) else 0)
    return min(1.0, max(0.0, (strength - enemy + EITHER_WAY) / (EITHER_WAY + 1)))
