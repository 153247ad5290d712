"""`hexarch edition check` and `write`: the numbers that are printed on boards, tiles and cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from hexarch.console.help import h as help_of


def h(name: str) -> str:
    """The help of an option."""
    return help_of(name, "anunnaki")


As_json = Annotated[bool, Parameter(help=h("json"), negative="")]
File = Annotated[Path, Parameter(help=h("edition-file"))]
WRONG = 1


def check(file: File, /, *, json: As_json = False) -> int:
    """0 for an edition that can be played, 1 for one that cannot: then with every problem that was found."""
    import tomllib

    from hexarch.console import output
    from hexarch.console.files import read
    from hexarch.console.plain import tree
    from hexarch.games.anunnaki import balance
    from hexarch.games.anunnaki.edition import loads, problems

    words, out = output.words("anunnaki"), output.console()
    text = read(file)
    found = problems(text)
    if found:
        if json:
            told = [{"where": one.where, "code": one.code, "why": one.why(words)} for one in found]
            output.print_json({"ok": False, "problems": told})
        else:
            out.print(words.text("edition-wrong", count=len(found)))
            for one in found:
                out.print(f"  {one.where}: {one.why(words)}" if one.where else f"  {one.why(words)}", markup=False)
        return WRONG
    edition = loads(text)
    figures: dict[str, Any] = {
        "sources": balance.sources(tomllib.loads(text)),
        **balance.figures(edition),
    }
    if json:
        output.print_json({"ok": True, "edition": edition.name, **figures})
        return 0
    out.print(words.text("edition-good", name=edition.name))
    names = {key: words.text(f"edition-{key}") for key in figures}
    for line in tree(figures, words, names):
        out.print(line)
    return 0


def write(
    *, output: Annotated[Path | None, Parameter(name=["--output", "-o"], help=h("edition-output"))] = None
) -> int:
    """The edition of the package, as a file to change."""
    from hexarch.console.files import write as write_file
    from hexarch.games.anunnaki.edition import standard

    if output is None:
        print(standard().text, end="")
    else:
        write_file(output, standard().text)
    return 0
