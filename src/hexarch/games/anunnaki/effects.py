"""The primitive effects: they write the cells, and log what everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import codes, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.hands import GAINED, LOST
from hexarch.games.anunnaki.kinds import AnyResources
from hexarch.games.anunnaki.masks import bits
from hexarch.games.anunnaki.names import FOLLOWER, SETTLEMENT

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def put(s: Table, seat: int, cell: int, value: int) -> None:
    """Write a number of a seat."""
    s.put(s.base[seat] + cell, value)


def add(s: Table, seat: int, cell: int, n: int) -> None:
    """Add to a number of a seat."""
    s.add(s.base[seat] + cell, n)


# -- holdings -------------------------------------------------------------------------------


def gain(s: Table, seat: int, kind: int, n: int = 1) -> None:
    """Resources of one type; there is no upper bound (A5)."""
    if n:
        s.add(s.base[seat] + at.RESOURCES + kind, n)
        s.log(codes.GAIN, seat, kind, n)


def pay(s: Table, seat: int, kind: int, n: int = 1) -> None:
    """Pay resources of one type."""
    if n:
        s.add(s.base[seat] + at.RESOURCES + kind, -n)
        s.log(codes.PAY, seat, kind, n)


def mana(s: Table, seat: int, n: int) -> None:
    """Gain mana, or pay some."""
    if n:
        s.add(s.base[seat] + at.MANA, n)
        s.log(codes.MANA, seat, n)


def score(s: Table, seat: int, n: int, source: int) -> None:
    """Points, and where they come from."""
    if n:
        first = s.base[seat]
        s.add(first + at.VP, n)
        s.add(first + at.SOURCES + source, n)
        s.log(codes.POINTS, seat, n, source)


# -- tracks ---------------------------------------------------------------------------------


def last_space(s: Table, seat: int) -> int:
    """How far a seat may go on a development track: the final space needs the lightning line (A69)."""
    last = len(s.edition.multiplier) - 1
    return last if s.cells[s.base[seat] + at.DOMINION] >= s.edition.last_open_from else last - 1


def advance(s: Table, seat: int, track: int, n: int) -> None:
    """Steps on a development track; those too many are lost (A69, A70)."""
    cell = s.base[seat] + at.STEPS + track
    old = s.cells[cell]
    new = max(old, min(old + n, last_space(s, seat)))
    if new != old:
        s.put(cell, new)
        s.log(codes.STEP, seat, track, new - old)
        if new == len(s.edition.multiplier) - 1:
            trigger_end(s, seat)


def dominion(s: Table, seat: int, n: int) -> None:
    """Steps on the dominion track, with the tokens reached or passed (A67, A68)."""
    cell = s.base[seat] + at.DOMINION
    old = s.cells[cell]
    new = min(old + n, len(s.edition.dominion_vp) - 1)
    if new == old:
        return
    s.put(cell, new)
    s.log(codes.DOMINION, seat, new - old)
    for i, space in enumerate(s.edition.token_spaces):
        if old < space <= new and s.cells[at.VP_TOKENS] >> i & 1:
            s.add(at.VP_TOKENS, -(1 << i))
            s.log(codes.VP_TOKEN, seat, space)
            score(s, seat, s.amounts.token_vp, names.FROM_TOKENS)


def trigger_end(s: Table, seat: int) -> None:
    """The 14th cube or the final space of a track: everybody gets the same number of turns (A171, A172)."""
    if not s.cells[at.END] and s.cells[at.PHASE] < at.FINISH:
        s.put(at.END, 1)
        s.log(codes.END, seat)


# -- the star -------------------------------------------------------------------------------


def place_cube(s: Table, seat: int, edge: int) -> None:
    """A cube on an edge: its mana, Ra's resource, freed tokens, the end by the last cube (A31, A33, A138, A188)."""
    count, first = s.edition.edges[edge].mana, s.base[seat]
    s.put(first + at.CUBES, s.cells[first + at.CUBES] | 1 << edge)
    s.add(first + at.PLACED, 1)
    s.log(codes.CUBE, seat, edge, count)
    _cube_gains(s, seat, count)
    if s.cells[first + at.PLACED] == s.edition.cubes:
        trigger_end(s, seat)


def shift_cube(s: Table, seat: int, edge: int, end: int) -> None:
    """A cube moves to an empty edge, with that edge's mana (A35, A137)."""
    count = s.edition.edges[end].mana
    put(s, seat, at.CUBES, s.get(seat, at.CUBES) & ~(1 << edge) | 1 << end)
    s.log(codes.SHIFT, seat, edge, end, count)
    _cube_gains(s, seat, count)


def _cube_gains(s: Table, seat: int, count: int) -> None:
    mana(s, seat, count)
    first = s.base[seat]
    missing, freed = ~s.cells[first + at.CUBES], s.cells[first + at.FREED]
    for number, region in enumerate(s.edition.regions):
        if not region.mask & missing and not freed >> number & 1:
            add(s, seat, at.FREED, 1 << number)
            add(s, seat, at.MAJOR_TOKEN if region.major else at.TOKENS, 1)
            s.log(codes.TOKEN, seat, number)
    if count and s.world.houses[seat] == names.PHARAOS and s.cells[first + at.MAJOR_OUT]:
        n = s.amounts.ra_resources
        if n:
            s.push(AnyResources(seat, n, names.ALL_RESOURCES, 0))


# -- pieces on the map ----------------------------------------------------------------------


