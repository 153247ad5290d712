"""Colours of terrains and factions in a terminal."""

from __future__ import annotations

from typing import Final

# In the order of the terrains: desert, plains, swamp, lakes, forest, mountains, wasteland, river, ice, volcano.
GROUND: Final = (
    "black on color(221)",
    "white on color(94)",
    "white on color(236)",
    "white on color(26)",
    "white on color(28)",
    "black on color(248)",
    "white on color(160)",
    "color(74)",
    "black on color(159)",
    "white on color(130)",
)
INK: Final = (
    "color(178)",
    "color(137)",
    "color(243)",
    "color(75)",
    "color(71)",
    "color(248)",
    "color(203)",
    "color(74)",
    "color(123)",
    "color(208)",
)
MARKS: Final = "yukbgsr~iv"  # letters of the terrains on a map of text


def ink(home: int) -> str:
    """The colour of who lives on a terrain; none while that is not chosen."""
    return INK[home] if home >= 0 else "default"
