"""The names of the numbers of a position, in the order in which `features.look` gives them.

Weights are stored with these names. A name keeps its meaning for ever: a number that comes to mean something else gets
another name.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hexarch.games.anunnaki import names as of
from hexarch.games.anunnaki.edition import standard

COUNTS = ("altars", "settlements", "territories", "units")
GOAL_TRACKS = (*of.TRACKS, "dominion")
OPEN = ("steps", "harvests", "followers", "weapons", "pacts", "portal units", "resources", "activations", "rewards")
BATTLES = (
    "battles likely won",
    "battles of Atlantis likely won",
    "civilization in reach",
    "force at Atlantis",
    "Atlantis in reach",
)


@cache
def names() -> tuple[str, ...]:
    """Every name."""
    return (*_holdings(), *_ending(), *_star(), *_cards(), *_map(), *_course(), *BATTLES)


def _holdings() -> Iterator[str]:
    yield from of.RESOURCES
    yield from ("resources", "scarcest resource", "mana")
    for track in of.TRACKS:
        yield f"{track} steps"
    yield from ("dominion", "lightning", "reserve", "settlement row")
    for house in of.HOUSES:
        yield f"house {house}"


def _ending() -> Iterator[str]:
    yield from COUNTS
    for track in GOAL_TRACKS:
        yield from (f"{track} goal", f"{track} goal begun")
        for goal in of.GOALS:
            yield f"{track} goal is {goal}"
    for track in of.TRACKS:
        yield from (f"{track} rank points", f"{track} lead", f"{track} ahead of us")
        yield from (f"{track} multiplier", f"{track} goal points")
    yield from ("dominion points", "points of gods", "points of the tablet", "points of leftovers")


def _star() -> Iterator[str]:
    yield from ("cubes", "summon tokens", "major token", "pentagon lacks", "nearest triangle lacks")
    yield from ("triangles that lack one", "triangles left", "free edges at pawn", "mana at pawn", "closing at pawn")
    for tile in of.ACTIONS:
        yield f"upgraded {tile}"
    for tile in of.ACTIONS:
        yield f"pawn on {tile}"


def _cards() -> Iterator[str]:
    for god in of.GODS[: of.FIRST_MAJOR]:
        yield f"summoned {god}"
    for god in of.GODS[: of.FIRST_MAJOR]:
        yield f"waiting {god}"
    yield from ("minor gods", "major god")
    for weapon in standard().weapons:
        yield f"weapon {weapon.name}"
    yield from ("advanced weapons", "payable weapons", "strongest weapon", "pacts completed")
    yield from ("pacts", "pacts ready", "pacts ready in full", "points on pacts", "nearest pact lacks")
    for artefact in of.ARTEFACTS:
        yield f"artefact {artefact}"
    yield from ("pandora tokens", "civilizations beaten")


def _map() -> Iterator[str]:
    for kind in of.RESOURCES:
        yield f"lands with {kind}"
    yield from ("best harvest", "second harvest", "third harvest", "all harvests", "strongest army")
    yield from ("strongest at a civilization", "civilizations near", "empty lands near", "fronts")
    yield from ("lands on Gaia", "lands at home", "lands of Atlantis", "battles waiting", "settlements lost")
    yield from ("settlements held", "culture beside", "culture lacks one", "culture unseen elsewhere")


def _course() -> Iterator[str]:
    yield from ("turns", "end", "most cubes of others", "most steps of others", "most dominion of others", "lead")
    yield from ("seats", "place in order", "one turn left", "primary open", "mana open", "extra open", "own turn")
    yield "civilizations left"
    for what in OPEN:
        yield f"open {what}"
