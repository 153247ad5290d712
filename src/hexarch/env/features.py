"""What a candidate is, as a row of numbers: verb, places, tiles; and, asked of the engine, its price and gains."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from hexarch.env.candidates import MOST
from hexarch.env.layout import COLUMNS, MOST_SPECIALS, ROWS, SEATS
from hexarch.env.observation import grid
from hexarch.games.terra import names
from hexarch.games.terra.catalog import DISCARDS, FAVOR_CULT, SPECIALS
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import COLOURS, CULTS, RESOURCES, STRUCTURE_IDS, TRACKS
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.tiles import bonus, favor, town
from hexarch.kernel.choice import Choice
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game

Matrix = npt.NDArray[np.float32]

NONE, PLAIN, QUOTED = "none", "plain", "quoted"
MODES: Final = (NONE, PLAIN, QUOTED)
VERBS: Final = tuple(
    name[2:].lower() for _, name in sorted((value, name) for name, value in vars(names).items() if name[:2] == "V_")
)
COSTS: Final = (*RESOURCES[: names.VP], "token")
GAINS: Final = (*RESOURCES[: names.VP], RESOURCES[names.KEYS])
TENTH: Final = 10.0  # what amounts are divided by


def _labels(mode: str) -> list[str]:
    found = [f"verb.{verb}" for verb in VERBS]
    found += ["conversions", "amount", "place", "row", "column", "other_row", "other_column"]
    found += [f"structure.{name}" for name in STRUCTURE_IDS[1:]]
    found += [f"terrain.{colour}" for colour in COLOURS]
    found += [f"cult.{cult}" for cult in CULTS]
    found += [f"track.{track}" for track in TRACKS]
    found += [f"action.{n}" for n in range(1, FAVOR_CULT + 1)]
    found += [f"special.{n}" for n in range(MOST_SPECIALS)]
    found += [f"bonus.{card.number}" for card in bonus.CARDS]
    found += [f"favor.{tile.number}" for tile in favor.TILES]
    found += [f"town.{tile.number}" for tile in town.TILES]
    found += [f"faction.{faction.index}" for faction in all_factions()]
    found += [f"discard.{what}" for what in DISCARDS]
    found += [f"from.{i}" for i in range(SEATS)]
    if mode == QUOTED:
        found += [f"cost.{key}" for key in COSTS]
        found += [f"gain.{key}" for key in GAINS]
        found += [f"steps.{cult}" for cult in CULTS]
        found += ["vp", "offered"]
    return found


@cache
def labels(mode: str = QUOTED) -> dict[str, int]:
    """Names of the columns and their numbers; the plain ones come first."""
    return {name: i for i, name in enumerate(_labels(mode))} if mode != NONE else {}


def features(game: Game, seat: int, found: list[Choice | str], mode: str = PLAIN) -> Matrix:
    """One row for each candidate; rows behind the last are zero."""
    matrix = np.zeros((MOST, len(labels(mode))), dtype=np.float32)
    for row, candidate in zip(matrix, found, strict=False):
        _plain(game, seat, candidate, row)
        if mode == QUOTED:
            _quoted(game, seat, candidate, row)
    return matrix


def _plain(game: Game, seat: int, candidate: Choice | str, row: Matrix) -> None:
    """What the choice says of itself; of a choice with conversions in front, the choice itself."""
    if isinstance(candidate, Choice):
        choice = candidate
    else:
        parts = commands(candidate)
        choice = game.read(seat, parts[-1])[-1]
        row[labels()["conversions"]] = (len(parts) - 1) / TENTH
    column = labels()
    row[choice.verb] = 1
    for name in _named(game, seat, choice):
        row[column[name]] = 1
    amount = _amount(choice)
    if amount:
        row[column["amount"]] = amount / TENTH
    places = _places(game, choice)
    if places:
        at = column["place"]
        row[at] = 1
        for i, (down, across) in enumerate(places):
            row[at + 1 + 2 * i : at + 3 + 2 * i] = (down / ROWS, across / COLUMNS)


def _named(game: Game, seat: int, choice: Choice) -> list[str]:
    """Columns of the things a choice names."""
    verb, a, b = choice.verb, choice.a, choice.b
    if verb == names.V_UPGRADE:
        return [f"structure.{STRUCTURE_IDS[b]}"]
    if verb == names.V_BUILD:
        return [f"structure.{STRUCTURE_IDS[names.DWELLING]}"]
    if verb == names.V_TRANSFORM:
        return [f"terrain.{COLOURS[b]}"]
    if verb in (names.V_SEND, names.V_CULT, names.V_STEP_DOWN):
        return [f"cult.{CULTS[a]}"]
    if verb == names.V_ADVANCE:
        return [f"track.{TRACKS[a]}"]
    if verb == names.V_ACTION:
        return [f"action.{a}" if a <= FAVOR_CULT else f"special.{(a - SPECIALS) % 4}"]
    if verb == names.V_PASS:
        return [f"bonus.{a}"] if a else []
    if verb == names.V_FAVOR:
        return [f"favor.{a}"]
    if verb == names.V_TOWN:
        return [f"town.{a}"]
    if verb == names.V_FACTION:
        return [f"faction.{a}"]
    if verb == names.V_DISCARD:
        return [f"discard.{DISCARDS[a]}"]
    if verb in (names.V_LEECH, names.V_DECLINE):
        return [f"from.{(game.state.seat_of(b) - seat) % game.players}"]
    return []


def _amount(choice: Choice) -> int:
    """How many of something a choice names."""
    if choice.verb in (names.V_DIG, names.V_BURN, names.V_LEECH, names.V_DECLINE):
        return choice.a
    return choice.b if choice.verb in (names.V_SEND, names.V_CULT, names.V_CONVERT) else 0


def _places(game: Game, choice: Choice) -> list[tuple[int, int]]:
    """Rows and columns of the hexes a choice names, as in the planes of the map."""
    board = game.state.board
    lie = grid(board.id)
    if choice.verb in (names.V_BUILD, names.V_UPGRADE, names.V_TRANSFORM):
        return [divmod(int(lie.land[choice.a]), COLUMNS)]
    if choice.verb == names.V_BRIDGE:
        return [divmod(int(lie.land[h]), COLUMNS) for h in board.sites[choice.a]]
    if choice.verb == names.V_CONNECT:
        return [divmod(int(lie.river[choice.a]), COLUMNS)]
    return []


def _quoted(game: Game, seat: int, candidate: Choice | str, row: Matrix) -> None:
    """Price, gains, steps and points as the engine quotes them."""
    quote = game.quote(seat, candidate)
    assert isinstance(quote, Quote), f"{candidate} was offered and is refused"
    column = labels()
    for prefix, amounts, known in (
        ("cost", quote.cost, COSTS),
        ("gain", quote.gain, GAINS),
        ("steps", quote.cults, CULTS),
    ):
        for key, n in amounts.items():
            if key in known:
                row[column[f"{prefix}.{key}"]] = n / TENTH
    row[column["vp"]] = sum(quote.vp.values()) / TENTH
    row[column["offered"]] = sum(quote.offers.values()) / TENTH
