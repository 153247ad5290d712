"""What the log tells: events as messages, where a row begins, and what effects change on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.codes import EVENTS
from hexarch.games.anunnaki.hands import members
from hexarch.kernel import game as face

if TYPE_CHECKING:
    from hexarch.games.anunnaki.game import Game
    from hexarch.games.anunnaki.state import Table
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.game import Message

NAMES: Final = tuple(EVENTS)
PLACES: Final = ("place", "to")
OUTCOMES: Final = ("won", "lost")
CUTS: Final = {
    "kept": face.APART,
    "dealt": face.AUTOMATIC,
    "laid": face.AUTOMATIC,
    "battle": face.AUTOMATIC,
    "cultured": face.AUTOMATIC,
    "scoring": face.AUTOMATIC,
    "over": face.OVER,
}


def told(game: Game, effect: Effect) -> Message | None:
    """An event as a message, its numbers by name."""
    event = NAMES[effect.code]
    fields = EVENTS[event]
    s = game.state
    numbers = (effect.a, effect.b, effect.c)
    values = {field: _named(s, field, number) for field, number in zip(fields, numbers, strict=False)}
    if effect.seat >= 0:
        values["who"] = game.setup.players[effect.seat]
    if event == "kept":
        values["gods"] = "+".join([names.GODS[god] for god in members(effect.mask)])
    if event == "mana" and effect.a < 0:
        return "log-mana_paid", {**values, "count": -effect.a}
    if event == "points" and effect.a < 0:
        return "log-points_lost", {**values, "points": -effect.a}
    return f"log-{event}", values


def _named(s: Table, field: str, number: int) -> str | int:
    """A number of an event as messages have it."""
    edition = s.edition
    if field in PLACES:
        return edition.territory_code(number)
    if field == "spot":
        return s.world.spot_codes[number]
    if field in ("edge", "end"):
        return edition.edges[number].name
    if field == "pact":
        return edition.pacts[number].name
    if field == "weapon":
        return edition.weapons[number].name
    if field == "civilization":
        return edition.civilizations[number].name
    if field == "token":
        return "+".join([f"{names.REWARDS[kind]}:{n}" for kind, n in edition.tokens[number]])
    if field == "region":
        return "major" if edition.regions[number].major else "minor"
    known = _LISTS.get(field)
    return known[number] if known is not None else number


_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "tile": names.ACTIONS,
    "resource": names.RESOURCES,
    "source": names.SOURCES,
    "track": names.TRACKS,
    "unit": names.UNITS,
    "god": names.GODS,
    "house": names.HOUSES,
    "artefact": names.ARTEFACTS,
}


def cut(game: Game, effect: Effect) -> str:
    """Where a log begins a row: rounds begin with the first player's turn."""
    event = NAMES[effect.code]
    if event == "turn":
        return face.ROUND if effect.seat == game.setup.first else face.TURN
    return CUTS.get(event, face.SAME)


def progress(game: Game, effect: Effect) -> tuple[int, int]:
    """Round and turn that begin with an effect."""
    return effect.a, 1 + game.state.world.order.index(effect.seat)


def touched(game: Game, effects: Sequence[Effect]) -> dict[str, list[Any]]:
    """Territories, intersections, pacts and seats that effects changed, and where battles ended."""
    found: dict[str, set[Any]] = {name: set() for name in ("territories", "culture", "pacts", "seats", "battles")}
    for effect in effects:
        if NAMES[effect.code] in OUTCOMES:
            found["battles"].add(_named(game.state, "place", effect.a))
        if effect.seat >= 0:
            found["seats"].add(effect.seat)
        for field, number in zip(EVENTS[NAMES[effect.code]], (effect.a, effect.b, effect.c), strict=False):
            if field in PLACES:
                found["territories"].add(_named(game.state, field, number))
            elif field == "spot":
                found["culture"].add(_named(game.state, field, number))
            elif field == "pact":
                found["pacts"].add(_named(game.state, field, number))
    return {what: sorted(some) for what, some in found.items()}
