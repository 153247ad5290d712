"""Where a log begins a row, and what effects change on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import codes, spaces
from hexarch.games.terra.codes import named
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.sea import space_name
from hexarch.games.terra.table.telling import TILES
from hexarch.kernel import game as face

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.effect import Effect

ANSWERED: Final = (codes.ACCEPTED, codes.DECLINED)
# What answers to an offer of power bring its builder.
ANSWER_EFFECTS: Final = (codes.OWE, codes.POWER_UP, codes.LOST, codes.TOKENS)
CUTS: Final = {codes.ROUND: face.ROUND, codes.TURN: face.TURN, codes.OVER: face.OVER}


def cut(game: Game, e: Effect) -> str:
    """Where a log begins a row."""
    code = e.code
    if code == codes.AUTO:
        return face.ASIDE if named(e).kind in ANSWERED else face.AUTOMATIC
    if code in ANSWER_EFFECTS:
        return face.ALONG
    if code == codes.FACTION:
        return face.APART if game.setup.auction else face.SAME
    return CUTS.get(code, face.SAME)


def progress(effect: Effect) -> tuple[int, int]:
    """Round and turn that begin with an effect."""
    e = named(effect)
    return (e.round, e.turn) if e.code == codes.TURN else (e.round, 1)


def touched(game: Game, happened: Sequence[Effect]) -> dict[str, list[Any]]:
    """What effects changed: hexes, seats, cults, and tiles, cards and action spaces."""
    board = game.state.board
    hexes: dict[str, None] = {}
    seats: dict[int, None] = {}
    cults: dict[str, None] = {}
    tiles: dict[str, None] = {}
    for one in happened:
        e = named(one)
        code = e.code
        if code in (codes.PLACE, codes.TERRAIN) or code in (codes.PORT, codes.TRADE, codes.SEAL):
            hexes[board.hex_names[e.hex]] = None
        elif code in (codes.LAUNCH, codes.STAY, codes.BERTH):
            hexes[space_name(board, e.ship_space)] = None
        elif code == codes.SAIL:
            hexes[space_name(board, e.ship_space)] = None
            hexes[space_name(board, e.ship_aim)] = None
        elif code == codes.BRIDGE:
            for h in board.sites[e.site]:
                hexes[board.hex_names[h]] = None
        elif code == codes.TOWN:
            hexes.update((board.hex_names[h], None) for h in board.members(e.hexes))
        elif code in (codes.STEP, codes.PRIEST, codes.REPLACED):
            cults[CULTS[e.cult]] = None
        elif code in (codes.TAKE, codes.RETURN):
            tiles[f"{TILES[e.kind]}{e.tile}"] = None
        elif code == codes.COIN_ON:
            tiles[f"{TILES[codes.BONUS_CARD]}{e.card}"] = None
        elif code == codes.USE:
            tiles[spaces.names()[e.action]] = None
        if e.seat >= 0 and code not in (codes.OFFER, codes.TURN, codes.AUTO):
            seats[e.seat] = None
    return {"hexes": list(hexes), "seats": sorted(seats), "cults": list(cults), "tiles": list(tiles)}
