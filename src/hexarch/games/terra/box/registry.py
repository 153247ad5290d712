"""The registry: every expansion, everything that exists in any of them, and the box of a game."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import expansions
from hexarch.games.terra import layout as at
from hexarch.games.terra.box.contents import Box
from hexarch.games.terra.box.part import Expansion, Part
from hexarch.games.terra.box.piece import Piece

if TYPE_CHECKING:
    from hexarch.games.terra.ruleset import Option, Ruleset


@cache
def all_expansions() -> tuple[Expansion, ...]:
    """Every expansion, found by looking into the folder `expansions`, in the order they give themselves."""
    found: list[Expansion] = []
    for entry in pkgutil.iter_modules(expansions.__path__):
        found.append(import_module(f"{expansions.__name__}.{entry.name}").EXPANSION)
    return tuple(sorted(found, key=lambda one: (one.order, one.id)))


@cache
def _parts() -> tuple[Part, ...]:
    return tuple([part for expansion in all_expansions() for part in expansion.parts])


@cache
def options_of_expansions() -> tuple[Option, ...]:
    """The options that the expansions bring; factions have some besides."""
    return tuple([option for expansion in all_expansions() for option in expansion.options])


@cache
def everything() -> Box:
    """A box with all that any expansion has, for glossaries, for reading commands, and for layouts of all games.

    Where a piece takes the place of another with its name, the first is listed. Limits are the widest.
    """
    found = _parts()
    seats = [part.seats for part in found if part.seats is not None]
    widest = Part(
        seats=(min([fewest for fewest, _ in seats]), max([most for _, most in seats])),
        rounds=max([part.rounds for part in found]),
        spare_cards=max([part.spare_cards for part in found]),
    )
    box = Box([_pieces(part) for part in reversed(found)] + [widest])
    for what, numbers, room in (
        ("bonus cards", list(box.bonus_card), at.MOST_BONUS - 1),
        ("favor tiles", list(box.favor_tile), at.MOST_FAVORS),
        ("town tiles", list(box.town_tile), at.MOST_TOWNS),
        ("structures", list(box.structure), at.MOST_STRUCTURES - 1),
        ("seats", list(box.seats), at.MOST_SEATS),
    ):
        if max(numbers) > room:
            raise ValueError(f"the layout of a position has room for {room} {what}, not for {max(numbers)}")
    return box


def _pieces(part: Part) -> Part:
    """The pieces of a part without what it does to others."""
    return Part(
        bonus_cards=part.bonus_cards,
        favor_tiles=part.favor_tiles,
        town_tiles=part.town_tiles,
        round_tiles=part.round_tiles,
        final_tiles=part.final_tiles,
        power_actions=part.power_actions,
        structures=part.structures,
    )


_boxes: Final[dict[tuple[int, ...], Box]] = {}


def box_of(rules: Ruleset, players: int) -> Box:
    """The box of a game with these rules and so many players; equal games share one."""
    found = _parts()
    key = tuple(
        [i for i, one in enumerate(found) if rules.on(one.option) and (not one.players or players in one.players)]
    )
    box = _boxes.get(key)
    if box is None:
        box = _boxes[key] = Box([found[i] for i in key])
    return box


@cache
def options_by_players() -> dict[str, tuple[int, ...]]:
    """Options that mean something to some numbers of players only, and those numbers."""
    found: dict[str, tuple[int, ...]] = {}
    anywhere = {part.option for part in _parts() if not part.players}
    for part in _parts():
        if part.option not in anywhere:
            found[part.option] = (*found.get(part.option, ()), *part.players)
    return found


@cache
def options_of_pieces() -> dict[str, str]:
    """The option that puts each piece into a game, by its name; empty where it always is there."""
    found: dict[str, str] = {}
    for part in _parts():
        pieces: list[Piece] = [*part.bonus_cards, *part.favor_tiles, *part.town_tiles, *part.round_tiles]
        pieces += [*part.final_tiles, *part.power_actions, *part.structures]
        for piece in pieces:
            found.setdefault(piece.id, part.option)
    return found
