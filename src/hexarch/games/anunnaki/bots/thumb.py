"""A rule of thumb: points if the game ended now, and what else a position holds, each with a fixed worth."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.bots import inputs
from hexarch.games.anunnaki.edition import standard

if TYPE_CHECKING:
    from hexarch.games.anunnaki.bots.turns import Turn

WORTH: Final[dict[str, float]] = {
    "resources": 0.35,
    "scarcest resource": 0.15,
    "mana": 0.7,
    "lightning": 1.0,
    "altars": 0.5,
    "settlements": 0.8,
    "territories": 0.8,
    "units": 0.35,
    "dominion points": 1.0,
    "dominion": 0.35,
    "points of gods": 0.8,
    "points of the tablet": 0.8,
    "cubes": 0.8,
    "triangles that lack one": 0.5,
    "summon tokens": 2.0,
    "major token": 4.0,
    "minor gods": 5.0,
    "major god": 9.0,
    "free edges at pawn": 0.3,
    "mana at pawn": 0.2,
    "advanced weapons": 0.6,
    "payable weapons": 0.4,
    "strongest weapon": 0.1,
    "pacts": 0.9,
    "pacts ready": 1.2,
    "points on pacts": 0.05,
    "best harvest": 0.3,
    "all harvests": 0.1,
    "strongest at a civilization": 0.25,
    "civilizations near": 0.3,
    "empty lands near": 0.1,
    "battles likely won": 3.0,
    "battles of Atlantis likely won": 6.0,
    "civilization in reach": 0.5,
    "force at Atlantis": 0.1,
    "Atlantis in reach": 1.5,
    "settlements lost": -1.0,
    "culture lacks one": 0.4,
    "culture beside": 0.1,
    "open steps": 0.2,
    "open harvests": 0.4,
    "open followers": 0.3,
    "open weapons": 0.5,
    "open pacts": 0.6,
    "open portal units": 0.3,
    "open resources": 0.4,
    "open activations": 0.8,
    "open rewards": 0.8,
    "mana open": 0.2,
    "extra open": 0.2,
    **{f"{track} steps": 0.6 for track in names.TRACKS},
    **{f"{track} rank points": 0.5 for track in names.TRACKS},
    **{f"{track} goal points": 0.7 for track in names.TRACKS},
    **{f"{track} goal begun": 0.4 for track in names.TRACKS},
    "dominion goal": 0.4,
    **{f"upgraded {tile}": 0.8 for tile in names.ACTIONS},
    **{f"artefact {artefact}": 3.0 for artefact in names.ARTEFACTS},
}
# Turns after which every cube that a seat has not placed counts against it, more from turn to turn: where everybody
# likes the income of one turn more, a game would go on to its last round.
PATIENCE: Final = 30
A_CUBE: Final = 0.5


@cache
def _places() -> tuple[tuple[int, float], ...]:
    order = inputs.names()
    return tuple([(order.index(name), worth) for name, worth in WORTH.items()])


@cache
def _ending() -> tuple[int, int, int]:
    order = inputs.names()
    return order.index("turns"), order.index("cubes"), order.index("free edges at pawn")


def of_numbers(numbers: list[float]) -> float:
    """What a position is worth besides the points in hand."""
    found = sum([numbers[place] * worth for place, worth in _places()])
    turns, cubes, free = _ending()
    late = numbers[turns] - PATIENCE
    if late > 0:
        missing = standard().cubes - numbers[cubes] - (0.3 if numbers[free] else 0.0)
        found -= A_CUBE * late * missing
    return found


def values(turns: list[Turn]) -> list[float]:
    """What each of many turns comes to."""
    return [float(turn.points) if turn.over else round(turn.points + of_numbers(turn.numbers), 4) for turn in turns]
