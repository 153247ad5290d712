"""The players' pieces: six silhouettes of structures, ships and traders, cult markers and priests."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.drawing.svg import circle, group, path, text
from hexarch.games.terra.drawing.theme import HALO, OUTLINE, Ground

# Outline and inner lines of each structure, about 32 wide around the origin.
SILHOUETTES: Final = {
    "dwelling": ("M-9.5 12V0L0-11L9.5 0V12Z", "M-3 12V4.5H3V12"),
    "trading-house": ("M-15 12V-2L-7.5-11L0-2L7.5-11L15-2V12Z", "M-10.5 12V4H-4.5V12M4.5 12V4H10.5V12M0-2V12"),
    "temple": (
        "M-13.5 12.5V8H-10.5V0H-13.5V-4H-9.5A9.5 9.5 0 0 1 9.5-4H13.5V0H10.5V8H13.5V12.5Z",
        "M-10.5 0H10.5M-10.5 8H10.5M-5.5 1V7.5M0 1V7.5M5.5 1V7.5",
    ),
    "stronghold": (
        "M-16 13V-11H-13V-7.5H-10.5V-11H-7.5V-3.5H-5V-6.5H-2V-3.5H2V-6.5H5V-3.5H7.5V-11H10.5V-7.5H13V-11H16V13Z",
        "M-4 13V6A4 4 0 0 1 4 6V13M-7.5-3.5V13M7.5-3.5V13",
    ),
    "sanctuary": (
        "M-16.5 13V7.5H-11.5V2H-6.5V-4H-2.6L0-14.5L2.6-4H6.5V2H11.5V7.5H16.5V13Z",
        "M-11.5 7.5H11.5M-6.5 2H6.5M-2.6-4H2.6",
    ),
    "shipyard": (
        "M-16 13V2L-10-4V-13H-7V-6L0-4V-11L12-4V2L16 7V13Z",
        "M-16 7H16M-10 2H12M-4 13V8.5M4 13V8.5",
    ),
}
VESSELS: Final = {
    "ship": "M-9 2H9L5.5 7.5H-5.5ZM-0.8 1V-9L7.5 1ZM-2 1V-6L-7.5 1Z",
    "trader": "M0-9A3 3 0 0 1 1.7-3.4C4-2.6 4.5 1 5 4H9V8H-6.5C-6-1-4.2-2.8-1.7-3.4A3 3 0 0 1 0-9Z",
}
PRIEST: Final = "M0-9A3.3 3.3 0 0 1 1.9-3C5-2.2 6 3 6.6 8H-6.6C-6 3-5-2.2-1.9-3A3.3 3.3 0 0 1 0-9Z"


def structure(name: str, colour: Ground, at: tuple[float, float] = (0, 0), scale: float = 1, halo: float = 6.5) -> str:
    """A structure in its owner's colour, outlined so that it stands out from its own terrain."""
    outline, lines = SILHOUETTES[name]
    shown = []
    if halo:
        shown.append(path(outline, HALO, stroke=HALO, stroke_width=halo, stroke_linejoin="round"))
    shown.append(path(outline, colour.fill, stroke=OUTLINE, stroke_width=2, stroke_linejoin="round"))
    shown.append(path(lines, "none", stroke=colour.ink, stroke_width=1.3, opacity=0.75))
    return group(*shown, cls=f"structure {name}", at=at, scale=scale)


def vessel(kind: str, colour: Ground, sign: str) -> str:
    """A ship or a trader in its owner's colour, with the letter that tells players apart without colour."""
    shape = VESSELS[kind]
    return group(
        path(shape, HALO, stroke=HALO, stroke_width=4.6, stroke_linejoin="round"),
        path(shape, colour.fill, stroke=OUTLINE, stroke_width=1.3, stroke_linejoin="round"),
        text(0, 7, sign, 6, colour.ink, "middle", bold=True),
    )


def emblem(name: str, fill: str, at: tuple[float, float] = (0, 0), scale: float = 1) -> str:
    """A structure as a plain sign on tiles and cards."""
    return group(path(SILHOUETTES[name][0], fill), at=at, scale=scale)


def marker(x: float, y: float, colour: Ground, sign: str, r: float = 8) -> str:
    """A disc on a track; its letter tells players apart without colour."""
    return (
        circle(x, y, r + 1.4, HALO)
        + circle(x, y, r, colour.fill, stroke=OUTLINE, stroke_width=1.3)
        + text(x, y + r * 0.42, sign, r * 1.2, colour.ink, "middle", bold=True)
    )


def priest(x: float, y: float, colour: Ground, scale: float = 1) -> str:
    """A priest."""
    return group(
        path(PRIEST, HALO, stroke=HALO, stroke_width=3.4, stroke_linejoin="round"),
        path(PRIEST, colour.fill, stroke=OUTLINE, stroke_width=1.3, stroke_linejoin="round"),
        at=(x, y),
        scale=scale,
    )
