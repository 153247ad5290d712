"""`hexarch options`, `factions` and `tiles`: what there is, explained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.games.terra.table import words as vocabulary

if TYPE_CHECKING:
    from hexarch.words import Words

As_json = Annotated[bool, Parameter(help=h("json"), negative="")]


def options(*, json: As_json = False) -> int:
    from rich.text import Text

    from hexarch.console import output
    from hexarch.games.terra.factions import all_options
    from hexarch.games.terra.profiles import PROFILES

    words = output.words()
    rows: list[dict[str, Any]] = [
        {
            "name": o.name,
            "profiles": {name: profile.value(o) for name, profile in PROFILES.items()},
            "text": vocabulary.option(words, o.name),
        }
        for o in all_options()
    ]
    if json:
        output.print_json(rows)
        return 0
    out = output.console()
    for name in PROFILES:
        out.print(Text(f"{name} ", style="bold") + Text(vocabulary.profile(words, name)))
    out.print()
    state = {True: words.text("console-on"), False: words.text("console-off")}
    for row in rows:
        line = Text(row["name"], style="bold")
        line.append("  " + ", ".join(f"{name} {state[on]}" for name, on in row["profiles"].items()), style="dim")
        out.print(line)
        output.paragraph(out, row["text"])
    return 0


def factions(*, json: As_json = False) -> int:
    from rich.text import Text

    from hexarch.console import output
    from hexarch.games.terra.console.colours import ink
    from hexarch.games.terra.factions import all_factions

    words = output.words()
    rows: list[dict[str, Any]] = []
    listed = sorted(all_factions(), key=lambda faction: (faction.home < 0, faction.index))
    for faction in listed:
        name, ability, stronghold = vocabulary.faction(words, faction.id)
        home = vocabulary.terrain(words, faction.home)
        row = {"id": faction.id, "name": name, "home": home, "ability": ability, "stronghold": stronghold}
        rows.append({**row, "option": faction.option})
    if json:
        output.print_json(rows)
        return 0
    out = output.console()
    for faction, row in zip(listed, rows, strict=True):
        line = Text(row["name"], style=f"bold {ink(faction.home)}")
        line.append("  " + ", ".join(row[key] for key in ("id", "home", "option") if row[key]), style="dim")
        out.print(line)
        output.paragraph(out, row["ability"])
        output.paragraph(out, f"{words.text('console-board-stronghold')} {row['stronghold']}")
    return 0


def tiles(*, json: As_json = False) -> int:
    from rich.text import Text

    from hexarch.console import output

    words = output.words()
    groups = _tiles(words)
    if json:
        output.print_json(groups)
        return 0
    out = output.console()
    for group, rows in groups.items():
        out.print(Text(words.text(f"console-tiles-{group}"), style="bold underline"))
        for row in rows:
            out.print(Text(f"  {row['id']} {row['title']}", style="bold"))
            output.paragraph(out, row["text"], 4)
    return 0


def _tiles(words: Words) -> dict[str, list[dict[str, str]]]:
    """Every tile and action by its kind."""
    from hexarch.games.terra.table.glossary import tiles as ids

    found: dict[str, list[dict[str, str]]] = {}
    for group, names in ids().items():
        found[group] = []
        for name in names:
            title, text = vocabulary.tile(words, name)
            found[group].append({"id": name, "title": title, "text": text})
    return found
