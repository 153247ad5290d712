"""Writing SVG: a list of elements, and the few shapes that the drawings are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

Point = tuple[float, float]
Label = Callable[[str, dict[str, Any]], str]
FONT: Final = "font-family='Georgia, Times, serif'"

# Light and dark: paper, ink, lines, faint ink, land, water around it.
THEMES: Final = {
    "light": ("#f7f2e6", "#2a2320", "#a8977c", "#7a6a57", "#e9dfc6", "#dfe7ea"),
    "dark": ("#1d1a18", "#efe6d6", "#6d5f4f", "#b3a48f", "#38312a", "#232b30"),
}
HOUSES: Final = {"pharaos": "#d9a514", "norrenis": "#3f79c4", "babylon": "#8a4fa8", "ellenys": "#c33b33"}
RESOURCES: Final = {"food": "#7fae3b", "wood": "#8d5a2b", "metal": "#8a94a0", "gold": "#e0b520", "any": "#c9c2b5"}
BLUE: Final = "#3b6ea8"
RED: Final = "#b23a32"
MANA: Final = "#3fa7c9"


class Picture:
    """Elements in the order in which they are painted."""

    def __init__(self, theme: str, label: Label) -> None:
        self.paper, self.ink, self.line, self.faint, self.land, self.sky = THEMES[theme]
        self.label: Final = label
        self._parts: Final[list[str]] = []

    def add(self, element: str) -> None:
        """Any element."""
        self._parts.append(element)

    def box(self, x: float, y: float, w: float, h: float, fill: str, stroke: str = "", r: float = 4) -> None:
        """A rectangle."""
        self.add(
            f"<rect x='{x:.1f}' y='{y:.1f}' width='{w:.1f}' height='{h:.1f}' rx='{r:g}' fill='{fill}' "
            f"stroke='{stroke or 'none'}'/>"
        )

    def circle(self, at: Point, r: float, fill: str, stroke: str = "none", title: str = "") -> None:
        """A circle; its title is what a pointer shows."""
        inside = f"<title>{escape(title)}</title>" if title else ""
        self.add(
            f"<circle cx='{at[0]:.1f}' cy='{at[1]:.1f}' r='{r:g}' fill='{fill}' stroke='{stroke}'>{inside}</circle>"
        )

    def polygon(self, points: Sequence[Point], fill: str, stroke: str, width: float = 1, dash: str = "") -> None:
        """A polygon."""
        listed = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        dashed = f" stroke-dasharray='{dash}'" if dash else ""
        self.add(f"<polygon points='{listed}' fill='{fill}' stroke='{stroke}' stroke-width='{width:g}'{dashed}/>")

    def stroke(self, a: Point, b: Point, colour: str, width: float = 1, dash: str = "") -> None:
        """A straight line."""
        dashed = f" stroke-dasharray='{dash}'" if dash else ""
        self.add(
            f"<line x1='{a[0]:.1f}' y1='{a[1]:.1f}' x2='{b[0]:.1f}' y2='{b[1]:.1f}' stroke='{colour}' "
            f"stroke-width='{width:g}'{dashed}/>"
        )

    def text(
        self, at: Point, said: str, size: float = 12, fill: str = "", anchor: str = "middle", bold: bool = False
    ) -> None:
        """A line of text."""
        weight = " font-weight='bold'" if bold else ""
        self.add(
            f"<text x='{at[0]:.1f}' y='{at[1]:.1f}' font-size='{size:g}' text-anchor='{anchor}' "
            f"fill='{fill or self.ink}'{weight}>{escape(said)}</text>"
        )

    def icons(self, at: Point, amounts: Sequence[tuple[str, int]], r: float = 6) -> float:
        """Resources as coloured discs in a row, with their numbers; the width they take."""
        x, y = at
        for kind, n in amounts:
            self.circle((x + r, y), r, RESOURCES[kind], self.line, self.label(f"reward-{kind}", {}))
            if n > 1:
                self.text((x + 2 * r + 4, y + r * 0.6), str(n), r * 1.8, anchor="start")
            x += 2 * r + (8 + 8 * len(str(n)) if n > 1 else 4)
        return x - at[0]

    def written(self, width: float, height: float) -> str:
        """The whole picture."""
        ground = f"<rect width='{width:g}' height='{height:g}' fill='{self.paper}'/>"
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' width='{width:g}' "
            f"height='{height:g}' {FONT}>{ground}{''.join(self._parts)}</svg>\n"
        )


def plain_label(key: str, values: dict[str, Any]) -> str:
    """What is written where nobody gives a language: the names themselves."""
    name = key.partition("-")[2] or key
    return name.replace("_", " ")
