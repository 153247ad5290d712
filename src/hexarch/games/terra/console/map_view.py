"""The map as coloured text: two lines for a row of hexes, the name of a hex above what is on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from hexarch.console.styles import FAINT, STRONG
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.hexes import load
from hexarch.games.terra.console.colours import GROUND, MARKS
from hexarch.games.terra.names import CYCLE, ICE, NONE, RIVER, VOLCANO
from hexarch.games.terra.table import words as vocabulary

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.words import Words

WIDTH = 5  # of a hex; thirteen of them and half of one more fit into 80 columns
SHIFT = 3


def draw(game: Game, words: Words) -> Text:
    """The map with its legend."""
    s = game.state
    board = load(game.setup.map)
    rows: dict[int, dict[int, tuple[str, str, int, bool]]] = {}
    ships = _ships(game)
    for h, (row, column) in enumerate(board.positions):
        h_name = board.hex_names[h]
        structure = s.building(h)
        owner = s.owner(h)
        town = owner >= 0 and bool(s.get(owner, at.TOWN_HEXES) & board.bits[h])
        below = s.box.structure[structure].id + ("*" if town else "") if structure != NONE else ships.get(h_name, "")
        rows.setdefault(row, {})[column] = (h_name, below, s.terrain(h), structure != NONE)
    for r, (row, column) in enumerate(board.river_positions):
        name = board.river_names[r] if s.sea is not None else ""
        rows.setdefault(row, {})[column] = (name, ships.get(name, ""), RIVER, False)
    out = Text()
    for row in sorted(rows):
        for line in (0, 1):
            out.append(" " * (SHIFT if row % 2 else 0))
            for column in sorted(rows[row]):
                _cell(out, rows[row][column], line)
            out.append("\n")
    _legend(out, game, words)
    return out


def _ships(game: Game) -> dict[str, str]:
    """Ships by the names of their spaces: the numbers of their players."""
    shown: dict[str, str] = {}
    for one in (game.view()["sea"] or {"ships": []})["ships"]:
        shown[one["at"]] = shown.get(one["at"], "") + str(one["seat"] + 1)
    return shown


def _cell(out: Text, cell: tuple[str, str, int, bool], line: int) -> None:
    name, below, terrain, built = cell
    style = GROUND[terrain]
    if terrain == RIVER:
        shown = below and f"⛵{below}" if line else name
        out.append(f"{shown or '~~~':^{WIDTH - (1 if shown.startswith('⛵') else 0)}}", style=style)
    elif line == 0:
        out.append(f" {name:<3}{MARKS[terrain]}", style=style)
    elif built:
        out.append(f"{'[' + below + ']':^{WIDTH}}", style=f"{STRONG} {style}")
    else:
        out.append(" " * WIDTH, style=style)


def _legend(out: Text, game: Game, words: Words) -> None:
    """Letters of terrains with who lives there or began there; structures; bridges."""
    s = game.state
    seats = [seat for seat in range(s.seats) if s.has_faction(seat)]
    made = [t for t in (ICE, VOLCANO) if s.cells[at.TERRAIN_MASK + t] or any(s.home(seat) == t for seat in seats)]
    for terrain in (*range(CYCLE), *made):
        out.append(f" {MARKS[terrain]} ", style=GROUND[terrain])
        out.append(f" {vocabulary.terrain(words, terrain)}")
        living = [vocabulary.name(words, game.faction(seat)) for seat in seats if _lives(game, seat, terrain)]
        if living:
            out.append(f" = {', '.join(living)}", style=STRONG)
        begun = [vocabulary.name(words, game.faction(seat)) for seat in seats if s.second(seat) == terrain]
        if begun:
            out.append(f" {words.text('console-begun', who=', '.join(begun))}", style=FAINT)
        out.append("\n" if terrain in (2, 4) else "  ")
    out.append("\n")
    out.append(words.text("console-map-legend"), style=FAINT)
    if s.sea is not None:
        canals = [f"{s.board.hex_names[a]}:{s.board.hex_names[b]}" for a, b, _, _ in s.sea.canals]
        if canals:
            out.append("\n" + words.text("console-canals", canals=", ".join(canals)))
    bridges = [
        f"{name} ({vocabulary.name(words, game.faction(s.bridged(site)))})"
        for site, name in enumerate(s.board.site_names)
        if s.bridged(site) >= 0
    ]
    if bridges:
        out.append("\n" + words.text("console-bridges", bridges=", ".join(bridges)))


def _lives(game: Game, seat: int, terrain: int) -> bool:
    """Can this seat build on the terrain as it is?"""
    s = game.state
    unlocked = s.get(seat, at.UNLOCKED)
    return bool(unlocked & s.board.bits[terrain]) if unlocked else s.home(seat) == terrain
