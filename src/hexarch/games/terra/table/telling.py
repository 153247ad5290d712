"""Choices and effects as sentences: which message they have, and what stands in it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue, spaces
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.names import SOURCES, TRACKS
from hexarch.games.terra.resources import RESOURCES
from hexarch.games.terra.rules.table import GRAMMAR
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
    effects.CULT_INCOME,
    effects.INCOME,
    effects.ALL_INCOME,
    effects.ACCEPTED,
    effects.DECLINED,
    effects.SCORE_RESOURCES,
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
    key, values = _PARTS[e.code](game, e)
    if not key:
        return None
    if e.seat >= 0 and "who" not in values:
        values["who"] = game.faction(e.seat)
    return f"log-{key}", values


def _gain(game: Game, e: Effect) -> Found:
    return "gain", {"resource": RESOURCES[e.a], "n": e.b}


def _pay(game: Game, e: Effect) -> Found:
    return "pay", {"resource": RESOURCES[e.a], "n": e.b}


def _points(game: Game, e: Effect) -> Found:
    return "points" if e.a >= 0 else "points-lost", {"n": abs(e.a), "source": SOURCES[e.b]}


def _power_up(game: Game, e: Effect) -> Found:
    return "power-up", {"n": e.a + e.b, "second": e.a, "third": e.b}


def _spend(game: Game, e: Effect) -> Found:
    return "spend", {"n": e.a}


def _burn(game: Game, e: Effect) -> Found:
    return "burn", {"n": e.a}


def _step(game: Game, e: Effect) -> Found:
    return "step" if e.c > e.b else "step-back", {"cult": e.a, "from": e.b, "to": e.c}


def _owe(game: Game, e: Effect) -> Found:
    # Steps that are taken are told by the step itself.
    return "owe" if e.a > 0 else "", {"n": e.a}


def _tokens(game: Game, e: Effect) -> Found:
    return "tokens-gained" if e.b > 0 else "tokens-lost", {"bowl": e.a, "n": abs(e.b)}


def _place(game: Game, e: Effect) -> Found:
    where = game.state.board.hex_names[e.a]
    if e.c:
        return "upgrade", {"hex": where, "structure": e.b, "was": e.c}
    return "place", {"hex": where, "structure": e.b}


def _terrain(game: Game, e: Effect) -> Found:
    return "terrain", {"hex": game.state.board.hex_names[e.a], "terrain": e.b, "old": e.c}


def _bridge(game: Game, e: Effect) -> Found:
    return "bridge", {"site": game.state.board.site_names[e.a]}


def _track(game: Game, e: Effect) -> Found:
    return f"track-{TRACKS[e.a]}", {"level": e.b}


def _take(game: Game, e: Effect) -> Found:
    return f"take-{KINDS[e.a]}", {"tile": f"{TILES[e.a]}{e.b}"}


def _return(game: Game, e: Effect) -> Found:
    return "return", {"tile": f"{TILES[e.a]}{e.b}"}


def _coin_on(game: Game, e: Effect) -> Found:
    return "coin-on", {"tile": f"BON{e.a}", "n": e.b}


def _priest(game: Game, e: Effect) -> Found:
    return "priest" if e.b >= 0 else "priest-back", {"cult": e.a}


def _town(game: Game, e: Effect) -> Found:
    board = game.state.board
    names = [board.hex_names[h] for h in board.members(e.mask)]
    return "town", {"hexes": ", ".join(names), "n": len(names)}


def _offer(game: Game, e: Effect) -> Found:
    return "offer", {"n": e.b, "faction": game.faction(e.a)}


def _answer(game: Game, e: Effect) -> Found:
    if e.c < 0:
        return "answer-no", {"n": e.b, "faction": game.faction(e.a)}
    return "answer-yes", {"n": e.c, "faction": game.faction(e.a)}


def _use(game: Game, e: Effect) -> Found:
    return "use", {"action": spaces.names()[e.a]}


def _pass(game: Game, e: Effect) -> Found:
    return "pass", {}


def _turn(game: Game, e: Effect) -> Found:
    return "turn", {"round": e.a, "turn": e.b}


def _round(game: Game, e: Effect) -> Found:
    return "round", {"round": e.a, "tile": f"SCORE{game.setup.round_tiles[e.a - 1]}"}


def _auto(game: Game, e: Effect) -> Found:
    key = f"auto-{AUTOMATIC[e.a]}"
    if e.a in PLAIN:
        return key, {}
    if e.a == effects.SCORE_NETWORK:
        return key, {"n": e.b}
    if e.a == effects.SCORE_TILE:
        return key, {"n": e.b, "tile": everything().final_tile[e.c].id if e.c in everything().final_tile else ""}
    return key, {"n": e.b, "cult": e.a - effects.SCORE_CULT}


def _spades(game: Game, e: Effect) -> Found:
    return "spades" if e.a > 0 else "spades-lost", {"n": abs(e.a)}


def _lost(game: Game, e: Effect) -> Found:
    return "lost", {"resource": RESOURCES[e.a], "n": e.b}


def _drop(game: Game, e: Effect) -> Found:
    # A player may leave before there is a faction to name.
    return ("drop", {}) if game.faction(e.seat) else ("drop-early", {"player": game.setup.names[e.seat]})


def _over(game: Game, e: Effect) -> Found:
    return "over", {}


def _faction(game: Game, e: Effect) -> Found:
    return "faction", {"player": game.setup.names[e.seat], "faction": game.state.registry[e.a].id}


def _river(game: Game, e: Effect) -> Found:
    return "river", {"hex": game.state.board.river_names[e.a]}


def _jump(game: Game, e: Effect) -> Found:
    return "jump", {"hex": game.state.board.hex_names[e.a], "by": game.faction(e.seat)}


def _range(game: Game, e: Effect) -> Found:
    return "range", {"n": e.a}


def _home(game: Game, e: Effect) -> Found:
    return "home", {"terrain": e.a}


def _unlock(game: Game, e: Effect) -> Found:
    return "unlock", {"terrain": e.a}


# In the order of effects.NAMES.
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
)
