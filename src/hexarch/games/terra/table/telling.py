"""Choices and effects as sentences: which message they have, and what stands in it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hexarch.games.terra import codes, queue, spaces
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.codes import TerraEffect, named
from hexarch.games.terra.names import SOURCES, TRACKS
from hexarch.games.terra.resources import RESOURCES
from hexarch.games.terra.rules.table import GRAMMAR
from hexarch.games.terra.sea import space_name
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.effect import Effect

Found = tuple[str, dict[str, str | int]]
SEALED: Found = ("sealed-bid", {})
TILES = ("BON", "FAV", "TW")
KINDS = ("bonus", "favor", "town")
AUTOMATIC = (
    "cult-income",
    "income",
    "accepted",
    "declined",
    "score-cult",
    "score-cult",
    "score-cult",
    "score-cult",
    "score-network",
    "score-resources",
    "score-tile",
    "all-income",
)


# Those that say nothing but whose they are.
PLAIN = (
    codes.CULT_INCOME,
    codes.INCOME,
    codes.ALL_INCOME,
    codes.ACCEPTED,
    codes.DECLINED,
    codes.SCORE_RESOURCES,
)


@lru_cache(maxsize=32_768)
def choice(text: str, kind: str = "", faction: str = "") -> Found | None:
    """The message of a single choice; `kind` is the decision it answers and `faction` makes it, where known."""
    return GRAMMAR.said(text, kind, faction)


def said(game: Game, seat: int, text: str) -> list[Found]:
    """The messages of a text, as the position and the seat have it."""
    opened = queue.open_for(game.state, seat)
    kind, faction = opened[0].kind if opened else "", game.faction(seat)
    parts = commands(text) if "." in text else (text,)
    return [found for part in parts if (found := choice(part, kind, faction)) is not None]


def told(game: Game, e: Effect) -> Found | None:
    """Key and values for an effect, None when it says nothing to a reader."""
    key, values = _PARTS[e.code](game, named(e))
    if not key:
        return None
    if e.seat >= 0 and "who" not in values:
        values["who"] = game.faction(e.seat)
    return f"log-{key}", values


def _gain(game: Game, e: TerraEffect) -> Found:
    return "gain", {"resource": RESOURCES[e.resource], "n": e.amount}


def _pay(game: Game, e: TerraEffect) -> Found:
    return "pay", {"resource": RESOURCES[e.resource], "n": e.amount}


def _points(game: Game, e: TerraEffect) -> Found:
    return "points" if e.points >= 0 else "points-lost", {"n": abs(e.points), "source": SOURCES[e.source]}


def _power_up(game: Game, e: TerraEffect) -> Found:
    return "power-up", {"n": e.to_second + e.to_third, "second": e.to_second, "third": e.to_third}


def _spend(game: Game, e: TerraEffect) -> Found:
    return "spend", {"n": e.spent}


def _burn(game: Game, e: TerraEffect) -> Found:
    return "burn", {"n": e.burnt}


def _step(game: Game, e: TerraEffect) -> Found:
    return "step" if e.end > e.start else "step-back", {"cult": e.cult, "from": e.start, "to": e.end}


def _owe(game: Game, e: TerraEffect) -> Found:
    # Steps that are taken are told by the step itself.
    return "owe" if e.steps > 0 else "", {"n": e.steps}


def _tokens(game: Game, e: TerraEffect) -> Found:
    return "tokens-gained" if e.tokens > 0 else "tokens-lost", {"bowl": e.bowl, "n": abs(e.tokens)}


def _place(game: Game, e: TerraEffect) -> Found:
    where = game.state.board.hex_names[e.hex]
    if e.was:
        return "upgrade", {"hex": where, "structure": e.structure, "was": e.was}
    return "place", {"hex": where, "structure": e.structure}


def _terrain(game: Game, e: TerraEffect) -> Found:
    return "terrain", {"hex": game.state.board.hex_names[e.hex], "terrain": e.terrain, "old": e.was}


def _bridge(game: Game, e: TerraEffect) -> Found:
    return "bridge", {"site": game.state.board.site_names[e.site]}


def _track(game: Game, e: TerraEffect) -> Found:
    return f"track-{TRACKS[e.track]}", {"level": e.level}


def _take(game: Game, e: TerraEffect) -> Found:
    return f"take-{KINDS[e.kind]}", {"tile": f"{TILES[e.kind]}{e.tile}"}


def _return(game: Game, e: TerraEffect) -> Found:
    key = "return" if e.kind == codes.BONUS_CARD else "hand-over"
    return key, {"tile": f"{TILES[e.kind]}{e.tile}"}


def _coin_on(game: Game, e: TerraEffect) -> Found:
    return "coin-on", {"tile": f"BON{e.card}", "n": e.coins}


def _priest(game: Game, e: TerraEffect) -> Found:
    return "priest" if e.space >= 0 else "priest-back", {"cult": e.cult}


def _town(game: Game, e: TerraEffect) -> Found:
    board = game.state.board
    names = [board.hex_names[h] for h in board.members(e.hexes)]
    return "town", {"hexes": ", ".join(names), "n": len(names)}


def _offer(game: Game, e: TerraEffect) -> Found:
    return "offer", {"n": e.power, "faction": game.faction(e.builder)}


def _answer(game: Game, e: TerraEffect) -> Found:
    if e.taken < 0:
        return "answer-no", {"n": e.power, "faction": game.faction(e.builder)}
    return "answer-yes", {"n": e.taken, "faction": game.faction(e.builder)}


def _use(game: Game, e: TerraEffect) -> Found:
    return "use", {"action": spaces.names()[e.action]}


def _pass(game: Game, e: TerraEffect) -> Found:
    return "pass", {}


def _turn(game: Game, e: TerraEffect) -> Found:
    return "turn", {"round": e.round, "turn": e.turn}


def _round(game: Game, e: TerraEffect) -> Found:
    return "round", {"round": e.round, "tile": f"SCORE{game.setup.round_tiles[e.round - 1]}"}


def _auto(game: Game, e: TerraEffect) -> Found:
    key = f"auto-{AUTOMATIC[e.kind]}"
    if e.kind in PLAIN:
        return key, {}
    if e.kind == codes.SCORE_NETWORK:
        return key, {"n": e.prize}
    if e.kind == codes.SCORE_TILE:
        tile = everything().final_tile.get(e.final_tile)
        return key, {"n": e.prize, "tile": tile.id if tile is not None else ""}
    return key, {"n": e.prize, "cult": e.kind - codes.SCORE_CULT}


def _spades(game: Game, e: TerraEffect) -> Found:
    return "spades" if e.spades > 0 else "spades-lost", {"n": abs(e.spades)}


def _lost(game: Game, e: TerraEffect) -> Found:
    return "lost", {"resource": RESOURCES[e.resource], "n": e.amount}


def _drop(game: Game, e: TerraEffect) -> Found:
    # A player may leave before there is a faction to name.
    return ("drop", {}) if game.faction(e.seat) else ("drop-early", {"player": game.setup.names[e.seat]})


def _over(game: Game, e: TerraEffect) -> Found:
    return "over", {}


def _faction(game: Game, e: TerraEffect) -> Found:
    return "faction", {"player": game.setup.names[e.seat], "faction": game.state.registry[e.faction].id}


def _river(game: Game, e: TerraEffect) -> Found:
    return "river", {"hex": game.state.board.river_names[e.river]}


def _jump(game: Game, e: TerraEffect) -> Found:
    return "jump", {"hex": game.state.board.hex_names[e.hex], "by": game.faction(e.seat)}


def _range(game: Game, e: TerraEffect) -> Found:
    return "range", {"n": e.range}


def _home(game: Game, e: TerraEffect) -> Found:
    return "home", {"terrain": e.home}


def _unlock(game: Game, e: TerraEffect) -> Found:
    return "unlock", {"terrain": e.home}


def _own(game: Game, e: TerraEffect) -> Found:
    thing = game.state.faction(e.seat).own.things[e.thing]
    return "gain" if e.amount > 0 else "pay", {"resource": thing.name, "n": abs(e.amount)}


def _replaced(game: Game, e: TerraEffect) -> Found:
    return "priest-replaced", {"cult": e.cult}


def _no_tile(game: Game, e: TerraEffect) -> Found:
    return "no-town-tile", {}


def _cover(game: Game, e: TerraEffect) -> Found:
    if e.home < 0:
        return "cover-none", {}
    return "cover" if e.amount > 0 else "uncover", {"terrain": e.home}


def _tile_on(game: Game, e: TerraEffect) -> Found:
    return "tile-on", {"hex": game.state.board.hex_names[e.hex]}


def _moved(game: Game, e: TerraEffect) -> Found:
    names = game.state.board.site_names
    return "moved", {"site": names[e.site], "goal": names[e.goal]}


def _lava(game: Game, e: TerraEffect) -> Found:
    return "lava" if e.amount > 0 else "", {"hex": game.state.board.hex_names[e.hex], "n": e.amount}


def _move(game: Game, e: TerraEffect) -> Found:
    names = game.state.board.hex_names
    return "move", {"hex": names[e.hex], "target": names[e.to]}


def _iceberg(game: Game, e: TerraEffect) -> Found:
    return "iceberg", {"hex": game.state.board.river_names[e.river]}


def _port(game: Game, e: TerraEffect) -> Found:
    return "port", {"hex": game.state.board.hex_names[e.hex]}


def _walks(game: Game, space: int) -> bool:
    """Only traders are ever on land."""
    return space >= game.state.board.rivers


def _launch(game: Game, e: TerraEffect) -> Found:
    where = space_name(game.state.board, e.ship_space)
    return "recruit" if _walks(game, e.ship_space) else "launch", {"hex": where}


def _sail(game: Game, e: TerraEffect) -> Found:
    board = game.state.board
    ends: dict[str, str | int] = {"hex": space_name(board, e.ship_space), "to": space_name(board, e.ship_aim)}
    return "walk" if _walks(game, e.ship_space) else "sail", ends


def _trade(game: Game, e: TerraEffect) -> Found:
    where = game.state.board.hex_names[e.hex]
    return "trade", {"hex": where, "structure": e.structure, "faction": game.faction(e.owner)}


def _seal(game: Game, e: TerraEffect) -> Found:
    return "seal", {"hex": game.state.board.hex_names[e.hex]}


def _berth(game: Game, e: TerraEffect) -> Found:
    where = space_name(game.state.board, e.ship_space)
    return "trader-home" if _walks(game, e.ship_space) else "ship-home", {"hex": where}


def _stay(game: Game, e: TerraEffect) -> Found:
    return "ship-stays", {"hex": space_name(game.state.board, e.ship_space)}


def _refresh(game: Game, e: TerraEffect) -> Found:
    return "refresh", {}


def _slide(game: Game, e: TerraEffect) -> Found:
    return "slide", {"n": e.spent}


def _range_step(game: Game, e: TerraEffect) -> Found:
    return "range-step", {"n": e.range}


# In the order of codes.NAMES.
_PARTS = (
    _gain,
    _pay,
    _points,
    _power_up,
    _spend,
    _burn,
    _step,
    _owe,
    _tokens,
    _place,
    _terrain,
    _bridge,
    _track,
    _take,
    _return,
    _coin_on,
    _priest,
    _town,
    _offer,
    _answer,
    _use,
    _pass,
    _turn,
    _round,
    _auto,
    _spades,
    _lost,
    _drop,
    _over,
    _faction,
    _river,
    _jump,
    _range,
    _home,
    _unlock,
    _own,
    _replaced,
    _no_tile,
    _cover,
    _tile_on,
    _moved,
    _lava,
    _move,
    _iceberg,
    _port,
    _launch,
    _sail,
    _trade,
    _seal,
    _berth,
    _stay,
    _refresh,
    _slide,
    _range_step,
)
