"""Drawings of a position: planets, star, tracks, pacts and what everybody has, as one picture that stands alone."""

from hexarch.games.anunnaki.drawing.page import draw

__all__ = ["draw"]
