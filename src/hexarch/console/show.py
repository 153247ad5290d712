"""`hexarch show`, `draw`, `export` and `new`: positions as text, picture, ledger and saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hexarch.console.help import h

As_json = Annotated[bool, Parameter(help=h("json"), negative="")]
File = Annotated[Path, Parameter(help=h("position-file"))]
At = Annotated[int | None, Parameter(help=h("at"))]


def show(file: File, /, *, at: At = None, json: As_json = False) -> int:
    from hexarch.console import map_view, output, table_view
    from hexarch.console.position import position

    game = position(file, at)
    view = game.view()
    if json:
        output.print_json(view)
        return 0
    words, out = output.words(), output.console()
    out.print(table_view.heading(game, words))
    out.print(map_view.draw(game, words))
    out.print()
    for part in table_view.beside(game, words, view):
        out.print(part)
    out.print()
    out.print(table_view.seats(game, words, view))
    if game.over:
        out.print()
        out.print(table_view.final(game, words))
    return 0


def draw(
    file: File,
    /,
    *,
    at: At = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"], help=h("svg-output"))] = None,
    theme: Annotated[str, Parameter(help=h("theme"))] = "light",
) -> int:
    from hexarch.console.files import UserError, keep_apart
    from hexarch.console.output import words
    from hexarch.console.position import position
    from hexarch.games.terra.drawing.theme import THEMES

    if theme not in THEMES:
        raise UserError("console-error-theme", theme=theme[:40], known=", ".join(THEMES))
    keep_apart(file, output)
    return _write(position(file, at).svg(theme, words().labels()), output)


def export(
    file: File,
    /,
    *,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"], help=h("ledger-output"))] = None,
) -> int:
    from hexarch.console.files import keep_apart
    from hexarch.console.position import position
    from hexarch.games.terra.ledger.write import write

    keep_apart(file, output)
    return _write(write(position(file)), output)


def new(
    file: Annotated[Path | None, Parameter(help=h("new-file"))] = None,
    /,
    *,
    players: Annotated[int | None, Parameter(help=h("players"))] = None,
    bots: Annotated[str | None, Parameter(help=h("bots"))] = None,
    factions: Annotated[str, Parameter(help=h("factions"))] = "intro",
    profile: Annotated[str, Parameter(help=h("profile"))] = "rulebook",
    option: Annotated[tuple[str, ...], Parameter(help=h("option"), negative="", show_default=False)] = (),
    seed: Annotated[int, Parameter(help=h("seed"))] = 0,
    map: Annotated[str, Parameter(help=h("map"))] = "base",
    final: Annotated[str | None, Parameter(help=h("final"))] = None,
    json: As_json = False,
) -> int:
    from hexarch.console import output, setting
    from hexarch.console.files import write_game
    from hexarch.games.terra.save import setup_document

    words = output.words()
    kinds = setting.kinds(bots if bots is not None else "none", setting.count(players, factions))
    game = setting.make(words, kinds, factions, profile, option, seed, map, final)
    if file is None:
        if json:
            output.print_json(setup_document(game.setup))
        else:
            print(game.dumps(), end="")
        return 0
    write_game(file, game.dumps())
    if json:
        output.print_json({"file": str(file), "setup": setup_document(game.setup)})
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
