"""`hexarch map check`, `generate` and `draw`: custom maps."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hexarch.console.help import h as help_of
from hexarch.games.terra.table import words as vocabulary

if TYPE_CHECKING:
    from rich.text import Text

    from hexarch.games.terra.board.hexes import Board
    from hexarch.games.terra.board.mapfile import Finding, MapPlan
    from hexarch.words import Words


def h(name: str) -> str:
    """The help of an option."""
    return help_of(name, "terra")


As_json = Annotated[bool, Parameter(help=h("json"), negative="")]
Which = Annotated[str, Parameter(help=h("map-file"))]
UNFAIR = 1
WIDTH = 5  # of a hex
SHIFT = 3


def plan_of(text: str) -> MapPlan:
    """A map by the name of one that comes with the game, by an id, or by the name of a file."""
    from hexarch.console.files import read
    from hexarch.games.terra.board import hexes
    from hexarch.games.terra.board.mapfile import CUSTOM, read_map

    if text in hexes.map_ids() or text.startswith(CUSTOM):
        return hexes.plan(text)
    return read_map(read(Path(text)))


def map_id(text: str) -> str:
    """The id under which a game is played on such a map."""
    from hexarch.games.terra.board import hexes

    return text if text in hexes.map_ids() else plan_of(text).id


def check(file: Which, /, *, json: As_json = False) -> int:
    """0 for a fair map, 1 for one that can be played but is unusual."""
    from hexarch.console import output
    from hexarch.games.terra.board.hexes import map_ids
    from hexarch.games.terra.board.mapfile import findings

    words = output.words()
    plan = plan_of(file)
    if file in map_ids():
        plan = plan._replace(name=vocabulary.map_name(words, file))
    found = findings(plan)
    if json:
        output.print_json(_document(words, plan, found))
    else:
        _report(words, plan, found)
    return UNFAIR if found else 0


def generate(
    seed: Annotated[int, Parameter(help=h("map-seed"))] = 0,
    *,
    rows: Annotated[int, Parameter(help=h("map-rows"))] = 9,
    columns: Annotated[int, Parameter(help=h("map-columns"))] = 13,
    short: Annotated[bool, Parameter(help=h("map-short"), negative="")] = False,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"], help=h("map-output"))] = None,
    json: As_json = False,
) -> int:
    from hexarch.console import output as out
    from hexarch.console.files import write
    from hexarch.games.terra.board import generate as maker
    from hexarch.games.terra.board.mapfile import findings

    words = out.words()
    plan = maker.generate(seed, rows, columns, "B" if short else "A")
    plan = plan._replace(name=words.text("console-map-generated", seed=str(seed)))
    if output is not None:
        write(output, plan.text())
    if json:
        out.print_json(_document(words, plan, findings(plan)))
    elif output is not None:
        print(words.text("console-written", file=str(output)))
    else:
        print(plan.text(), end="")
    return 0


def draw(
    file: Which,
    /,
    *,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"], help=h("map-drawing"))] = None,
    theme: Annotated[str, Parameter(help=h("theme"))] = "light",
) -> int:
    from hexarch.console import output as out
    from hexarch.console.files import UserError, write
    from hexarch.games.terra.board import hexes

    words, plan = out.words(), plan_of(file)
    if output is None:
        picture = _picture(words, hexes.load(plan.id))
        out.console().print(picture, no_wrap=True, overflow="ignore", crop=False)
        return 0
    from hexarch.games import terra
    from hexarch.games.terra.drawing import draw as as_svg
    from hexarch.games.terra.drawing.theme import THEMES

    if theme not in THEMES:
        raise UserError("console-error-theme", theme=theme[:40], known=", ".join(THEMES))
    game = terra.new(2, factions="draft", map=map_id(file))
    write(output, as_svg(game, ("map",), theme, labels=words.labels()))
    print(words.text("console-written", file=str(output)))
    return 0


def _document(words: Words, plan: MapPlan, found: list[Finding]) -> dict[str, Any]:
    """Everything about a map, for programs."""
    from hexarch.games.terra.board import hexes, mapfile
    from hexarch.games.terra.names import CYCLE, TERRAINS

    board = hexes.load(plan.id)
    rims, near = mapfile.banks(board), mapfile.near_home(board)
    return {
        "name": plan.name,
        "author": plan.author,
        "id": plan.id,
        "ledger_id": plan.ledger_id,
        "first_row": plan.first_row,
        "rows": list(plan.rows),
        "land": board.hexes,
        "river": board.rivers,
        "continents": board.continents,
        "river_systems": mapfile.river_systems(board),
        "bridge_sites": board.site_names,
        "terrains": {
            TERRAINS[t]: {"hexes": board.terrain.count(t), "at_river": rims[t], "one_spade_near": near[t]}
            for t in range(CYCLE)
        },
        "findings": [{"code": f.code, "values": f.values, "text": _sentence(words, f)} for f in found],
    }


def _sentence(words: Words, finding: Finding) -> str:
    """A finding in words; terrains come as numbers."""
    values = {
        key: vocabulary.terrain(words, value) if key in ("terrain", "other") and isinstance(value, int) else value
        for key, value in finding.values.items()
    }
    return words.text(f"console-map-finding-{finding.code}", **values)


def _report(words: Words, plan: MapPlan, found: list[Finding]) -> None:
    """The facts, a line for each terrain, and what is unusual."""
    from rich.table import Table

    from hexarch.console import output
    from hexarch.console.styles import FAINT, GOOD, STRONG, WARN
    from hexarch.games.terra.names import TERRAINS

    out, facts = output.console(), _document(words, plan, found)
    title = plan.name or words.text("console-map-unnamed")
    if plan.author:
        title = words.text("console-map-by", name=title, author=plan.author)
    out.print(title, style=STRONG)
    out.print(
        words.text(
            "console-map-facts",
            land=facts["land"],
            river=facts["river"],
            areas=", ".join(map(str, facts["continents"])),
            systems=", ".join(map(str, facts["river_systems"])),
            sites=len(facts["bridge_sites"]),
        )
    )
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FAINT)
    table.add_column(words.text("console-map-terrain"))
    for key in ("hexes", "at-river", "near"):
        table.add_column(words.text(f"console-map-{key}"), justify="right")
    for name, row in facts["terrains"].items():
        table.add_row(vocabulary.terrain(words, TERRAINS.index(name)), *(str(n) for n in row.values()))
    out.print(table)
    for finding in found:
        out.print(f"- {_sentence(words, finding)}", style=WARN)
    if not found:
        out.print(words.text("console-map-fair"), style=GOOD)
    out.print(words.text("console-map-id", id=plan.id), style=FAINT, soft_wrap=True)
    out.print(words.text("console-map-ledger-id", id=plan.ledger_id), style=FAINT, soft_wrap=True)


def _picture(words: Words, board: Board) -> Text:
    """The map as coloured text, two lines for a row of hexes, and its letters explained."""
    from rich.text import Text

    from hexarch.games.terra.console.colours import GROUND, MARKS
    from hexarch.games.terra.names import CYCLE, RIVER

    rows: dict[int, dict[int, tuple[str, int]]] = {}
    for name, terrain, (row, column) in zip(board.hex_names, board.terrain, board.positions, strict=True):
        rows.setdefault(row, {})[column] = (f" {name:<3}{MARKS[terrain]}", terrain)
    for row, column in board.river_positions:
        rows.setdefault(row, {})[column] = (" ~~~ ", RIVER)
    picture = Text()
    for row in sorted(rows):
        for line in (0, 1):
            picture.append(" " * (SHIFT if row % 2 else 0))
            for column in sorted(rows[row]):
                text, terrain = rows[row][column]
                picture.append(text if line == 0 or terrain == RIVER else " " * WIDTH, style=GROUND[terrain])
            picture.append("\n")
    for terrain in range(CYCLE):
        picture.append(f" {MARKS[terrain]} ", style=GROUND[terrain])
        picture.append(f" {vocabulary.terrain(words, terrain)}" + ("\n" if terrain in (2, 4) else "  "))
    picture.rstrip()
    return picture
