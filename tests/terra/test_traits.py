"""Factions are figures and traits: each trait has its users, and a variant may wrap a trait for everybody."""

import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra import effects, own, traits
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import VARIANTS, all_factions, base, registry
from hexarch.games.terra.factions.base import Faction, Variant
from hexarch.games.terra.names import FROM_FACTION
from hexarch.games.terra.traits.eruption import Eruption
from hexarch.games.terra.traits.exchanges import Exchange
from hexarch.games.terra.traits.specials import Special
from hexarch.games.terra.traits.towns import Towns

from .scenario import Table

IDENTITY = {"id", "home", "side", "needs", "options", "versions", "aliases", "index"}
FIGURES = {"figures", "start", "board", "dig", "shipping"}
CONCERNS = sorted(entry.name for entry in pkgutil.iter_modules(traits.__path__))


def standard(concern: str) -> type[Any]:
    """The class with the standard behaviour of a concern."""
    without_object: dict[str, type[Any]] = {"eruption": Eruption, "exchanges": Exchange, "specials": Special}
    return without_object.get(concern) or type(getattr(base, concern.upper()))


def versions(faction: Faction) -> Iterator[Faction]:
    """A faction, and as older rules print it."""
    yield faction
    for _, version in faction.versions:
        yield version


def held(faction: Faction, concern: str) -> list[Any]:
    """The traits of a faction in one concern; only special actions are several."""
    found = getattr(faction, concern)
    return list(found) if isinstance(found, tuple) else [] if found is None else [found]


def users(concern: str, method: str = "") -> set[str]:
    """Factions with a class of their own in a concern, or with this method of their own."""
    plain = standard(concern)
    found = set()
    for faction in all_factions():
        for version in versions(faction):
            for trait in held(version, concern):
                assert isinstance(trait, plain)
                changed = (
                    getattr(type(trait), method) is not getattr(plain, method) if method else type(trait) is not plain
                )
                if changed:
                    found.add(faction.id)
    return found


def methods(concern: str) -> list[str]:
    """What a trait of a concern can be asked to do."""
    return [name for name, value in vars(standard(concern)).items() if callable(value) and not name.startswith("_")]


def test_a_faction_is_its_identity_figures_and_one_trait_for_each_concern() -> None:
    for faction in all_factions():
        for version in versions(faction):
            assert type(version) is Faction
            assert set(Faction.__slots__) == IDENTITY | FIGURES | set(CONCERNS)


# Concerns, and methods of standard traits, that may be one faction's alone, each with the reason.
ALONE: dict[str, str] = {}


@pytest.mark.parametrize("concern", CONCERNS)
def test_no_standard_trait_has_a_hook_for_a_single_faction(concern: str) -> None:
    for method in methods(concern):
        if len(users(concern, method)) == 1:
            assert ALONE.get(f"{concern}.{method}"), f"{concern}.{method} is for {users(concern, method)} alone"


@pytest.mark.parametrize("concern", CONCERNS)
def test_every_concern_has_several_users(concern: str) -> None:
    """Factions, or variants for everybody, that replace the standard; what one board alone prints is a figure."""
    found = {
        faction.id for faction in all_factions() for one in versions(faction) if held(one, concern) != default(concern)
    }
    for variant in VARIANTS:
        changed = all_factions()[0].copy()
        variant.change(changed)
        if held(changed, concern) != held(all_factions()[0], concern):
            found.add(variant.option)
    assert found
    if len(found) == 1:
        assert ALONE.get(concern), f"{concern} is for {found} alone: make it a figure, or part of a concern others have"


def default(concern: str) -> list[Any]:
    """What a faction has that says nothing about a concern."""
    return [] if concern in ("eruption", "exchanges", "specials") else [getattr(base, concern.upper())]


def test_a_trait_of_one_faction_lives_in_its_file_and_one_of_several_where_they_share_it() -> None:
    found: dict[type[Any], set[str]] = {}
    for faction in all_factions():
        for concern in CONCERNS:
            for trait in held(faction, concern):
                if type(trait) is not standard(concern):
                    found.setdefault(type(trait), set()).add(faction.id)
    assert len(found) > 30
    for kind, names in found.items():
        files = {f"hexarch.games.terra.factions.{name}" for name in names}
        assert (kind.__module__ in files) == (len(names) == 1), kind


