"""Moving and teleporting units (A45 to A52, A131, A213)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import codes, effects, names
from hexarch.games.anunnaki import kinds as k
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.closing import close
from hexarch.games.anunnaki.control import barred, contested, controls
from hexarch.games.anunnaki.grounds import Roads
from hexarch.games.anunnaki.masks import bits, mask_of
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.games.anunnaki.rules.listing import Listing
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table

SINGLE: Final = (names.MINOR, names.MAJOR, names.SETTLEMENT)
FIGURES: Final = tuple([tuple([unit for i, unit in enumerate(SINGLE) if found >> i & 1]) for found in range(8)])
COUNTS: Final = tuple([tuple(range(1, n + 1)) for n in range(100)])  # followers that go together
# Who may travel with a settlement of Norrenis, in the order of fields.CREWS: followers, minor gods, major god.
CREW: Final = ((1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1))


def crowd(followers: int, minor: int, major: int) -> int:
    """Units as far as they matter for a crew, as one number; 0 for none."""
    return 6 * min(followers, 2) + 2 * min(minor, 2) + min(major, 1)


# The crews that these units can be.
CREWS: Final = tuple(
    [
        tuple([crew for crew, (f, m, g) in enumerate(CREW) if f <= n // 6 and m <= n // 2 % 3 and g <= n % 2])
        for n in range(18)
    ]
)


def neighbours(s: Table, seat: int, place: int) -> list[int]:
    """Where a step can lead; the Afterworld touches whatever its owner controls, but not Atlantis (A124, A209)."""
    after = s.edition.afterworld
    if place == after:
        return [to for to in s.places() if controls(s, seat, to) and not s.atlantis(to)]
    found = list(s.world.near[place])
    if not barred(s, seat, after) and controls(s, seat, place):
        found.append(after)
    return found


def refuse_leaving(s: Table, seat: int, place: int, to: int) -> Refusal | None:
    """Capitals of others are closed, who must fight stays, Atlantis closes after the trigger (A46, A48, A173)."""
    if barred(s, seat, to):
        return no("closed_to_you", "A48", place=s.edition.territory_code(to))
    if contested(s, place):
        return no("battle_waits", "A46", place=s.edition.territory_code(place))
    if s.cells[at.END] and (s.atlantis(place) or s.atlantis(to)):
        return no("atlantis_is_closed", "A173")
    return None


def refuse_step(s: Table, seat: int, place: int, to: int) -> Refusal | None:
    """A step leads to a neighbour, into Atlantis only over a dashed border (A45, A47)."""
    if to not in s.world.near.get(place, ()) and to not in neighbours(s, seat, place):
        return no("not_adjacent", "A45", place=s.edition.territory_code(place), to=s.edition.territory_code(to))
    if s.atlantis(to) and (place == s.edition.afterworld or to not in s.world.into[place]):
        return no("solid_border", "A47", place=s.edition.territory_code(place), to=s.edition.territory_code(to))
    return refuse_leaving(s, seat, place, to)


def refuse_portal(s: Table, seat: int, d: k.Portal, place: int, to: int) -> Refusal | None:
    """Anywhere, but not into or out of Atlantis (A52, A118)."""
    if place == to:
        return no("not_adjacent", "A52", place=s.edition.territory_code(place), to=s.edition.territory_code(to))
    if s.atlantis(place) or s.atlantis(to):
        return no("no_portal_to_atlantis", "A118")
    if d.start >= 0 and place != d.start:
        return no("one_start", "A157", place=s.edition.territory_code(d.start))
    return refuse_leaving(s, seat, place, to)


def movable(s: Table, seat: int, unit: int) -> bool:
    """Settlements move only for Norrenis (A131)."""
    return unit != names.SETTLEMENT or s.house(seat) == names.NORRENIS


def crew_fits(s: Table, seat: int, place: int, crew: int) -> bool:
    """Are these units there?"""
    first = s.unit_cell(place, seat, 0)
    followers, minor, major = CREW[crew]
    return s.cells[first] >= followers and s.cells[first + 1] >= minor and s.cells[first + 2] >= major


def used(s: Table, d: Asked, n: int, place: int) -> None:
    """Steps, or units of a portal, are used up; a portal shows tokens at once (A19)."""
    if isinstance(d, k.Move):
        if d.steps > n:
            s.swap(d, k.Move(d.seat, d.steps - n))
            return
    elif isinstance(d, k.Portal):
        effects.reveal(s, d.seat)
        if d.n > n:
            s.swap(d, k.Portal(d.seat, d.n - n, d.start if d.start == -1 else place))
            return
    close(s, d)


class Transport(Verb):
    """What moving and teleporting have in common."""

    event: int = codes.MOVE  # what the log calls it

    def left(self, d: Asked) -> int:
        """Steps or units that are left."""
        if isinstance(d, k.Move):
            return d.steps
        return d.n if isinstance(d, k.Portal) else 0

    def way(self, s: Table, seat: int, d: Asked, place: int, to: int) -> Refusal | None:
        """Why this way is closed."""
        return refuse_portal(s, seat, d, place, to) if isinstance(d, k.Portal) else refuse_step(s, seat, place, to)

    def loads(self, load: int) -> tuple[int, ...]:
        """What may leave a territory, as numbers for the last blank of the text, by the number of a load."""
        raise NotImplementedError

    def goals(self, s: Table, seat: int, d: Asked, place: int) -> list[int]:
        """Where the way is open to."""
        if isinstance(d, k.Portal):
            near = s.places_of(seat)
            return [to for to in near if place != to and self.way(s, seat, d, place, to) is None]
        return [to for to in neighbours(s, seat, place) if self.way(s, seat, d, place, to) is None]

    def ways(self, s: Table, seat: int, d: Asked, place: int, load: int, roads: Roads) -> list[Pick]:
        """All choices with a load of a territory."""
        loads, goals = self.loads(load), self.goals(s, seat, d, place)
        roads.goals[place] = mask_of(goals)
        return self.picks(s, [(place, to, one) for to in goals for one in loads])

    def refuse_way(self, s: Table, seat: int, d: Asked, place: int, to: int) -> Refusal | None:
        """Why this way is closed; one that was listed for this very question is open."""
        roads = s.found_roads
        if s.found_for is d and roads is not None and s.found_from >> place & roads.goals[place] >> to & 1:
            return None
        return self.way(s, seat, d, place, to)


class MoveFollowers(Transport):
    """Followers go one step together, each for a step of its own (A45)."""

    name = "move"
    group = "move"
    text = "move {place} > {to} x{count}"
    kinds: tuple[str, ...] = ("move",)

    def loads(self, load: int) -> tuple[int, ...]:
        return COUNTS[load]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if not 1 <= c.count <= s.cells[s.rows[seat][c.place] + names.FOLLOWER]:
            return no("no_such_units", "A45", place=s.edition.territory_code(c.place))
        if c.count > self.left(d):
            return no("too_many", "A45", left=self.left(d))
        return self.refuse_way(s, seat, d, c.place, c.to)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        effects.move_units(s, seat, c.place, c.to, names.FOLLOWER, c.count, self.event)
        used(s, d, c.count, c.place)


class PortalFollowers(MoveFollowers):
    """Followers are teleported (A52)."""

    name = "portal"
    group = "portal"
    text = "portal {place} > {to} x{count}"
    kinds: tuple[str, ...] = ("portal",)
    event: int = codes.PORTAL


class MoveUnit(Transport):
    """A god, or a settlement of Norrenis, goes one step (A45, A131)."""

    name = "move_unit"
    group = "move"
    text = "move {place} > {to} {unit}"
    kinds: tuple[str, ...] = ("move",)

    def loads(self, load: int) -> tuple[int, ...]:
        return FIGURES[load]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if c.unit == names.FOLLOWER:
            return no("write_followers_as_a_number", "A45")
        if not s.units(c.place, seat, c.unit):
            return no("no_such_units", "A45", place=s.edition.territory_code(c.place))
        if not movable(s, seat, c.unit):
            return no("settlements_stay", "A131")
        return self.refuse_way(s, seat, d, c.place, c.to)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        effects.move_units(s, seat, c.place, c.to, c.unit, 1, self.event)
        used(s, d, 1, c.place)


class PortalUnit(MoveUnit):
    """A god, or a settlement of Norrenis, is teleported (A52, A131)."""

    name = "portal_unit"
    group = "portal"
    text = "portal {place} > {to} {unit}"
    kinds: tuple[str, ...] = ("portal",)
    event: int = codes.PORTAL


class MoveWithCrew(Transport):
    """A settlement of Norrenis takes up to two units along, for one step (A131, A213)."""

    name = "carry"
    group = "move"
    text = "move {place} > {to} settlement with {crew}"
    kinds: tuple[str, ...] = ("move",)

    def loads(self, load: int) -> tuple[int, ...]:
        return CREWS[load]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if not movable(s, seat, names.SETTLEMENT):
            return no("settlements_stay", "A131")
        if not s.settlement(c.place, seat) or not crew_fits(s, seat, c.place, c.crew):
            return no("no_such_units", "A131", place=s.edition.territory_code(c.place))
        return self.refuse_way(s, seat, d, c.place, c.to)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        effects.move_units(s, seat, c.place, c.to, names.SETTLEMENT, 1, self.event)
        for unit, n in enumerate(CREW[c.crew]):
            if n:
                effects.move_units(s, seat, c.place, c.to, unit, n, self.event)
        used(s, d, 1, c.place)


class PortalWithCrew(MoveWithCrew):
    """A settlement of Norrenis is teleported with up to two units (A131, A213)."""

    name = "carry_portal"
    group = "portal"
    text = "portal {place} > {to} settlement with {crew}"
    kinds: tuple[str, ...] = ("portal",)
    event: int = codes.PORTAL


WITH_AFTERWORLD: Final = 8


class Ways(Listing):
    """All moves, or all portals: of followers, of figures, of settlements with a crew.

    They begin wherever the seat has pieces that wait for no battle. The ways from a territory depend on the House, on
    the end of the game and on the Afterworld only: the list of a load is made once. The Afterworld touches whatever its
    owner controls, so with it nothing is kept.
    """

    def options(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        cells, rows = s.cells, s.rows[seat]
        begin, left, touches = s.free(seat), 0, False
        if isinstance(d, k.Move):
            left, touches = d.steps, True
        elif isinstance(d, k.Portal):
            left = d.n
            begin &= ~s.world.grounds.atlantis
            if d.start >= 0:
                begin &= 1 << d.start
        roads = self.roads(s, seat, touches)
        s.found_from, s.found_roads = begin, roads
        places, of_followers = bits(begin), roads.lists[0]
        found: list[Pick] = []
        for place in places:
            load = cells[rows[place]]
            if load:
                if load > left:
                    load = left
                found += of_followers[place][load] or self.make(s, seat, d, 0, roads, place, load)
        first = s.base[seat]
        carries = seat == s.world.norrenis
        if not (carries or cells[first + at.SUMMONED] or cells[first + at.MAJOR_OUT]):
            return found
        of_figures, of_crews = roads.lists[1], roads.lists[2]
        crews: list[Pick] = []
        for place in places:
            first = rows[place]
            minor, major = cells[first + 1], cells[first + 2]
            if not (minor or major or carries):
                continue
            load = (1 if minor else 0) + (2 if major else 0)
            if carries and cells[first + 3]:
                load += 4
                crew = crowd(cells[first], minor, major)
                if crew:
                    crews += of_crews[place][crew] or self.make(s, seat, d, 2, roads, place, crew)
            if load:
                found += of_figures[place][load] or self.make(s, seat, d, 1, roads, place, load)
        found += crews
        return found

    def roads(self, s: Table, seat: int, touches: bool) -> Roads:
        """The ways of a seat; do they depend on what the Afterworld touches?"""
        grounds, kept = s.world.grounds, True
        key = (self.first.number << 4) + (s.cells[at.END] << 2) + s.world.houses[seat]
        artefacts = s.cells[s.base[seat] + at.ARTEFACTS]
        if artefacts and artefacts >> names.AFTERWORLD_MAP & 1:
            key += WITH_AFTERWORLD
            kept = not touches
        known = grounds.roads.get(key) if kept else None
        if known is None:
            known = Roads(len(self.verbs), s.edition.afterworld + 1, grounds.loads)
            if kept:
                grounds.roads[key] = known
        return known

    def make(self, s: Table, seat: int, d: Asked, verb: int, roads: Roads, place: int, load: int) -> list[Pick]:
        """The ways of a load."""
        transport = self.verbs[verb]
        assert isinstance(transport, Transport)
        found = transport.ways(s, seat, d, place, load, roads)
        roads.keep(verb, place, load, found)
        return found
