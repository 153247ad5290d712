"""Terra Mystica: `new` begins a game, `loads` reads a saved one."""

from __future__ import annotations

from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.game import Game
from hexarch.games.terra.profiles import EDITION
from hexarch.games.terra.save import loads
from hexarch.games.terra.setup import Setup, drawn, introductory, ruleset, with_needed, wrong_number
from hexarch.kernel.errors import SetupError, no

__all__ = ["Game", "Setup", "introductory", "loads", "new", "ruleset"]


def new(
    players: int | list[str] = 4,
    seed: int = 0,
    ruleset: str = "rulebook",
    factions: list[str] | tuple[str, ...] | str = "random",
    map: str = "base",
    options: dict[str, bool] | None = None,
    round_tiles: tuple[int, ...] = (),
    bonus_cards: tuple[int, ...] = (),
    final_tile: str = "",
    auction: str = "",
    first: int = 0,
    edition: int = EDITION,
) -> Game:
    """A new game.

    `players` is a number or a list of names; `factions` a list of names, "random", "random-colours", "draft", "intro",
    "auction" or "sealed-auction"; a faction that is named brings the option it needs. With a list, `auction` ("open" or
    "sealed") puts those factions up for auction. The introductory game is set up as the rulebook has it: with "intro"
    neither map nor tiles can be chosen, but `first` is the seat that begins.
    `edition` is that of the rules: older ones are for what was written with them.
    """
    from hexarch.games.terra.setup import ruleset as make_rules

    if isinstance(players, int):
        if not 0 < players <= 99:
            raise wrong_number(players, everything())
        names = tuple(f"Player {i + 1}" for i in range(players))
    else:
        names = tuple(players)
    rules = make_rules(ruleset, with_needed(options, factions), edition)
    if factions == "intro":
        return Game(introductory(names, rules, map, round_tiles, bonus_cards, final_tile, auction, first))
    if first:
        raise SetupError(no("wrong_first", seat=first))
    chosen = factions if isinstance(factions, str) else tuple(factions)
    return Game(drawn(names, rules, seed, chosen, map, round_tiles, bonus_cards, final_tile, auction))
