"""Resources of choice, the market, harvests (A4, A61 to A65)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import codes, effects, kinds, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import controls, harvest_strength
from hexarch.games.anunnaki.kinds_battle import Pay as PayKind
from hexarch.games.anunnaki.kinds_battle import Steal as StealKind
from hexarch.games.anunnaki.masks import bits, mask_of
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table

FOUR: Final = tuple([(kind,) for kind in range(4)])
PAIRS: Final = tuple([(b, c) for b in range(4) for c in range(b + 1, 4)])
TRADES: Final = tuple([(a, b, c) for a in range(4) for b, c in PAIRS if a not in (b, c)])


def held_types(s: Table, seat: int) -> int:
    """Resources of which there is at least one, as a mask."""
    first = s.base[seat] + at.RESOURCES
    food, wood, metal, gold = s.cells[first : first + 4]
    return (1 if food else 0) | (2 if wood else 0) | (4 if metal else 0) | (8 if gold else 0)


class Gain(Verb):
    """A resource of the player's choice (A4); where all must be of one type, all of them (A58)."""

    name = "gain"
    group = "gain"
    text = "gain {resource}"
    kinds: tuple[str, ...] = ("any_resources",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        assert isinstance(d, kinds.AnyResources)
        return self.each(s, d.mask)

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        assert isinstance(d, kinds.AnyResources)
        return None if d.mask >> c.resource & 1 else no("not_this_type", "A65", resource=names.RESOURCES[c.resource])

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        assert isinstance(d, kinds.AnyResources)
        n = d.n if d.same else 1
        effects.gain(s, seat, c.resource, n)
        if d.n > n:
            s.swap(d, kinds.AnyResources(seat, d.n - n, d.mask, 0))
        else:
            s.drop(d)


class Pay(Verb):
    """A cost of "any" is paid with resources of choice (A4, A205)."""

    name = "pay"
    group = "pay"
    text = "pay {resource}"
    kinds: tuple[str, ...] = ("pay",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        return self.each(s, held_types(s, seat))

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if s.get(seat, at.RESOURCES + c.resource):
            return None
        return no("cannot_pay", "A5", resource=names.RESOURCES[c.resource])

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        assert isinstance(d, PayKind)
        effects.pay(s, seat, c.resource)
        if d.n > 1:
            s.swap(d, PayKind(seat, d.n - 1))
        else:
            s.drop(d)


class Steal(Verb):
    """Slingshot: the loser steals a resource from the winner (A112)."""

    name = "steal"
    group = "battle"
    text = "steal {resource}"
    kinds: tuple[str, ...] = ("steal",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return list(FOUR)

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        assert isinstance(d, StealKind)
        if s.get(d.victim, at.RESOURCES + c.resource):
            return None
        return no("nothing_to_steal", "A112", resource=names.RESOURCES[c.resource])

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        assert isinstance(d, StealKind)
        s.drop(d)
        effects.pay(s, d.victim, c.resource)
        effects.gain(s, seat, c.resource)


class Trade(Verb):
    """Market: pay one resource, gain two others, all three different (A61, A191)."""

    name = "trade"
    group = "trade"
    text = "trade {resource} for {second}, {third}"
    pair: tuple[str, ...] = ("second", "third")
    kinds: tuple[str, ...] = ("market",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        assert isinstance(d, kinds.Market)
        if d.upgraded:
            return []
        sets, held = s.world.grounds.sets[self.number], held_types(s, seat)
        found = sets.get(held)
        if found is None:
            found = self.picks(s, [row for row in TRADES if held >> row[0] & 1])
            sets[held] = found
        return found

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        assert isinstance(d, kinds.Market)
        if d.upgraded:
            return no("market_is_free", "A61")
        if len({c.resource, c.second, c.third}) < 3:
            return no("all_different", "A61")
        if not s.get(seat, at.RESOURCES + c.resource):
            return no("cannot_pay", "A191", resource=names.RESOURCES[c.resource])
        return None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.pay(s, seat, c.resource)
        effects.gain(s, seat, c.second)
        effects.gain(s, seat, c.third)


class Fetch(Verb):
    """Upgraded market: gain two different resources (A61)."""

    name = "fetch"
    group = "trade"
    text = "fetch {second}, {third}"
    exact = True
    pair: tuple[str, ...] = ("second", "third")
    kinds: tuple[str, ...] = ("market",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        assert isinstance(d, kinds.Market)
        return super().options_of(s, seat, d) if d.upgraded else []

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return list(PAIRS)

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        assert isinstance(d, kinds.Market)
        if not d.upgraded:
            return no("market_has_a_price", "A61")
        return no("all_different", "A61") if c.second == c.third else None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.gain(s, seat, c.second)
        effects.gain(s, seat, c.third)


def open_types(s: Table, place: int) -> list[int]:
    """Types with an icon that is not exhausted."""
    if place == s.edition.afterworld:
        return []
    land, first = s.edition.territories[place], s.exhausted_cell(place, 0)
    return [kind for kind in land.types if land.icons[kind] > s.cells[first + kind]]


def _not_there(s: Table, place: int, code: str, rule: str) -> Refusal:
    return no(code, rule, place=s.edition.territory_code(place))


def refuse_harvest(s: Table, seat: int, d: kinds.Harvest, place: int) -> Refusal | None:
    """A controlled territory with strength and an open icon, each once in an action (A56, A62 to A64)."""
    if not controls(s, seat, place):
        return _not_there(s, place, "not_controlled", "A62")
    if d.done >> place & 1:
        return _not_there(s, place, "harvested_already", "A56")
    if s.atlantis(place):
        return _not_there(s, place, "nothing_to_harvest", "A64")
    if place != s.edition.afterworld and not open_types(s, place):
        return _not_there(s, place, "exhausted", "A64")
    return None if harvest_strength(s, seat, place) else _not_there(s, place, "no_strength", "A64")


def fields(s: Table, seat: int, d: Asked, among: int) -> list[tuple[int, list[int]]]:
    """Territories that can be harvested now, with their open types."""
    assert isinstance(d, kinds.Harvest)
    found = []
    people = s.cells[s.base[seat] + at.PEOPLE]
    for place in bits(s.controlled(seat) & ~d.done & ~s.world.grounds.atlantis & among):
        if people >> place & 1 or harvest_strength(s, seat, place):  # every unit has strength
            types = open_types(s, place)
            if types:
                found.append((place, types))
    return found


def plain_fields(s: Table, seat: int, d: Asked, among: int) -> int:
    """Territories of one type at most that can be harvested now, as a mask."""
    assert isinstance(d, kinds.Harvest)
    cells, fields_of, exhausted = s.cells, s.world.grounds.fields, s.world.exhausted
    people = cells[s.base[seat] + at.PEOPLE]
    found = 0
    for place in bits(s.controlled(seat) & ~d.done & ~s.world.grounds.atlantis & among):
        kind, icons = fields_of[place]
        if icons > cells[exhausted + place * 4 + kind]:
            bit = 1 << place
            if people & bit or harvest_strength(s, seat, place):  # every unit has strength
                found |= bit
    return found


def harvested(s: Table, seat: int, d: kinds.Harvest, place: int) -> None:
    """One territory is done."""
    s.log(codes.HARVEST, seat, place)
    if d.n > 1:
        s.swap(d, kinds.Harvest(seat, d.n - 1, d.done | 1 << place))
    else:
        s.drop(d)


def boundless(s: Table, seat: int, place: int) -> bool:
    """Ishtar unlocked: outside the capital the number of icons does not matter (A140)."""
    return s.house(seat) == names.BABYLON and s.get(seat, at.MAJOR_OUT) == 1 and place != s.world.capitals[seat]


class Harvest(Verb):
    """As many resources as strength and open icons allow, then one icon is exhausted (A62, A63)."""

    name = "harvest"
    group = "harvest"
    text = "harvest {place}"
    kinds: tuple[str, ...] = ("harvest",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        rich, found = s.world.grounds.rich, 0
        if rich:
            found = mask_of([place for place, types in fields(s, seat, d, rich) if len(types) < 2])
        return self.each(s, found | plain_fields(s, seat, d, ~rich))

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        assert isinstance(d, kinds.Harvest)
        if not s.world.grounds.rich >> c.place & 1 and plain_fields(s, seat, d, 1 << c.place):
            return None
        refusal = refuse_harvest(s, seat, d, c.place)
        if refusal is None and len(open_types(s, c.place)) > 1:
            return no("which_type", "A65", place=s.edition.territory_code(c.place))
        return refusal

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        assert isinstance(d, kinds.Harvest)
        strength = harvest_strength(s, seat, c.place)
        harvested(s, seat, d, c.place)
        if c.place == s.edition.afterworld:
            n = strength if boundless(s, seat, c.place) else min(strength, s.edition.after_icons)
            s.push(kinds.AnyResources(seat, n, names.ALL_RESOURCES, 0))
            return
        land = s.edition.territories[c.place]
        kind = land.types[0] if len(land.types) == 1 else open_types(s, c.place)[0]
        icons = land.icons[kind] - s.cells[s.world.exhausted + c.place * 4 + kind]
        effects.gain(s, seat, kind, strength if strength <= icons or boundless(s, seat, c.place) else icons)
        effects.exhaust(s, seat, c.place, kind)


class HarvestOf(Verb):
    """A territory of two open types: the one named is exhausted, and with strength 1 it is the one taken (A65)."""

    name = "harvest_of"
    group = "harvest"
    text = "harvest {place}: {resource}"
    kinds: tuple[str, ...] = ("harvest",)

    exact = True

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        rich = s.world.grounds.rich
        return super().options_of(s, seat, d) if rich and s.controlled(seat) & rich else []

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        rich = s.world.grounds.rich
        return [(place, kind) for place, types in fields(s, seat, d, rich) if len(types) > 1 for kind in types]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        assert isinstance(d, kinds.Harvest)
        refusal = refuse_harvest(s, seat, d, c.place)
        if refusal is not None:
            return refusal
        types = open_types(s, c.place)
        if len(types) < 2 or c.resource not in types:
            return no("not_this_type", "A65", resource=names.RESOURCES[c.resource])
        return None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        assert isinstance(d, kinds.Harvest)
        strength = harvest_strength(s, seat, c.place)
        types = open_types(s, c.place)
        harvested(s, seat, d, c.place)
        if boundless(s, seat, c.place):
            s.push(kinds.AnyResources(seat, strength, sum([1 << kind for kind in types]), 0))
        elif strength == 1:
            effects.gain(s, seat, c.resource)
        else:
            for kind in types:
                effects.gain(s, seat, kind)
        effects.exhaust(s, seat, c.place, c.resource)
