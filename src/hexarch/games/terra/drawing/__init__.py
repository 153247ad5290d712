"""A position as a picture: one self-contained SVG, drawn from the document that `view` gives."""

from __future__ import annotations

from hexarch.games.terra.drawing.labels import Labels
from hexarch.games.terra.drawing.page import PARTS, WIDTH, draw, draw_document

__all__ = ["PARTS", "WIDTH", "Labels", "draw", "draw_document"]
