"""Writing SVG: elements, groups, texts; everything that comes from outside is escaped here."""

from __future__ import annotations

import unicodedata
from html import escape
from typing import Final

FONT: Final = "'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif"
# Widths of letters in parts of their size, as wide as common bold fonts have them.
NARROW: Final = frozenset("iljtfrI.,:;'|!()[] -")
BROAD: Final = frozenset("mwMW@%")

Value = str | float | int | None


def number(value: float) -> str:
    """A coordinate with two places at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def clean(text: str) -> str:
    """Escaped, and without characters that XML cannot hold."""
    allowed = [c for c in text if (c.isprintable() and ord(c) < 0xFFFE) or ord(c) > 0xFFFF]
    return escape("".join(allowed), quote=True)


def el(name: str, *children: str, **attributes: Value) -> str:
    """An element; `stroke_width` is written stroke-width and `cls` class, None is left out."""
    parts = [name]
    for key, value in attributes.items():
        if value is None:
            continue
        shown = clean(value) if isinstance(value, str) else number(value)
        parts.append(f'{"class" if key == "cls" else key.replace("_", "-")}="{shown}"')
    inner = "".join(children)
    return f"<{' '.join(parts)}>{inner}</{name}>" if inner else f"<{' '.join(parts)}/>"


def group(
    *children: str,
    cls: str = "",
    ident: str = "",
    title: str = "",
    at: tuple[float, float] = (0, 0),
    scale: float = 1,
    opacity: float | None = None,
    stroke_linecap: str | None = None,
) -> str:
    """A group at a place, with a title that a reader or a pointer can find."""
    moves = []
    if at != (0, 0):
        moves.append(f"translate({number(at[0])} {number(at[1])})")
    if scale != 1:
        moves.append(f"scale({number(scale)})")
    named = el("title", clean(title)) if title else ""
    return el(
        "g",
        named,
        *children,
        id=ident or None,
        cls=cls or None,
        role="img" if title else None,
        transform=" ".join(moves) or None,
        opacity=opacity,
        stroke_linecap=stroke_linecap,
    )


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    anchor: str = "start",
    bold: bool = False,
    halo: str | None = None,
    opacity: float | None = None,
    cls: str | None = None,
) -> str:
    """A line of text; a halo keeps it legible on a pattern."""
    outline: dict[str, Value] = {}
    if halo is not None:
        outline = {"stroke": halo, "stroke_width": size / 4, "stroke_linejoin": "round", "paint_order": "stroke"}
    return el(
        "text",
        clean(words),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=anchor if anchor != "start" else None,
        font_weight="700" if bold else None,
        opacity=opacity,
        cls=cls,
        **outline,
    )


def rect(x: float, y: float, width: float, height: float, fill: str, r: float, **attributes: Value) -> str:
    """A rectangle with corners of radius r."""
    return el("rect", x=x, y=y, width=width, height=height, rx=r or None, fill=fill, **attributes)


def circle(x: float, y: float, r: float, fill: str, **attributes: Value) -> str:
    """A disc."""
    return el("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def path(d: str, fill: str, **attributes: Value) -> str:
    """A path."""
    return el("path", d=d, fill=fill, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float, **attributes: Value) -> str:
    """A line."""
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=width, **attributes)


def polygon(points: list[tuple[float, float]], fill: str, **attributes: Value) -> str:
    """A closed shape."""
    return el("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), fill=fill, **attributes)


def width_of(words: str, size: float) -> float:
    """About how wide a text is, rather too much than too little."""
    total = 0.0
    for c in words:
        if c in NARROW:
            total += 0.42
        elif c in BROAD or unicodedata.east_asian_width(c) in "WF":
            total += 1.05
        else:
            total += 0.8 if c.isupper() else 0.69
    return total * size


def fitted(words: str, size: float, width: float) -> str:
    """The text, cut short with an ellipsis where it is too wide."""
    if width_of(words, size) <= width:
        return words
    while words and width_of(words + "…", size) > width:
        words = words[:-1]
    return words.rstrip() + "…"


def smaller(words: str, size: float, least: float, width: float) -> float:
    """The size at which a text fits, if that is not below the least."""
    wide = width_of(words, size)
    return size if wide <= width else max(least, size * width / wide)
