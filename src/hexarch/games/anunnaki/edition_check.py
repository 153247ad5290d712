"""What must hold between the values of an edition: the graph of the star, counts, borders, tracks, sources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.reading import EditionError

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition, Planet, Territory

SOURCES: Final = ("seed", "seed-inferred", "url", "url-inferred", "assumed")
AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class Findings:
    """Problems, in the order in which they are found."""

    def __init__(self) -> None:
        self.errors: list[EditionError] = []

    def need(self, holds: bool, where: str, code: str, **values: str | int) -> bool:
        """Note a problem unless something holds; does it hold?"""
        if not holds:
            self.errors.append(EditionError(where, code, **values))
        return holds


def adjacent(a: Territory, b: Territory) -> bool:
    """Do two territories of one board touch?"""
    return a.planet == b.planet and (b.q - a.q, b.r - a.r) in AROUND


def check(edition: Edition, document: dict[str, Any]) -> None:
    """Everything; raises EditionError for the first thing that is wrong."""
    for error in findings(edition, document):
        raise error


def findings(edition: Edition, document: dict[str, Any]) -> list[EditionError]:
    """Every problem, part by part."""
    f = Findings()
    _sources(f, document, document.get("confidence", {}), "")
    _names(f, edition)
    _star(f, edition)
    _tracks(f, edition)
    _planets(f, edition)
    _cards(f, edition)
    return f.errors


def _sources(f: Findings, table: Any, confidence: Any, path: str) -> None:
    """Every record says where its values come from, and [confidence] knows each kind of source."""
    if isinstance(table, list):
        for i, one in enumerate(table):
            _sources(f, one, confidence, f"{path}[{i + 1}]")
    if not isinstance(table, dict):
        return
    given = [table["source"]] if "source" in table else []
    given += list(table.get("sourced", {}).values()) if isinstance(table.get("sourced"), dict) else []
    for source in given:
        kind = str(source).partition(":")[0]
        if f.need(kind in SOURCES, f"{path}.source", "source", source=kind[:40], known=", ".join(SOURCES)):
            f.need(kind in confidence, f"{path}.source", "confidence", source=kind)
    for key, inner in table.items():
        if key not in ("source", "sourced"):
            _sources(f, inner, confidence, f"{path}.{key}" if path else key)


def _names(f: Findings, edition: Edition) -> None:
    """Things that rules know by name are all there, each once."""
    for where, found, expected in (
        ("house", tuple([one.text("id") for one in edition.houses]), names.HOUSES),
        ("action", edition.actions, names.ACTIONS),
        ("mana_action", edition.mana_actions, names.MANA_ACTIONS),
        ("goal_tile", edition.goals, names.GOALS),
        ("minor_god", edition.god_names, names.GODS[: names.FIRST_MAJOR]),
        ("artefact", edition.artefacts, names.ARTEFACTS),
    ):
        f.need(found == expected, where, "order", names=", ".join(expected))
    f.need(sum(edition.red) == 4, "action", "red_tiles", found=sum(edition.red))
    f.need(sorted(edition.own) == [0, 1, 2, 3], "house", "own_resources")


def _star(f: Findings, edition: Edition) -> None:
    """Ten nodes, fifteen edges: five lines; five triangles, each with a tip, and a pentagon of the rest (A30, A33)."""
    nodes = edition.nodes
    f.need(len(nodes) == 10 and len(set(nodes)) == 10, "star.nodes", "nodes")
    f.need(len(edition.edges) == 15, "star.edge", "edges", found=len(edition.edges))
    pairs = [frozenset((edge.a, edge.b)) for edge in edition.edges]
    for edge in edition.edges:
        for end in (edge.a, edge.b):
            f.need(end in nodes, f"star.edge[{edge.name}]", "no_node", node=end)
        f.need(edge.a != edge.b, f"star.edge[{edge.name}]", "loop")
    f.need(len(set(pairs)) == len(pairs), "star.edge", "same_nodes")
    degrees = {node: sum([node in pair for pair in pairs]) for node in nodes}
    f.need(sorted(degrees.values()) == [2] * 5 + [4] * 5, "star.edge", "degrees")
    f.need([one.major for one in edition.regions].count(True) == 1, "star.region", "one_pentagon")
    f.need(len(edition.regions) == 6, "star.region", "regions", found=len(edition.regions))
    tips: list[str] = []
    for region in edition.regions:
        where = f"star.region[{region.name}]"
        size = 5 if region.major else 3
        f.need(len(set(region.edges)) == size, where, "region_size", size=size)
        ends = [end for at in region.edges for end in (edition.edges[at].a, edition.edges[at].b)]
        if f.need(all(ends.count(end) == 2 for end in ends), where, "circle"):
            found = sorted({end for end in ends if degrees.get(end) == 2})
            f.need(len(found) == (0 if region.major else 1), where, "tips", count=0 if region.major else 1)
            tips += found
    f.need(len(set(tips)) == len(tips), "star.region", "same_tip")


def _tracks(f: Findings, edition: Edition) -> None:
    """Multipliers climb from x1 to the only x5; dominion climbs; four tokens lie on spaces of it."""
    climb = edition.multiplier
    where = "development_track.multiplier"
    f.need(list(climb) == sorted(climb), where, "falls")
    f.need(climb[0] == 1 and climb[-1] == 5 and climb.count(5) == 1, where, "multipliers")
    f.need(len(climb) >= 5, where, "levels")
    last = len(edition.dominion_vp) - 1
    f.need(list(edition.dominion_vp) == sorted(edition.dominion_vp), "dominion_track.vp", "falls")
    f.need(edition.dominion_vp[0] == -8, "dominion_track.vp", "begins")
    tokens = edition.token_spaces
    inside = all(0 < space <= last for space in tokens)
    f.need(len(set(tokens)) == 4 and inside, "dominion_track.token_2vp_spaces", "token_spaces")
    f.need(0 < edition.lightning <= last, "dominion_track.lightning_passed_from_space", "lightning")
    row = len(edition.income)
    f.need(row == edition.settlements, "settlement_income", "income", count=edition.settlements, found=row)


def _planets(f: Findings, edition: Edition) -> None:
    """Home planets of six, Gaia on both sides, borders between neighbours, culture spots where three meet."""
    f.need(sorted([one.house for one in edition.planets]) == [-1, -1, 0, 1, 2, 3], "planet", "planets")
    sides = sorted([side for one in edition.planets if one.gaia for side in one.sides])
    f.need(sides == ["p1_2", "p3_4"], "planet.sides", "sides")
    for planet in edition.planets:
        _territories(f, planet)
        _borders(f, planet)
        _special(f, planet)
    homes = [one.code for planet in edition.planets if not planet.gaia for one in planet.territories]
    for side in [planet for planet in edition.planets if planet.gaia]:
        codes = [*homes, *[one.code for one in side.territories], edition.after_code]
        twice = sorted({code for code in codes if codes.count(code) > 1})
        f.need(not twice, "planet.territory.code", "code_twice", codes=", ".join(twice))
    spots = max([len(one.spots) for one in edition.planets if one.gaia], default=0)
    spots += sum([len(one.spots) for one in edition.planets if not one.gaia])
    f.need(spots <= len(edition.tokens), "planet.culture_spot", "spots", count=spots, found=len(edition.tokens))


def _territories(f: Findings, planet: Planet) -> None:
    """Each at a place of its own, touching the rest, with the icons that its kind has."""
    where = f"planet[{planet.name}]"
    lands = planet.territories
    f.need(len({(one.q, one.r) for one in lands}) == len(lands), where, "same_place")
    f.need(len({one.code for one in lands}) == len(lands), where, "same_code")
    for one in lands:
        at = f"{where}.territory[{one.name}]"
        shape = len(one.code) in (2, 3) and one.code[0].isupper() and one.code[1:].isdigit()
        f.need(shape, f"{at}.code", "code_shape")
        f.need(any(adjacent(one, other) for other in lands), at, "lonely")
        pair = len(one.types) == 2 and sum(one.icons) == 2
        f.need(pair or len(one.types) < 2, f"{at}.icons", "two_types")
        f.need(not one.icons[4], f"{at}.icons", "any_icon")
        if one.atlantis:
            f.need(not one.types, f"{at}.icons", "atlantis_bare")
        else:
            f.need(bool(one.types), f"{at}.icons", "no_icons")
    reached, waiting = {lands[0].number}, [lands[0]]
    while waiting:
        one = waiting.pop()
        for other in lands:
            if adjacent(one, other) and other.number not in reached:
                reached.add(other.number)
                waiting.append(other)
    apart = [land.name for land in lands if land.number not in reached]
    f.need(not apart, where, "apart", names=", ".join(apart))


def _borders(f: Findings, planet: Planet) -> None:
    """Dashed borders lead from a neighbour into Atlantis (A47); culture spots lie where three territories meet."""
    where = f"planet[{planet.name}]"
    lands = {one.number: one for one in planet.territories}
    f.need(len(set(planet.dashed)) == len(planet.dashed), f"{where}.dashed_border", "border_twice")
    f.need(len(set(planet.spots)) == len(planet.spots), f"{where}.culture_spot", "spot_twice")
    for a, b in planet.dashed:
        names_of = {"name": lands[a].name, "other": lands[b].name}
        f.need(adjacent(lands[a], lands[b]), f"{where}.dashed_border", "not_touching", **names_of)
        f.need(lands[b].atlantis and not lands[a].atlantis, f"{where}.dashed_border", "not_into_atlantis", **names_of)
    for land in planet.territories:
        doors = [border for border in planet.dashed if border[1] == land.number]
        f.need(bool(doors) or not land.atlantis, f"{where}.dashed_border", "no_door", name=land.name)
    for spot in planet.spots:
        three = len(set(spot)) == 3
        meet = three and all(adjacent(lands[a], lands[b]) for a in spot for b in spot if a != b)
        f.need(meet, f"{where}.culture_spot", "not_meeting", names=", ".join([lands[a].name for a in spot]))


def _special(f: Findings, planet: Planet) -> None:
    """Capital, altar beside it and civilization at home; Atlantis with its civilizations on Gaia."""
    where = f"planet[{planet.name}]"
    capitals = [one for one in planet.territories if one.capital]
    civilizations = [one.number for one in planet.territories if one.civilization]
    if planet.gaia:
        f.need(not capitals, where, "gaia_capital")
        atlantis = [one.number for one in planet.territories if one.atlantis]
        count = 1 if "p1_2" in planet.sides else 2
        f.need(len(atlantis) == count, where, "atlantis_count", count=count)
        f.need(civilizations == atlantis, where, "civilizations_in_atlantis")
        return
    f.need(len(civilizations) == 1, where, "one_civilization")
    if f.need(len(capitals) == 1, where, "one_capital"):
        altars = [one for one in planet.territories if adjacent(capitals[0], one) and one.altars]
        f.need(len(altars) == 1, where, "one_altar")


def _cards(f: Findings, edition: Edition) -> None:
    """36 pacts, 12 neutral and 6 of each House; 2 basic and 7 advanced weapons a House; 12 civilizations; 20 tokens."""
    for house, count in ((-1, 12), (0, 6), (1, 6), (2, 6), (3, 6)):
        found = len([one for one in edition.pacts if one.house == house])
        name = names.HOUSES[house] if house >= 0 else "none"
        f.need(found == count, "pact", "pact_count", count=count, house=name, found=found)
    f.need(len({one.name for one in edition.pacts}) == len(edition.pacts), "pact", "same_id")
    for pact in edition.pacts:
        f.need(bool(sum(pact.cost)), f"pact[{pact.name}]", "pact_free")
        f.need(bool(pact.vp or pact.steps or pact.bonus), f"pact[{pact.name}]", "pact_empty")
    f.need(len({one.name for one in edition.weapons}) == len(edition.weapons), "weapon", "same_id")
    for house, name in enumerate(names.HOUSES):
        basic, advanced = edition.basic(house).bit_count(), edition.advanced(house).bit_count()
        f.need(basic == 2, "weapon", "basic_weapons", house=name, found=basic)
        f.need(advanced == 7, "weapon", "advanced_weapons", house=name, found=advanced)
        free = [one for one in edition.weapons if one.basic and house in one.houses and not sum(one.cost)]
        f.need(bool(free), "weapon", "free_weapon", house=name)
    tiles = len({one.name for one in edition.civilizations})
    f.need(tiles == len(edition.civilizations) == 12, "civilization_tile", "civilization_count", found=tiles)
    f.need(len(edition.tokens) == 20, "culture_token", "token_count", found=len(edition.tokens))
    moving = (names.R_PORTAL, names.R_MOVE, names.R_BLUE, names.R_RED, names.R_DEVELOP)
    still = not any(kind in moving for token in edition.tokens for kind, _ in token)
    f.need(still, "culture_token", "moving")
    for tile in edition.civilizations:
        still = not any(kind in moving for kind, _ in tile.reward)
        f.need(still, f"civilization_tile[{tile.name}]", "moving")
    f.need(edition.gods_drawn == edition.gods_kept + 1, "setup.minor_gods_drawn", "gods_drawn")
