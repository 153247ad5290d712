"""`hexarch play`: a game at the console, set up by options or by a few questions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.console.title import Wishes
from hexarch.kernel.game import Title

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.console.questions import Questions
    from hexarch.console.reader import Reader

MOST_SEED = 10**9


def play(
    *,
    title: Title,
    only: Title | None,
    players: Annotated[int | None, Parameter(help=h("players"))] = None,
    bots: Annotated[str | None, Parameter(help=h("bots"))] = None,
    wishes: Wishes,
    seed: Annotated[int | None, Parameter(help=h("seed"))] = None,
    resume: Annotated[Path | None, Parameter(help=h("resume"))] = None,
    save: Annotated[Path | None, Parameter(help=h("save"))] = None,
) -> int:
    from hexarch.console import files, output, setting
    from hexarch.console.questions import Questions
    from hexarch.console.reader import Reader
    from hexarch.console.seating import Seating
    from hexarch.console.title import console_of

    if save is not None:
        files.check_game(save)
    words = output.words(title.id)
    out = output.console()
    reader = Reader(out)
    chosen = _seed(seed)
    if resume is not None:
        return _resume(out, reader, resume, only, bots, save, chosen)
    out.print(words.text("console-welcome", game=console_of(title).name(words)))
    if players is None and bots is None and seed is None and not wishes.any:
        asked = _questions(title, Questions(words, out, reader))
        if asked is None:
            return 1
        kinds, wishes = asked
    else:
        usual = max(title.seats[0], 1 + len(bots.split(","))) if bots else setting.usual(title)
        kinds = setting.kinds(title, bots, wishes.players(players, usual))
    game = setting.make(title, words, kinds, wishes, chosen)
    if wishes.drawn and not title.secret:
        out.print(words.text("console-seed", seed=str(chosen)))
    return Seating(game, setting.kinds_of(title, game.setup), words, out, reader, save, chosen).run()


def _seed(seed: int | None) -> int:
    if seed is not None:
        return seed
    from random import randrange

    return randrange(MOST_SEED)


def _resume(
    out: Console, reader: Reader, path: Path, only: Title | None, bots: str | None, save: Path | None, seed: int
) -> int:
    from hexarch.console import output, setting
    from hexarch.console.position import saved_game
    from hexarch.console.seating import Seating
    from hexarch.console.title import console_of

    game = saved_game(path, only)
    title = game.title
    words = output.words(title.id)
    out.print(words.text("console-welcome", game=console_of(title).name(words)))
    kinds = setting.kinds(title, bots, game.players) if bots is not None else setting.kinds_of(title, game.setup)
    table = Seating(game, kinds, words, out, reader, save, seed)
    table.file = save or path
    table.replay_marks()
    out.print(words.text("console-loaded", file=str(path), n=len(game.history)))
    return table.run()


def _questions(title: Title, ask: Questions) -> tuple[list[str], Wishes] | None:
    """Players, bots, and what the title asks; None when the input ends."""
    from hexarch.console.setting import PERSON, usual
    from hexarch.console.title import console_of

    screen = console_of(title)
    fewest, most = title.seats[0], title.seats[-1]
    players: int | None = fewest
    if fewest < most:
        players = ask.number("console-ask-players", fewest, most, usual(title))
    if players is None:
        return None
    people = ask.number("console-ask-people", 0, players, 1)
    if people is None:
        return None
    wishes = screen.questions(ask)
    if wishes is None:
        return None
    return [PERSON] * people + [screen.opponent] * (players - people), wishes
