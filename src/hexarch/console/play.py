"""`hexarch play`: a game at the console, set up by options or by a few questions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hexarch.console.help import h

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.console.reader import Reader
    from hexarch.words import Words

MOST_SEED = 10**9


def play(
    *,
    players: Annotated[int | None, Parameter(help=h("players"))] = None,
    bots: Annotated[str | None, Parameter(help=h("bots"))] = None,
    factions: Annotated[str | None, Parameter(help=h("factions"))] = None,
    profile: Annotated[str, Parameter(help=h("profile"))] = "rulebook",
    option: Annotated[tuple[str, ...], Parameter(help=h("option"), negative="", show_default=False)] = (),
    seed: Annotated[int | None, Parameter(help=h("seed"))] = None,
    map: Annotated[str, Parameter(help=h("map"))] = "base",
    final: Annotated[str | None, Parameter(help=h("final"))] = None,
    resume: Annotated[Path | None, Parameter(help=h("resume"))] = None,
    save: Annotated[Path | None, Parameter(help=h("save"))] = None,
) -> int:
    from hexarch.console import files, output, setting
    from hexarch.console.reader import Reader
    from hexarch.console.seating import Seating

    if save is not None:
        files.check_game(save)
    words = output.words()
    out = output.console()
    reader = Reader(out)
    out.print(words.text("console-welcome"))
    chosen = _seed(seed)
    if resume is not None:
        return _resume(words, out, reader, resume, bots, save, chosen)
    if players is None and bots is None and factions is None and seed is None and not option:
        asked = _questions(words, out, reader)
        if asked is None:
            return 1
        kinds, way = asked
    else:
        way = factions or "intro"
        usual = max(2, 1 + len(bots.split(","))) if bots else setting.USUAL_PLAYERS
        kinds = setting.kinds(bots, setting.count(players, way, usual))
    game = setting.make(words, kinds, way, profile, option, chosen, map, final)
    if way.lower() != "intro":
        out.print(words.text("console-seed", seed=str(chosen)))
    return Seating(game, setting.kinds_of(game), words, out, reader, save, chosen).run()


def _seed(seed: int | None) -> int:
    if seed is not None:
        return seed
    from random import randrange

    return randrange(MOST_SEED)


def _resume(
    words: Words, out: Console, reader: Reader, path: Path, bots: str | None, save: Path | None, seed: int
) -> int:
    from hexarch.console import setting
    from hexarch.console.files import read
    from hexarch.console.seating import Seating
    from hexarch.games.terra.save import loads

    game = loads(read(path))
    kinds = setting.kinds(bots, game.players) if bots is not None else setting.kinds_of(game)
    table = Seating(game, kinds, words, out, reader, save, seed)
    table.file = save or path
    table.replay_marks()
    out.print(words.text("console-loaded", file=str(path), n=len(game.history)))
    return table.run()


# -- questions ----------------------------------------------------------------------------


def _questions(words: Words, out: Console, reader: Reader) -> tuple[list[str], str] | None:
    """Players, bots, set-up; an empty line takes the default. None when the input ends."""
    from hexarch.console.setting import PERSON

    players = _number(words, out, reader, "console-ask-players", 2, 5, 4)
    if players is None:
        return None
    people = _number(words, out, reader, "console-ask-people", 0, players, 1)
    if people is None:
        return None
    way = _one_of(words, out, reader, "console-ask-setup", ("intro", "random", "draft", "auction"))
    if way is None:
        return None
    return [PERSON] * people + ["greedy"] * (players - people), way


def _number(words: Words, out: Console, reader: Reader, key: str, least: int, most: int, default: int) -> int | None:
    from hexarch.console.reader import number

    while True:
        line = reader.line(words.text(key, least=least, most=most, default=default))
        if line is None:
            out.print(words.text("console-input-ended"))
            return None
        if not line:
            return default
        typed = number(line)
        if typed is not None and least <= typed <= most:
            return typed
        out.print(words.text("console-error-range", least=least, most=most))


def _one_of(words: Words, out: Console, reader: Reader, key: str, ways: tuple[str, ...]) -> str | None:
    from hexarch.console.reader import number

    for place, way in enumerate(ways, 1):
        out.print(f"  {place}. {words.text(f'console-way-{way}')}")
    while True:
        line = reader.line(words.text(key))
        if line is None:
            out.print(words.text("console-input-ended"))
            return None
        if not line:
            return ways[0]
        if line in ways:
            return line
        typed = number(line)
        if typed is not None and 1 <= typed <= len(ways):
            return ways[typed - 1]
        out.print(words.text("console-error-range", least=1, most=len(ways)))
