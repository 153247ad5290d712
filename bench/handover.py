"""What bots make of positions of real games, against what people made of them.

    python bench/handover.py elder ../shared/ledgers --rounds 5,6 --games 20

Every recorded game is replayed to the beginning of a round, and four equal bots play it to its end. Told are the mean
of their final points less those of the people in the same seats, by round, with an interval in which the truth lies
with 95 % confidence (games are drawn again, not seats), and how many points each side gained from there on.
The bot may be a version, as in `hexarch arena`: `elder:depth=1`, `elder@weights.npz`.
With `--against elder:ending=0` another version plays the same positions, and the difference of the two is told.
With `--led elder:ending=0` a bot has led the games so far, on the set-ups of the records under the rules of the league,
and what it made of them stands in the place of what people did. With `--seeds 5000` the set-ups are drawn from that
seed on instead: to try things without looking at the records they are tested with.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from hexarch import processor

processor.settle()  # before numpy is loaded

from rich.console import Console
from rich.table import Table

from hexarch import bots
from hexarch.arena.mirror import in_turn
from hexarch.arena.statistics import bootstrap, mean
from hexarch.arena.table import files_of, from_file
from hexarch.bots import versions
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.game import Game
from hexarch.games.terra.profiles import LEAGUE
from hexarch.games.terra.title import TITLE
from hexarch.kernel.errors import ImportProblem, SetupError

if TYPE_CHECKING:
    from hexarch.games.terra.setup import Setup

LEFT = "dropped from the game"
GUIDE = "elder:depth=1"  # leads games from seeds, if nobody says who
GAMES = 12  # that are led, if nobody says how many


def recorded(path: Path, players: int) -> Game | None:
    """The whole game of a record; None for another number of players, and for one that all did not play to its end."""
    text = path.read_bytes().decode("utf-8-sig")
    for importer in TITLE.importers:
        if importer.reads(text) and LEFT not in text:
            try:
                setup, lines = importer.read(text)
            except ImportProblem:
                return None
            if len(setup.names) != players:
                return None
            game = Game(cast("Setup", setup)).quiet()
            for _, choices in lines:
                for seat, choice in choices:
                    game.step(seat, choice)
            return game if game.over else None
    return None


def at_round(whole: Game, number: int) -> Game:
    """The same game where a round begins: income is taken, nobody has acted."""
    game = Game(whole.setup).quiet()
    for seat, choice in whole.history:
        if game.progress()[0] >= number:
            break
        game.step(seat, choice)
    return game


def totals(game: Game) -> list[float]:
    """Points of the seats."""
    return [float(game.state.get(seat, at.VP)) for seat in range(game.players)]


def handed_over(whole: Game, number: int, bot: str, seed: int) -> dict[str, float]:
    """One position played on by equal bots: means of the seats."""
    game = at_round(whole, number)
    before = mean(totals(game))
    bots.play(game, [versions.make(TITLE, bot, seed * 8 + seat) for seat in range(game.players)])
    ours, theirs = mean(totals(game)), mean(totals(whole))
    return {"ahead": ours - theirs, "points": ours, "bots_gain": ours - before, "people_gain": theirs - before}


def led(game: Game, bot: str, seed: int) -> Game:
    """A whole game of equal bots."""
    bots.play(game, [versions.make(TITLE, bot, seed * 8 + seat) for seat in range(game.players)])
    return game


def set_ups(records: Path, players: int) -> Callable[[int], Game]:
    """Games at their beginning, by number: the set-ups of the records one after the other, as in the arena."""
    tables = []
    for path in files_of(records):
        try:
            tables.append(from_file(TITLE, path, ruleset=LEAGUE))
        except (ImportProblem, SetupError):
            continue
    table = in_turn([one for one in tables if one.players == players])
    return lambda number: cast("Game", table(number).begin().quiet())


def interval(values: list[float]) -> list[float] | None:
    """In which the truth lies."""
    found = bootstrap(values)
    return found and [round(end, 2) for end in found]


def row(number: int, found: list[dict[str, float]], others: list[dict[str, float]]) -> dict[str, Any]:
    """The figures of a round; `others` are those of another bot from the same positions."""
    means = {key: round(mean([one[key] for one in found]), 2) for key in found[0]}
    told = {"round": number, "games": len(found), **means, "ahead_95": interval([one["ahead"] for one in found])}
    if others:
        better = [one["ahead"] - other["ahead"] for one, other in zip(found, others, strict=True)]
        told |= {"better": round(mean(better), 2), "better_95": interval(better), "each_better": better}
    return told


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("records", type=Path, nargs="?")
    parser.add_argument("--seeds", type=int, help="the first seed of set-ups that are not recorded")
    parser.add_argument("--led", help="the bot that leads the games so far")
    parser.add_argument("--against", help="another bot to play the same positions")
    parser.add_argument("--rounds", default="1,2,3,4,5,6")
    parser.add_argument("--games", type=int, default=0, help="the first so many that can be used; 0: all")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    if (asked.records is None) == (asked.seeds is None):
        parser.error("either records or --seeds")
    count = asked.games or (0 if asked.led is None and asked.seeds is None else GAMES)
    if asked.seeds is not None:
        start = [LEARNING.begin(asked.seeds + number, asked.players) for number in range(count)]
        games = [led(game, asked.led or GUIDE, number) for number, game in enumerate(start)]
    elif asked.led:
        begin = set_ups(asked.records, asked.players)
        games = [led(begin(number), asked.led, number) for number in range(count)]
    else:
        found = [game for path in files_of(asked.records) if (game := recorded(path, asked.players)) is not None]
        games = found[:count] if count else found
    rows = []
    for number in [int(word) for word in asked.rounds.split(",")]:
        both = [
            [handed_over(game, number, bot, seed) for seed, game in enumerate(games)] if bot else []
            for bot in (asked.bot, asked.against)
        ]
        rows.append(row(number, both[0], both[1]))
    if asked.json:
        source = asked.records.name if asked.records is not None else f"seeds from {asked.seeds}"
        told = {"bot": asked.bot, "against": asked.against, "led": asked.led, "records": source, "rounds": rows}
        print(json.dumps({key: value for key, value in told.items() if value is not None}, indent=1))
        return
    table = Table("from round", "games", "bots less people", "95 %", "bots gain", "people gain", "better", "95 %")
    for one in rows:
        low, high = one["ahead_95"] or ("", "")
        gains = f"{one['bots_gain']:.1f}", f"{one['people_gain']:.1f}"
        least, most = one.get("better_95") or ("", "")
        better = (f"{one['better']:+.2f}", f"{least} to {most}") if asked.against else ("", "")
        table.add_row(str(one["round"]), str(one["games"]), f"{one['ahead']:+.1f}", f"{low} to {high}", *gains, *better)
    Console().print(table)


if __name__ == "__main__":
    main()
