"""`hexarch show`, `draw`, `export` and `new`: positions as text, picture, record and saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.console.title import Wishes
from hexarch.kernel.game import Title

As_json = Annotated[bool, Parameter(help=h("json"), negative="")]
File = Annotated[Path, Parameter(help=h("position-file"))]
At = Annotated[int | None, Parameter(help=h("at"))]
THEMES = ("light", "dark")


def show(file: File, /, *, only: Title | None, at: At = None, json: As_json = False) -> int:
    from hexarch.console import output
    from hexarch.console.position import position
    from hexarch.console.title import console_of

    game = position(file, only, at)
    if json:
        output.print_json(game.view())
        return 0
    screen, words, out = console_of(game.title), output.words(game.title.id), output.console()
    out.print(screen.heading(game, words))
    screen.table(out, game, words, None)
    if game.over:
        out.print()
        screen.final(out, game, words)
    return 0


def draw(
    file: File,
    /,
    *,
    only: Title | None,
    at: At = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"], help=h("svg-output"))] = None,
    theme: Annotated[str, Parameter(help=h("theme"))] = "light",
) -> int:
    from hexarch.console.files import UserError, keep_apart
    from hexarch.console.output import words
    from hexarch.console.position import position

    if theme not in THEMES:
        raise UserError("console-error-theme", theme=theme[:40], known=", ".join(THEMES))
    keep_apart(file, output)
    game = position(file, only, at)
    return _write(game.svg(theme, words(game.title.id).labels()), output)


def export(
    file: File,
    /,
    *,
    only: Title | None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"], help=h("ledger-output"))] = None,
) -> int:
    from hexarch.console.files import UserError, keep_apart
    from hexarch.console.position import position

    keep_apart(file, output)
    game = position(file, only)
    if not game.title.importers:
        raise UserError("play-error-no_export")
    return _write(game.title.importers[0].write(game), output)


def new(
    file: Annotated[Path | None, Parameter(help=h("new-file"))] = None,
    /,
    *,
    title: Title,
    players: Annotated[int | None, Parameter(help=h("players"))] = None,
    bots: Annotated[str | None, Parameter(help=h("bots"))] = None,
    wishes: Wishes,
    seed: Annotated[int, Parameter(help=h("seed"))] = 0,
    json: As_json = False,
) -> int:
    from hexarch.console import output, setting
    from hexarch.console.files import write_game

    words = output.words(title.id)
    count = wishes.players(players, setting.usual(title))
    kinds = setting.kinds(title, bots if bots is not None else setting.NOBODY, count)
    game = setting.make(title, words, kinds, wishes, seed)
    if file is None:
        if json:
            output.print_json(game.setup.document())
        else:
            print(game.dumps(), end="")
        return 0
    write_game(file, game.dumps())
    if json:
        output.print_json({"file": str(file), "setup": game.setup.document()})
    else:
        print(words.text("console-saved", file=str(file)))
    return 0


def _write(text: str, path: Path | None) -> int:
    from hexarch.console import output
    from hexarch.console.files import write

    if path is None:
        print(text, end="" if text.endswith("\n") else "\n")
    else:
        write(path, text)
        print(output.words().text("console-written", file=str(path)))
    return 0
