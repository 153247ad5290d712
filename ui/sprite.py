"""Export the parts of the drawing for the page: patterns, signs and shapes once, colours of both themes as CSS.

Run before the page is built: `python ui/sprite.py`. Shapes and colours stand in `hexarch.games.terra.drawing` alone.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from hexarch.games.terra.drawing import hexmap, icons, pieces, ships, theme
from hexarch.games.terra.drawing.svg import el, group, path
from hexarch.games.terra.drawing.theme import DARK, LIGHT, Ground, Theme

HERE: Final = Path(__file__).parent / "src" / "games" / "terra" / "generated"
PLAIN: Final = (
    "page",
    "panel",
    "card",
    "ink",
    "muted",
    "line",
    "faint",
    "lit",
    "lit_edge",
    "edge",
    "river",
    "river_ink",
    "pattern",
)


def variable(name: str) -> str:
    """The name of a colour in CSS."""
    return f"--hx-{name.replace('_', '-')}"


def colours(one: Theme) -> dict[str, str]:
    """Every colour of a theme by its variable."""
    found = {variable(name): str(getattr(one, name)) for name in PLAIN}
    for name, ground in one.terrain.items():
        found[variable(name)] = ground.fill
        found[variable(f"{name}-ink")] = ground.ink
    return found


def css() -> str:
    """Light by default; dark as the system asks or as `data-theme` says."""

    def rules(values: dict[str, str]) -> str:
        return "".join(f"  {name}: {value};\n" for name, value in values.items())

    fixed: dict[str, str] = {}
    for name, ground in [*theme.PIECES.items(), ("nobody", theme.NOBODY)]:
        fixed[variable(f"piece-{name}")] = ground.fill
        fixed[variable(f"piece-{name}-ink")] = ground.ink
    for name, ground in theme.CULTS.items():
        fixed[variable(f"cult-{name.lower()}")] = ground.fill
    fixed[variable("outline")] = theme.OUTLINE
    fixed[variable("halo")] = theme.HALO
    fixed[variable("power")] = icons.PURPLE
    fixed[variable("gold")] = icons.GOLD
    fixed[variable("bronze")] = icons.BRONZE
    fixed[variable("used")] = icons.USED
    dark = rules(colours(DARK) | {variable("rim"): theme.HALO})
    light = rules(colours(LIGHT) | {variable("rim"): "transparent"})
    return (
        f":root {{\n{rules(fixed)}{light}}}\n"
        f"@media (prefers-color-scheme: dark) {{\n:root:not([data-theme='light']) {{\n{dark}}}\n}}\n"
        f":root[data-theme='dark'] {{\n{dark}}}\n"
    )


def sprite() -> str:
    """What the page refers to by id: terrain patterns, signs, structures as silhouettes."""
    # Colours that change with the theme are asked of the page.
    terrain = {name: Ground(f"var({variable(name)})", f"var({variable(name + '-ink')})") for name in LIGHT.terrain}
    asked = Theme("page", **{name: f"var({variable(name)})" for name in PLAIN}, terrain=terrain)
    shown = [theme.patterns(asked), icons.definitions()]
    for name, (outline, lines) in pieces.SILHOUETTES.items():
        # `color` fills, `--ink` draws the lines inside; the halo keeps a piece apart from its own terrain.
        solid = path(outline, "currentColor", stroke=theme.OUTLINE, stroke_width=2, stroke_linejoin="round")
        inner = path(lines, "none", stroke="var(--ink)", stroke_width=1.3, opacity=0.75)
        halo = path(outline, theme.HALO, stroke=theme.HALO, stroke_width=6.5, stroke_linejoin="round")
        shown.append(el("g", halo, solid, inner, id=f"hx-piece-{name}"))
        # Beside words a piece needs a rim only where it would sink into a dark ground.
        rim = path(outline, "none", stroke="var(--hx-rim)", stroke_width=4.6, stroke_linejoin="round")
        shown.append(el("g", rim, solid, inner, id=f"hx-flat-{name}"))
        shown.append(group(path(outline, "currentColor"), ident=f"hx-emblem-{name}"))
    shown.append(
        el(
            "g",
            path(pieces.PRIEST, theme.HALO, stroke=theme.HALO, stroke_width=3.4, stroke_linejoin="round"),
            path(pieces.PRIEST, "currentColor", stroke=theme.OUTLINE, stroke_width=1.3, stroke_linejoin="round"),
            id="hx-priest",
        )
    )
    for name, outline in pieces.VESSELS.items():
        halo = path(outline, theme.HALO, stroke=theme.HALO, stroke_width=4.6, stroke_linejoin="round")
        solid = path(outline, "currentColor", stroke=theme.OUTLINE, stroke_width=1.3, stroke_linejoin="round")
        shown.append(el("g", halo, solid, id=f"hx-vessel-{name}"))
    for name, sign in (("anchor", ships.ANCHOR), ("crate", ships.CRATE)):
        drawn = path(sign, "none", stroke=theme.OUTLINE, stroke_width=1.6, stroke_linecap="round")
        shown.append(el("g", drawn, id=f"hx-{name}"))
    shown.append(el("g", icons.vp(0, 0, "", 12), id="hx-VP"))
    return "".join(shown)


def geometry() -> str:
    """Measures of a hex, the terrains in their cycle, and which of them have a rim."""
    data = {
        "R": hexmap.R,
        "HALF": round(hexmap.HALF, 4),
        "TERRAINS": list(LIGHT.terrain),
        "RIMS": theme.RIMS,
    }
    kinds = {"RIMS": ": Record<string, string>"}
    lines = [f"export const {name}{kinds.get(name, '')} = {json.dumps(value)};" for name, value in data.items()]
    return "// Written by sprite.py from the drawing modules.\n" + "\n".join(lines) + "\n"


def main() -> None:
    """Write the three files."""
    HERE.mkdir(parents=True, exist_ok=True)
    (HERE / "sprite.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{sprite()}</defs></svg>\n')
    (HERE / "colours.css").write_text(css())
    (HERE / "geometry.ts").write_text(geometry())


if __name__ == "__main__":
    main()
