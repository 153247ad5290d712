"""Saving and loading: the set-up with its edition, and the list of choices; loading plays them again.

A save names things, so that any later version can read it. The fingerprint of the position it ends in is only compared
where the rules are those that wrote it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import kinds, kinds_battle, setup
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.fingerprint import fingerprint
from hexarch.games.anunnaki.setup import unpacked
from hexarch.kernel import codec
from hexarch.kernel.errors import ChoiceError, SaveError, SetupError

if TYPE_CHECKING:
    from hexarch.games.anunnaki.game import Game
    from hexarch.games.anunnaki.setup import Setup

FORMAT: Final = "hexarch anunnaki"
VERSION: Final = 1
MOST_CHOICES: Final = 20_000
_BETWEEN: Final = re.compile(r"(?<!^)(?=[A-Z])")  # the words of a name
LARGEST: Final = 2**53  # what any reader of JSON takes for the same number; sets of cards are larger


def dumps(game: Game) -> str:
    """The game as a readable text."""
    document = {
        "setup": game.setup.document(),
        "choices": [f"{seat} {text}" for seat, text in game.history],
        "rules": fingerprint(),
        "position": game.digest(),
    }
    return codec.dumps(FORMAT, VERSION, document)


def loads(text: str) -> Game:
    """The game of a text; every choice is checked again, and between equal rules the position it leads to."""
    from hexarch.games.anunnaki.game import Game

    document = codec.loads(FORMAT, VERSION, text)
    if not isinstance(document.get("setup"), dict) or not isinstance(document.get("rules"), str):
        raise SaveError("malformed", "setup or rules")
    try:
        game = Game(setup.read(document["setup"]))
    except SetupError as error:
        raise SaveError("setup", str(error)) from error
    for number, (seat, choice) in enumerate(codec.choices(document, MOST_CHOICES), 1):
        try:
            game.step(seat, choice)
        except ChoiceError as error:
            raise SaveError("choice", f"choice {number}: {error}") from error
    if document["rules"] == fingerprint() and document.get("position") != game.digest():
        raise SaveError("changed", "the choices lead to another position")
    return game


# -- snapshots ----------------------------------------------------------------------------------


def snapshot(game: Game) -> dict[str, Any]:
    """The position as plain data, numbers and all: only the very same rules can read it again."""
    s = game.state
    return {
        "position": game.digest(),
        "cells": _written(s.cells),
        "decisions": [[d.kind, d.seat, _written(list(d.fields()))] for d in s.decisions],
        "notes": [_written(list(note)) for note in s.notes[: s.cells[at.NOTED]]],
    }


def restore(setup: Setup, document: dict[str, Any], history: list[tuple[int, str]]) -> Game:
    """The game of a snapshot; raises ValueError for what does not fit."""
    from hexarch.games.anunnaki.game import Game

    game = Game(setup)
    chosen = history[: len(setup.choosing)]
    if chosen and len(chosen) == len(setup.choosing):  # the table was laid for these Houses (A7)
        houses = list(setup.houses)
        for seat, text in chosen:
            houses[seat] = text.split()[-1]
        game.lay(replace(unpacked(setup, houses), box=None))
    try:
        decisions = [_decision(kind, seat, _unwritten(fields)) for kind, seat, fields in document["decisions"]]
        game.state.restore(_unwritten(document["cells"]), tuple(decisions))
        game.state.notes = [(seat, what, cards) for seat, what, cards in map(_unwritten, document["notes"])]
    except (KeyError, TypeError) as error:
        raise ValueError("this is no snapshot") from error
    if game.digest() != document.get("position"):
        raise ValueError("another position")
    game.history = history
    return game


@cache
def _kinds() -> dict[str, Any]:
    """The questions by their kinds, which are their names in small letters."""
    found = [*vars(kinds).values(), *vars(kinds_battle).values()]
    asked = [one for one in found if isinstance(one, type) and issubclass(one, kinds.Asked)]
    return {_BETWEEN.sub("_", one.__name__).lower(): one for one in asked}


def _decision(kind: str, seat: int, fields: list[int]) -> kinds.Asked:
    """A question as it was written down."""
    if kind == "rewards":
        source, *rest = fields
        return kinds.Rewards(seat, tuple(zip(rest[::2], rest[1::2], strict=True)), source)
    found: kinds.Asked = _kinds()[kind](seat, *fields)
    return found


def _written(values: list[int]) -> list[int | str]:
    return [n if -LARGEST < n < LARGEST else hex(n) for n in values]


def _unwritten(values: list[int | str]) -> list[int]:
    return [int(n, 16) if isinstance(n, str) else n for n in values]
