"""What must hold between the values of an edition: the graph of the star, counts, borders, tracks, sources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.reading import EditionError

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition, Planet, Territory

SOURCES: Final = ("seed", "seed-inferred", "url", "url-inferred", "assumed")
AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def need(holds: bool, where: str, why: str) -> None:
    """Complain unless something holds."""
    if not holds:
        raise EditionError(where, why)


def adjacent(a: Territory, b: Territory) -> bool:
    """Do two territories of one board touch?"""
    return a.planet == b.planet and (b.q - a.q, b.r - a.r) in AROUND


def check(edition: Edition, document: dict[str, Any]) -> None:
    """Everything; raises EditionError for the first thing that is wrong."""
    for error in findings(edition, document):
        raise error


def findings(edition: Edition, document: dict[str, Any]) -> list[EditionError]:
    """The first problem of each part, in the order of the file."""
    found = []
    try:
        _sources(document, document.get("confidence", {}), "")
    except EditionError as error:
        found.append(error)
    for part in (_names, _star, _tracks, _planets, _cards):
        try:
            part(edition)
        except EditionError as error:
            found.append(error)
    return found


def _sources(table: Any, confidence: Any, path: str) -> None:
    """Every record says where its values come from, and [confidence] knows each kind of source."""
    if isinstance(table, list):
        for i, one in enumerate(table):
            _sources(one, confidence, f"{path}[{i + 1}]")
    if not isinstance(table, dict):
        return
    given = [table["source"]] if "source" in table else []
    given += list(table.get("sourced", {}).values()) if isinstance(table.get("sourced"), dict) else []
    for source in given:
        kind = str(source).partition(":")[0]
        need(kind in SOURCES, f"{path}.source", f"unknown kind of source {source!r}")
        need(kind in confidence, f"{path}.source", f"[confidence] does not say how far {kind!r} can be trusted")
    for key, inner in table.items():
        if key not in ("source", "sourced"):
            _sources(inner, confidence, f"{path}.{key}" if path else key)


def _names(edition: Edition) -> None:
    """Things that rules know by name are all there, each once."""
    for where, found, expected in (
        ("house", tuple([one.text("id") for one in edition.houses]), names.HOUSES),
        ("action", edition.actions, names.ACTIONS),
        ("mana_action", edition.mana_actions, names.MANA_ACTIONS),
        ("goal_tile", edition.goals, names.GOALS),
        ("minor_god", edition.god_names, names.GODS[: names.FIRST_MAJOR]),
        ("artefact", edition.artefacts, names.ARTEFACTS),
    ):
        need(found == expected, where, f"must be, in this order: {', '.join(expected)}")
    need(sum(edition.red) == 4, "action", "4 of the 10 tiles are red")
    need(sorted(edition.own) == [0, 1, 2, 3], "house", "each House has a resource of its own")


def _star(edition: Edition) -> None:
    """Ten nodes, fifteen edges: five lines; triangles and pentagon are circles of edges (A30, A33)."""
    nodes = edition.nodes
    need(len(nodes) == 10 and len(set(nodes)) == 10, "star.nodes", "the star has 10 different nodes")
    need(len(edition.edges) == 15, "star.edge", f"the star has 15 edges, not {len(edition.edges)}")
    pairs = [frozenset((edge.a, edge.b)) for edge in edition.edges]
    for edge in edition.edges:
        for end in (edge.a, edge.b):
            need(end in nodes, f"star.edge[{edge.name}]", f"there is no node {end!r}")
        need(edge.a != edge.b, f"star.edge[{edge.name}]", "an edge joins two nodes")
    need(len(set(pairs)) == 15, "star.edge", "two edges join the same nodes")
    degrees = sorted([sum([node in pair for pair in pairs]) for node in nodes])
    need(degrees == [2] * 5 + [4] * 5, "star.edge", "5 tips have 2 neighbours, 5 crossings have 4")
    need([one.major for one in edition.regions].count(True) == 1, "star.region", "there is one pentagon")
    need(len(edition.regions) == 6, "star.region", "there are 5 triangles and a pentagon")
    for region in edition.regions:
        size = 5 if region.major else 3
        need(len(set(region.edges)) == size, f"star.region[{region.name}]", f"needs {size} edges")
        ends = [end for at in region.edges for end in (edition.edges[at].a, edition.edges[at].b)]
        circle = all(ends.count(end) == 2 for end in ends)
        need(circle, f"star.region[{region.name}]", "its edges do not close a circle")


def _tracks(edition: Edition) -> None:
    """Multipliers climb from x1 to the only x5; dominion climbs; four tokens lie on spaces of it."""
    climb = edition.multiplier
    need(list(climb) == sorted(climb), "development_track.multiplier", "must never fall")
    need(climb[0] == 1 and climb[-1] == 5 and climb.count(5) == 1, "development_track.multiplier", "x1 ... one x5")
    need(len(climb) >= 5, "development_track.multiplier", "needs five levels")
    last = len(edition.dominion_vp) - 1
    need(list(edition.dominion_vp) == sorted(edition.dominion_vp), "dominion_track.vp", "must never fall")
    need(edition.dominion_vp[0] == -8, "dominion_track.vp", "begins at -8")
    tokens = edition.token_spaces
    inside = all(0 < space <= last for space in tokens)
    need(len(set(tokens)) == 4 and inside, "dominion_track.token_2vp_spaces", "4 different spaces of the track")
    need(0 < edition.lightning <= last, "dominion_track.lightning_passed_from_space", "must lie on the track")
    row = len(edition.income)
    need(row == edition.settlements, "settlement_income", f"needs {edition.settlements} spaces, not {row}")


def _planets(edition: Edition) -> None:
    """Home planets of six, Gaia on both sides, borders between neighbours, culture spots where three meet."""
    need(
        sorted([one.house for one in edition.planets]) == [-1, -1, 0, 1, 2, 3], "planet", "4 homes and 2 sides of Gaia"
    )
    sides = sorted([side for one in edition.planets if one.gaia for side in one.sides])
    need(sides == ["p1_2", "p3_4"], "planet.sides", "Gaia has a side p1_2 and a side p3_4")
    for planet in edition.planets:
        _planet(planet)
    homes = [one.code for planet in edition.planets if not planet.gaia for one in planet.territories]
    for side in [planet for planet in edition.planets if planet.gaia]:
        codes = [*homes, *[one.code for one in side.territories], edition.after_code]
        twice = sorted({code for code in codes if codes.count(code) > 1})
        need(not twice, "planet.territory.code", f"stands for two territories: {', '.join(twice)}")
    spots = max([len(one.spots) for one in edition.planets if one.gaia])
    spots += sum([len(one.spots) for one in edition.planets if not one.gaia])
    need(spots <= len(edition.tokens), "planet.culture_spot", f"{spots} places for {len(edition.tokens)} tokens")


def _planet(planet: Planet) -> None:
    where = f"planet[{planet.name}]"
    lands = {one.number: one for one in planet.territories}
    need(len({(one.q, one.r) for one in planet.territories}) == len(lands), where, "two territories at one place")
    need(len({one.code for one in planet.territories}) == len(lands), where, "two territories have one code")
    for one in planet.territories:
        shape = len(one.code) in (2, 3) and one.code[0].isupper() and one.code[1:].isdigit()
        need(shape, f"{where}.territory[{one.name}].code", "is a capital letter and a number")
        touches = [other for other in planet.territories if adjacent(one, other)]
        need(bool(touches), f"{where}.territory[{one.name}]", "touches no other territory")
        mixed = len(one.types) > 1
        pair = len(one.types) == 2 and sum(one.icons) == 2
        need(pair or not mixed, f"{where}.territory[{one.name}].icons", "two types have one icon each (A37)")
        need(not one.icons[4], f"{where}.territory[{one.name}].icons", "shows resources of a type")
        if one.atlantis:
            need(not one.types, f"{where}.territory[{one.name}].icons", "Atlantis has no resources (A39)")
            doors = [border for border in planet.dashed if border[1] == one.number]
            need(bool(doors), f"{where}.dashed_border", f"nothing leads into {one.name}")
        else:
            need(bool(one.types), f"{where}.territory[{one.name}].icons", "shows no resource (A37)")
    reached, waiting = {planet.territories[0].number}, [planet.territories[0]]
    while waiting:
        one = waiting.pop()
        for other in planet.territories:
            if adjacent(one, other) and other.number not in reached:
                reached.add(other.number)
                waiting.append(other)
    apart = [land.name for land in planet.territories if land.number not in reached]
    need(not apart, where, f"cannot be reached from the rest: {', '.join(apart)}")
    need(len(set(planet.dashed)) == len(planet.dashed), f"{where}.dashed_border", "a border is named twice")
    need(len(set(planet.spots)) == len(planet.spots), f"{where}.culture_spot", "an intersection is named twice")
    for a, b in planet.dashed:
        need(adjacent(lands[a], lands[b]), f"{where}.dashed_border", f"{lands[a].name} does not touch {lands[b].name}")
    for spot in planet.spots:
        three = len(set(spot)) == 3
        meet = three and all(adjacent(lands[a], lands[b]) for a in spot for b in spot if a != b)
        need(meet, f"{where}.culture_spot", f"{', '.join([lands[a].name for a in spot])} do not meet in one point")
    capitals = [one for one in planet.territories if one.capital]
    civilizations = [one for one in planet.territories if one.civilization]
    if planet.gaia:
        need(not capitals, where, "Gaia has no capital")
        atlantis = [one.number for one in planet.territories if one.atlantis]
        count = 1 if "p1_2" in planet.sides else 2
        need(len(atlantis) == count, where, f"has {count} territories of Atlantis (A39)")
        need([one.number for one in civilizations] == atlantis, where, "civilizations stand in Atlantis (A18)")
        return
    need(len(capitals) == 1, where, "has one capital")
    need(len(civilizations) == 1, where, "has one ancient civilization (A18)")
    altars = [one for one in planet.territories if adjacent(capitals[0], one) and one.altars]
    need(len(altars) == 1, where, "one territory next to the capital has an altar (A11)")


def _cards(edition: Edition) -> None:
    """36 pacts, 12 neutral and 6 of each House; 2 basic and 7 advanced weapons a House; 12 civilizations; 20 tokens."""
    for house, count in ((-1, 12), (0, 6), (1, 6), (2, 6), (3, 6)):
        found = len([one for one in edition.pacts if one.house == house])
        name = names.HOUSES[house] if house >= 0 else "no House"
        need(found == count, "pact", f"{count} pacts of {name} are needed, not {found}")
    need(len({one.name for one in edition.pacts}) == 36, "pact", "two pacts have the same id")
    need(len({one.name for one in edition.weapons}) == len(edition.weapons), "weapon", "two weapons have the same id")
    for house, name in enumerate(names.HOUSES):
        need(edition.basic(house).bit_count() == 2, "weapon", f"{name} needs 2 basic weapons")
        need(edition.advanced(house).bit_count() == 7, "weapon", f"{name} needs 7 advanced weapons")
        free = [one for one in edition.weapons if one.basic and house in one.houses and not sum(one.cost)]
        need(bool(free), "weapon", f"{name} needs a basic weapon without a cost (A107)")
    need(len({one.name for one in edition.civilizations}) == 12, "civilization_tile", "12 different tiles are needed")
    need(len(edition.tokens) == 20, "culture_token", f"20 tokens are needed, not {len(edition.tokens)}")
    moving = (names.R_PORTAL, names.R_MOVE, names.R_BLUE, names.R_RED, names.R_DEVELOP)
    for token in edition.tokens:
        need(not any(kind in moving for kind, _ in token), "culture_token", "rewards move no units (A130)")
    for tile in edition.civilizations:
        still = not any(kind in moving for kind, _ in tile.reward)
        need(still, f"civilization_tile[{tile.name}]", "rewards move no units")
    need(edition.gods_drawn == edition.gods_kept + 1, "setup.minor_gods_drawn", "one more than are kept (A10)")