def move_units(s: Table, seat: int, place: int, to: int, unit: int, n: int, event: int) -> None:
    """Units of a kind go from a territory to another; gods that enter are remembered for Anubis (A143)."""
    if unit == SETTLEMENT:
        s.change(place, seat, unit, -n)
        s.change(to, seat, unit, n)
    else:
        s.march(place, to, seat, unit, n)
    while n > 0:
        s.log(event, seat, place, to, unit)
        n -= 1
    if unit == names.MINOR or unit == names.MAJOR:
        s.put(at.ENTERED, s.cells[at.ENTERED] | 1 << to)


def retreat(s: Table, seat: int, place: int) -> None:
    """All units of a lost battle go to the capital, settlements of Norrenis too (A101, A105, A134)."""
    first, capital = s.rows[seat][place], s.world.capitals[seat]
    for unit in range(3):
        count = s.cells[first + unit]
        if count:
            s.march(place, capital, seat, unit, count)
    if seat == s.world.norrenis:
        count = s.cells[first + SETTLEMENT]
        if count:
            s.change(place, seat, SETTLEMENT, -count)
            s.change(capital, seat, SETTLEMENT, count)
    s.log(codes.RETREAT, seat, place)


def deploy(s: Table, seat: int, place: int) -> None:
    """A follower of the reserve comes to the map."""
    s.add(s.base[seat] + at.RESERVE, -1)
    s.change(place, seat, FOLLOWER, 1)
    s.log(codes.DEPLOY, seat, place)
    reveal(s, seat)


def recall(s: Table, seat: int, place: int) -> None:
    """A follower of the map returns to the reserve."""
    s.change(place, seat, FOLLOWER, -1)
    s.add(s.base[seat] + at.RESERVE, 1)
    s.log(codes.RECALL, seat, place)


def build(s: Table, seat: int, place: int) -> None:
    """The leftmost settlement of the row comes to the map (A79)."""
    add(s, seat, at.ROW, -1)
    s.change(place, seat, SETTLEMENT, 1)
    s.log(codes.BUILD, seat, place)


def summon(s: Table, seat: int, god: int, place: int) -> None:
    """A god takes the place of a follower (A90)."""
    recall(s, seat, place)
    if god >= names.FIRST_MAJOR:
        add(s, seat, at.MAJOR_TOKEN, -1)
        put(s, seat, at.MAJOR_OUT, 1)
        s.change(place, seat, names.MAJOR, 1)
    else:
        add(s, seat, at.TOKENS, -1)
        add(s, seat, at.SUMMONED, 1 << god)
        s.change(place, seat, names.MINOR, 1)
    s.log(codes.SUMMON, seat, god, place)
    reveal(s, seat)


def reveal(s: Table, seat: int) -> None:
    """Culture tokens next to a unit of the seat are turned face up (A19, A49)."""
    unseen = s.cells[at.UNSEEN]
    if not unseen:
        return
    people, around = s.cells[s.base[seat] + at.PEOPLE], s.world.grounds.around
    for spot in bits(unseen):
        if people & around[spot]:
            s.turn_up(spot)
            s.log(codes.CULTURE, seat, spot, s.cells[s.spot_cell(spot)] - 1)


def exhaust(s: Table, seat: int, place: int, kind: int) -> None:
    """An exhaust token on an icon; the capital never gets one (A63, A64)."""
    if place != s.edition.afterworld and not s.edition.territories[place].capital:
        s.add(s.exhausted_cell(place, kind), 1)
        s.log(codes.EXHAUST, seat, place, kind)


# -- cards ----------------------------------------------------------------------------------


def refill(s: Table) -> None:
    """The display is filled up from the pile; an empty pile lets it shrink (A55)."""
    for i in range(s.edition.display):
        if not s.cells[at.DISPLAY + i]:
            show(s, at.DISPLAY + i)


def show(s: Table, cell: int) -> None:
    """The next pact of the pile, if there is one, comes to a place of the display."""
    drawn, pile = s.cells[at.DRAWN_PACTS], s.world.pile
    if drawn < len(pile):
        s.put(cell, pile[drawn] + 1)
        s.put(at.DRAWN_PACTS, drawn + 1)
        s.log(codes.SHOWN, -1, pile[drawn])


def take_pact(s: Table, seat: int, pact: int) -> None:
    """A pact of the display."""
    cell = s.cells.index(pact + 1, at.DISPLAY, at.DISPLAY + s.edition.display)
    s.put(cell, 0)
    s.add(s.base[seat] + at.PACTS, 1 << pact)
    s.log(codes.PACT, seat, pact)
    show(s, cell)


def upgrade(s: Table, seat: int, tile: int) -> None:
    """A tile is turned to its upgraded side (A75)."""
    add(s, seat, at.UPGRADED, 1 << tile)
    s.log(codes.UPGRADE, seat, tile)


def take_weapon(s: Table, seat: int, weapon: int) -> None:
    """A weapon of the deck; the others learn only that there is one more (A187)."""
    s.note(seat, GAINED, s.on_table(seat))
    add(s, seat, at.HAND, 1 << weapon)
    s.log(codes.WEAPONS, seat, 1)


def lose_weapon(s: Table, seat: int, weapon: int) -> None:
    """An advanced weapon returns to the deck, unseen."""
    s.note(seat, LOST, 0)
    add(s, seat, at.HAND, -(1 << weapon))
    s.log(codes.WEAPONS_LOST, seat, 1)
