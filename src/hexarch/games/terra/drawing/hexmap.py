"""The map: terrain by colour, pattern and letter; river, structures, towns and bridges."""

from __future__ import annotations

from typing import Any, Final

from hexarch.games.terra.drawing import pieces, ships
from hexarch.games.terra.drawing.labels import Captions, capital
from hexarch.games.terra.drawing.svg import circle, el, group, line, path, polygon, text, width_of
from hexarch.games.terra.drawing.theme import HALO, OUTLINE, RIMS, Theme, pattern_id, piece

R: Final = 38.6  # from the middle of a hex to a corner
HALF: Final = R * 0.8660254  # from the middle to a side
MARGIN: Final = 14.0

Place = tuple[int, int]
Point = tuple[float, float]

# Corners clockwise from the top; side i lies between corners i and i+1, so side 0 faces the upper right.
CORNERS: Final[list[Point]] = [(0.0, -R), (HALF, -R / 2), (HALF, R / 2), (0.0, R), (-HALF, R / 2), (-HALF, -R / 2)]


def beside(place: Place, side: int) -> Place:
    """The place beyond a side; odd rows stand half a hex to the right."""
    row, column = place
    shift = row % 2
    return (
        (row - 1, column + shift),
        (row, column + 1),
        (row + 1, column + shift),
        (row + 1, column - 1 + shift),
        (row, column - 1),
        (row - 1, column - 1 + shift),
    )[side]


