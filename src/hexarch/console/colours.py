"""Colours of terrains and factions in a terminal."""

from __future__ import annotations

from typing import Final

# In the order of the terrains: desert, plains, swamp, lakes, forest, mountains, wasteland, river.
GROUND: Final = (
    "black on rgb(226,192,92)",
    "white on rgb(124,82,48)",
    "white on rgb(52,52,56)",
    "white on rgb(40,92,168)",
    "white on rgb(40,112,60)",
    "black on rgb(164,164,168)",
    "white on rgb(176,52,44)",
    "rgb(90,150,200)",
)
INK: Final = (
    "rgb(210,170,60)",
    "rgb(170,120,80)",
    "rgb(130,130,140)",
    "rgb(90,150,230)",
    "rgb(80,170,100)",
    "rgb(170,170,175)",
    "rgb(220,90,80)",
    "rgb(90,150,200)",
)
STRONG: Final = "bold"
FAINT: Final = "dim"
GOOD: Final = "green"
BAD: Final = "red"
WARN: Final = "yellow"
