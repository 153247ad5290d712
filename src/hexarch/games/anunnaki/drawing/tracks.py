"""The three development tracks with their goal tiles, and the dominion track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.drawing.svg import HOUSES, MANA, Picture, Point

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition

CELL: Final = 44.0
ROW: Final = 52.0
NAME: Final = 96.0


def height() -> float:
    """Of all four."""
    return 4 * ROW + 8


def draw(p: Picture, edition: Edition, view: dict[str, Any], at: Point) -> None:
    """Tracks below each other, with the markers of whoever has a House."""
    x, y = at
    seats = [one for one in view["seats"] if one["house"]]
    for i, track in enumerate(names.TRACKS):
        row = y + i * ROW
        p.text((x, row + 26), p.label(f"track-{track}", {}), 14, anchor="start", bold=True)
        for step, times in enumerate(edition.multiplier):
            marks = [one["house"] for one in seats if one["tracks"][track] == step]
            _cell(p, (x + NAME + step * CELL, row), f"x{times}", marks)
        if view["goals"]:
            end = x + NAME + len(edition.multiplier) * CELL + 8
            _goal(p, view["goals"][i], (end, row))
    row = y + 3 * ROW
    p.text((x, row + 26), p.label("tile-dominion", {}), 14, anchor="start", bold=True)
    spaces = edition.dominion_vp
    width = CELL * 0.82
    for space, points in enumerate(spaces):
        marks = [one["house"] for one in seats if one["dominion"] == points]
        left = x + NAME + space * width
        _cell(p, (left, row), str(points), marks, width)
        if space in view["vp_tokens"]:
            p.circle((left + width - 8, row + 9), 6, MANA, p.ink, str(edition.amounts.token_vp))
    line = x + NAME + edition.lightning * width - 1
    p.stroke((line, row - 3), (line, row + 43), MANA, 3)
    if view["goals"]:
        _goal(p, view["goals"][names.DOMINION], (x + NAME + len(spaces) * width + 8, row))


def _cell(p: Picture, at: Point, said: str, marks: list[str], width: float = CELL) -> None:
    p.box(at[0], at[1], width - 3, 40, p.land, p.line)
    p.text((at[0] + 4, at[1] + 12), said, 10, p.faint, "start")
    for i, house in enumerate(marks):
        p.circle((at[0] + 9 + 8 * i, at[1] + 28), 6, HOUSES[house], p.ink)


def _goal(p: Picture, goal: str, at: Point) -> None:
    p.box(at[0], at[1], 92, 40, p.sky, p.line)
    p.text((at[0] + 46, at[1] + 25), p.label(f"goal-{goal}", {}), 12)