class HexMap:
    """The map of a document, ready to be drawn at the origin."""

    def __init__(self, document: dict[str, Any], theme: Theme, captions: Captions) -> None:
        self.theme = theme
        self.captions = captions
        self.map: dict[str, Any] = document["map"]
        self.seats: list[dict[str, Any]] = document["seats"]
        self.last: str | None = document["last_hex"]
        self.sea: dict[str, Any] | None = document["sea"]
        places = [(h["row"], h["column"]) for h in self.map["hexes"] + self.map["rivers"]]
        self.first: int = min(row for row, _ in places)
        rows: int = max(row for row, _ in places) - self.first
        self.width: float = max(2 * HALF * (column + 1) + HALF * (row % 2) for row, column in places) + 2 * MARGIN
        self.height: float = rows * 1.5 * R + 2 * R + 2 * MARGIN
        self.middles: dict[str, Point] = {h["hex"]: self._middle((h["row"], h["column"])) for h in self.map["hexes"]}

    def _middle(self, place: Place) -> Point:
        row, column = place
        return (
            MARGIN + HALF * (2 * column + 1 + row % 2),
            MARGIN + R + (row - self.first) * 1.5 * R,
        )

    def draw(self) -> str:
        """Water below land, land below outlines, bridges and structures on top."""
        rivers: list[dict[str, Any]] = self.map["rivers"]
        hexes: list[dict[str, Any]] = self.map["hexes"]
        standing = [h for h in hexes if h["structure"]]
        title = capital(self.captions.map(self.map["id"]))
        return group(
            group(*[self._river(r) for r in rivers], cls="rivers"),
            group(*[self._land(h) for h in hexes], cls="hexes"),
            group(*[self._town_borders(h) for h in hexes if h["town"]], cls="towns"),
            self._last_mark(),
            group(*[self._names(h) for h in hexes], cls="names"),
            group(*[self._bridge(b) for b in self.map["bridges"]], cls="bridges"),
            group(*[self._structure(h) for h in standing], cls="structures"),
            self._sea(),
            cls="map",
            ident="map",
            title=title,
        )

    def _sea(self) -> str:
        """Canals, ports, ships and seals, in a game that has them."""
        if self.sea is None:
            return ""
        water = {r["river"]: self._middle((r["row"], r["column"])) for r in self.map["rivers"]}
        return ships.draw(self.sea, self.seats, self.middles | water, self.theme, self.captions)

    def _river(self, river: dict[str, Any]) -> str:
        x, y = self._middle((river["row"], river["column"]))
        theme = self.theme
        # A little larger than a hex, so that the water is one surface.
        shape = [(px * 1.03, py * 1.03) for px, py in CORNERS]
        shown = [
            polygon(shape, theme.river),
            polygon(shape, f"url(#{pattern_id(theme, 'river')})"),
            text(0, 3, river["river"], 7.5, theme.river_ink, "middle"),
        ]
        for i, seat in enumerate(river["skipped_by"]):
            colour = piece(self.seats[seat]["colour"])
            sign = self.captions.letter(self.seats[seat]["home"])
            shown.append(pieces.marker(-8 + 16 * i, -12, colour, sign, 6))
        if "iceberg" in river:
            shown.append(pieces.emblem("dwelling", piece(self.seats[river["iceberg"]]["colour"]).fill, (0, 4), 0.6))
        return group(*shown, cls="river", ident=f"river-{river['river']}", at=(x, y))

    def _land(self, land: dict[str, Any]) -> str:
        theme = self.theme
        terrain: str = land["terrain"]
        ground = theme.terrain[terrain]
        inner = [(x * 0.95, y * 0.95) for x, y in CORNERS]
        told = [self.captions.terrain(terrain)]
        if land["structure"]:
            told.append(self._piece(land))
        if land.get("lava"):
            told.append(self.captions.count("lava", land["lava"]))
        if land["town"]:
            told.append(self.captions.word("town-tile" if land.get("tile") else "in-town"))
        return group(
            polygon(CORNERS, ground.fill),
            polygon(CORNERS, f"url(#{pattern_id(theme, terrain)})", stroke=theme.edge, stroke_width=2),
            polygon(inner, "none", stroke=RIMS[terrain], stroke_width=1.8) if terrain in RIMS else "",
            cls=f"hex {terrain}",
            ident=f"hex-{land['hex']}",
            title=f"{land['hex']}: {', '.join(told)}",
            at=self.middles[land["hex"]],
        )

    def _names(self, land: dict[str, Any]) -> str:
        """Terrain letter above, name of the hex below."""
        ground = self.theme.terrain[land["terrain"]]
        sign = self.captions.letter(land["terrain"])
        return group(
            text(0, -R + 17, sign, 10.5, ground.ink, "middle", bold=True, halo=ground.fill),
            text(R - 13, 4, f"+{land['lava']}", 10, ground.ink, "middle", bold=True, halo=ground.fill)
            if land.get("lava")
            else "",
            text(0, R - 8.5, land["hex"], 9.5, ground.ink, "middle", bold=True, halo=ground.fill),
            at=self.middles[land["hex"]],
        )

    def _piece(self, land: dict[str, Any]) -> str:
        return self.captions.owned(self.captions.structure(land["structure"]), self.seats[land["owner"]]["faction"])

    def _town_borders(self, land: dict[str, Any]) -> str:
        """The sides of a hex where its town ends."""
        here = (land["row"], land["column"])
        town = {(h["row"], h["column"]) for h in self.map["hexes"] if h["town"] and h["owner"] == land["owner"]}
        colour = piece(self.seats[land["owner"]]["colour"])
        inner = [(x * 0.91, y * 0.91) for x, y in CORNERS]
        sides = [(inner[i], inner[(i + 1) % 6]) for i in range(6) if beside(here, i) not in town]
        casing = [line(*a, *b, HALO, 6.5) for a, b in sides]
        stripes = [line(*a, *b, OUTLINE, 4.6) for a, b in sides]
        core = [line(*a, *b, colour.fill, 3) for a, b in sides]
        return group(*casing, *stripes, *core, cls="town", at=self.middles[land["hex"]], stroke_linecap="round")

    def _last_mark(self) -> str:
        """A dashed ring where something was built or dug last."""
        if self.last is None or self.last not in self.middles:
            return ""
        ring = [(x * 0.97, y * 0.97) for x, y in CORNERS]
        return group(
            polygon(ring, "none", stroke=OUTLINE, stroke_width=5, stroke_linejoin="round"),
            polygon(ring, "none", stroke="#ffe14d", stroke_width=3, stroke_dasharray="7 4", stroke_linejoin="round"),
            cls="last",
            at=self.middles[self.last],
        )

    def _bridge(self, bridge: dict[str, Any]) -> str:
        """Over the side between two river hexes, from corner to corner, reaching a little onto the land."""
        (ax, ay), (bx, by) = (self.middles[end] for end in bridge["ends"])
        dx, dy = (bx - ax) / (3 * R), (by - ay) / (3 * R)
        x1, y1, x2, y2 = ax + dx * R * 0.84, ay + dy * R * 0.84, bx - dx * R * 0.84, by - dy * R * 0.84
        builders: list[int] = bridge["builders"]
        shown = []
        for i, builder in enumerate(builders):
            # Several on one site lie side by side.
            aside = 14 * (i - (len(builders) - 1) / 2)
            ends = (x1 - dy * aside, y1 + dx * aside, x2 - dy * aside, y2 + dx * aside)
            colour = piece(self.seats[builder]["colour"])
            shown.append(line(*ends, HALO, 15, stroke_linecap="round"))
            shown.append(line(*ends, OUTLINE, 12, stroke_linecap="round"))
            shown.append(line(*ends, colour.fill, 8.5, stroke_linecap="round"))
            shown.append(line(*ends, colour.ink, 8.5, stroke_dasharray="1.6 5.4", opacity=0.7))
        word = self.captions.word("bridge")
        owned = ", ".join(self.captions.owned(word, self.seats[builder]["faction"]) for builder in builders)
        return group(
            *shown,
            cls="bridge",
            ident=f"bridge-{bridge['site'].replace(':', '-')}",
            title=f"{bridge['site']}: {owned}",
        )

    def _structure(self, land: dict[str, Any]) -> str:
        x, y = self.middles[land["hex"]]
        seat = self.seats[land["owner"]]
        # Where structures have several colours, theirs is that of the land.
        colour = piece(land["colour"] if seat["hues"] else seat["colour"])
        shown = pieces.structure(land["structure"], colour)
        if land["town"]:
            # A pennant marks members of a town on the piece itself.
            flag = path("M0 0V-9L8-6L0-3", "#ffe14d", stroke=OUTLINE, stroke_width=1.2, stroke_linejoin="round")
            shown += group(flag, at=(17, 8), cls="pennant")
        if land.get("tile"):
            shown += circle(21, 13, 4, "#ffe14d", stroke=OUTLINE, stroke_width=1.2)
        return group(
            shown,
            ident=f"structure-{land['hex']}",
            cls=f"piece seat-{land['owner']}",
            title=f"{land['hex']}: {self._piece(land)}",
            at=(x, y - 0.5),
        )


