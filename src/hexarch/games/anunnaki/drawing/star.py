"""The star: ten tiles at the tips and crossings of a pentagram, mana on its edges, cubes and pawns of every seat."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.drawing.svg import BLUE, HOUSES, MANA, RED, Picture, Point

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition

TIPS: Final = 205.0
CROSSINGS: Final = 95.0
CUBE: Final = 8.0


def places(edition: Edition, at: Point) -> dict[str, Point]:
    """Where the nodes lie: tips outside, crossings inside, each crossing between its two tips."""
    found: dict[str, Point] = {}
    near: dict[str, list[str]] = {node: [] for node in edition.nodes}
    for edge in edition.edges:
        near[edge.a].append(edge.b)
        near[edge.b].append(edge.a)
    tips = [node for node in edition.nodes if len(near[node]) == 2]
    inner = [node for node in edition.nodes if node not in tips]
    ring = [inner[0]]
    while len(ring) < len(inner):
        ring.append(next(one for one in near[ring[-1]] if one in inner and one not in ring))
    for i, node in enumerate(ring):
        angle = pi / 180 * (72 * i - 54)
        found[node] = at[0] + CROSSINGS * cos(angle), at[1] + CROSSINGS * sin(angle)
    for tip in tips:
        x = sum([found[one][0] for one in near[tip]]) / 2 - at[0]
        y = sum([found[one][1] for one in near[tip]]) / 2 - at[1]
        scale = TIPS / (x * x + y * y) ** 0.5
        found[tip] = at[0] + x * scale, at[1] + y * scale
    return found


def draw(p: Picture, edition: Edition, view: dict[str, Any], at: Point) -> None:
    """The star around a point."""
    spots = places(edition, at)
    for edge in edition.edges:
        a, b = spots[edge.a], spots[edge.b]
        p.stroke(a, b, p.line, 5)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for i in range(edge.mana):
            p.circle((middle[0] + 9 * (i - (edge.mana - 1) / 2), middle[1] - 11), 4, MANA)
        for seat, row in enumerate(view["seats"]):
            if edge.name in row["cubes"]:
                x = middle[0] + (seat - (len(view["seats"]) - 1) / 2) * (CUBE + 2)
                p.box(x - CUBE / 2, middle[1] - CUBE / 2, CUBE, CUBE, HOUSES[row["house"]], p.ink, 1)
    for i, node in enumerate(edition.nodes):
        _tile(p, edition, view, i, spots[node])


def _tile(p: Picture, edition: Edition, view: dict[str, Any], node: int, at: Point) -> None:
    if not view["star"]:
        p.circle(at, 26, p.paper, p.line)
        return
    tile = view["star"][node]
    red = edition.red[names.ACTIONS.index(tile)]
    p.circle(at, 33, RED if red else BLUE, p.ink, p.label(f"tile-{tile}-text", {}))
    lines = p.label(f"tile-{tile}", {}).split()
    for i, line in enumerate(lines):
        p.text((at[0], at[1] + 4 + 12 * (i - (len(lines) - 1) / 2)), line, 10.5, "#ffffff")
    for seat, row in enumerate(view["seats"]):
        x = at[0] + (seat - (len(view["seats"]) - 1) / 2) * 15
        colour = HOUSES[row["house"]]
        if row["pawn"] == edition.nodes[node]:
            p.polygon([(x - 6, at[1] + 40), (x, at[1] + 24), (x + 6, at[1] + 40)], colour, p.ink)
        if tile in row["upgraded"]:
            p.circle((x, at[1] - 31), 5, colour, p.ink)
