"""From the options of a command to a game: players and bots, factions, rules."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from hexarch import bots as players_of_code
from hexarch import games
from hexarch.console.files import UserError
from hexarch.games import terra
from hexarch.games.terra.expansions.fire_ice import FINAL_SCORING
from hexarch.games.terra.setup import known_faction, wrong_number
from hexarch.games.terra.table import form
from hexarch.play import setting

if TYPE_CHECKING:
    from hexarch.bots import Adviser
    from hexarch.games.terra.game import Game
    from hexarch.words import Words

PERSON = "human"
USUAL_PLAYERS = 4
WAYS = tuple(way for way in form.WAYS if way != form.CHOSEN)
RANDOM = form.RANDOM
# A short name for the options of an expansion.
EXPANSIONS = {
    "fire-and-ice": (
        "fire-and-ice-factions/ice",
        "fire-and-ice-factions/volcano",
        "fire-and-ice-factions/variable_v5",
        FINAL_SCORING,
    )
}
_ON = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}


def options(texts: tuple[str, ...]) -> dict[str, bool]:
    """`name=on` and `name=off`; a name alone means on."""
    found: dict[str, bool] = {}
    for text in texts:
        name, _, value = text.partition("=")
        switched = _ON.get(value.strip().lower() or "on")
        if switched is None or not name.strip():
            raise UserError("console-error-option", option=text[:60])
        wish = name.strip().lower()
        found.update(dict.fromkeys(EXPANSIONS.get(wish, (wish,)), switched))
    return found


def factions(text: str) -> str | list[str]:
    """A way to choose, or the factions of the seats."""
    wish = text.strip().lower()
    if wish in WAYS:
        return wish
    return [name.strip().replace(" ", "") for name in wish.split(",") if name.strip()]


def count(players: int | None, text: str, usual: int = USUAL_PLAYERS) -> int:
    """Seats: those asked for, else one for each faction that is named, else the usual number.

    A name that is no faction is refused before any are counted.
    """
    chosen = factions(text)
    if isinstance(chosen, str):
        return usual if players is None else players
    for name in chosen or [text.strip()]:
        known_faction(name)
    return len(chosen) if players is None else players


def map_id(text: str) -> str:
    """A map by its name or id, or by the name of a file; what is neither is left for the rules to refuse."""
    from pathlib import Path

    from hexarch.console import maps
    from hexarch.games.terra.board.hexes import map_ids

    if text in map_ids() or not (os.sep in text or Path(text).suffix or Path(text).is_file()):
        return text
    return maps.map_id(text)


def final_tile(text: str) -> str:
    """An extra final scoring tile by its name or the short name of ledgers; empty for one drawn at random."""
    from hexarch.games.terra.box.registry import everything

    known_tiles = everything().final_tiles

    wish = text.strip().lower()
    for tile in known_tiles:
        if wish in (tile.id, tile.label):
            return tile.id
    if wish != RANDOM:
        known = ", ".join((*(tile.id for tile in known_tiles), RANDOM))
        raise UserError("console-error-final", tile=text[:40], known=known)
    return ""


def check_players(players: int) -> None:
    """Refuse a number that cannot play, before anything is made for it."""
    from hexarch.games.terra.box.registry import everything

    if players not in everything().seats:
        raise wrong_number(players, everything())


def bots(text: str) -> list[str]:
    """Names of bots, and `human` for people; an empty list for `none`."""
    named = [name.strip().lower() for name in text.split(",") if name.strip()]
    if named == ["none"]:
        return []
    for name in named:
        if name not in (*players_of_code.names(games.title()), PERSON):
            raise players_of_code.UnknownBot(name, players_of_code.names(games.title()))
    return named


def kinds(text: str | None, players: int) -> list[str]:
    """Who sits where: people first, then the bots; a list as long as the table names every seat."""
    check_players(players)
    if text is None:
        return [PERSON] + ["greedy"] * (players - 1)
    named = bots(text)
    if len(named) > players:
        raise UserError("console-error-bots", bots=len(named), players=players)
    return [PERSON] * (players - len(named)) + named


def names(seats: list[str], words: Words) -> list[str]:
    """Names of the players; a bot's name says which bot it is, so that a saved game needs no more."""
    return [words.text("console-player", n=i) if kind == PERSON else f"{kind} {i}" for i, kind in enumerate(seats, 1)]


def kinds_of(game: Game) -> list[str]:
    """Who sits where, by the names of a game."""
    return [kind or PERSON for kind in setting.kinds_of(game)]


def make(
    words: Words,
    seats: list[str],
    way: str,
    profile: str,
    changes: tuple[str, ...],
    seed: int,
    map_name: str,
    final: str | None = None,
) -> Game:
    """A new game; raises SetupError or UserError."""
    rules = options(changes)
    tile = ""
    if final is not None:
        tile = final_tile(final)
        rules[FINAL_SCORING] = True
    return terra.new(
        players=names(seats, words),
        seed=seed,
        ruleset=profile,
        factions=factions(way),
        map=map_id(map_name),
        options=rules,
        final_tile=tile,
    )


def adviser(name: str, seed: int = 0) -> Adviser:
    """A bot that can say why; without a name the strongest."""
    wish = name.strip().lower() or players_of_code.names(games.title())[-1]
    try:
        return players_of_code.adviser(games.title(), wish, seed)
    except players_of_code.UnknownBot:
        known = [bot for bot in players_of_code.names(games.title()) if bot != RANDOM]
        raise UserError("console-error-adviser", name=name[:40], known=", ".join(known)) from None
