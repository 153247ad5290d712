"""Saving and loading: the set-up and the list of choices; loading plays them again.

A save names things, so that any later version can read it. The fingerprint of the position it ends in is only compared
where the rules are those that wrote it.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import kinds
from hexarch.games.terra.fingerprint import fingerprint
from hexarch.games.terra.profiles import FIRST_EDITION
from hexarch.games.terra.sea import Figures
from hexarch.games.terra.setup import Setup, ruleset
from hexarch.kernel import codec
from hexarch.kernel.errors import ChoiceError, SaveError, SetupError

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game

FORMAT: Final = "hexarch terra mystica"
VERSION: Final = 1
MOST_CHOICES: Final = 20_000
LARGEST: Final = 2**53


def setup_document(setup: Setup) -> dict[str, Any]:
    """A set-up as plain data."""
    figures = {} if setup.figures is None else {"figures": deepcopy(setup.figures.document)}
    return {
        "players": list(setup.names),
        "profile": setup.rules.profile,
        "edition": setup.rules.edition,
        "options": dict(setup.rules.changes),
        "map": setup.map,
        "factions": list(setup.factions),
        "round_tiles": [f"SCORE{n}" for n in setup.round_tiles],
        "bonus_cards": [f"BON{n}" for n in setup.bonus_cards],
        "dwellings": [list(row) for row in setup.dwellings],
        "seed": setup.seed,
        "final_tile": setup.final_tile,
        "auction": setup.auction,
        "start_points": list(setup.start_points),
        "colours": list(setup.colours),
        "first": setup.first,
        **figures,
    } | ({"extra_card": f"BON{setup.extra_card}"} if setup.extra_card else {})


def _numbers(document: dict[str, Any], key: str, prefix: str) -> tuple[int, ...]:
    found = []
    for name in _list(document, key):
        if not isinstance(name, str) or not name.startswith(prefix) or not name[len(prefix) :].isdecimal():
            raise SaveError("malformed", f"{key}: {str(name)[:20]!r}")
        found.append(int(name[len(prefix) :][:4]))
    return tuple(found)


def _list(document: dict[str, Any], key: str) -> list[Any]:
    value = document.get(key)
    if not isinstance(value, list):
        raise SaveError("malformed", key)
    return value


def _words(document: dict[str, Any], key: str) -> tuple[str, ...]:
    found = _list(document, key)
    if not all(isinstance(word, str) for word in found):
        raise SaveError("malformed", key)
    return tuple(found)


def _word(document: dict[str, Any], key: str) -> str:
    value = document.get(key)
    if not isinstance(value, str):
        raise SaveError("malformed", key)
    return value


def _points(document: dict[str, Any]) -> tuple[int, ...]:
    found = _list(document, "start_points")
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in found):
        raise SaveError("malformed", "start_points")
    return tuple(found)


def _figures(document: dict[str, Any]) -> Figures | None:
    """The figures of shipyards and canals that a game was played with."""
    found = document.get("figures")
    if found is None:
        return None
    if not isinstance(found, dict):
        raise SaveError("malformed", "figures")
    return Figures(found)


def read_setup(document: dict[str, Any]) -> Setup:
    """The set-up of a document; raises SaveError or SetupError."""
    options = document.get("options")
    profile, map_id, seed = document.get("profile"), document.get("map"), document.get("seed")
    if not isinstance(options, dict) or not isinstance(profile, str) or not isinstance(map_id, str):
        raise SaveError("malformed", "profile, options or map")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise SaveError("malformed", "seed")
    edition = document.get("edition", FIRST_EDITION)
    if not isinstance(edition, int) or isinstance(edition, bool):
        raise SaveError("malformed", "edition")
    first = document.get("first", 0)
    if not isinstance(first, int) or isinstance(first, bool):
        raise SaveError("malformed", "first")
    extra = (
        _numbers({"extra_card": [document["extra_card"]]}, "extra_card", "BON") if "extra_card" in document else (0,)
    )
    rows = []
    for row in _list(document, "dwellings"):
        if not isinstance(row, list) or not all(isinstance(place, str) for place in row):
            raise SaveError("malformed", "dwellings")
        rows.append(tuple(row))
    return Setup(
        _words(document, "players"),
        ruleset(profile, options, edition),
        map_id,
        _words(document, "factions"),
        _numbers(document, "round_tiles", "SCORE"),
        _numbers(document, "bonus_cards", "BON"),
        tuple(rows),
        seed,
        _word(document, "final_tile"),
        _word(document, "auction"),
        _points(document),
        _words(document, "colours") if "colours" in document else (),
        first,
        extra[0],
        _figures(document),
    )


def snapshot(game: Game) -> dict[str, Any]:
    """The position as plain data, numbers and all: only the very same rules can read it again."""
    return {
        "position": game.digest(),
        "cells": _written(game.state.cells),
        "decisions": [[d.kind, d.seat, _written(d.fields())] for d in game.state.decisions],
    }


def restore(setup: Setup, document: dict[str, Any], history: list[tuple[int, str]]) -> Game:
    """The game of a snapshot; raises ValueError for what does not fit."""
    from hexarch.games.terra.game import Game

    game = Game(setup)
    try:
        decisions = [kinds.restored(kind, seat, _unwritten(fields)) for kind, seat, fields in document["decisions"]]
        game.state.restore(_unwritten(document["cells"]), tuple(decisions))
    except (KeyError, TypeError) as error:
        raise ValueError("this is no snapshot") from error
    if game.digest() != document.get("position"):
        raise ValueError("another position")
    game.history = history
    return game


def _written(values: Iterable[int]) -> list[int | str]:
    """Numbers of which any reader of JSON makes the same; larger ones (sets of hexes) become texts."""
    return [n if -LARGEST < n < LARGEST else hex(n) for n in values]


def _unwritten(values: list[int | str]) -> list[int]:
    return [int(n, 16) if isinstance(n, str) else n for n in values]


def dumps(game: Game) -> str:
    """The game as text."""
    document = {
        "setup": setup_document(game.setup),
        "choices": [f"{seat} {text}" for seat, text in game.history],
        "rules": fingerprint(),
        "position": game.digest(),
    }
    return codec.dumps(FORMAT, VERSION, document)


def loads(text: str) -> Game:
    """The game of a text; every choice is checked again, and between equal rules the position it leads to."""
    from hexarch.games.terra.game import Game

    document = codec.loads(FORMAT, VERSION, text)
    setup = document.get("setup")
    if not isinstance(setup, dict):
        raise SaveError("malformed", "setup")
    try:
        game = Game(read_setup(setup))
    except SetupError as error:
        raise SaveError("setup", str(error)) from error
    rules = document.get("rules", "")
    if not isinstance(rules, str):
        raise SaveError("malformed", "rules")
    for number, (seat, choice) in enumerate(codec.choices(document, MOST_CHOICES), 1):
        try:
            game.step(seat, choice)
        except ChoiceError as error:
            raise SaveError("choice", f"choice {number}: {error}") from error
    if rules == fingerprint() and document.get("position") != game.digest():
        raise SaveError("changed", "the choices lead to another position")
    return game
