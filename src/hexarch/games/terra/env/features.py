"""What a candidate is, as a row of numbers: verb, places, tiles; and, asked of the engine, its price and gains."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from hexarch.env.layout import Vector
from hexarch.env.observer import NONE, PLAIN, QUOTED
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.env.layout import COLUMNS, MOST_SPECIALS, ROWS, SEATS
from hexarch.games.terra.env.observation import grid
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import COLOURS, CULTS, RIGHTS, TRACKS
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.resources import KEYS, RESOURCES, VP
from hexarch.games.terra.rules.action import ACTION
from hexarch.games.terra.rules.bid import BID
from hexarch.games.terra.rules.convert import CONVERT
from hexarch.games.terra.rules.eruption import LOSE_CULT, LOSE_TOKEN
from hexarch.games.terra.rules.faction import FACTION
from hexarch.games.terra.rules.favor import FAVOR
from hexarch.games.terra.rules.pass_ import PASS
from hexarch.games.terra.rules.table import RULES
from hexarch.games.terra.rules.terrain import TERRAIN, UNLOCK
from hexarch.games.terra.rules.town import TOWN
from hexarch.games.terra.spaces import SPECIALS
from hexarch.games.terra.spaces import names as space_names
from hexarch.kernel.choice import Choice
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game

VERBS: Final = tuple([rule.name.replace("-", "_") for rule in RULES])
COSTS: Final = (*RESOURCES[:VP], "token")
GAINS: Final = (*RESOURCES[:VP], RESOURCES[KEYS])
# What a choice names on the table, and the columns for it.
COLUMNS_OF: Final = {
    "structure": "structure",
    "terrain": "terrain",
    "cult": "cult",
    "track": "track",
    "what": "discard",
}
# Verbs whose columns are theirs alone: what they name has none.
BY_PRICE: Final = (BID.name, TERRAIN.name, UNLOCK.name, LOSE_CULT.name, LOSE_TOKEN.name)
TENTH: Final = 10.0  # what amounts are divided by


def _labels(mode: str) -> list[str]:
    box = everything()
    found = [f"verb.{verb}" for verb in VERBS]
    found += ["conversions", "amount", "place", "row", "column", "other_row", "other_column"]
    found += [f"structure.{one.id}" for one in box.structures]
    found += [f"terrain.{colour}" for colour in COLOURS]
    found += [f"cult.{cult}" for cult in CULTS]
    found += [f"track.{track}" for track in TRACKS]
    found += [f"action.{space_names()[n]}" for n in sorted(space_names()) if n < SPECIALS]
    found += [f"special.{n}" for n in range(MOST_SPECIALS)]
    found += [f"bonus.{card.id}" for card in box.bonus_cards]
    found += [f"favor.{tile.id}" for tile in box.favor_tiles]
    found += [f"town.{tile.id}" for tile in box.town_tiles]
    found += [f"faction.{faction.id}" for faction in all_factions()]
    found += [f"discard.{what}" for what in RIGHTS]
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


def describe(game: Game, seat: int, candidate: Choice | str, row: Vector, mode: str = PLAIN) -> None:
    """Fill in the row of a candidate."""
    _plain(game, seat, candidate, row)
    if mode == QUOTED:
        _quoted(game, seat, candidate, row)


def _plain(game: Game, seat: int, candidate: Choice | str, row: Vector) -> None:
    """What the choice says of itself; of a choice with conversions in front, the choice itself."""
    if isinstance(candidate, TerraChoice):
        choice = candidate
    else:
        parts = commands(str(candidate))
        choice = game.read(seat, parts[-1])[-1]
        row[labels()["conversions"]] = (len(parts) - 1) / TENTH
    column = labels()
    row[choice.rule.number] = 1
    for name in _named(game, seat, choice):
        row[column[name]] = 1
    amount = _amount(game, choice)
    if amount:
        row[column["amount"]] = amount / TENTH
    places = _places(game, choice)
    if places:
        at = column["place"]
        row[at] = 1
        for i, (down, across) in enumerate(places):
            row[at + 1 + 2 * i : at + 3 + 2 * i] = (down / ROWS, across / COLUMNS)


def _named(game: Game, seat: int, choice: TerraChoice) -> list[str]:
    """Columns of the things a choice names."""
    rule = choice.rule
    if rule.name in BY_PRICE:
        return []
    if rule is ACTION:
        space = choice.action
        which = (space - SPECIALS) % MOST_SPECIALS
        return [f"action.{space_names()[space]}" if space < SPECIALS else f"special.{which}"]
    if rule is PASS:
        return [f"bonus.BON{card}" for card in (choice.tile, choice.second) if card]
    if rule is FAVOR:
        return [f"favor.FAV{choice.tile}"]
    if rule is TOWN:
        return [f"town.TW{choice.tile}"]
    if rule is FACTION:
        return [f"faction.{all_factions()[choice.faction].id}"]
    found = []
    for key, value in game.place(choice).items():
        if key in COLUMNS_OF:
            found.append(f"{COLUMNS_OF[key]}.{value}")
        elif key == "seat":
            found.append(f"from.{(int(value) - seat) % game.players}")
    return found


def _amount(game: Game, choice: TerraChoice) -> int:
    """How many of something a choice names; of a conversion what is paid."""
    if choice.rule.name in BY_PRICE:
        return 0
    if choice.rule is CONVERT:
        return choice.paid
    place = game.place(choice)
    return int(place.get("n") or place.get("space") or 0)


def _places(game: Game, choice: TerraChoice) -> list[tuple[int, int]]:
    """Rows and columns of the hexes a choice names, as in the planes of the map."""
    board = game.state.board
    lie = grid(board.id)
    if choice.hex >= 0:
        return [divmod(int(lie.land[choice.hex]), COLUMNS)]
    if choice.site >= 0:
        return [divmod(int(lie.land[h]), COLUMNS) for h in board.sites[choice.site]]
    if choice.river >= 0:
        return [divmod(int(lie.river[choice.river]), COLUMNS)]
    return []


def _quoted(game: Game, seat: int, candidate: Choice | str, row: Vector) -> None:
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
