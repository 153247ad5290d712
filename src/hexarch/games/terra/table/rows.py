"""Where a log begins a row, and what effects change on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import effects, spaces
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.table.telling import TILES
from hexarch.kernel import game as face

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.effect import Effect

ANSWERED: Final = (effects.ACCEPTED, effects.DECLINED)
# What answers to an offer of power bring its builder.
ANSWER_EFFECTS: Final = (effects.OWE, effects.POWER_UP, effects.LOST, effects.TOKENS)
CUTS: Final = {effects.ROUND: face.ROUND, effects.TURN: face.TURN, effects.OVER: face.OVER}


def cut(game: Game, e: Effect) -> str:
    """Where a log begins a row."""
    code = e.code
    if code == effects.AUTO:
        return face.ASIDE if e.a in ANSWERED else face.AUTOMATIC
    if code in ANSWER_EFFECTS:
        return face.ALONG
    if code == effects.FACTION:
        return face.APART if game.setup.auction else face.SAME
    return CUTS.get(code, face.SAME)


def progress(e: Effect) -> tuple[int, int]:
    """Round and turn that begin with an effect."""
    return (e.a, e.b) if e.code == effects.TURN else (e.a, 1)


def touched(game: Game, happened: Sequence[Effect]) -> dict[str, list[Any]]:
    """What effects changed: hexes, seats, cults, and tiles, cards and action spaces."""
    board = game.state.board
    hexes: dict[str, None] = {}
    seats: dict[int, None] = {}
    cults: dict[str, None] = {}
    tiles: dict[str, None] = {}
    for e in happened:
        code = e.code
        if code in (effects.PLACE, effects.TERRAIN):
            hexes[board.hex_names[e.a]] = None
        elif code == effects.BRIDGE:
            for h in board.sites[e.a]:
                hexes[board.hex_names[h]] = None
        elif code == effects.TOWN:
            hexes.update((board.hex_names[h], None) for h in board.members(e.mask))
        elif code in (effects.STEP, effects.PRIEST):
            cults[CULTS[e.a]] = None
        elif code in (effects.TAKE, effects.RETURN):
            tiles[f"{TILES[e.a]}{e.b}"] = None
        elif code == effects.COIN_ON:
            tiles[f"{TILES[effects.BONUS_CARD]}{e.a}"] = None
        elif code == effects.USE:
            tiles[spaces.names()[e.a]] = None
        if e.seat >= 0 and code not in (effects.OFFER, effects.TURN, effects.AUTO):
            seats[e.seat] = None
    return {"hexes": list(hexes), "seats": sorted(seats), "cults": list(cults), "tiles": list(tiles)}