def terrains_shown(document: dict[str, Any], theme: Theme) -> list[str]:
    """The terrains of the cycle, and others that a hex, a faction or a lot of an auction has."""
    lots = document["auction"]["lots"] if document["auction"] else []
    met = {land["terrain"] for land in document["map"]["hexes"]}
    met |= {one["home"] for one in [*document["seats"], *lots]}
    return [name for name in theme.terrain if name in met or name not in ("ice", "volcano")]


def small_hex(theme: Theme, captions: Captions, terrain: str, at: Point, r: float, **attributes: str | float) -> str:
    """A terrain as a small hex with its letter."""
    ground = theme.terrain[terrain]
    shape = [(x * r / R, y * r / R) for x, y in CORNERS]
    return group(
        polygon(shape, ground.fill, **{"stroke": RIMS.get(terrain, theme.line), "stroke_width": 1, **attributes}),
        text(0, r * 0.31, captions.letter(terrain), r * 0.86, ground.ink, "middle", bold=True),
        at=at,
    )


def legend(theme: Theme, captions: Captions, terrains: list[str], x: float, y: float, width: float) -> str:
    """The terrains in the order of the cycle, around x."""
    names = {name: captions.terrain(name) for name in terrains}
    words = sum(width_of(name, 11) for name in names.values())
    step = min(44.0, (width - words) / len(names))
    left = x - (words + step * len(names) - 32) / 2
    shown = []
    for name, word in names.items():
        shown.append(small_hex(theme, captions, name, (left, y), R * 0.3))
        shown.append(text(left + 15, y + 4, word, 11, theme.muted))
        left += step + width_of(word, 11)
    return el("g", *shown, cls="legend")
