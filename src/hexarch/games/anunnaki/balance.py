"""Figures by which somebody who types an edition sees whether it is in balance: nothing here is a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.games.anunnaki import names

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition, Pact, Planet, Weapon


def weapon_value(weapon: Weapon) -> int:
    """Strength, two for each war step, points, less two for each resource it costs."""
    return weapon.strength + 2 * weapon.war + weapon.vp - 2 * sum(weapon.cost)


def pact_value(pact: Pact) -> int:
    """Points, two for each commerce step, and one for each thing of the bonus, less the cost."""
    return pact.vp + 2 * pact.steps + sum([n for _, n in pact.bonus]) - sum(pact.cost)


def icons(planet: Planet) -> dict[str, int]:
    """Icons of each resource on a planet."""
    return {name: sum([land.icons[i] for land in planet.territories]) for i, name in enumerate(names.RESOURCES)}


def figures(edition: Edition) -> dict[str, Any]:
    """The figures by name, each by what it is about."""
    full = [planet for planet in edition.planets if not planet.gaia or "p3_4" in planet.sides]
    homes = [planet for planet in edition.planets if not planet.gaia]
    return {
        "mana": {"edges": len(edition.edges), "total": sum([edge.mana for edge in edition.edges])},
        "regions": {one.name: sum([edition.edges[edge].mana for edge in one.edges]) for one in edition.regions},
        "icons": {
            planet.name: {
                name: sum([land.icons[kind] for land in planet.territories])
                for kind, name in enumerate(names.RESOURCES)
            }
            for planet in edition.planets
        },
        "exhausting": {
            name: sum([land.icons[kind] for planet in full for land in planet.territories if not land.capital])
            for kind, name in enumerate(names.RESOURCES)
        },
        "altars": {planet.name: sum([land.altars for land in planet.territories]) for planet in edition.planets},
        "lacking": {planet.name: [name for name, n in icons(planet).items() if not n] for planet in homes},
        "weapons": {one.name: weapon_value(one) for one in edition.weapons},
        "pacts": {one.name: pact_value(one) for one in edition.pacts},
        "civilizations": {
            str(strength): len([one for one in edition.civilizations if one.strength == strength])
            for strength in sorted({one.strength for one in edition.civilizations})
        },
        "tracks": {"steps": len(edition.multiplier) - 1, "dominion": len(edition.dominion_vp) - 1},
        "income": {
            "followers": sum([n for row in edition.income for kind, n in row if kind == names.R_FOLLOWER]),
            "points": sum([n for row in edition.income for kind, n in row if kind == names.R_VP]),
        },
    }


def sources(document: dict[str, Any]) -> dict[str, int]:
    """How many records of a file come from where."""
    found: dict[str, int] = {}
    _count(document, found)
    return dict(sorted(found.items()))


def _count(value: Any, found: dict[str, int]) -> None:
    if isinstance(value, list):
        for one in value:
            _count(one, found)
    elif isinstance(value, dict):
        if isinstance(value.get("source"), str):
            kind = value["source"].partition(":")[0]
            found[kind] = found.get(kind, 0) + 1
        for one in value.values():
            _count(one, found)
