"""The names of the numbers of a position, in the order in which `features.look` gives them.

Weights are stored with these names. A name keeps its meaning for ever: a number that comes to mean something else gets
another name, and what a new piece of the game brings gets a name of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final
from zlib import crc32

from hexarch.games.terra.bots import engines, features, seas
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import CULTS

NAMELESS: Final = 2  # the version that weights state if they were stored without names
_FILE: Final = "inputs-0.1.0.txt"
_FACTION: Final = "faction "
_HAND: Final = ("coins", "workers", "priests", "bowl 1", "bowl 2", "bowl 3")
_INCOME: Final = ("coins", "workers", "priests", "power")
_ALL: Final = features.ALL
_STRUCTURES: Final = tuple([_ALL.structure[event].id for event in features.EVENTS if event > 0])
_EVENTS: Final = (*_STRUCTURES, "spade", "town")
_CULT: Final = ("steps", "points", "margin", "not below", "in reach", "top taken", "free order spaces")
_SURROUNDINGS: Final = (
    "buildings",
    "network",
    "outside the network",
    "network points",
    "network points x rounds",
    "network margin",
    "networks not smaller",
    "contacts",
    "neighbours",
    "buildings alone",
    "readiest town",
    "second town",
    "towns in the making",
    "power of the readiest town",
    "structures of the readiest town",
    "readiest town x rounds left",
    "town size",
    "hexes in towns",
    "groups",
    "town with one dwelling",
    "town with one dwelling and spades",
    "free home hexes",
    "free home hexes up to 2",
    "hexes one spade away",
    "hexes one spade away up to 2",
    "hexes two spades away",
    "hexes three spades away",
    "free home hexes by more shipping",
    "hexes one spade away by more shipping",
    "room x rounds left",
)


@cache
def brief() -> tuple[str, ...]:
    """The names of the numbers that every game has; they come first."""
    return (*_seat(), *_scoring(), *_cults(), *_actions(), *_SURROUNDINGS, *_open())


@cache
def names() -> tuple[str, ...]:
    """Every name."""
    return (*brief(), *seas.NAMES, *seas.OWN_NAMES, *engines.NAMES)


@cache
def nameless() -> dict[int, tuple[str, ...]]:
    """The names that stood for the numbers before they were stored."""
    text = (resources.files("hexarch.games.terra.bots") / "weights" / _FILE).read_text("utf-8")
    return {NAMELESS: tuple(text.splitlines())}


@cache
def lot(faction: str) -> int:
    """A number for what is drawn by chance for a faction: the same in every version, whichever factions there are."""
    known = [name for name in nameless()[NAMELESS] if name.startswith(_FACTION)]
    name = f"{_FACTION}{faction}"
    return known.index(name) if name in known else len(known) + crc32(faction.encode()) % 900


def _both(names: tuple[str, ...]) -> Iterator[str]:
    """Numbers that also stand multiplied by the rounds left."""
    for name in names:
        yield name
        yield f"{name} x rounds left"


def _seat() -> Iterator[str]:
    """What a seat has and what comes in."""
    factions = [faction.id for faction in all_factions()]
    yield from [f"round {number}" for number in range(1, features.ROUNDS + 1)]
    yield "passed"
    yield from [f"{players} players" for players in range(2, features.MOST_PLAYERS + 1)]
    yield from [f"{_FACTION}{faction}" for faction in factions]
    yield from _HAND
    yield from ("coins up to 6", "workers up to 3", "priests up to 1", "power up to 8")
    yield from [f"{name} x rounds left" for name in ("coins", "workers", "priests", "bowl 3", "bowl 2")]
    yield from [f"{name} payable" for name in ("dwellings", "trading houses", "temples", "strongholds")]
    yield from ("dwellings payable with power", "tokens", "tokens x rounds left", "priests to come", "points for goods")
    yield from [tile.id for tile in _ALL.favor_tiles]
    yield from _both(tuple([f"income {name}" for name in _INCOME]))
    yield from [card.id for card in _ALL.bonus_cards]
    yield from _both(tuple([f"built {_ALL.structure[kind].id}" for kind in _ALL.kinds]))
    yield from [f"stronghold of {faction}" for faction in factions]
    yield from _both(("shipping", "digging", "range", "bridges"))
    yield from ("towns", "keys", "terrains unlocked", "shifts")


def _scoring() -> Iterator[str]:
    """What is scored in the rounds to come, and by passing."""
    for event in _EVENTS:
        times = [f"{event} scored {when}" for when in ("now", "next", "later")]
        yield from times
        if event in _STRUCTURES:
            yield from [f"{name} x left to build" for name in times]
    yield from ("points for passing", "points for passing later", "others in play", "passes")
    for tile in _ALL.favor_tiles:
        if tile.builds:
            yield f"{tile.id} left to build"
            yield f"{tile.id} rounds"


def _cults() -> Iterator[str]:
    """The cult tracks and their bonuses."""
    for cult in CULTS:
        yield from [f"{cult} {what}" for what in _CULT]
    yield from ("cult points", "cult points x round")
    yield from [f"cult bonus {name}" for name in (*_INCOME, "spades", "soon")]
    yield from [f"{name} bonuses to come" for name in (*CULTS, "priests")]


def _actions() -> Iterator[str]:
    """Action spaces that are free."""
    yield from [f"{action.id} free" for action in _ALL.power_actions]
    yield from ("spaces used", "stronghold space free", "favor space free", "place in the order")


def _open() -> Iterator[str]:
    """What waits to be decided."""
    yield from [f"open {what}" for what in ("power", "cult steps", "spades", "tiles", "actions")]
