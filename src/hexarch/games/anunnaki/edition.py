"""An edition: every number printed on boards, tiles and cards, read from a file and checked."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.amounts import Amounts
from hexarch.games.anunnaki.masks import mask_of
from hexarch.games.anunnaki.prices import Prices, cheaper, enough
from hexarch.games.anunnaki.reading import EditionError, Reader

if TYPE_CHECKING:
    from hexarch.games.anunnaki.grounds import Grounds
    from hexarch.games.anunnaki.rule import Pick

__all__ = ["Edition", "EditionError", "loads", "problems", "standard", "typed"]

MOST_VERBS: Final = 64
DEEPEST: Final = 200  # tables inside each other; an edition has five
AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))  # neighbours of a hexagon


class Edge:
    """A line between two tiles of the star, with room for one cube (A30, A31)."""

    def __init__(self, at: Reader) -> None:
        self.name: Final = at.text("id")
        self.a: Final = at.text("a")
        self.b: Final = at.text("b")
        self.mana: Final = at.number("mana", 0, 9)


class Region:
    """A triangle or the pentagon of the star, and the edges that close it (A33)."""

    def __init__(self, at: Reader, edges: list[str]) -> None:
        self.name: Final = at.text("id")
        self.major: Final = at.one_of("token", ("minor", "major")) == 1
        self.edges: Final = tuple([edges.index(at.known(name, edges, "edges")) for name in at.texts("edges")])
        self.mask: Final = sum([1 << edge for edge in self.edges])


class Territory:
    """One hexagon: what it shows, and where it lies."""

    def __init__(self, at: Reader, number: int, planet: int) -> None:
        self.number: Final = number
        self.planet: Final = planet
        self.name: Final = at.text("id")
        self.code: Final = at.text("code")
        self.q: Final = at.number("q", -99, 99)
        self.r: Final = at.number("r", -99, 99)
        self.capital: Final = at.flag("capital")
        self.altars: Final = at.number("altars", 0, 9)
        self.civilization: Final = at.flag("ancient_civilization")
        self.atlantis: Final = at.flag("atlantis", False)
        self.icons: Final = at.amounts("icons")
        self.afterworld: Final = False
        self.types: Final = tuple([kind for kind in range(4) if self.icons[kind]])


class Planet:
    """A board: the home of a House, or a side of Gaia (A36)."""

    def __init__(self, at: Reader, number: int, first: int) -> None:
        self.number: Final = number
        self.name: Final = at.text("id")
        self.gaia: Final = at.one_of("kind", ("home", "gaia")) == 1
        self.house: Final = -1 if self.gaia else at.one_of("id", names.HOUSES)
        self.sides: Final = at.texts("sides")
        records = at.records("territory")
        self.territories: Final = tuple([Territory(one, first + i, number) for i, one in enumerate(records)])
        known = {one.name: one.number for one in self.territories}
        self.spots: Final = tuple(
            [tuple([known[spot.known(name, list(known), "territories")] for name in spot.texts("territories")])
             for spot in at.records("culture_spot")]
        )  # fmt: skip
        self.dashed: Final = tuple(
            [(known[line.known(line.text("from"), list(known), "from")],
              known[line.known(line.text("to"), list(known), "to")])
             for line in at.records("dashed_border", missing=True)]
        )  # fmt: skip


class Weapon:
    """A weapon card (A73, A74)."""

    def __init__(self, at: Reader) -> None:
        self.name: Final = at.text("id")
        self.called: Final = {"en": at.note("name_en"), "it": at.note("name_it")}
        self.basic: Final = at.one_of("kind", ("basic", "advanced")) == 0
        self.houses: Final = tuple(
            [names.HOUSES.index(at.known(n, list(names.HOUSES), "houses")) for n in at.texts("houses")]
        )
        self.cost: Final = at.amounts("cost")
        self.strength: Final = at.number("strength", 0, 20)
        self.war: Final = at.number("war_steps", 0, 20)
        self.vp: Final = at.number("vp", 0, 50)
        self.effect: Final = at.one_of("effect", names.EFFECTS)


class Civilization:
    """An ancient civilization (A98)."""

    def __init__(self, at: Reader) -> None:
        self.name: Final = f"civilization_{at.number('id', 1, 99)}"
        self.strength: Final = at.number("strength", 1, 20)
        self.effect: Final = at.one_of("effect", names.EFFECTS)
        self.reward: Final = at.rewards("reward")


class Pact:
    """A commercial pact: cost, bonus, score (A82 to A84)."""

    def __init__(self, at: Reader) -> None:
        self.name: Final = at.text("id")
        self.house: Final = at.one_of("house", ("none", *names.HOUSES)) - 1
        self.cost: Final = at.amounts("cost")
        self.bonus: Final = at.rewards("bonus")
        self.vp: Final = at.number("vp", 0, 50)
        self.steps: Final = at.number("commerce_steps", 0, 20)


class Edition:
    """Everything an edition file says, in the order in which it says it; raises EditionError."""

    def __init__(self, document: dict[str, Any], text: str, checked: bool = True) -> None:
        self.text: Final = text  # of the file
        self.grounds: Final[dict[tuple[int, ...], Grounds]] = {}  # boards laid out so far, by Houses and players
        # Every choice is made once: by the number of its verb, and the numbers in its blanks.
        self.picks: Final[list[dict[tuple[int, ...], Pick]]] = [{} for _ in range(MOST_VERBS)]
        top = Reader(document, "")
        self.amounts: Final = Amounts(document)
        self.name: Final = top.record("meta").text("edition")
        self.houses: Final = top.records("house")
        self.own: Final = tuple([one.one_of("own_resource", names.RESOURCES) for one in self.houses])
        star = top.record("star")
        self.nodes: Final = star.texts("nodes")
        self.edges: Final = tuple([Edge(one) for one in star.records("edge")])
        edges = [one.name for one in self.edges]
        self.regions: Final = tuple([Region(one, edges) for one in star.records("region")])
        tiles = top.records("action")
        self.actions: Final = tuple([one.text("id") for one in tiles])
        self.red: Final = tuple([one.one_of("colour", ("blue", "red")) == 1 for one in tiles])
        base = {names.CREATION: self.amounts.creation[0]}
        better = {names.CREATION: self.amounts.creation[1]}
        self.base: Final = tuple([base.get(i, one.number("base_value", 0, 20, 0)) for i, one in enumerate(tiles)])
        self.upgraded: Final = tuple(
            [better.get(i, one.number("upgraded_value", 0, 20, 0)) for i, one in enumerate(tiles)]
        )
        mana = top.records("mana_action")
        self.mana_actions: Final = tuple([one.text("id") for one in mana])
        self.mana_cost: Final = tuple([one.number("mana", 0, 20) for one in mana])
        self.mana_price: Final = tuple([one.amounts("cost") for one in mana])
        self.least_mana: Final = min(self.mana_cost, default=0)
        self.line_prices: Final = Prices(list(self.mana_price))
        self.lines_for: Final = tuple(enough(list(self.mana_cost)))  # lines that so much mana is enough for, as masks
        develop = top.record("develop")
        self.red_price: Final = develop.amounts("red_tile_extra_cost")
        self.blue_steps: Final = develop.number("blue_tile_technology_steps", 0, 20)
        self.red_steps: Final = develop.number("red_tile_technology_steps", 0, 20)
        track = top.record("development_track")
        self.multiplier: Final = track.numbers("multiplier")
        self.first_vp: Final = track.number("first_vp", 0, 99)
        self.second_vp: Final = track.number("second_vp", 0, 99)
        dominion = top.record("dominion_track")
        self.dominion_vp: Final = dominion.numbers("vp")
        self.token_spaces: Final = dominion.numbers("token_2vp_spaces")
        self.lightning: Final = dominion.number("lightning_passed_from_space", 0, 99)
        # From this space of dominion on the final spaces of the other tracks are open (A69).
        self.last_open_from: Final = self.lightning if self.amounts.line_needed else 0
        self.income: Final = tuple([one.rewards("reward") for one in top.records("settlement_income")])
        goals = top.records("goal_tile")
        self.goals: Final = tuple([one.text("id") for one in goals])
        self.goal_divisor: Final = tuple([one.number("divisor", 1, 20) for one in goals])
        self.goal_max: Final = tuple([one.number("max", 1, 99) for one in goals])
        self.leftover: Final = top.record("final_scoring").number("leftover_per_vp", 1, 99)
        self.planets: Final = tuple(_planets(top))
        self.territories: Final = tuple([one for planet in self.planets for one in planet.territories])
        self.spots: Final = tuple([spot for planet in self.planets for spot in planet.spots])
        after = top.record("afterworld")
        self.after_code: Final = after.text("code")
        self.after_altars: Final = after.number("altars", 0, 9)
        self.after_icons: Final = after.number("icons_limit", 0, 9)
        self.afterworld: Final = len(self.territories)  # the number of that territory
        self.weapons: Final = tuple([Weapon(one) for one in top.records("weapon")])
        self.civilizations: Final = tuple([Civilization(one) for one in top.records("civilization_tile")])
        self.tokens: Final = tuple(
            [one.rewards("reward") for one in top.records("culture_token") for _ in range(one.number("count", 1, 20))]
        )
        self.token_names: Final = tuple([f"token_{i + 1}" for i in range(len(self.tokens))])
        self.pacts: Final = tuple([Pact(one) for one in top.records("pact")])
        self.pact_numbers: Final = {one.name: i for i, one in enumerate(self.pacts)}
        self.pacts_of: Final = tuple(  # masks by House, the last of the neutral ones
            [
                mask_of([i for i, one in enumerate(self.pacts) if one.house == house])
                for house in (*range(len(names.HOUSES)), names.NEUTRAL)
            ]
        )
        self.pact_prices: Final = Prices([one.cost for one in self.pacts])
        costs = [one.cost for one in self.weapons]
        less = [cheaper(cost, self.amounts.sekhmet_discount) for cost in costs]
        self.weapon_prices: Final = (Prices(costs), Prices(less))  # with Sekhmet (A148)
        gods = top.records("minor_god")
        self.god_names: Final = tuple([one.text("name").lower() for one in gods])
        self.god_track: Final = tuple([one.one_of("track", (*names.TRACKS, "dominion")) for one in gods])
        self.artefacts: Final = tuple([one.text("id") for one in top.records("artefact")])
        tablet = top.record("tablet_vp").record("by_multiplier")
        self.tablet: Final = tuple([tablet.number(f"x{i}", 0, 99) for i in range(1, 6)])
        begin = top.record("setup")
        self.display: Final = begin.number("pact_display", 1, 36)
        self.begin_resources: Final = begin.number("resources_each", 0, 9)
        self.begin_mana: Final = begin.number("mana", 0, 20)
        self.begin_capital: Final = begin.number("followers_on_capital", 0, 12)
        self.begin_altar: Final = begin.number("followers_on_altar_territory_next_to_capital", 0, 12)
        self.gods_drawn: Final = begin.number("minor_gods_drawn", 4, 7)
        self.gods_kept: Final = begin.number("minor_gods_kept", 1, 7)
        self.artefacts_drawn: Final = begin.number("artefacts_drawn", 2, 6)
        each = top.record("components").record("per_house")
        self.cubes: Final = each.number("summon_cubes", 1, 15)
        self.followers: Final = each.number("followers", 1, 99)
        self.settlements: Final = each.number("settlements", 1, 9)
        houses = range(len(names.HOUSES))
        self.all_basic: Final = sum([1 << i for i, one in enumerate(self.weapons) if one.basic])
        self.basics: Final = tuple([self._weapons(house, True) for house in houses])
        self.advances: Final = tuple([self._weapons(house, False) for house in houses])
        if checked:
            from hexarch.games.anunnaki.edition_check import check

            check(self, document)

    def territory_code(self, number: int) -> str:
        """How players write a territory."""
        return self.after_code if number == self.afterworld else self.territories[number].code

    def gaia(self, players: int) -> Planet:
        """The side of Gaia for a number of players (A6)."""
        side = "p1_2" if players <= 2 else "p3_4"
        return next(planet for planet in self.planets if planet.gaia and side in planet.sides)

    def home(self, house: int) -> Planet:
        """The home planet of a House."""
        return next(planet for planet in self.planets if planet.house == house)

    def advanced(self, house: int) -> int:
        """The advanced weapons of a House, as a mask."""
        return self.advances[house]

    def basic(self, house: int) -> int:
        """Its basic weapons, as a mask."""
        return self.basics[house]

    def _weapons(self, house: int, basic: bool) -> int:
        found = [i for i, one in enumerate(self.weapons) if one.basic == basic and house in one.houses]
        return sum([1 << i for i in found])


def _planets(top: Reader) -> list[Planet]:
    found: list[Planet] = []
    first = 0
    for number, record in enumerate(top.records("planet")):
        planet = Planet(record, number, first)
        first += len(planet.territories)
        found.append(planet)
    return found


def problems(text: str) -> list[EditionError]:
    """Everything that is wrong with a file that somebody typed; nothing for a good one."""
    from hexarch.games.anunnaki.edition_check import findings
    from hexarch.games.anunnaki.edition_typed import key_findings, value_findings

    keys: list[EditionError] = []
    try:
        document = _document(text)
        keys = key_findings(document)
        edition = Edition(document, text, checked=False)
        found = [*findings(edition, document), *keys, *value_findings(edition)]
        return list({str(one): one for one in found}.values())  # what both ask is told once
    except EditionError as error:  # nothing can be compared before every value can be read
        return [error, *keys]


def typed(text: str) -> Edition:
    """The edition of a file that somebody typed; raises EditionError for the first of its problems."""
    for problem in problems(text):
        raise problem
    return loads(text)


def loads(text: str) -> Edition:
    """An edition from the text that is stored with a game, which may lack keys and have others; raises EditionError."""
    return Edition(_document(text), text)


def _document(text: str) -> dict[str, Any]:
    """The tables of a text; raises EditionError, also for tables that lie too deep to be gone through."""
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise EditionError("", "toml", problem=str(error)) from error
    inside: list[Any] = [found]
    for _ in range(DEEPEST):
        values = [value for one in inside for value in (one.values() if isinstance(one, dict) else one)]
        inside = [value for value in values if isinstance(value, dict | list)]
        if not inside:
            return found
    raise EditionError("", "deep", most=DEEPEST)


@cache
def standard() -> Edition:
    """The edition that the package brings."""
    return loads((resources.files("hexarch.games.anunnaki") / "edition.toml").read_text(encoding="utf-8"))
