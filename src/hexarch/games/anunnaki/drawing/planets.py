"""The map: hexagons of each planet with icons, altars, tiles, tokens and pieces."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.drawing.svg import HOUSES, MANA, RED, RESOURCES, Picture, Point

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition, Planet, Territory

SIZE: Final = 62.0  # from the centre of a hexagon to its corner
EMPTY: Final[dict[str, Any]] = {"units": {}, "icons": {}, "altars": 0, "controller": -1}


def centre(land: Territory, origin: Point) -> Point:
    """The middle of a territory."""
    return origin[0] + SIZE * sqrt(3) * (land.q + land.r / 2), origin[1] + SIZE * 1.5 * land.r


def corner(at: Point, i: int, size: float = SIZE) -> Point:
    """A corner of a hexagon that stands on its tip."""
    angle = pi / 180 * (60 * i - 30)
    return at[0] + size * cos(angle), at[1] + size * sin(angle)


def extent(planet: Planet) -> tuple[float, float, float, float]:
    """Left, top, width and height of a planet whose origin is (0, 0)."""
    points = [corner(centre(land, (0, 0)), i) for land in planet.territories for i in range(6)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def draw(p: Picture, edition: Edition, planet: Planet, view: dict[str, Any], at: Point) -> None:
    """A planet with its upper left corner somewhere."""
    left, top, width, _ = extent(planet)
    origin = (at[0] - left, at[1] - top + 22)
    name = p.label(f"house-{names.HOUSES[planet.house]}", {}) if not planet.gaia else "Gaia"
    colour = HOUSES[names.HOUSES[planet.house]] if not planet.gaia else p.ink
    p.text((at[0] + width / 2, at[1] + 12), name, 17, colour, bold=True)
    for land in planet.territories:
        _territory(p, land, view["territories"].get(land.code, EMPTY), centre(land, origin))
    for a, b in planet.dashed:
        _border(p, *[centre(land, origin) for land in planet.territories if land.number in (a, b)])
    for spot in planet.spots:
        places = [land for land in planet.territories if land.number in spot]
        code = "-".join([edition.territories[one].code for one in spot])
        _token(p, view["culture"].get(code), [centre(land, origin) for land in places])


def _territory(p: Picture, land: Territory, shown: dict[str, Any], at: Point) -> None:
    fill = p.sky if land.atlantis else p.land
    p.polygon([corner(at, i, SIZE - 1.5) for i in range(6)], fill, p.line, 2.5 if land.capital else 1)
    p.text((at[0], at[1] - SIZE * 0.62), land.code, 13, p.faint, bold=land.capital)
    slots = [kind for kind in land.types for _ in range(land.icons[kind])]
    open_icons = {kind: shown["icons"].get(names.RESOURCES[kind], 0) for kind in land.types}
    for i, kind in enumerate(slots):
        x = at[0] + (i - (len(slots) - 1) / 2) * 16
        fresh = open_icons[kind] > 0
        open_icons[kind] -= 1
        p.circle((x, at[1] - SIZE * 0.38), 6.5, RESOURCES[names.RESOURCES[kind]] if fresh else "none", p.line)
    for i in range(land.altars):
        x, y = at[0] + SIZE * 0.55 - 14 * i, at[1] - SIZE * 0.32
        p.polygon([(x - 6, y + 6), (x, y - 6), (x + 6, y + 6)], p.paper, p.ink)
    if "civilization" in shown:
        tile = shown["civilization"]
        p.box(at[0] - 13, at[1] - 13, 26, 20, p.paper, RED)
        p.text((at[0], at[1] + 2), "?" if tile == "face_down" else tile.rpartition("_")[2], 13, RED, bold=True)
    y = at[1] + 14
    for house, pieces in shown["units"].items():
        _pieces(p, house, pieces, (at[0], y))
        y += 18


def _pieces(p: Picture, house: str, pieces: list[int], at: Point) -> None:
    """Followers as discs, gods as larger ones with a letter, settlements as houses."""
    colour = HOUSES[house]
    drawn = [unit for unit, n in enumerate(pieces) if n]
    for i, unit in enumerate(drawn):
        x, y = at[0] + (i - (len(drawn) - 1) / 2) * 26, at[1]
        title = f"{p.label(f'unit-{names.UNITS[unit]}', {})}: {pieces[unit]}"
        if unit == names.SETTLEMENT:
            p.polygon([(x - 8, y + 7), (x - 8, y - 1), (x, y - 8), (x + 8, y - 1), (x + 8, y + 7)], colour, p.ink)
        else:
            p.circle((x, y), (6.5, 8.5, 10.5)[unit], colour, p.ink, title)
        if pieces[unit] > 1 or unit in (names.MINOR, names.MAJOR):
            p.text((x, y + 4), str(pieces[unit]), 11, "#ffffff", bold=True)


def _border(p: Picture, a: Point, b: Point) -> None:
    """A dashed border between two neighbours: the way into Atlantis."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    dx, dy = (b[0] - a[0]) / (SIZE * sqrt(3)), (b[1] - a[1]) / (SIZE * sqrt(3))
    half = SIZE / 2
    ends = (middle[0] - dy * half, middle[1] + dx * half), (middle[0] + dy * half, middle[1] - dx * half)
    p.stroke(*ends, p.paper, 4)
    p.stroke(*ends, p.ink, 2.5, "6 5")


def _token(p: Picture, token: Any, around: list[Point]) -> None:
    """A culture token where three territories meet: face down, or what it pays."""
    if token is None:
        return
    at = sum([x for x, _ in around]) / 3, sum([y for _, y in around]) / 3
    p.circle(at, 11, p.paper, p.ink)
    if token == "face_down":
        p.text((at[0], at[1] + 4), "?", 12, p.faint)
        return
    kind, n = token[0]
    title = p.label(f"some-{kind}", {"count": n})
    p.circle(at, 11, RESOURCES.get(kind, MANA if kind == "mana" else p.sky), p.ink, title)
    p.text((at[0], at[1] + 4), str(n) if kind in RESOURCES or kind == "mana" else kind[:1].upper() + str(n), 11)