# -- a variant for everybody ----------------------------------------------------------------


class FestiveTowns(Towns):
    """Two points more for every town, on top of what the faction has anyway."""

    def __init__(self, own: Towns) -> None:
        super().__init__(across_river=own.across_river)
        self.own = own

    def suffices(self, s: Any, seat: int, mask: int) -> bool:
        return self.own.suffices(s, seat, mask)

    def founded(self, s: Any, seat: int) -> None:
        self.own.founded(s, seat)
        effects.score(s, seat, 2, FROM_FACTION)


class Festivals(Variant):
    """Everybody celebrates towns."""

    def change(self, faction: Faction) -> None:
        faction.towns = FestiveTowns(faction.towns)


def village(faction: str, hexes: str, terrain: str, *variants: Variant) -> Table:
    """A faction that founds a town with its next dwelling on D4."""
    t = Table(f"{faction} {hexes}", "nomads B1 G7 I7", tiles="SCORE7")
    t.state.registry = registry(t.state.rules, variants)
    t.state.seat_faction(0, t.state.get(0, at.FACTION) - 1)  # everybody sits down again, by the other registry
    t.stands(faction, "SH F4, TP E7, D E6")
    for place in ("D4", "E6", "E7", "F4"):
        t.terrain(place, terrain)
    t.has(faction, "20 VP 20 C 9 W 0 P 12/0/0 PW 0/0/0/2")
    return t


def test_what_is_a_figure_stays_when_a_trait_is_wrapped() -> None:
    """Atlanteans are rewarded as their settlement grows, whatever else towns bring."""
    t = Table("atlanteans E4", "nomads B1 G7 I7")
    t.rich()
    t.state.registry = registry(t.state.rules, (Festivals("strict-leech"),))
    t.state.seat_faction(0, t.state.get(0, at.FACTION) - 1)
    t.stands("atlanteans", "D D3, TP E3")
    t.play("atlanteans: upgrade D3 to TP")
    assert isinstance(t.state.faction(0).towns, FestiveTowns)
    assert own.held(t.state, 0) == 1


def test_a_variant_wraps_the_towns_of_every_faction() -> None:
    """Witches keep their 5 points for a town, Swarmlings their 3 workers; both score 2 more."""
    on = Festivals("strict-leech")
    witches = village("witches", "F4 D1", "green", on)
    witches.play("witches: build D4. +TW1")
    witches.expect("witches", "32 VP 24 C 8 W")
    swarmlings = village("swarmlings", "A4 A11", "blue", on)
    swarmlings.play("swarmlings: build D4. +TW1")
    swarmlings.expect("swarmlings", "27 VP 23 C 10 W")


def test_a_variant_that_is_off_changes_nothing() -> None:
    off = Festivals("variable-turn-order")
    t = village("witches", "F4 D1", "green", off)
    t.play("witches: build D4. +TW1")
    t.expect("witches", "30 VP 24 C 8 W")
    rules = terra.ruleset("rulebook")
    assert registry(rules, (off,)) == registry(rules)


def test_a_variant_leaves_the_factions_of_other_games_alone() -> None:
    rules = terra.ruleset("league", {"faction-variant/playtest_v1_ice": True})
    changed = registry(rules, (Festivals("variable-turn-order"), Festivals("strict-leech")))
    for ours, theirs in zip(changed, registry(rules), strict=True):
        assert (ours.id, ours.index, ours.figures) == (theirs.id, theirs.index, theirs.figures)
        assert isinstance(ours.towns, FestiveTowns)
        assert isinstance(ours.towns.own, FestiveTowns)
        assert ours.towns.own.own is theirs.towns
        kept = [concern for concern in CONCERNS if concern != "towns"]
        assert [getattr(ours, concern) for concern in kept] == [getattr(theirs, concern) for concern in kept]
